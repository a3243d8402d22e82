#include "core/text/draft_writer.hpp"

#include <algorithm>

namespace muster::text {

namespace {

std::string lineStart(std::size_t depth) { return "\n" + std::string(2 * depth, ' '); }

std::string_view behindLastBreak(std::string_view gap)
{
    const auto at = gap.rfind('\n');
    return at == std::string_view::npos ? std::string_view() : gap.substr(at + 1);
}

std::size_t depthOf(Node node)
{
    std::size_t depth = 0;
    for (Node parent = node.parent(); parent; parent = parent.parent()) ++depth;
    return depth;
}

/// The canonical form of a value whose piece has changes inside.
std::string canonicalText(const Piece& piece, std::size_t depth, std::size_t column)
{
    if (!piece.opened) return canonical(piece.node, depth, column);
    const auto parsed = parseFragment(piece.onOneLine());
    return parsed.document ? canonical(parsed.document->root(), depth, column) : piece.onOneLine();
}

}  // namespace

std::vector<Edit> DraftWriter::write(const Piece& root)
{
    const Node first = m_document.root();
    const Node member = first.isObject() && first.size() > 0 ? *first.begin() : Node();
    m_spaced = !member || member.keyRange().end + 1 < member.range().begin;
    copy({0, first.range().begin});
    if (isCanonical(root, 0, 0))
        canonically(root, 0, 0);
    else
        asFound(root, {});
    const auto end = static_cast<std::uint32_t>(m_bytes.size());
    copy({first.range().end, end});
    copy({end, end});
    return std::move(m_edits);
}

void DraftWriter::copy(Range range)
{
    for (Edit& edit : difference(between(m_done, range.begin), m_new)) {
        edit.range.begin += m_done;
        edit.range.end += m_done;
        m_edits.push_back(std::move(edit));
    }
    m_new.clear();
    m_done = range.end;
}

bool DraftWriter::standsInLines(Node container, std::size_t depth) const
{
    const std::string start = lineStart(depth + 1);
    std::uint32_t at = container.range().begin + 1;
    bool first = true;
    for (const Node child : container) {
        if (between(at, child.keyRange().begin) != (first ? start : "," + start)) return false;
        if (container.isObject() && between(child.keyRange().end, child.range().begin) != ": ") return false;
        first = false;
        at = child.range().end;
    }
    return between(at, container.range().end - 1) == lineStart(depth);
}

bool DraftWriter::isCanonical(const Piece& piece, std::size_t depth, std::size_t column) const
{
    if (!piece.opened || !piece.standsIn(m_document)) return true;
    const Node node = piece.node;
    if (node.size() == 0) return node.sourceText().size() == 2;
    if (depth > 0 && mayShareLine(node)) {
        const std::string line = onOneLine(node);
        if (column + line.size() <= lineWidth) return node.sourceText() == line;
    }
    if (!standsInLines(node, depth)) return false;
    return std::all_of(piece.children.begin(), piece.children.end(), [&](const auto& child) {
        if (!child->opened || !child->standsIn(m_document)) return true;
        const auto key = writtenKey(child->node);
        return isCanonical(*child, depth + 1, 2 * (depth + 1) + (key.empty() ? 0 : key.size() + 2));
    });
}

void DraftWriter::canonically(const Piece& piece, std::size_t depth, std::size_t column)
{
    const bool stays = piece.standsIn(m_document);
    if (stays && !piece.opened && piece.key == writtenKey(piece.node)) return copy(piece.node.range());
    if (!stays || !piece.opened) return put(canonicalText(piece, depth, column));
    if (piece.children.empty()) return put(piece.isArray() ? "[]" : "{}");
    if (depth > 0 && mayShareLine(piece)) {
        const std::string line = piece.onOneLine();
        if (column + line.size() <= lineWidth) return put(line);
    }
    put(piece.isArray() ? "[" : "{");
    for (const auto& child : piece.children) {
        if (child != piece.children.front()) put(",");
        put(lineStart(depth + 1));
        std::size_t start = 2 * (depth + 1);
        if (!piece.isArray()) {
            put(child->key);
            put(": ");
            start += child->key.size() + 2;
        }
        canonically(*child, depth + 1, start);
    }
    put(lineStart(depth));
    put(piece.isArray() ? "]" : "}");
}

DraftWriter::Style DraftWriter::styleOf(Node container, const Style& outer) const
{
    const Node first = *container.begin();
    Node last = first;
    for (const Node child : container) last = child;
    const auto lead = between(container.range().begin + 1, first.keyRange().begin);
    const auto trail = between(last.range().end, container.range().end - 1);
    Style style;
    style.depth = outer.depth + 1;
    style.lines = lead.find('\n') != std::string_view::npos;
    style.indentation = behindLastBreak(lead);
    style.lineBreak = lead.find('\r') != std::string_view::npos ? "\r\n" : "\n";
    const auto closing = behindLastBreak(trail);
    style.unit = outer.unit;
    if (style.lines && style.indentation.size() > closing.size() && style.indentation.starts_with(closing))
        style.unit = style.indentation.substr(closing.size());
    return style;
}

std::string DraftWriter::newText(const Piece& piece, const Style& style) const
{
    const bool untouched = !piece.opened && &piece.node.document() == &m_document;
    if (untouched && depthOf(piece.node) == style.depth &&
        (style.lines || piece.node.sourceText().find('\n') == std::string_view::npos))
        return std::string(piece.node.sourceText());
    if (!style.lines) return piece.onOneLine(m_spaced ? Spacing::wide : Spacing::none);
    const std::string text = canonicalText(piece, 1, style.indentation.size() + piece.key.size() + 2);
    std::string indented;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\n') {
            indented += text[i];
            continue;
        }
        std::size_t spaces = 0;
        while (text[i + 1 + spaces] == ' ') ++spaces;
        indented.append(style.lineBreak).append(style.indentation);
        for (std::size_t level = 1; level < spaces / 2; ++level) indented += style.unit;
        i += spaces;
    }
    return indented;
}

void DraftWriter::asFound(const Piece& piece, const Style& style)
{
    const bool stays = piece.standsIn(m_document);
    if (stays && !piece.opened) return copy(piece.node.range());
    if (!stays || piece.node.size() == 0) return put(newText(piece, style));
    if (piece.children.empty()) return put(piece.isArray() ? "[]" : "{}");
    membersAsFound(piece, style);
}

void DraftWriter::membersAsFound(const Piece& piece, const Style& outer)
{
    const Node node = piece.node;
    const Style style = styleOf(node, outer);
    const std::vector<Node> found(node.begin(), node.end());
    const std::uint32_t begin = node.range().begin, end = node.range().end;
    const Range lead{begin + 1, found.front().keyRange().begin}, trail{found.back().range().end, end - 1};
    std::string separator = "," + std::string(between(lead.begin, lead.end));
    if (!style.lines)
        separator = found.size() > 1 ? std::string(between(found[0].range().end, found[1].keyRange().begin))
                    : m_spaced       ? ", "
                                     : ",";
    std::string colon = m_spaced ? ": " : ":";
    if (node.isObject()) colon = between(found.front().keyRange().end, found.front().range().begin);

    copy({begin, begin + 1});
    std::size_t next = 0;  // the index in `found` after the last child that stays
    bool lastStays = false;
    for (const auto& each : piece.children) {
        const Piece& child = *each;
        const Node there = child.placeIn(m_document);
        const bool first = each == piece.children.front(), stays = static_cast<bool>(there);
        std::size_t place = next;
        if (stays)
            while (found[place] != there) ++place;
        if (first && stays && place == 0)
            copy(lead);
        else if (first)
            put(between(lead.begin, lead.end));
        else if (stays && lastStays && place == next)
            copy({found[place - 1].range().end, there.keyRange().begin});
        else if (stays && place > 0 && place == next)
            put(between(found[place - 1].range().end, there.keyRange().begin));
        else
            put(separator);
        if (node.isObject() && stays) {
            if (child.key == writtenKey(there))
                copy(there.keyRange());
            else
                put(child.key);
            copy({there.keyRange().end, there.range().begin});
        } else if (node.isObject()) {
            put(child.key + colon);
        }
        asFound(child, style);
        lastStays = stays;
        if (stays) next = place + 1;
    }
    if (lastStays && next == found.size())
        copy(trail);
    else
        put(between(trail.begin, trail.end));
    copy({end - 1, end});
}

}  // namespace muster::text
