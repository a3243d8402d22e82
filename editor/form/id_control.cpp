#include "editor/form/id_control.hpp"

#include "core/text/edit.hpp"
#include "editor/form/id_line.hpp"
#include "editor/window/theme.hpp"
#include "editor/window/words.hpp"

#include <QLabel>
#include <QVBoxLayout>

namespace muster::editor {

IdControl::IdControl(const Field& field, const Field& top, std::string key, FormDesk& desk, QWidget* parent)
    : Control(field, top, std::move(key), desk, parent),
      m_line(new IdLine([this](const QString& id) { return this->desk().isTaken(utf8(id)); }, this)),
      m_trouble(new QLabel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_line);
    layout->addWidget(m_trouble);
    m_trouble->setObjectName("id-trouble");
    m_trouble->setWordWrap(true);
    m_trouble->hide();
    setFocusProxy(m_line);
    watch(m_line);
    connect(m_line, &QLineEdit::textEdited, this, &IdControl::showTrouble);
    connect(m_line, &QLineEdit::editingFinished, this, &IdControl::showTrouble);
    connect(m_line, &CheckedLine::entered, this,
            [this](const QString& id) { this->desk().set(this->key(), text::quoted(utf8(id))); });
}

void IdControl::take(const FieldView& view)
{
    m_line->showText(shown(view.own.string()));
    m_line->setReadOnly(view.readOnly);
    showTrouble();
}

void IdControl::describe(const QString& name, const QString& description)
{
    m_description = description;
    Control::describe(name, description);
    showTrouble();
}

void IdControl::showTrouble()
{
    const QString trouble = m_line->trouble();
    m_trouble->setText(trouble);
    m_trouble->setVisible(!trouble.isEmpty());
    // Who cannot see it hears it.
    m_line->setAccessibleDescription(trouble.isEmpty() ? m_description : trouble);
    if (trouble.isEmpty()) return;
    QPalette colours = m_trouble->palette();
    colours.setColor(QPalette::WindowText, levelColour(diagnostics::Level::warning, palette()));
    m_trouble->setPalette(colours);
}

}  // namespace muster::editor
