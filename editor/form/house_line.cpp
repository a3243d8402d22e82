#include "editor/form/house_line.hpp"

#include "editor/look/file_reference.hpp"
#include "editor/look/icons.hpp"
#include "editor/look/words.hpp"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>

namespace muster::editor {

namespace {

constexpr int maxPathLength = 1000;

QToolButton* button(const char* name, const char* memberView, const QString& title, QWidget* parent)
{
    auto* made = new QToolButton(parent);
    made->setObjectName(QLatin1String(name));
    made->setIcon(icon(QLatin1String(memberView), parent->palette()));
    made->setAutoRaise(true);
    made->setFocusPolicy(Qt::StrongFocus);
    made->setToolTip(title);
    made->setAccessibleName(title);
    return made;
}

}  // namespace

HouseLine::HouseLine(std::function<std::filesystem::path()> place, QWidget* parent)
    : QWidget(parent), m_place(std::move(place)), m_line(new QLineEdit(this))
{
    m_line->setMaxLength(maxPathLength);
    m_line->setPlaceholderText(tr("none"));
    auto* choose = button("house-choose", "open", tr("Choose house rules"), this);
    auto* remove = button("house-remove", "remove", tr("Remove the house rules"), this);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_line, 1);
    layout->addWidget(choose);
    layout->addWidget(remove);
    setFocusProxy(m_line);
    connect(m_line, &QLineEdit::editingFinished, this, [this] { tell(m_line->text()); });
    connect(choose, &QToolButton::clicked, this, &HouseLine::choose);
    connect(remove, &QToolButton::clicked, this, [this] { tell({}); });
    m_choose = choose;
    m_remove = remove;
    m_remove->setVisible(false);
}

void HouseLine::showText(const QString& path)
{
    const bool isTyping = m_line->hasFocus() && m_line->isModified() && path == m_text;
    m_text = path;
    if (!isTyping && m_line->text() != path) m_line->setText(path);
    m_remove->setVisible(!path.isEmpty() && !m_isReadOnly);
}

void HouseLine::setReadOnly(bool readOnly)
{
    m_isReadOnly = readOnly;
    m_line->setReadOnly(readOnly);
    m_choose->setEnabled(!readOnly);
    m_remove->setVisible(!m_text.isEmpty() && !readOnly);
}

void HouseLine::tell(const QString& path)
{
    m_line->setModified(false);
    if (path != m_text) Q_EMIT entered(path);
}

void HouseLine::choose()
{
    const auto chosen = chooseReference(this, tr("Choose House Rules"), tr("House rules (*.house.json);;All files (*)"),
                                        m_place(), utf8(m_text), "..");
    if (!chosen.empty()) tell(toQString(chosen));
}

}  // namespace muster::editor
