#include "validator/language_server/request_context.hpp"

#include <array>

namespace muster::language_server {

using text::Node;

namespace {

/// The protocol's kinds of symbols.
enum class SymbolKind : int {
    space = 3,
    type = 5,
    method = 6,
    property = 7,
    field = 8,
    enumeration = 10,
    function = 12,
    constant = 14,
    object = 19,
    structure = 23
};

/// A key whose items, or members, are symbols of the file.
struct Group {
    std::string_view key;
    SymbolKind kind;
};

constexpr std::array groups{
    Group{"units", SymbolKind::object},          Group{"leaders", SymbolKind::object},
    Group{"groups", SymbolKind::space},          Group{"entries", SymbolKind::type},
    Group{"options", SymbolKind::field},         Group{"rules", SymbolKind::function},
    Group{"tables", SymbolKind::enumeration},    Group{"derived", SymbolKind::property},
    Group{"sheets", SymbolKind::structure},      Group{"terrain", SymbolKind::object},
    Group{"zones", SymbolKind::object},          Group{"sides", SymbolKind::space},
    Group{"objectives", SymbolKind::object},     Group{"placements", SymbolKind::method},
    Group{"levels", SymbolKind::constant},       Group{"statistics", SymbolKind::property},
    Group{"odds", SymbolKind::function},         Group{"let", SymbolKind::field},
    Group{"definitions", SymbolKind::structure},
};

constexpr std::size_t deepestSymbol = 6;

class Symbols {
public:
    explicit Symbols(const RequestContext& context) : m_context(context) {}

    /// The symbols directly in an object.
    Json in(Node object, std::size_t depth) const
    {
        Json list = Json::array();
        if (depth == deepestSymbol) return list;
        for (const auto& [key, kind] : groups) {
            const Node group = object[key];
            if (group.isArray() && key != "let")
                for (const Node item : group) add(list, item, kind, depth);
            // Named things: tables with their rows, rules of house rules, derived values by kind of element.
            if (!group.isObject()) continue;
            for (const Node member : group) add(list, member, kind, depth);
        }
        return list;
    }

private:
    void add(Json& list, Node node, SymbolKind kind, std::size_t depth) const
    {
        const auto [name, detail] = labelsOf(node);
        if (name.empty()) return;
        const auto whole = text::Range{node.keyRange().begin, node.range().end};
        Json symbol = {{"name", name}};
        if (!detail.empty()) symbol["detail"] = detail;
        symbol["kind"] = static_cast<int>(kind);
        symbol["range"] = m_context.positions().json(whole);
        const Node named = node["id"] ? node["id"] : node;
        symbol["selectionRange"] = m_context.positions().json(named == node ? node.keyRange() : named.range());
        if (auto children = childrenOf(node, depth); !children.empty()) symbol["children"] = std::move(children);
        list.push_back(std::move(symbol));
    }

    Json childrenOf(Node node, std::size_t depth) const
    {
        if (node.isObject()) return in(node, depth + 1);
        Json rows = Json::array();
        // Rows of a table, or fields of derived values.
        if (node.isArray() && depth + 1 < deepestSymbol)
            for (const Node row : node)
                if (row["id"].isString()) add(rows, row, SymbolKind::constant, depth + 1);
        return rows;
    }

    /// The name of a symbol, and what is shown beside it.
    static std::pair<std::string, std::string> labelsOf(Node node)
    {
        const auto text = [&](std::string_view key) { return std::string(node[key].string()); };
        std::string name = text("name").empty() ? text("title") : text("name"), id = text("id");
        if (name.empty()) name = text("label");
        if (id.empty()) id = text("unit");
        if (id.empty()) id = node.key();
        if (name.empty()) return {id, text("entry")};
        return {name, id};
    }

    const RequestContext& m_context;
};

/// The tree of symbols as a list, for clients that show no tree.
void flatten(const Json& tree, const std::string& uri, const std::string& container, Json& list)
{
    for (const auto& symbol : tree) {
        Json flat = {{"name", symbol["name"]},
                     {"kind", symbol["kind"]},
                     {"location", {{"uri", uri}, {"range", symbol["range"]}}}};
        if (!container.empty()) flat["containerName"] = container;
        list.push_back(std::move(flat));
        if (symbol.contains("children")) flatten(symbol["children"], uri, symbol["name"], list);
    }
}

}  // namespace

Answer documentSymbols(const RequestContext& context)
{
    if (!context.root() || !context.snapshot->kind()) return Json::array();
    auto tree = Symbols(context).in(context.root(), 0);
    if (context.client->hasNestedSymbols) return tree;
    Json list = Json::array();
    flatten(tree, context.snapshot->uri(), {}, list);
    return list;
}

}  // namespace muster::language_server
