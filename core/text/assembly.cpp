#include "core/text/assembly.hpp"

#include <algorithm>
#include <utility>

namespace muster::text {

Assembly::Assembly(std::vector<std::shared_ptr<const Document>> documents) : m_documents(std::move(documents)) {}

std::shared_ptr<const Document> Assembly::documentOf(Node value) const
{
    return *std::find_if(m_documents.begin(), m_documents.end(),
                         [&](const auto& document) { return document.get() == &value.document(); });
}

void Assembly::add(Node value, Range origin)
{
    const auto begin = static_cast<std::uint32_t>(m_text.size());
    m_text += value.document().source().bytes().substr(origin.begin, origin.end - origin.begin);
    m_origins->add({begin, static_cast<std::uint32_t>(m_text.size())}, documentOf(value), origin);
}

void Assembly::separate()
{
    if (!m_isFirst) m_text += ",\n";
    m_isFirst = false;
}

void Assembly::copy(Node value)
{
    separate();
    add(value, {value.keyRange().begin, value.range().end});
}

void Assembly::open(Node container)
{
    if (!m_open.empty()) separate();
    const Range key = container.keyRange(), whole = container.range();
    if (key.begin != whole.begin) {
        add(container, key);
        m_text += ": ";
    }
    const auto begin = static_cast<std::uint32_t>(m_text.size());
    m_text += container.isArray() ? '[' : '{';
    m_origins->add({begin, begin + 1}, documentOf(container), whole);
    m_open += container.isArray() ? ']' : '}';
    m_isFirst = true;
}

void Assembly::close()
{
    m_text += m_open.back();
    m_open.pop_back();
    m_isFirst = false;
}

Document::Parsed Assembly::take(std::string name)
{
    return Document::parse(std::make_shared<const Source>(std::move(name), std::move(m_text), std::move(m_origins)));
}

}  // namespace muster::text
