#include "core/text/document.hpp"

#include "core/text/pointer.hpp"
#include "core/text/same_bytes.hpp"

#include <algorithm>
#include <charconv>

namespace muster::text {

std::string_view kindName(Kind kind)
{
    switch (kind) {
    case Kind::null: return "null";
    case Kind::boolean: return "boolean";
    case Kind::integer:
    case Kind::unsignedInteger: return "integer";
    case Kind::real: return "number";
    case Kind::string: return "string";
    case Kind::array: return "array";
    case Kind::object: return "object";
    }
    return "";
}

bool Node::boolean() const { return isBoolean() && m_document->m_records[m_index].boolean; }

std::int64_t Node::integer() const
{
    return *this && kind() == Kind::integer ? m_document->m_records[m_index].integer : 0;
}

std::uint64_t Node::unsignedInteger() const
{
    if (!*this) return 0;
    const auto& record = m_document->m_records[m_index];
    if (record.kind == Kind::unsignedInteger) return record.unsignedInteger;
    return record.kind == Kind::integer && record.integer >= 0 ? static_cast<std::uint64_t>(record.integer) : 0;
}

double Node::real() const
{
    if (!*this) return 0;
    const auto& record = m_document->m_records[m_index];
    switch (record.kind) {
    case Kind::real: return record.real;
    case Kind::integer: return static_cast<double>(record.integer);
    case Kind::unsignedInteger: return static_cast<double>(record.unsignedInteger);
    default: return 0;
    }
}

std::string_view Node::string() const
{
    if (!isString()) return {};
    const auto& record = m_document->m_records[m_index];
    return {record.characters, record.length};
}

std::string_view Node::escapedKey() const
{
    const auto& decoded = m_document->m_decodedKeys;
    const auto found = std::lower_bound(decoded.begin(), decoded.end(), m_index,
                                        [](const auto& entry, std::uint32_t index) { return entry.first < index; });
    return *found->second;
}

Node Node::operator[](std::string_view name) const
{
    if (!isObject()) return {};
    const auto& records = m_document->m_records;
    const char* const bytes = m_document->m_source->bytes().data();
    const std::uint32_t end = records[m_index].next;
    for (std::uint32_t i = m_index + 1; i < end; i = records[i].next) {
        const auto& record = records[i];
        const Node member(m_document, i);
        if (record.keyEscaped
                ? member.key() == name
                : record.keyLength == name.size() && sameBytes(bytes + record.keyBegin + 1, name.data(), name.size()))
            return member;
    }
    return {};
}

Node Node::at(std::uint32_t position) const
{
    if (position >= size()) return {};
    auto item = begin();
    while (position-- > 0) ++item;
    return *item;
}

Node Node::at(std::string_view pointer) const
{
    Node node = *this;
    while (node && !pointer.empty()) {
        if (pointer.front() != '/') return {};
        pointer.remove_prefix(1);
        const std::string_view token = pointer.substr(0, pointer.find('/'));
        pointer.remove_prefix(token.size());
        if (node.isArray()) {
            std::uint32_t position = 0;
            const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), position);
            if (error != std::errc() || end != token.data() + token.size()) return {};
            node = node.at(position);
            continue;
        }
        node = node[tokenName(token)];
    }
    return node;
}

Node Node::parent() const
{
    if (!*this || m_index == 0) return {};
    return {m_document, m_document->m_records[m_index].parent};
}

Range Node::range() const
{
    if (!*this) return {};
    const auto& record = m_document->m_records[m_index];
    return {record.begin, record.end};
}

Range Node::keyRange() const
{
    if (!*this) return {};
    const auto& record = m_document->m_records[m_index];
    if (record.keyBegin == record.begin) return {record.begin, record.end};
    return {record.keyBegin, record.keyBegin + record.keyLength + 2};
}

std::string Node::pointer() const
{
    std::vector<std::string> tokens;
    for (Node node = *this; node && node.m_index != 0; node = node.parent()) {
        const Node parent = node.parent();
        if (parent.isObject()) {
            appendToken(tokens.emplace_back(), node.key());
        } else {
            tokens.push_back("/" + std::to_string(m_document->m_records[node.m_index].keyLength));
        }
    }
    std::string result;
    for (auto token = tokens.rbegin(); token != tokens.rend(); ++token) result += *token;
    return result;
}

std::string_view Node::sourceText() const
{
    const Range r = range();
    return *this ? m_document->m_source->bytes().substr(r.begin, r.end - r.begin) : std::string_view();
}

std::string Node::plainText() const
{
    switch (kind()) {
    case Kind::integer: return std::to_string(integer());
    case Kind::unsignedInteger: return std::to_string(unsignedInteger());
    case Kind::string: return std::string(string());
    default: return std::string(sourceText());
    }
}

std::uint32_t Node::sourceOffset(std::uint32_t decodedOffset) const
{
    if (!isString()) return range().begin;
    const std::string_view bytes = m_document->m_source->bytes();
    const Range r = range();
    std::uint32_t offset = r.begin + 1;
    std::uint32_t decoded = 0;
    while (decoded < decodedOffset && offset < r.end - 1) {
        if (bytes[offset] != '\\') {
            ++offset, ++decoded;
            continue;
        }
        if (bytes[offset + 1] != 'u') {
            offset += 2, ++decoded;
            continue;
        }
        unsigned unit = 0;
        std::from_chars(bytes.data() + offset + 2, bytes.data() + offset + 6, unit, 16);
        const bool surrogate = unit >= 0xD800 && unit < 0xE000;
        offset += surrogate ? 12 : 6;
        decoded += surrogate ? 4 : unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
    }
    return offset;
}

Node Document::nodeAt(std::uint32_t offset) const
{
    Node node = root();
    for (bool deeper = true; deeper;) {
        deeper = false;
        for (const Node child : node)
            if (child.keyRange().begin <= offset && offset < child.range().end) {
                node = child;
                deeper = true;
                break;
            }
    }
    return node;
}

}  // namespace muster::text
