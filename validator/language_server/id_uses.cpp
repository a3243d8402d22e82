#include "validator/language_server/id_uses.hpp"

#include "core/game/game.hpp"
#include "core/library/named_rules_context.hpp"
#include "core/library/table_links.hpp"
#include "validator/language_server/absolute_path.hpp"

#include <algorithm>
#include <map>

namespace muster::language_server {

namespace fs = std::filesystem;
using files::FileKind;
using rules::Catalogue;
using rules::Entry;
using rules::Game;
using text::Node;

namespace {

/// The elements of an army by their ids.
class ArmyIds {
public:
    explicit ArmyIds(Node army)
    {
        const auto addAll = [this](Node elements) {
            if (elements.isArray())
                for (const Node element : elements) m_ids.emplace(element["id"].string(), element["id"]);
        };
        for (const char* key : {"units", "leaders", "groups"}) addAll(army[key]);
        if (!army["groups"].isArray()) return;
        for (const Node group : army["groups"])
            for (const char* key : {"units", "leaders"}) addAll(group[key]);
    }

    Node find(std::string_view id) const
    {
        const auto found = m_ids.find(id);
        return found == m_ids.end() ? Node() : found->second;
    }

private:
    std::map<std::string_view, Node> m_ids;
};

class UseFinder {
public:
    UseFinder(Node root, FileKind kind, const fs::path& path, rules::Library& library)
        : m_root(root), m_path(path), m_library(library), m_project(library.project(path))
    {
        if (kind == FileKind::list && root["system"].isString()) {
            // A document of its own: the library may have another text of the file.
            const auto loaded = library.file(path);
            if (loaded->document && loaded->document->source().bytes() == root.document().source().bytes())
                m_context = library.rulesContextOfList(*m_project, loaded->document, path);
        } else if (kind != FileKind::system && root["system"].isString()) {
            m_context = rules::namedRulesContext(root, kind, path, *m_project, library);
        }
        if (kind == FileKind::system) {
            const auto system = library.systemAt(path);
            m_game = system->game;
            if (m_game) m_catalogue = std::make_shared<const Catalogue>(m_game, Catalogue::Sources());
        } else if (m_context) {
            m_game = m_context->game;
            m_catalogue = m_context->catalogue;
        }
        run(kind);
    }

    std::vector<IdUse> take() { return std::move(m_uses); }

private:
    void run(FileKind kind)
    {
        if (!m_root.isObject()) return;
        if (kind != FileKind::system) addSystem(m_root["system"]);
        addFile(m_root["house"]);
        for (const Node expected : items(m_root["expect"])) addRule(expected["rule"]);
        switch (kind) {
        case FileKind::army: return army();
        case FileKind::list: return list();
        case FileKind::system: return system();
        case FileKind::scenario: return scenario();
        case FileKind::house: return house();
        case FileKind::config: return settings();
        case FileKind::expect: return;
        }
    }

    /// The items of an array; nothing for other values, which the schema reports.
    static Node items(Node array) { return array.isArray() ? array : Node(); }

    void add(IdKind kind, Node node, Node definition, bool isKey = false, std::string_view prefix = {})
    {
        if (!definition) return;
        IdUse use{node, isKey, prefix, {kind, fileOf(definition), definition.pointer()}, definition, false};
        use.isDefinition = use.target.file == m_path && use.target.pointer == node.pointer();
        m_uses.push_back(std::move(use));
    }

    /// The file of a node. The text of the file itself may differ from that in the library.
    fs::path fileOf(Node node) const
    {
        return &node.document() == &m_root.document() ? m_path : absolutePath(node.document().source().name());
    }

    void define(IdKind kind, Node id)
    {
        if (id.isString()) add(kind, id, id);
    }

    void addSystem(Node id)
    {
        if (!id.isString()) return;
        if (const auto system = m_library.system(*m_project, id.string()); system && system->file->document)
            add(IdKind::system, id, system->file->document->root()["id"]);
    }

    void addList(Node id)
    {
        if (!id.isString() || !m_game) return;
        const auto path = m_library.list(*m_project, m_game->id, id.string());
        if (!path) return;
        if (const auto& document = m_library.file(*path)->document) add(IdKind::list, id, document->root()["id"]);
    }

    void addFile(Node reference)
    {
        if (!reference.isString()) return;
        const auto found = m_project->resolve(m_path, reference.string());
        if (const auto* path = std::get_if<fs::path>(&found))
            m_uses.push_back({reference, false, {}, {IdKind::file, *path, {}}, {}, false});
    }

    /// A rule by its full name, or by its id in house rules.
    void addRule(Node name, bool isKey = false)
    {
        const auto text = isKey ? name.key() : name.string();
        if (text.empty() || !m_game) return;
        const auto prefix = text.starts_with(m_game->id) && text.substr(m_game->id.size()).starts_with('/')
                                ? text.substr(0, m_game->id.size() + 1)
                                : std::string_view();
        for (const auto& rule : m_game->rules)
            if (rule.name == text || (isKey && rule.id == text))
                add(IdKind::rule, name, rule.node["id"], isKey, prefix);
    }

    void addAcceptances(Node element)
    {
        for (const Node item : items(element["accept"])) addRule(item["rule"]);
    }

    /// The ids of rows in the values of an element, or in one option's changes of them.
    void addRows(Node element, const rules::ElementSchema& form)
    {
        if (!m_catalogue || !element.isObject()) return;
        for (const auto& link : linksOf(form)) {
            const Node value = element[link.field];
            if (!value) continue;
            for (const Node text : rules::linkedTexts(value))
                add(IdKind::row, text, m_catalogue->row(link.table, rules::linkedText(text, value))["id"],
                    value.isObject());
        }
    }

    const std::vector<rules::TableLink>& linksOf(const rules::ElementSchema& form)
    {
        const auto [links, isNew] = m_links.try_emplace(&form);
        if (isNew) links->second = rules::tableLinks(form);
        return links->second;
    }

    void members(Node group, const ArmyIds& ids)
    {
        const auto addAll = [&](const char* key, bool leaders) {
            for (const Node member : items(group[key])) {
                define(IdKind::element, member["id"]);
                addAcceptances(member);
                if (member["with"].isString()) add(IdKind::element, member["with"], ids.find(member["with"].string()));
                if (!m_catalogue) continue;
                const auto id = member["entry"].string();
                const Entry* entry = leaders ? m_catalogue->leader(id) : m_catalogue->entry(id);
                addRows(member, leaders ? m_game->leader : m_game->unit);
                if (!entry) continue;
                add(IdKind::entry, member["entry"], entry->node["id"]);
                for (const Node item : items(member["options"])) {
                    // An id, or an object with an id and a count.
                    const Node taken = item.isObject() ? item["id"] : item;
                    if (const auto* option = entry->option(taken.string()))
                        add(IdKind::option, taken, option->node["id"]);
                }
            }
        };
        addAll("units", false);
        addAll("leaders", true);
    }

    void army()
    {
        addList(m_root["list"]);
        addAcceptances(m_root);
        const ArmyIds ids(m_root);
        members(m_root, ids);
        if (const Node costs = m_root["pin"]["costs"]; costs.isObject())
            for (const Node cost : costs) add(IdKind::element, cost, ids.find(cost.key()), true);
        for (const Node group : items(m_root["groups"])) {
            define(IdKind::element, group["id"]);
            addAcceptances(group);
            members(group, ids);
            if (m_game) addRows(group, m_game->group);
        }
        if (m_game) addRows(m_root, m_game->army);
    }

    void entries()
    {
        const auto addAll = [&](const char* key, bool leaders) {
            for (const Node entry : items(m_root[key])) {
                define(IdKind::entry, entry["id"]);
                addAcceptances(entry);
                if (m_game) addRows(entry, leaders ? m_game->leader : m_game->entry);
                if (m_game && !leaders) addRows(entry, m_game->unit);
                std::map<std::string_view, Node> own, groups;
                for (const Node option : items(entry["options"])) own.emplace(option["id"].string(), option["id"]);
                for (const Node group : items(entry["optionGroups"])) {
                    define(IdKind::element, group["id"]);
                    groups.emplace(group["id"].string(), group["id"]);
                }
                const auto find = [](const auto& ids, Node id) {
                    const auto found = ids.find(id.string());
                    return found == ids.end() ? Node() : found->second;
                };
                for (const Node option : items(entry["options"])) {
                    define(IdKind::option, option["id"]);
                    addAcceptances(option);
                    if (option["group"]) add(IdKind::element, option["group"], find(groups, option["group"]));
                    for (const char* relation : {"requires", "excludes"})
                        for (const Node other : items(option[relation])) add(IdKind::option, other, find(own, other));
                    if (!m_game) continue;
                    for (const char* change : {"set", "add", "remove"})
                        addRows(option[change], leaders ? m_game->leader : m_game->unit);
                }
            }
        };
        addAll("entries", false);
        addAll("leaders", true);
        if (!m_root["tables"].isObject()) return;
        for (const Node table : m_root["tables"])
            for (const Node row : items(table)) {
                define(IdKind::row, row["id"]);
                addColumns(table.key(), row);
            }
    }

    /// The ids of rows of other tables in a row; the system says which columns have them.
    void addColumns(std::string_view table, Node row)
    {
        if (!m_game || !m_catalogue) return;
        const Node links = m_game->document->root()["tableLinks"][table];
        if (!links.isObject()) return;
        for (const Node link : links) {
            const Node value = row[link.key()];
            const auto other = link.string();
            if (!value) continue;
            for (const Node text : rules::linkedTexts(value))
                add(IdKind::row, text, m_catalogue->row(other, rules::linkedText(text, value))["id"], value.isObject());
        }
    }

    void list()
    {
        define(IdKind::list, m_root["id"]);
        addAcceptances(m_root);
        for (const Node extended : items(m_root["extends"])) addList(extended);
        for (const Node rule : items(m_root["rules"])) define(IdKind::rule, rule["id"]);
        for (const Node limit : items(m_root["limits"])) {
            define(IdKind::element, limit["id"]);
            addAcceptances(limit);
            for (const Node id : items(limit["entries"])) {
                if (!m_catalogue) continue;
                const Entry* entry = m_catalogue->entry(id.string());
                if (!entry) entry = m_catalogue->leader(id.string());
                if (entry) add(IdKind::entry, id, entry->node["id"]);
            }
        }
        entries();
    }

    void system()
    {
        define(IdKind::system, m_root["id"]);
        addAcceptances(m_root);
        entries();
        for (const Node kind : items(m_root["terrain"])) define(IdKind::row, kind["id"]);
        for (const Node rule : items(m_root["rules"])) {
            define(IdKind::rule, rule["id"]);
            addAcceptances(rule);
        }
    }

    void house()
    {
        addFile(m_root["extends"]);
        addAcceptances(m_root);
        for (const char* key : {"rules", "levels"}) {
            const Node rules = m_root[key];
            if (rules.isObject())
                for (const Node level : rules) addRule(level, true);
            for (const Node rule : items(rules)) define(IdKind::rule, rule["id"]);
        }
        if (!m_catalogue || !m_root["tables"].isObject()) return;
        for (const Node table : m_root["tables"])
            if (table.isObject())
                for (const Node row : table)
                    add(IdKind::row, row, m_catalogue->row(table.key(), row.key())["id"], true);
    }

    void settings()
    {
        if (m_root["extends"].isString()) addFile(m_root["extends"]);
        for (const Node extended : items(m_root["extends"])) addFile(extended);
        const auto levels = [this](Node settings) {
            if (!settings["levels"].isObject()) return;
            for (const Node level : settings["levels"]) {
                const auto name = level.key();
                const auto slash = name.find('/');
                if (slash == std::string_view::npos) continue;
                const auto found = m_library.system(*m_project, name.substr(0, slash));
                if (!found || !found->game) continue;
                if (const auto* rule = found->game->rule(name.substr(slash + 1)))
                    add(IdKind::rule, level, rule->node["id"], true, name.substr(0, slash + 1));
            }
        };
        levels(m_root);
        for (const Node over : items(m_root["overrides"])) levels(over);
    }

    void scenario()
    {
        addAcceptances(m_root);
        std::map<std::string_view, Node> own;
        for (const char* key : {"terrain", "zones", "sides", "objectives"})
            for (const Node element : items(m_root[key])) {
                define(IdKind::element, element["id"]);
                own.emplace(element["id"].string(), element["id"]);
                addAcceptances(element);
            }
        const auto toOwn = [&](Node id) {
            if (!id.isString()) return;
            if (const auto found = own.find(id.string()); found != own.end()) add(IdKind::element, id, found->second);
        };
        for (const Node piece : items(m_root["terrain"])) {
            toOwn(piece["placedBy"]);
            if (piece["type"].isString()) add(IdKind::row, piece["type"], kindOfTerrain(piece["type"].string()));
        }
        for (const Node objective : items(m_root["objectives"])) toOwn(objective["holder"]);
        for (const Node aim : items(m_root["victory"])) toOwn(aim["side"]);
        for (const Node side : items(m_root["sides"])) {
            toOwn(side["zone"]);
            for (const Node zone : items(side["zone"])) toOwn(zone);
            this->side(side);
        }
    }

    Node kindOfTerrain(std::string_view id) const
    {
        if (!m_game) return {};
        for (const Node kind : items(m_game->document->root()["terrain"]))
            if (kind["id"].string() == id) return kind["id"];
        return {};
    }

    void side(Node side)
    {
        addFile(side["army"]);
        if (!side["army"].isString()) return;
        const auto found = m_project->resolve(m_path, side["army"].string());
        const auto* path = std::get_if<fs::path>(&found);
        const auto document = path ? m_library.file(*path)->document : nullptr;
        if (!document) return;
        const ArmyIds ids(document->root());
        const auto toArmy = [&](Node id) {
            if (id.isString()) add(IdKind::element, id, ids.find(id.string()));
        };
        for (const Node placement : items(side["placements"])) {
            toArmy(placement["unit"]);
            addAcceptances(placement);
        }
        for (const Node arriving : items(side["reinforcements"])) {
            toArmy(arriving["unit"]);
            toArmy(arriving["group"]);
            addAcceptances(arriving);
        }
    }

    Node m_root;
    const fs::path& m_path;
    rules::Library& m_library;
    std::shared_ptr<const files::Project> m_project;
    std::shared_ptr<const rules::RulesContext> m_context;
    std::shared_ptr<const Game> m_game;
    std::shared_ptr<const Catalogue> m_catalogue;
    std::map<const rules::ElementSchema*, std::vector<rules::TableLink>> m_links;
    std::vector<IdUse> m_uses;
};

}  // namespace

text::Range IdUse::range() const
{
    const auto whole = isKey ? node.keyRange() : node.range();
    return {whole.begin + 1 + static_cast<std::uint32_t>(prefix.size()), whole.end - 1};
}

std::vector<IdUse> idUses(Node root, FileKind kind, const fs::path& path, rules::Library& library)
{
    return UseFinder(root, kind, path, library).take();
}

const IdUse* useAt(const std::vector<IdUse>& uses, std::uint32_t offset)
{
    const auto found = std::find_if(uses.begin(), uses.end(), [&](const IdUse& use) {
        const auto whole = use.isKey ? use.node.keyRange() : use.node.range();
        return whole.begin <= offset && offset <= whole.end;
    });
    return found == uses.end() ? nullptr : &*found;
}

}  // namespace muster::language_server
