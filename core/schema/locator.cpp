#include "core/schema/locator.hpp"

#include "core/text/pointer.hpp"

#include <charconv>

namespace muster::schema {

using text::Node;

namespace {

constexpr std::uint32_t smallContainer = 16;

std::optional<std::uint32_t> positionOf(std::string_view token)
{
    std::uint32_t position = 0;
    if (token.empty() || (token.size() > 1 && token.front() == '0')) return std::nullopt;
    const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), position);
    if (error != std::errc() || end != token.data() + token.size()) return std::nullopt;
    return position;
}

}  // namespace

Node Locator::child(const Node& parent, const std::string& token)
{
    if (parent.isArray()) {
        const auto position = positionOf(token);
        if (!position || *position >= parent.size()) return {};
        auto& items = m_items[parent.index()];
        if (items.empty()) items.assign(parent.begin(), parent.end());
        return items[*position];
    }
    if (parent.size() <= smallContainer) return parent[token];
    auto& members = m_members[parent.index()];
    if (members.empty()) {
        for (const Node member : parent) members.emplace(member.key(), member);
    }
    const auto found = members.find(token);
    return found == members.end() ? Node{} : found->second;
}

std::optional<Locator::Found> Locator::find(std::string_view pointer)
{
    Found found{m_root, rootPlace};
    while (!pointer.empty()) {
        if (pointer.front() != '/') return std::nullopt;
        pointer.remove_prefix(1);
        const std::string_view raw = pointer.substr(0, pointer.find('/'));
        pointer.remove_prefix(raw.size());
        const std::string token = text::tokenName(raw);
        found.node = child(found.node, token);
        if (!found.node) return std::nullopt;
        const auto [place, isNew] = m_placeOf.emplace(found.node.index(), rootPlace);
        if (isNew) place->second = m_places.add(found.place, token);
        found.place = place->second;
    }
    return found;
}

std::optional<std::string> localPointer(std::string_view reference)
{
    if (!reference.starts_with('#')) return std::nullopt;
    reference.remove_prefix(1);
    if (!reference.empty() && reference.front() != '/') return std::nullopt;
    std::string pointer;
    for (std::size_t i = 0; i < reference.size(); ++i) {
        if (reference[i] != '%') {
            pointer += reference[i];
            continue;
        }
        unsigned code = 0;
        const char* digits = reference.data() + i + 1;
        if (i + 3 > reference.size() || std::from_chars(digits, digits + 2, code, 16).ptr != digits + 2)
            return std::nullopt;
        pointer += static_cast<char>(code);
        i += 2;
    }
    return pointer;
}

}  // namespace muster::schema
