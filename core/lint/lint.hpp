#pragma once

#include "core/game/game.hpp"
#include "core/library/check_context.hpp"

#include <cstdint>
#include <string>

namespace muster::rules {

/// Reports problems of a system file that loads: rules that check nothing or cannot be satisfied, texts outside an
/// enum, unused parts, and problems of its own entries as for a list.
void lintSystem(const CheckContext& context, const Game& game, const Catalogue& catalogue);

/// Reports problems of a list file whose form and references are valid.
void lintList(const CheckContext& context, const Catalogue& catalogue);

/// Reports problems of the rules that the checked house rules file or list adds to a game.
void lintAddedRules(const CheckContext& context, const Game& game);

// The parts of the functions above. Those about rules look at the ones in the checked file.
void lintRules(const CheckContext& context, const Game& game);
/// Runs the lints of expression_lint.hpp. Findings about schemas must be known.
void lintExpressions(const CheckContext& context, const Game& game);
/// Reports values of the system's own rows that do not fit their column.
void lintOwnRows(const CheckContext& context, const Catalogue& catalogue);
/// Reports pointers in `at`, `limit` and `fix` that can never match a node.
void lintPointers(const CheckContext& context, const Game& game);
/// Reports named parts of rules that nothing reads.
void lintLets(const CheckContext& context, const Game& game);
/// Reports defaults that their own schema rejects, limits that no value can satisfy, and required keys that do not
/// exist.
void lintSchemas(const CheckContext& context, const Game& game);
void lintDefinitions(const CheckContext& context);
/// Reports tables, and columns of tables, that nothing reads.
void lintUnused(const CheckContext& context, const Game& game);
void lintSetup(const CheckContext& context);
void lintTableLinks(const CheckContext& context, const Catalogue& catalogue);
/// Checks the tables that "tableLinks" names, and the ids in their rows.
void lintColumnLinks(const CheckContext& context, const Catalogue& catalogue);
void lintNames(const CheckContext& context, const Catalogue& catalogue);
/// Reports translations that match no text of the file or have invalid placeholders, under the given rule name.
void lintTranslations(const CheckContext& context, const char* rule);
void lintOptions(const CheckContext& context, const Catalogue& catalogue);

/// Reports limits of a list that count nothing, contradict themselves or name what does not exist.
void lintLimits(const CheckContext& context, const Catalogue& catalogue);

/// Reports option groups that no unit can satisfy, and references between options that lead nowhere.
void lintOptionGroups(const CheckContext& context, const Catalogue& catalogue);
void lintRows(const CheckContext& context, const Catalogue& catalogue);
void lintNumbers(const CheckContext& context, const Catalogue& catalogue);
/// Checks entries as units: the cost of the smallest one, and whether it is legal.
void lintUnits(const CheckContext& context, const Catalogue& catalogue);
void lintLegalArmy(const CheckContext& context, const Catalogue& catalogue);

/// True if a rule is in the checked file, not in the system that house rules add to.
inline bool isOwn(const CheckContext& context, const Rule& rule)
{
    return &rule.node.document() == context.document.get();
}

/// True if an entry is in the checked file, not in its system or in a list that it extends.
inline bool isOwn(const CheckContext& context, const Entry& entry)
{
    return &entry.node.document() == context.document.get();
}

/// The lists of the same game that extend the checked one, directly or indirectly.
std::vector<std::shared_ptr<const LoadedFile>> builtOn(const CheckContext& context, std::string_view system);

/// True if a rule at level error compares the cost of an army with its budget, so that points are a limit in this game.
bool budgetBinds(const Game& game, const Findings& findings);

/// "30 strength points", with the system's own unit.
std::string points(double number, const Game& game);

}  // namespace muster::rules
