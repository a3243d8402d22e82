#pragma once

#include "core/game/findings.hpp"
#include "core/library/catalogue.hpp"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

/// A key of a system's units, entries, leaders, groups or armies whose texts are ids of rows of a table.
struct TableLink {
    std::string_view field;
    std::string_view table;
    std::vector<std::string_view> words;  ///< other texts that are right, such as "any"
    bool open = false;                    ///< any other text is right, too, or a rule of the system looks after it
};

/// The links that the properties of an element state with "table".
std::vector<TableLink> tableLinks(const ElementSchema& elementSchema);

/// Every text of a linked value: itself, the items of a list, or the names of an object's members.
std::vector<text::Node> linkedTexts(text::Node value);
/// The text at such a node: of a member its name.
std::string_view linkedText(text::Node node, text::Node value);

/// Reports texts that name a row which is not there. One for each file, so that the rows of a table are gathered once.
class TableLinkChecker {
public:
    TableLinkChecker(const Catalogue& catalogue, Findings& findings) : m_catalogue(catalogue), m_findings(findings) {}

    /// Looks at the linked keys that stand in the node itself.
    void check(text::Node element, const std::vector<TableLink>& links);

private:
    const std::set<std::string_view>& rowsOf(std::string_view table);
    void missing(text::Node node, std::string_view name, bool atKey, const TableLink& link);

    const Catalogue& m_catalogue;
    Findings& m_findings;
    std::map<std::string_view, std::set<std::string_view>> m_rows;
};

/// The linked values of a list's or system's own entries, leaders and their options.
void checkTableLinksOfList(const Catalogue& catalogue, const text::Document& list, Findings& findings);

}  // namespace muster::rules
