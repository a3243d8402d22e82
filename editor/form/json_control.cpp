#include "editor/form/json_control.hpp"

#include "core/text/canonical.hpp"
#include "editor/form/text_controls.hpp"
#include "editor/look/theme.hpp"
#include "editor/look/words.hpp"

#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace muster::editor {

JsonControl::JsonControl(const Field& field, const Field& top, std::string key, EditController& controller,
                         QWidget* parent)
    : Control(field, top, std::move(key), controller, parent), m_edit(smallTextBox(3, this)), m_fault(new QLabel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_edit);
    layout->addWidget(m_fault);
    m_edit->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_edit->setPlaceholderText(tr("not given"));
    m_edit->setToolTip(tr("This value is written as JSON."));
    m_fault->setWordWrap(true);
    m_fault->hide();
    setFocusProxy(m_edit);
    watch(m_edit);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &JsonControl::write);
}

void JsonControl::write()
{
    const QString text = m_edit->toPlainText();
    m_unfinished = false;
    m_fault->hide();
    if (text.trimmed().isEmpty()) return controller().clear(key());
    const auto parsed = text::parseFragment(utf8(text));
    if (parsed.document && parsed.faults.empty()) {
        m_value = text::onOneLine(parsed.document->root());
        return controller().set(key(), m_value);
    }
    m_unfinished = true;
    m_fault->setText(
        tr("Not JSON yet: %1").arg(parsed.faults.empty() ? QString() : toQString(parsed.faults.front().message)));
    QPalette palette = m_fault->palette();
    palette.setColor(QPalette::WindowText, levelColour(diagnostics::Level::warning, this->palette()));
    m_fault->setPalette(palette);
    m_fault->show();
}

void JsonControl::take(const FieldView& view)
{
    if (m_unfinished && m_edit->hasFocus()) return;
    m_unfinished = false;
    m_fault->hide();
    const auto value = view.value();
    const std::string now = value ? text::onOneLine(value) : std::string();
    m_edit->setReadOnly(view.readOnly);
    setQuiet(m_edit, view.isInherited());
    if (now == m_value && m_edit->toPlainText().isEmpty() == now.empty()) return;
    m_value = now;
    showText(*m_edit, value ? toQString(text::canonical(value, 0, 0)) : QString());
}

}  // namespace muster::editor
