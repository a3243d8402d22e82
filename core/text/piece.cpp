#include "core/text/piece.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace muster::text {

namespace {

std::size_t heightOf(Node node)
{
    std::size_t max = 0;
    for (const Node child : node) max = std::max(max, heightOf(child));
    return node.isArray() || node.isObject() ? max + 1 : 0;
}

}  // namespace

std::string_view writtenKey(Node member)
{
    const Range key = member.keyRange(), value = member.range();
    return key.begin == value.begin ? std::string_view()
                                    : member.document().source().bytes().substr(key.begin, key.end - key.begin);
}

void Piece::open()
{
    if (opened || !isContainer()) return;
    opened = true;
    children.reserve(node.size() + 1);
    for (const Node child : node) {
        auto piece = std::make_unique<Piece>();
        piece->key = writtenKey(child);
        piece->node = child;
        children.push_back(std::move(piece));
    }
}

bool Piece::isNamed(std::string_view name) const
{
    if (key.find('\\') == std::string::npos)
        return key.size() == name.size() + 2 && std::string_view(key).substr(1, name.size()) == name;
    const auto decoded = nlohmann::json::parse(key, nullptr, false);
    return decoded.is_string() && decoded.get_ref<const std::string&>() == name;
}

std::size_t Piece::height() const
{
    if (!opened) return heightOf(node);
    std::size_t max = 0;
    for (const auto& child : children) max = std::max(max, child->height());
    return max + 1;
}

std::string Piece::onOneLine(Spacing spacing) const
{
    if (!opened) return text::onOneLine(node, spacing);
    if (children.empty()) return isArray() ? "[]" : "{}";
    const bool wide = spacing == Spacing::wide;
    std::string text = isArray() ? "[" : wide ? "{ " : "{";
    for (const auto& child : children) {
        if (child != children.front()) text += wide ? ", " : ",";
        if (!isArray()) text.append(child->key).append(wide ? ": " : ":");
        text += child->onOneLine(spacing);
    }
    return text += isArray() ? "]" : wide ? " }" : "}";
}

bool mayStandInLine(const Piece& value, bool inArray)
{
    if (!value.opened) return mayStandInLine(value.node, inArray);
    if (value.children.empty()) return true;
    return inArray && value.isArray() &&
           std::all_of(value.children.begin(), value.children.end(),
                       [](const auto& item) { return item->node.isNumber(); });
}

bool mayShareLine(const Piece& container)
{
    if (!container.opened) return mayShareLine(container.node);
    return std::all_of(container.children.begin(), container.children.end(),
                       [&](const auto& child) { return mayStandInLine(*child, container.isArray()); });
}

}  // namespace muster::text
