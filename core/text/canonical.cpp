#include "core/text/canonical.hpp"

#include <algorithm>

namespace muster::text {

namespace {

constexpr std::size_t lineWidth = 120;

class Writer {
public:
    std::string write(const Document& document)
    {
        value(document.root(), 0);
        m_out += '\n';
        return std::move(m_out);
    }

private:
    std::string_view bytesOf(Node node, Range range) const
    {
        return node.document().source().bytes().substr(range.begin, range.end - range.begin);
    }

    /// Arrays and objects of plain values read best on one line; so do lists of points.
    static bool mayShareLine(Node node)
    {
        return std::all_of(node.begin(), node.end(), [&](Node child) {
            if (child.size() == 0) return true;
            return node.isArray() && child.isArray() && std::all_of(child.begin(), child.end(), [](Node n) { return n.isNumber(); });
        });
    }

    /// Appends the value in one line; gives up, with the text unfinished, once that is longer than a line may be.
    void appendOnOneLine(Node node, std::string& text) const
    {
        if (!node.isArray() && !node.isObject()) {
            text += node.sourceText();
            return;
        }
        if (node.size() == 0) {
            text += node.isArray() ? "[]" : "{}";
            return;
        }
        text += node.isArray() ? "[" : "{ ";
        bool first = true;
        for (const Node child : node) {
            if (text.size() > lineWidth) return;
            if (!first) text += ", ";
            first = false;
            if (node.isObject()) text.append(bytesOf(child, child.keyRange())).append(": ");
            appendOnOneLine(child, text);
        }
        text += node.isArray() ? "]" : " }";
    }

    std::size_t column() const
    {
        const auto lineBreak = m_out.rfind('\n');
        return m_out.size() - (lineBreak == std::string::npos ? 0 : lineBreak + 1);
    }

    void value(Node node, std::size_t depth)
    {
        const bool container = node.isArray() || node.isObject();
        if (!container || node.size() == 0) {
            appendOnOneLine(node, m_out);
            return;
        }
        if (depth > 0 && mayShareLine(node)) {
            std::string line;
            appendOnOneLine(node, line);
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
            if (node.isObject()) m_out.append(bytesOf(child, child.keyRange())).append(": ");
            value(child, depth + 1);
        }
        m_out.append("\n").append(2 * depth, ' ').append(node.isArray() ? "]" : "}");
    }

    std::string m_out;
};

}  // namespace

std::string canonical(const Document& document) { return Writer().write(document); }

}  // namespace muster::text
