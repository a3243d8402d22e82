#include "editor/form/id_control.hpp"

#include "core/text/edit.hpp"
#include "editor/form/id_line.hpp"
#include "editor/look/theme.hpp"
#include "editor/look/words.hpp"

#include <QLabel>
#include <QVBoxLayout>

namespace muster::editor {

IdControl::IdControl(const Field& field, const Field& top, std::string key, EditController& controller, QWidget* parent)
    : Control(field, top, std::move(key), controller, parent),
      m_line(new IdLine([this](const QString& id) { return this->controller().isTaken(utf8(id)); }, this)),
      m_problem(new QLabel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_line);
    layout->addWidget(m_problem);
    m_problem->setObjectName("id-trouble");
    m_problem->setWordWrap(true);
    m_problem->hide();
    setFocusProxy(m_line);
    watch(m_line);
    connect(m_line, &QLineEdit::textEdited, this, &IdControl::showProblem);
    connect(m_line, &QLineEdit::editingFinished, this, &IdControl::showProblem);
    connect(m_line, &CheckedLine::entered, this,
            [this](const QString& id) { this->controller().set(this->key(), text::quoted(utf8(id))); });
}

void IdControl::take(const FieldView& view)
{
    m_line->showText(toQString(view.own.string()));
    m_line->setReadOnly(view.readOnly);
    showProblem();
}

void IdControl::describe(const QString& name, const QString& description)
{
    m_description = description;
    Control::describe(name, description);
    showProblem();
}

void IdControl::showProblem()
{
    const QString problem = m_line->problem();
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    // Lets screen readers announce the problem.
    m_line->setAccessibleDescription(problem.isEmpty() ? m_description : problem);
    if (problem.isEmpty()) return;
    QPalette colours = m_problem->palette();
    colours.setColor(QPalette::WindowText, levelColour(diagnostics::Level::warning, palette()));
    m_problem->setPalette(colours);
}

}  // namespace muster::editor
