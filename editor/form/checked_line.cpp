#include "editor/form/checked_line.hpp"

namespace muster::editor {

CheckedLine::CheckedLine(std::function<QString(const QString&)> trouble, QWidget* parent)
    : QLineEdit(parent), m_trouble(std::move(trouble))
{
    connect(this, &QLineEdit::editingFinished, this, &CheckedLine::finish);
}

void CheckedLine::showText(const QString& text)
{
    const bool isTyping = hasFocus() && isModified() && text == m_text;
    m_text = text;
    if (!isTyping && this->text() != text) setText(text);
}

QString CheckedLine::trouble() const { return text() == m_text ? QString() : m_trouble(text()); }

void CheckedLine::finish()
{
    if (text() != m_text && trouble().isEmpty()) Q_EMIT entered(text());
    // What cannot be taken gives way to what holds.
    setModified(false);
    if (text() != m_text) setText(m_text);
}

}  // namespace muster::editor
