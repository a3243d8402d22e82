#include "core/game/shared_rules.hpp"

#include "core/schema/keywords.hpp"

#include <algorithm>
#include <array>

namespace muster::rules {

using diagnostics::FindingKind;
using enum diagnostics::Level;

namespace {

constexpr std::string_view keywordGroup = "schema/";

constexpr std::array ruleTexts{
    SharedRule{"json/syntax", error, "The file is well-formed JSON",
               "A file is one JSON value in UTF-8 without a byte-order mark. Comments, trailing commas, single quotes, "
               "NaN and anything after the value are errors.",
               FindingKind::syntax},
    SharedRule{"json/duplicate-key", error, "Each key appears only once in an object",
               "Programs silently ignore one of two equal keys; which one differs from program to program.",
               FindingKind::syntax},
    SharedRule{"json/limits", error, "Size, nesting and numbers are within the limits",
               "At most 64 MiB, 5,000,000 values and 128 levels of nesting; integers fit in 64 bits and other numbers "
               "in a double.",
               FindingKind::syntax},
    SharedRule{
        "schema/<keyword>", error, "The file has the structure of its kind",
        "Each kind of file has a JSON Schema; a system adds the keys of its units, entries, leaders and groups. A list "
        "entry may supply the keys that a unit needs. The last part of the rule name is the keyword that failed.",
        FindingKind::schema},
    SharedRule{"ref/not-found", error, "Everything that a file names exists",
               "A system, list, army, entry, table, rule or file that is named must exist. The message suggests the "
               "nearest name.",
               FindingKind::notFound},
    SharedRule{
        "ref/outside-root", error, "File references stay inside the project",
        "A path that leaves the project folder (the one with muster.json, or else the given folder) is not followed.",
        FindingKind::reference},
    SharedRule{"ref/cycle", error, "References between files do not form a loop",
               "Systems, lists, house rules and settings may extend others of their kind, but never themselves, "
               "directly or indirectly.",
               FindingKind::cycle},
    SharedRule{"ref/broken", error, "The files on which an army is based have no errors",
               "The named system, list or house rules file, or a settings file in force, has errors, so findings based "
               "on it may be wrong. Check that file first. The same holds for a system that extends another.",
               FindingKind::brokenRulesContext},
    SharedRule{"ref/too-many", error, "Systems, lists, house rules and settings extend few other files",
               "A list extends at most 20 other lists, directly or indirectly, and a chain of extended house rules or "
               "systems has at most 20 files. At most 20 settings files, with 200 patterns of rules and 1,000 of "
               "overridden files, are in force for a file.",
               FindingKind::reference},
    SharedRule{
        "ref/file-name", error, "A system or list has the same id as its file name",
        "Systems and lists are found by their file names, so the id must equal the file name without its suffix.",
        FindingKind::reference},
    SharedRule{"ref/ambiguous", error, "An id belongs to one file",
               "Systems and lists are found by their file names. If two files in a project have the same name, armies "
               "are checked against whichever comes first.",
               FindingKind::reference},
    SharedRule{"ref/shadows", info, "A file replaces an installed one",
               "Systems and lists of the project take precedence over installed ones: armies of this project are "
               "checked against this file only.",
               FindingKind::reference},
    SharedRule{
        "ref/expect-file", error, "An expect file is about the file beside it",
        "`x.expect.json` says what `muster test` must find in the file of the same name with another suffix, such "
        "as `x.army.json`. Exactly one such file must be in the same folder.",
        FindingKind::reference},
    SharedRule{"ref/duplicate-id", error, "Ids are unique",
               "Units, leaders and groups of an army, and entries of a list, each need their own id.",
               FindingKind::reference},
    SharedRule{"ref/system-version", warning, "The army was built with this version of the system",
               "The file pins the version with which it was built, and an army also the content of its system and "
               "list. If another version is installed, the finding shows how points and legality change; `muster "
               "upgrade` pins the installed version.",
               FindingKind::otherVersion},
    SharedRule{"list/required", error, "An army names its list",
               "Armies of this system are built from a list, and every unit is based on one of its entries.",
               FindingKind::incomplete},
    SharedRule{"list/minimum", error, "An army takes at least what its list requires",
               "The bases of an entry are counted over all units, including those in groups.",
               FindingKind::listNumbers},
    SharedRule{"list/maximum", error, "An army takes at most what its list allows",
               "The bases of an entry are counted over all units. The entry's step is added to its maximum for each "
               "additional half of the default budget."},
    SharedRule{"list/option", error, "Options are offered by the entry",
               "The unit's entry must offer the option. No unit takes it more often than its `perUnit` allows, and no "
               "more bases of the army than its `max`."},
    SharedRule{"list/option-group", error, "A unit takes as many options of a group as its entry asks for",
               "An entry's `optionGroups` state how many of their options a unit must and may take. An option that is "
               "taken several times counts as often."},
    SharedRule{"list/option-requires", error, "An option is taken with the options it requires",
               "The options in an option's `requires` must be taken by the same unit."},
    SharedRule{"list/option-excludes", error, "An option is taken without the options it excludes",
               "No option in an option's `excludes` may be taken by the same unit. It is enough if one of the two "
               "excludes the other."},
    SharedRule{
        "list/limit", error, "An army keeps the limits that its list sets on several entries",
        "The list's `limits` count the bases or units of several entries together, or what they cost as a share of "
        "the budget. With `per`, the numbers hold for each full part of the budget.",
        FindingKind::listNumbers},
    SharedRule{"list/limit-without-points", error, "A limit of points belongs to a game with points",
               "`per`, `minShare` and `maxShare` of a list's limit refer to the budget, and the game has none."},
    SharedRule{"list/unused-limit", warning, "Every limit of a list limits something",
               "No entry or leader has the values in the limit's `having`, or no option is in a group of options."},
    SharedRule{"list/overrides-entry", warning, "Units keep the values of their entry",
               "A value of a unit replaces the same value of its entry. Values that may differ are better offered as "
               "options. Not checked for a value that a rule of the game for units or leaders reads together with the "
               "entry: then that rule decides what may differ, and for which units."},
    SharedRule{"list/no-entry", warning, "Units of an army with a list have an entry",
               "Where lists are optional, a unit may have no entry; then the limits of the list do not apply to it. "
               "The same holds for leaders if the list has leaders. Not checked if a rule of the game for units reads "
               "whether they have an entry: then that rule decides which units need one."},
    SharedRule{"list/none", error, "No list where the game has none",
               "The system has \"lists\": \"none\", so its armies name no list and no list file can belong to it."},
    SharedRule{"list/minimum-above-maximum", error, "No entry requires more than it allows",
               "At the default budget an army would have to take more bases of an entry than it may, or a unit more "
               "options of a group than it may or can; or a limit of several entries contradicts their own. Lower "
               "`min`, raise `max`, or add options."},
    SharedRule{"list/minimums-exceed-budget", error, "The minimums of a list fit the budget",
               "The minimums of all entries and leaders, each at its lowest cost, exceed the system's default budget. "
               "Checked if a rule of the game compares the cost of an army with its budget."},
    SharedRule{
        "list/no-legal-army", error, "A list allows a legal army",
        "No choice of the list's units within its limits and the default budget satisfies the rules of the game. Found "
        "by a search over the rules that add up values of units; if the search cannot be complete, nothing is "
        "reported. A warning if the game does not require lists, because then an army may add units of its own."},
    SharedRule{"list/unavailable-entry", warning, "Every entry can be taken",
               "An entry with a maximum of 0 and no step, or one that costs more than the default budget, can never be "
               "taken. A maximum of 0 is correct if it excludes an entry of an extended list."},
    SharedRule{"list/illegal-entry", warning, "An entry without options is legal",
               "The smallest unit of the entry, without options, breaks a rule at level error that reads only the unit "
               "(or leader) itself."},
    SharedRule{
        "list/illegal-option", warning, "An entry with an option is legal",
        "A rule at level error forbids a unit of the entry with the option in any army, and allows it without the "
        "option. Rules of entries are checked with each option, and with up to 256 combinations of options."},
    SharedRule{"list/unused-option", warning, "Every option changes something",
               "An option can never be taken, because its maximum is 0 or it contradicts the options that it requires; "
               "or its `set`, `add` and `remove` leave the entry unchanged. An option "
               "counts as used if a rule of the game refers to it by its id."},
    SharedRule{"list/option-change", error, "Options add to and remove from lists only",
               "`add` and `remove` of an option name keys whose values are lists. Any other value is replaced "
               "with `set`."},
    SharedRule{"list/unused-row", warning, "Every row of a list is used",
               "A list adds a row to a table from which entries choose (declared with `table` in the system), but no "
               "entry or option of the list, or of a list that extends it, names the row."},
    SharedRule{"list/duplicate-name", warning, "Names are distinct",
               "Two entries or leaders of a list, two options of an entry, or two rows of a table from which entries "
               "choose have the same name."},
    SharedRule{"list/translation", warning, "Translations belong to texts of the list",
               "A translation is never shown if its text is not in the list; usually the text has been changed. Texts "
               "of the system are translated in the system file. Those of the list's rules may contain any expression "
               "that is valid in the text itself."},
    SharedRule{"army/empty", error, "An army has units",
               "There is at least one unit, in a group or outside; leaders alone are not an army."},
    SharedRule{
        "table/value-type", error, "Values in tables have the type of their column",
        "A value in a row that a list adds, or that house rules replace, has the same type as in the system's "
        "rows: a number where they have numbers, and a whole number where all of theirs are whole. In the system, "
        "a warning for a value whose type no other row has."},
    SharedRule{"table/missing-key", error, "Rows have the keys of all other rows",
               "A row that a list adds has every key that all rows of the system's table have, because rules and costs "
               "read it. In the system, a warning for a row that lacks a key which an expression reads without a test "
               "with `has()`, if at least half of the rows have it."},
    SharedRule{"table/unknown-key", warning, "Rows have only keys that the system's rows have",
               "A row that a list adds has a key that no row of the system has, so no expression can read it. In the "
               "system, a key that one row has instead of a similar one of all other rows."},
    SharedRule{"table/negative", warning, "Negative values appear only where the system has them",
               "A list's row or house rules set a value below 0, such as a negative price, for a key where no row of "
               "the system has one; usually a typing error."},
    SharedRule{"army/no-points", warning, "Armies have a budget only in games with points",
               "The army has a budget, but its game has no points. The key has no effect: remove it."},
    SharedRule{"army/no-leaders", warning, "Armies have leaders only in games with leaders",
               "The system has no leaders: it defines neither their values, nor their cost, nor a rule about them. The "
               "leaders of the army have no effect: remove them."},
    SharedRule{"army/cost", error, "Every cost can be added up",
               "If a term of the system's cost cannot be evaluated or is not a number, the unit and the army have no "
               "cost, and no rule about points can be decided.",
               FindingKind::undecided},
    SharedRule{"army/statistic", warning, "Every statistic can be evaluated",
               "A number of the system's `statistics`, or a part of one, cannot be evaluated for this army: the "
               "comparison of armies shows \"?\" for it.",
               FindingKind::unknownValue},
    SharedRule{"army/sheet", warning, "Sheets can show the whole army",
               "A part of a sheet cannot be evaluated for the named unit, group or army: a print shows \"?\" "
               "there, or omits the part.",
               FindingKind::unknownValue},
    SharedRule{"rule/undecided", error, "Every rule can be decided",
               "A rule's expression failed on this file, for example because a value is missing. `muster check --trace "
               "RULE` shows where.",
               FindingKind::undecided},
    SharedRule{
        "settings/unused-pattern", warning, "Every pattern of the settings matches something",
        "A pattern of paths in `ignore`, `tests` or `overrides` matches nothing in the project, or a pattern of rules "
        "matches no rule whose level can be changed. Patterns of paths are relative to the folder of the file "
        "that contains them."},
    SharedRule{
        "settings/second-house", warning, "A game has one house rules file",
        "Two files in `extends`, or two items of `overrides` for the same army or scenario, name different house "
        "rules for one game, so only the last ones are used. House rules can extend one another instead."},
    SharedRule{"rule/fixed-level", warning, "Some levels cannot be changed",
               "House rules and settings cannot change the level of errors in the structure of a file (json, schema), "
               "in its references (ref), and in evaluation (rule, check, army/cost)."},
    SharedRule{"check/failed", error, "Each file is checked completely",
               "The time or memory limit was reached, or the program has a bug. The findings in other files are valid.",
               FindingKind::check},
    SharedRule{"check/unreadable", error, "Everything to be checked can be read",
               "A file or folder named on the command line, or found in a folder, is missing or cannot be read, a link "
               "leads out of the project, or a folder has nothing to check. The exit code is 3.",
               FindingKind::check},
    SharedRule{"check/misnamed", warning, "Files have the names of their kinds",
               "A file in a folder is not checked, because its name is only nearly that of a Muster file: "
               "x.army.json.txt, x.army.JSON or X.Army.json instead of x.army.json. Files that muster.json ignores are "
               "not reported.",
               FindingKind::check},
    SharedRule{"check/stale-baseline", warning, "A baseline contains only findings that still exist",
               "A line of the baseline matches no finding of its file any more, so it could hide a new one. "
               "`--prune-baseline` removes such lines.",
               FindingKind::check},
    SharedRule{"check/too-many", error, "A file has fewer than a thousand findings",
               "Only the first thousand findings of a file are shown.", FindingKind::check},
    SharedRule{"check/unused-accept", warning, "Every `accept` accepts a finding",
               "An item of `accept` has no effect: the rule finds nothing in that element, or does not exist, or its "
               "findings cannot be accepted, or the day in `until` has passed. Errors in the syntax and structure of a "
               "file, in its references and in evaluation cannot be accepted.",
               FindingKind::acceptance},
    SharedRule{"scenario/shape", error, "Shapes can be drawn",
               "A shape has exactly one form. A polygon has at least three corners, an area and no edges that cross; a "
               "line has a width; a square lies in the board's grid."},
    SharedRule{"scenario/off-board", error, "Everything is on the board",
               "Terrain, zones, objectives, rally points, placed bases and the arrival points of reinforcements are on "
               "the board. A piece with \"runsOff\": true, or of a kind with \"runsOff\": true unless the piece has "
               "false, may continue beyond the table, as roads and rivers do, but must touch the board."},
    SharedRule{"scenario/placement", error, "Every placed base belongs to its unit",
               "A placement has the base's position or its square; its index is one of the unit's bases, and no base "
               "is placed twice."},
    SharedRule{
        "scenario/base", warning, "A placed base has the size of its unit's bases",
        "The army or the system defines how large the bases of a unit are, and the army is checked with that size. A "
        "\"base\" in a placement must match it, with a tolerance of 0.2 mm; a unit of unknown size may have any base."},
    SharedRule{
        "scenario/reinforcement", error, "Each reinforcement arrives only once",
        "A reinforcement names a unit or leader, or a group. No unit arrives twice, alone or with its group. If it has "
        "both an edge and a point, the point is near that edge: within a twentieth of the shorter side of the board."},
    SharedRule{"scenario/unit-overlap", error, "Placed bases do not overlap",
               "Bases may touch. An overlap of up to 0.2 mm counts as touching."},
    SharedRule{"scenario/outside-zone", error, "Units deploy inside their zone",
               "A placed base is entirely inside one of its side's deployment zones, with a tolerance of 0.2 mm. If a "
               "base has only a square, the square must overlap one of them."},
    SharedRule{"scenario/edge-and-zone", warning, "A side's zone is near its edge",
               "If a side has an edge and zones, at least one zone extends into the half of the board at that edge."},
    SharedRule{"scenario/zone-shared", error, "Each side has its own zone",
               "Deployment zones of different sides are different and do not overlap. Sides with the same role are "
               "allies and may share a zone."},
    SharedRule{"scenario/edge-shared", warning, "Enemies have different edges",
               "Two sides that are not allies have the same edge; allies have the same role. Not checked if a rule of "
               "the game reads the edge."},
    SharedRule{"scenario/army", error, "Each side's army is legal",
               "The army file can be read, belongs to the scenario's game and has no errors. If the side has a budget, "
               "the army is checked against it."},
    SharedRule{"scenario/terrain-overlap", warning, "Areas of terrain do not overlap",
               "Hills and other kinds that may carry terrain according to the system may overlap, and so may roads, "
               "rivers and other lines. If a kind defines whether it is a line or an area, that decides: woods drawn "
               "as a line are an area."},
    SharedRule{"scenario/measure", warning, "The board is the size of a table",
               "A board longer than 6 m, deeper than 2.7 m or narrower than 15 cm is usually in another unit than the "
               "file assumes. "
               "Lengths are in the system's measure unless the board has its own."},
    SharedRule{"scenario/arrival", warning, "Reinforcements arrive somewhere",
               "A reinforcement has the `edge` of the board where it enters, or the point `at` which it does."},
    SharedRule{"scenario/late", warning, "Reinforcements arrive before the game ends",
               "The turn of a reinforcement is not after the last turn."},
    SharedRule{"scenario/arrived", warning, "Reinforcements are not already on the board",
               "A unit or leader that arrives as a reinforcement has at least one base that is not on the board."},
    SharedRule{"scenario/attached", warning, "An attached leader is beside his unit",
               "A leader who is \"with\" a unit in the army is no farther from the nearest placed base of that unit "
               "than the width of such a base. Checked if both have exact positions."},
    SharedRule{"scenario/unplaced", info, "All bases are placed",
               "If a side has placed some bases, the message names those that are neither placed nor reinforcements.",
               FindingKind::remark},
    SharedRule{"system/expression", error, "Expressions of systems and house rules are valid",
               "Names, types and syntax of every expression are checked when the file is loaded."},
    SharedRule{"system/schema", error, "Schema parts of a system file are valid",
               "unit, entry, leader, group and army are JSON Schemas of the documented subset."},
    SharedRule{"system/duplicate-rule", error, "Each rule is defined once",
               "Two rules of one file may share a name only if they have different scopes, such as units and "
               "leaders. Two rules with different names that check the same are a warning."},
    SharedRule{"system/duplicate-id", error, "Each row, sheet, entry and side of a system has its own id",
               "If two rows have the same id, only one of them can be found."},
    SharedRule{
        "system/extended", error, "A system fits the one that it extends",
        "The changes make a part of the extended system wrong, such as a rule that reads a removed table. Replace "
        "or remove that part too."},
    SharedRule{"system/rule-never-fails", warning, "A rule can fail",
               "The rule checks nothing: its requirement is always true, its condition is never true, or there is "
               "nothing to which it applies. Comparisons with numbers and texts are followed, with the minimums and "
               "maximums of the schema: `x != 'a' || x != 'b'` is always true. So are the conditions in `levelIf`."},
    SharedRule{
        "system/rule-never-holds", warning, "A rule can be satisfied",
        "The rule always applies, and its requirement is always false; or its comparisons contradict one another or "
        "`when`. An error for rules of armies at level error that always apply, because no army of the game would be "
        "legal. Use `when` for what is forbidden only in some cases, and require `false` then."},
    SharedRule{"system/unknown-value", warning, "Texts in expressions are possible values of their key",
               "An expression compares a key whose schema lists its values, or whose texts are rows of a table, with a "
               "text that is none of them; or it names an entry, an option or a row that neither the system nor any of "
               "its lists has. Usually a typing error: the comparison is always false."},
    SharedRule{
        "system/unknown-place", error, "`at`, `limit` and `fix` refer to existing places",
        "The paths in a rule's `at` and `fix` lead to a key that the object of its scope can have, and the "
        "path in `limit` to an entry, a list, a row of a table or a part of the system. Parts in braces may be "
        "anything "
        "unless their branches are literal texts. A value that a fix writes has the type and the bounds of its key."},
    SharedRule{
        "system/odds", error, "Odds can be computed",
        "The inputs of `odds` are numbers, texts, or true or false, and allow their own default. Dice that a step "
        "looks at together (`all`) have at most 200,000 different rolls."},
    SharedRule{"system/setup", error, "The usual set-up is possible",
               "The minimum size of a kind of terrain is not above the maximum, and two sides of a new scenario have "
               "the same edge only if they are allies, which have the same role."},
    SharedRule{
        "system/unused-let", warning, "Every named part of a rule is used",
        "Neither the requirement nor the texts of a rule read a part in `let`, directly or through other parts. In "
        "`odds`, no later step and no result reads the value of a step, or nothing reads an input."},
    SharedRule{
        "system/division-by-zero", warning, "Divisors are not 0",
        "A rule, a cost or a derived value divides by a value that may be 0; then it fails, or with fractions "
        "gives infinity. A divisor is safe if its schema, all rows of its table or the expression itself keep it "
        "from being 0, or if a condition around the division or `when` reads it."},
    SharedRule{
        "system/lost-remainder", warning, "Divisions keep the remainder that they need",
        "A division of whole numbers drops the remainder: `1 / 2` is 0, and `double(a / 2)` makes a double of what "
        "is left. Write `1.0 / 2.0`, or `double(a) / 2.0`. Not checked if the expression also asks for the "
        "remainder with `%`."},
    SharedRule{
        "system/missing-value", warning, "Expressions read only values that are there",
        "A rule, a cost or a derived value reads a key of the system that is neither required nor has a default, "
        "and no condition tests it with `has()`. It fails for every unit without the key. Not checked for keys "
        "that some part of the schema requires, because other conditions may say when they are there."},
    SharedRule{"system/message-without-value", warning, "Messages name the value that they complain about",
               "A rule compares the size of values, and its message contains none: who reads it has to count himself. "
               "Not checked for comparisons with 0 and 1, which ask whether there is any, and in house rules."},
    SharedRule{"system/rule-without-help", warning, "Rules say how to correct what they find",
               "A rule has no `help`, so the reader of its finding is not told what to do next. Remarks need "
               "none, and house rules are not checked."},
    SharedRule{"system/unused-table", warning, "Every table is used",
               "No expression, limit or link of the system refers to the table."},
    SharedRule{
        "system/unused-column", warning, "Every column of a table is used",
        "No text of the system outside its tables contains the name of the column, so nothing reads it. `id` and "
        "`label` are shown by forms. The name of a column for people begins with `x-`. "
        "Not checked before the system has sheets, because most columns are for them."},
    SharedRule{"system/unused-definition", warning, "Every definition is used",
               "Nothing in the system's schemas refers to the definition."},
    SharedRule{
        "system/translation", warning, "Translations belong to texts of the system or the house rules",
        "A translation is never shown if its text is not in the same file; usually the text has been changed. The "
        "translation of a text with expressions in braces may contain only those expressions, in any order; that of a "
        "message or a help of a rule, any that are valid in the text itself."},
    SharedRule{
        "system/sheet", error, "Sheet descriptions are valid",
        "Blocks of a sheet are of a known kind, with the keys that kind has, and symbols and emblems can be drawn."},
};

}  // namespace

std::span<const SharedRule> sharedRules() { return ruleTexts; }

bool hasFixedLevel(std::string_view rule, diagnostics::Level usual)
{
    if (usual != error) return false;
    const auto kind = kindOf(rule);
    return kind == FindingKind::syntax || isSchema(kind) || isReference(kind) || kind == FindingKind::undecided ||
           kind == FindingKind::check;
}

FindingKind kindOf(std::string_view rule)
{
    if (rule == "schema/type") return FindingKind::wrongType;
    if (rule.starts_with(keywordGroup)) return FindingKind::schema;
    const auto* shared = sharedRule(rule);
    return shared ? shared->kind : FindingKind::rule;
}

const SharedRule* sharedRule(std::string_view name)
{
    for (const auto& rule : ruleTexts)
        if (rule.name == name) return &rule;
    const auto& keywords = schema::keywordNames;
    if (name.starts_with(keywordGroup) &&
        std::find(keywords.begin(), keywords.end(), name.substr(keywordGroup.size())) != keywords.end())
        return sharedRule("schema/<keyword>");
    return nullptr;
}

}  // namespace muster::rules
