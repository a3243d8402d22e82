#include "core/library/library.hpp"
#include "validator/language_server/use_finder.hpp"

#include <map>

namespace muster::language_server {

namespace fs = std::filesystem;
using rules::Entry;
using text::Node;

/// The elements of an army by their ids.
class UseFinder::ArmyIds {
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

void UseFinder::members(Node group, const ArmyIds& ids)
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
                if (const auto* option = entry->option(taken.string())) add(IdKind::option, taken, option->node["id"]);
            }
        }
    };
    addAll("units", false);
    addAll("leaders", true);
}

void UseFinder::army()
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

void UseFinder::scenario()
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

Node UseFinder::kindOfTerrain(std::string_view id) const
{
    if (!m_game) return {};
    for (const Node kind : items(m_game->document->root()["terrain"]))
        if (kind["id"].string() == id) return kind["id"];
    return {};
}

void UseFinder::side(Node side)
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

}  // namespace muster::language_server
