#include "core/check/identity.hpp"

#include "core/text/pointer.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace muster::rules {

using text::Node;

namespace {

/// A longer id would make a thousand findings take a thousand times as much memory.
constexpr std::size_t longestId = 100;

/// The children of an array or object in an order that finds one quickly: a hostile file has a thousand findings and a
/// million items.
struct Children {
    std::vector<std::pair<std::string_view, std::uint32_t>> members;  ///< of an object, sorted by name
    std::vector<std::uint32_t> items;                                 ///< of an array
    std::vector<std::string_view> ids;                                ///< of its items, sorted
};

std::string_view idOf(Node item)
{
    const Node id = item.isObject() ? item["id"] : Node();
    return id.isString() && id.string().size() <= longestId ? id.string() : std::string_view();
}

bool isOnce(const std::vector<std::string_view>& sorted, std::string_view id)
{
    const auto [first, last] = std::equal_range(sorted.begin(), sorted.end(), id);
    return last - first == 1;
}

std::string nameOf(std::string_view id)
{
    const bool isNumber = std::all_of(id.begin(), id.end(), [](char c) { return c >= '0' && c <= '9'; });
    return (isNumber || id.front() == '=' ? "=" : "") + std::string(id);
}

class Identities {
public:
    explicit Identities(const text::Document& document) : m_document(document) {}

    std::string of(std::string_view pointer)
    {
        std::string identity;
        Node node = m_document.root();
        while (!pointer.empty()) {
            const auto token = pointer.substr(1, pointer.find('/', 1) - 1);
            const Node child = childOf(node, token);
            // A missing value has no ids.
            if (!child) return identity.append(pointer);
            if (node.isArray())
                appendItem(identity, childrenOf(node), child, token);
            else
                identity.append("/").append(token);
            pointer.remove_prefix(token.size() + 1);
            node = child;
        }
        return identity;
    }

private:
    Node childOf(Node node, std::string_view token)
    {
        if (!node.isArray() && !node.isObject()) return {};
        const Children& children = childrenOf(node);
        if (node.isArray()) {
            std::size_t index = 0;
            const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), index);
            const bool isIndex = error == std::errc() && end == token.data() + token.size();
            return isIndex && index < children.items.size() ? m_document.node(children.items[index]) : Node();
        }
        const std::string name = text::tokenName(token);
        const auto found = std::lower_bound(children.members.begin(), children.members.end(), name,
                                            [](const auto& member, const auto& key) { return member.first < key; });
        return found != children.members.end() && found->first == name ? m_document.node(found->second) : Node();
    }

    static void appendItem(std::string& identity, const Children& array, Node item, std::string_view index)
    {
        const auto id = idOf(item);
        if (!id.empty() && isOnce(array.ids, id))
            text::appendToken(identity, nameOf(id));
        else
            identity.append("/").append(index);
    }

    const Children& childrenOf(Node container)
    {
        const auto [place, isNew] = m_children.try_emplace(container.index());
        Children& children = place->second;
        if (!isNew) return children;
        for (const Node child : container) {
            if (container.isObject()) {
                children.members.emplace_back(child.key(), child.index());
                continue;
            }
            children.items.push_back(child.index());
            if (const auto id = idOf(child); !id.empty()) children.ids.push_back(id);
        }
        // Of members with the same name the first one counts, as in every pointer.
        std::sort(children.members.begin(), children.members.end());
        std::sort(children.ids.begin(), children.ids.end());
        return children;
    }

    const text::Document& m_document;
    std::unordered_map<std::uint32_t, Children> m_children;  ///< by the container's index in the document
};

}  // namespace

void identify(diagnostics::Diagnostics& findings, const text::Document& document)
{
    Identities identities(document);
    for (auto& finding : findings) finding.identity = identities.of(finding.subject());
}

}  // namespace muster::rules
