#pragma once

#include "core/library/rules_context.hpp"
#include "validator/pages/page.hpp"

#include <memory>
#include <string>
#include <vector>

namespace muster::validator {

/// A list of a game, as armies use it: with the lists that it extends.
struct ListOfGame {
    std::string id;
    std::shared_ptr<const rules::RulesContext> context;  ///< with a catalogue that contains the list
};

/// The pages about a game for its players and authors: an overview, the reference of its files, its rules, and one for
/// each list.
std::vector<Page> gamePages(const rules::Game& game, const std::vector<ListOfGame>& lists);

// The pages that these consist of.
Page referencePage(const rules::Game& game);
Page rulesPage(const rules::Game& game);
Page listPage(const ListOfGame& list);

/// A section for each of these rules, with anchors that begin with the prefix; before them a table with links to them.
void addRules(Page& page, const rules::Game& game, const std::vector<const rules::Rule*>& rules,
              const std::string& prefix);

/// An anchor: letters, digits and hyphens. Ids contain no two hyphens in a row, so parts joined by them are unique.
std::string anchorOfParts(std::string_view kind, std::string_view id, std::string_view part = {});

}  // namespace muster::validator
