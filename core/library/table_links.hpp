#pragma once

#include "core/game/findings.hpp"
#include "core/library/catalogue.hpp"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

/// A key of a system's units, entries, leaders, groups or armies whose texts are ids of a table's rows.
struct TableLink {
    std::string_view field;
    std::string_view table;
    std::vector<std::string_view> words;  ///< other valid texts, such as "any"
    bool open = false;                    ///< any other text is valid too, or a rule of the system checks it
};

/// The links that the properties of an element state with "table".
std::vector<TableLink> tableLinks(const ElementSchema& elementSchema);

/// Every text of a linked value: the value itself, the items of a list, or the member names of an object.
std::vector<text::Node> linkedTexts(text::Node value);
/// The text of such a node: for a member, its name.
std::string_view linkedText(text::Node node, text::Node value);

/// Reports texts that name a missing row. Use one per file, to collect the rows of each table only once.
class TableLinkChecker {
public:
    TableLinkChecker(const Catalogue& catalogue, Findings& findings) : m_catalogue(catalogue), m_findings(findings) {}

    /// Checks the linked keys directly in the node.
    void check(text::Node element, const std::vector<TableLink>& links);

private:
    const std::set<std::string_view>& rowsOf(std::string_view table);
    void missing(text::Node node, std::string_view name, bool atKey, const TableLink& link);

    const Catalogue& m_catalogue;
    Findings& m_findings;
    std::map<std::string_view, std::set<std::string_view>> m_rows;
};

/// Checks the linked values of a list's or system's own entries, leaders and their options.
void checkTableLinksOfList(const Catalogue& catalogue, const text::Document& list, Findings& findings);

}  // namespace muster::rules
