#pragma once

#include "core/library/check_context.hpp"

#include <cstdint>
#include <string>

namespace muster::rules {

/// What is wrong with a system file that loads: rules that check nothing or cannot be kept, texts outside an enum,
/// parts that nothing uses, and its own entries as for a list.
void lintSystem(const CheckContext& context, const Game& game, const Catalogue& catalogue);

/// What is wrong with a list file whose form and references are right.
void lintList(const CheckContext& context, const Catalogue& catalogue);

// The parts of the two.
void lintRules(const CheckContext& context, const Game& game);
void lintValues(const CheckContext& context, const Game& game);
/// Places in `at` and `limit` that nothing can stand in.
void lintPointers(const CheckContext& context, const Game& game);
/// Standard values outside their own schema, limits that nothing can keep, and required keys that do not exist.
void lintSchemas(const CheckContext& context, const Game& game);
void lintDefinitions(const CheckContext& context);
/// Tables and named parts of rules that nothing reads.
void lintUnused(const CheckContext& context, const Game& game);
void lintSetup(const CheckContext& context);
void lintTableLinks(const CheckContext& context, const Catalogue& catalogue);
/// The tables that "tableLinks" names, and the ids that their rows hold.
void lintColumnLinks(const CheckContext& context, const Catalogue& catalogue);
void lintNames(const CheckContext& context, const Catalogue& catalogue);
/// Translations that are of no text of the file, or cannot be filled in; said under the name given.
void lintTranslations(const CheckContext& context, const char* rule);
void lintOptions(const CheckContext& context, const Catalogue& catalogue);
void lintRows(const CheckContext& context, const Catalogue& catalogue);
void lintNumbers(const CheckContext& context, const Catalogue& catalogue);
/// Entries as units: what the smallest one costs, and whether it is legal.
void lintUnits(const CheckContext& context, const Catalogue& catalogue);
void lintLegalArmy(const CheckContext& context, const Catalogue& catalogue);

/// Whether an entry stands in the file that is checked, rather than in its system or in a list that it extends.
inline bool isOwn(const CheckContext& context, const Entry& entry)
{
    return &entry.node.document() == context.document.get();
}

/// The lists of the same game that build on the one that is checked, directly or through others.
std::vector<std::shared_ptr<const LoadedFile>> builtOn(const CheckContext& context, std::string_view system);

/// Whether points are a limit in this game: a rule at level error weighs the cost of an army against its budget.
bool budgetBinds(const Game& game, const Findings& findings);

/// "30 strength points", in the system's own word for them.
std::string points(double number, const Game& game);

}  // namespace muster::rules
