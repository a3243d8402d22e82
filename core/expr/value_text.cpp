#include "core/expr/value_text.hpp"

#include "core/expr/utf8.hpp"

#include <charconv>
#include <cmath>
#include <fmt/format.h>

namespace muster::expr {

namespace {

constexpr int maxShownDepth = 200;
constexpr std::size_t maxSentenceLength = 1 << 16;

enum class Style { expression, sentence };

// Stops once the text exceeds the limit: a small value may share its parts so often that its full text would be
// endless.
class Writer {
public:
    Writer(Style style, std::size_t limit) : m_style(style), m_limit(limit) {}

    std::string write(const Value& value)
    {
        add(value, 0);
        if (m_text.size() > m_limit) cut();
        return std::move(m_text);
    }

private:
    bool full() const { return m_text.size() > m_limit; }

    void cut()
    {
        m_text.resize(text::cut(m_text, m_limit).size());
        m_text += "...";
    }

    void add(const Value& value, int depth)
    {
        if (full()) return;
        switch (value.type()) {
        case ValueType::null: m_text += "null"; break;
        case ValueType::boolean: m_text += value.asBoolean() ? "true" : "false"; break;
        case ValueType::integer: m_text += fmt::format("{}", value.asInteger()); break;
        case ValueType::unsignedInteger: addUnsigned(value.asUnsigned()); break;
        case ValueType::real: addReal(value.asReal()); break;
        case ValueType::string: addString(value.asString()); break;
        case ValueType::type: m_text += value.asString(); break;
        case ValueType::list: addList(value, depth); break;
        case ValueType::map: addMap(value, depth); break;
        }
    }

    void addUnsigned(std::uint64_t u)
    {
        m_text += fmt::format("{}", u);
        if (m_style == Style::expression) m_text += 'u';
    }

    void addReal(double d)
    {
        std::string text = realText(d);
        if (m_style == Style::expression && text.find_first_not_of("-0123456789") == std::string::npos) text += ".0";
        m_text += text;
    }

    void addString(std::string_view text)
    {
        if (text.size() > m_limit) text = text.substr(0, m_limit + 1);
        if (m_style == Style::sentence)
            m_text += text;
        else
            m_text += quoted(text);
    }

    void addList(const Value& list, int depth)
    {
        const bool brackets = m_style == Style::expression || depth > 0;
        if (brackets) m_text += '[';
        if (depth >= maxShownDepth) m_text += "...";
        bool first = true;
        for (const Value& item : list.asList()) {
            if (full() || depth >= maxShownDepth) break;
            if (!first) m_text += ", ";
            first = false;
            add(item, depth + 1);
        }
        if (brackets) m_text += ']';
    }

    void addMap(const Value& map, int depth)
    {
        m_text += '{';
        if (depth >= maxShownDepth) m_text += "...";
        bool first = true;
        for (const MapEntry& entry : map.asMap()) {
            if (full() || depth >= maxShownDepth) break;
            if (!first) m_text += ", ";
            first = false;
            add(entry.key, depth + 1);
            m_text += ": ";
            add(entry.value, depth + 1);
        }
        m_text += '}';
    }

    Style m_style;
    std::size_t m_limit;
    std::string m_text;
};

}  // namespace

std::string realText(double d)
{
    if (std::isnan(d)) return "NaN";
    if (std::isinf(d)) return d < 0 ? "-Infinity" : "Infinity";
    const double size = std::fabs(d);
    const bool plain = size == 0 || (size >= 1e-7 && size < 1e21);
    char digits[64];
    const auto end = std::to_chars(digits, digits + sizeof digits, d,
                                   plain ? std::chars_format::fixed : std::chars_format::scientific);
    return {digits, end.ptr};
}

std::string quoted(std::string_view text)
{
    std::string out = "\"";
    while (!text.empty()) {
        const CodePoint c = firstCodePoint(text);
        switch (c.value) {
        case '\a': out += "\\a"; break;
        case '\b': out += "\\b"; break;
        case '\f': out += "\\f"; break;
        case '\n': out += "\\n"; break;
        case '\r': out += "\\r"; break;
        case '\t': out += "\\t"; break;
        case '\v': out += "\\v"; break;
        case '\\': out += "\\\\"; break;
        case '"': out += "\\\""; break;
        default:
            // Control characters must never reach a terminal.
            if (c.value < 0x20 || (c.value >= 0x7F && c.value < 0xA0))
                out += fmt::format("\\u{:04X}", static_cast<unsigned>(c.value));
            else
                appendCodePoint(out, c.value);
        }
        text.remove_prefix(c.size);
    }
    out += '"';
    return out;
}

std::string toText(const Value& value, std::size_t limit) { return Writer(Style::expression, limit).write(value); }

std::string toSentence(const Value& value) { return Writer(Style::sentence, maxSentenceLength).write(value); }

}  // namespace muster::expr
