#include "core/text/canonical.hpp"

#include <algorithm>

namespace muster::text {

namespace {

std::string_view keyOf(Node member)
{
    const Range range = member.keyRange();
    return member.document().source().bytes().substr(range.begin, range.end - range.begin);
}

/// Appends the value on one line; stops, with the text incomplete, when it exceeds the limit.
void appendOnOneLine(Node node, std::string& text, Spacing spacing, std::size_t limit)
{
    if (!node.isArray() && !node.isObject()) {
        text += node.sourceText();
        return;
    }
    const bool wide = spacing == Spacing::wide;
    if (node.size() == 0) {
        text += node.isArray() ? "[]" : "{}";
        return;
    }
    text += node.isArray() ? "[" : wide ? "{ " : "{";
    bool first = true;
    for (const Node child : node) {
        if (text.size() > limit) return;
        if (!first) text += wide ? ", " : ",";
        first = false;
        if (node.isObject()) text.append(keyOf(child)).append(wide ? ": " : ":");
        appendOnOneLine(child, text, spacing, limit);
    }
    text += node.isArray() ? "]" : wide ? " }" : "}";
}

class Writer {
public:
    /// `column` is that of the first byte.
    explicit Writer(std::size_t column = 0) : m_firstColumn(column) {}

    std::string write(Node node, std::size_t depth)
    {
        value(node, depth);
        return std::move(m_out);
    }

private:
    std::size_t column() const
    {
        const auto lineBreak = m_out.rfind('\n');
        return lineBreak == std::string::npos ? m_firstColumn + m_out.size() : m_out.size() - lineBreak - 1;
    }

    void value(Node node, std::size_t depth)
    {
        const bool container = node.isArray() || node.isObject();
        if (!container || node.size() == 0) {
            appendOnOneLine(node, m_out, Spacing::wide, std::string::npos);
            return;
        }
        if (depth > 0 && mayShareLine(node)) {
            std::string line;
            appendOnOneLine(node, line, Spacing::wide, lineWidth);
            if (column() + line.size() <= lineWidth) {
                m_out += line;
                return;
            }
        }
        m_out += node.isArray() ? "[" : "{";
        bool first = true;
        for (const Node child : node) {
            m_out.append(first ? "\n" : ",\n").append(2 * (depth + 1), ' ');
            first = false;
            if (node.isObject()) m_out.append(keyOf(child)).append(": ");
            value(child, depth + 1);
        }
        m_out.append("\n").append(2 * depth, ' ').append(node.isArray() ? "]" : "}");
    }

    std::size_t m_firstColumn;
    std::string m_out;
};

}  // namespace

std::string canonical(const Document& document) { return Writer().write(document.root(), 0) + '\n'; }

std::string canonical(Node value, std::size_t depth, std::size_t column) { return Writer(column).write(value, depth); }

// Arrays and objects of plain values are most readable on one line; so are lists of points.
bool mayStandInLine(Node value, bool inArray)
{
    if (value.size() == 0) return true;
    return inArray && value.isArray() && std::all_of(value.begin(), value.end(), [](Node n) { return n.isNumber(); });
}

bool mayShareLine(Node container)
{
    return std::all_of(container.begin(), container.end(),
                       [&](Node child) { return mayStandInLine(child, container.isArray()); });
}

std::string onOneLine(Node value, Spacing spacing)
{
    std::string text;
    appendOnOneLine(value, text, spacing, std::string::npos);
    return text;
}

}  // namespace muster::text
