#include "core/game/game.hpp"
#include "core/library/table_links.hpp"
#include "core/lint/lint.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

void lintTableLinks(const CheckContext& context, const Catalogue& catalogue)
{
    const Game& game = catalogue.game();
    const Node root = context.root(), tables = root["tables"];
    for (const ElementSchema* elementSchema : {&game.unit, &game.entry, &game.leader, &game.group, &game.army})
        for (const auto& field : elementSchema->fields) {
            const Node link = field.schema["table"];
            // Without `entry`, the properties of units also apply to entries.
            if (!link || (elementSchema == &game.entry && !root["entry"])) continue;
            const Node name = link.isString() ? link : link["name"];
            if (!name.isString()) {
                context.findings.add("system/schema", Level::error, link, "expected the name of a table",
                                     "write \"table\": \"weapons\", or { \"name\": \"weapons\", \"or\": [\"any\"] }");
                continue;
            }
            if (tables[name.string()]) continue;
            std::vector<std::string> names;
            for (const Node table : tables) names.emplace_back(table.key());
            context.findings.add("ref/not-found", Level::error, name,
                                 fmt::format("there is no table \"{}\"", name.string()),
                                 choice(context.findings, names, name.string(), "its tables are"));
        }
    checkTableLinksOfList(catalogue, *context.document, context.findings);
}

namespace {

/// The rows that the entries of some lists name, by table.
class NamedRows {
public:
    explicit NamedRows(const Game& game)
        : m_entry(tableLinks(game.entry)), m_leader(tableLinks(game.leader)), m_game(game)
    {}

    bool isLinked(std::string_view table) const
    {
        const auto named = [&](const TableLink& link) { return link.table == table; };
        return std::any_of(m_entry.begin(), m_entry.end(), named) ||
               std::any_of(m_leader.begin(), m_leader.end(), named);
    }

    void addFrom(Node list)
    {
        for (const Node entry : list["entries"]) addEntry(entry, m_entry, m_game.entry);
        for (const Node leader : list["leaders"]) addEntry(leader, m_leader, m_game.leader);
    }

    bool names(std::string_view table, std::string_view id) const
    {
        const auto found = m_ids.find(table);
        return m_all.contains(table) || (found != m_ids.end() && found->second.contains(id));
    }

private:
    void addEntry(Node entry, const std::vector<TableLink>& links, const ElementSchema& elementSchema)
    {
        for (const auto& link : links) {
            const Node own = entry[link.field];
            add(own ? own : elementSchema.find(link.field)->schema["default"], link);
            for (const Node option : entry["options"]) {
                add(option["set"][link.field], link);
                add(option["add"][link.field], link);
            }
        }
    }

    void add(Node value, const TableLink& link)
    {
        for (const Node node : linkedTexts(value)) {
            const auto text = linkedText(node, value);
            m_ids[link.table].insert(text);
            // Such a word ("any") refers to rows without naming them.
            if (std::find(link.words.begin(), link.words.end(), text) != link.words.end()) m_all.insert(link.table);
        }
    }

    std::vector<TableLink> m_entry, m_leader;
    const Game& m_game;
    std::map<std::string_view, std::set<std::string_view>> m_ids;
    std::set<std::string_view> m_all;
};

}  // namespace

std::vector<std::shared_ptr<const LoadedFile>> builtOn(const CheckContext& context, std::string_view system)
{
    std::vector<std::shared_ptr<const LoadedFile>> others, found;
    for (const auto& id : context.library.listIds(context.project, system))
        if (const auto path = context.library.list(context.project, system, id))
            others.push_back(context.library.file(*path));
    std::set<std::string_view> ids{context.root()["id"].string()};
    for (std::size_t before = 0; before != ids.size();) {
        before = ids.size();
        for (const auto& file : others)
            for (const Node extended : file->document->root()["extends"])
                if (ids.contains(extended.string()) && ids.insert(file->document->root()["id"].string()).second)
                    found.push_back(file);
    }
    return found;
}

void lintRows(const CheckContext& context, const Catalogue& catalogue)
{
    const Node root = context.root();
    NamedRows named(catalogue.game());
    const auto isLinked = [&](Node table) { return named.isLinked(table.key()); };
    const Node tables = root["tables"];
    if (std::none_of(tables.begin(), tables.end(), isLinked) || !isAsked(context, "list/unused-row", Level::warning))
        return;
    for (const auto* entries : {&catalogue.entries(), &catalogue.leaders()})
        for (const Entry& entry : *entries) named.addFrom(entry.node.document().root());
    named.addFrom(root);
    const auto others = builtOn(context, catalogue.game().id);
    for (const auto& file : others) named.addFrom(file->document->root());
    for (const Node table : tables) {
        if (!isLinked(table)) continue;
        for (const Node row : table)
            if (const Node id = row["id"]; id.isString() && !named.names(table.key(), id.string()))
                context.findings.add(
                    "list/unused-row", Level::warning, id,
                    fmt::format("no entry of the list uses \"{}\" of the table \"{}\"", id.string(), table.key()),
                    "use it in an entry or an option, or remove the row");
    }
}

}  // namespace muster::rules
