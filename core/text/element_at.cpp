#include "core/text/element_at.hpp"

#include "core/text/pointer.hpp"

#include <algorithm>
#include <string>

namespace muster::text {

namespace {

Node itemNamed(Node array, std::string_view token)
{
    const bool isIndex =
        !token.empty() && std::all_of(token.begin(), token.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (isIndex) return array.at("/" + std::string(token));
    std::string id = tokenName(token);
    if (id.starts_with('=')) id.erase(0, 1);
    for (const Node item : array)
        if (item.isObject() && item["id"].isString() && item["id"].string() == id) return item;
    return {};
}

}  // namespace

Node elementAt(Node root, std::string_view pointer)
{
    Node node = root;
    while (node && !pointer.empty()) {
        const auto token = pointer.substr(1, pointer.find('/', 1) - 1);
        pointer.remove_prefix(token.size() + 1);
        node = node.isArray() ? itemNamed(node, token) : node.at("/" + std::string(token));
    }
    return node;
}

}  // namespace muster::text
