#include "editor/look/name_line.hpp"

namespace muster::editor {

void NameLine::setUsualName(const QString& name)
{
    m_usual = name;
    setPlaceholderText(name);
}

QString NameLine::name() const
{
    const QString typed = text().trimmed();
    return typed.isEmpty() ? m_usual : typed;
}

}  // namespace muster::editor
