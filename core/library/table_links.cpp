#include "core/library/table_links.hpp"

#include "core/game/game.hpp"
#include "core/library/check_context.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

std::vector<TableLink> tableLinks(const ElementSchema& elementSchema)
{
    std::vector<TableLink> links;
    for (const auto& field : elementSchema.fields) {
        const Node table = field.schema["table"];
        if (!table) continue;
        TableLink link;
        link.field = field.name;
        link.table = table.isString() ? table.string() : table["name"].string();
        for (const Node word : table["or"]) link.words.push_back(word.string());
        link.open = table["open"].boolean();
        links.push_back(std::move(link));
    }
    return links;
}

std::vector<Node> linkedTexts(Node value)
{
    if (value.isString()) return {value};
    std::vector<Node> texts;
    for (const Node item : value)
        if (value.isObject() || item.isString()) texts.push_back(item);
    return texts;
}

std::string_view linkedText(Node node, Node value) { return value.isObject() ? node.key() : node.string(); }

const std::set<std::string_view>& TableLinkChecker::rowsOf(std::string_view table)
{
    const auto [known, isNew] = m_rows.try_emplace(table);
    if (!isNew) return known->second;
    if (const auto* rows = m_catalogue.tables().find(table))
        for (const auto& row : rows->asMap()) known->second.insert(row.key.asString());
    return known->second;
}

void TableLinkChecker::missing(Node node, std::string_view name, bool atKey, const TableLink& link)
{
    if (!m_findings.wants("ref/not-found", Level::error)) return;
    std::vector<std::string> known(link.words.begin(), link.words.end());
    for (const auto row : rowsOf(link.table)) known.emplace_back(row);
    const auto message = fmt::format("there is no \"{}\" in the table \"{}\"", name, link.table);
    const auto help = choice(m_findings, known, name, "the ids are");
    if (atKey)
        m_findings.addAtKey("ref/not-found", Level::error, node, message, help);
    else
        m_findings.add("ref/not-found", Level::error, node, message, help);
}

void TableLinkChecker::check(Node element, const std::vector<TableLink>& links)
{
    for (const auto& link : links) {
        if (link.open) continue;
        const Node value = element[link.field];
        if (!value) continue;
        for (const Node node : linkedTexts(value)) {
            const auto text = linkedText(node, value);
            if (std::find(link.words.begin(), link.words.end(), text) == link.words.end() &&
                !rowsOf(link.table).contains(text))
                missing(node, text, value.isObject(), link);
        }
    }
}

void checkTableLinksOfList(const Catalogue& catalogue, const text::Document& list, Findings& findings)
{
    TableLinkChecker checker(catalogue, findings);
    const auto checkAll = [&](const std::vector<Entry>& entries, const std::vector<TableLink>& links) {
        if (links.empty()) return;
        for (const Entry& entry : entries) {
            if (&entry.node.document() != &list) continue;
            checker.check(entry.node, links);
            for (const Option& option : entry.options) {
                checker.check(option.node["set"], links);
                checker.check(option.node["add"], links);
            }
        }
    };
    checker.check(list.root(), tableLinks(catalogue.game().list));
    checkAll(catalogue.entries(), tableLinks(catalogue.game().entry));
    checkAll(catalogue.leaders(), tableLinks(catalogue.game().leader));
}

}  // namespace muster::rules
