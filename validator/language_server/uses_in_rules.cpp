#include "core/diagnostics/rule_id.hpp"
#include "core/library/library.hpp"
#include "validator/language_server/use_finder.hpp"

#include <map>

namespace muster::language_server {

using rules::Entry;
using text::Node;

void UseFinder::entries()
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

void UseFinder::addColumns(std::string_view table, Node row)
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

void UseFinder::list()
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

void UseFinder::system()
{
    define(IdKind::system, m_root["id"]);
    addSystem(m_root["extends"]);
    addAcceptances(m_root);
    entries();
    for (const Node kind : items(m_root["terrain"])) define(IdKind::row, kind["id"]);
    for (const Node rule : items(m_root["rules"])) {
        define(IdKind::rule, rule["id"]);
        addAcceptances(rule);
    }
}

void UseFinder::house()
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
            for (const Node row : table) add(IdKind::row, row, m_catalogue->row(table.key(), row.key())["id"], true);
}

void UseFinder::settings()
{
    if (m_root["extends"].isString()) addFile(m_root["extends"]);
    for (const Node extended : items(m_root["extends"])) addFile(extended);
    const auto levels = [this](Node settings) {
        if (!settings["levels"].isObject()) return;
        for (const Node level : settings["levels"]) {
            const auto name = level.key();
            const auto rule = diagnostics::ruleIdIn(name);
            if (!rule.owner) continue;
            const auto found = m_library.system(*m_project, *rule.owner);
            if (!found || !found->game) continue;
            if (const auto* known = found->game->rule(rule.name))
                add(IdKind::rule, level, known->node["id"], true, name.substr(0, name.size() - rule.name.size()));
        }
    };
    levels(m_root);
    for (const Node over : items(m_root["overrides"])) levels(over);
}

}  // namespace muster::language_server
