#include "editor/form/checked_line.hpp"

namespace muster::editor {

CheckedLine::CheckedLine(std::function<QString(const QString&)> problem, QWidget* parent)
    : QLineEdit(parent), m_problem(std::move(problem))
{
    connect(this, &QLineEdit::editingFinished, this, &CheckedLine::finish);
}

void CheckedLine::showText(const QString& text)
{
    const bool isTyping = hasFocus() && isModified() && text == m_text;
    m_text = text;
    if (!isTyping && this->text() != text) setText(text);
}

QString CheckedLine::problem() const { return text() == m_text ? QString() : m_problem(text()); }

void CheckedLine::finish()
{
    if (text() != m_text && problem().isEmpty()) Q_EMIT entered(text());
    // Restore the current value if the text is invalid.
    setModified(false);
    if (text() != m_text) setText(m_text);
}

}  // namespace muster::editor
