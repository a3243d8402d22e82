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
               "NaN and anything behind the value are refused.",
               FindingKind::syntax},
    SharedRule{"json/duplicate-key", error, "No object holds a key twice",
               "Programs read one of two equal keys and drop the other without a word; which one differs from program "
               "to program.",
               FindingKind::syntax},
    SharedRule{"json/limits", error, "Size, nesting and numbers stay inside the limits",
               "At most 64 MiB, 5,000,000 values, 128 levels of nesting, integers of 64 bits and numbers that a double "
               "can hold.",
               FindingKind::syntax},
    SharedRule{"schema/<keyword>", error, "The file has the shape of its kind",
               "Each kind of file has a JSON Schema; a system adds the keys of its units, entries, leaders and groups; "
               "what a unit needs its list entry may give. The last part of the name is the keyword that failed.",
               FindingKind::schema},
    SharedRule{"ref/not-found", error, "What a file names exists",
               "A system, list, army, entry, table, rule or file that is named must be there. The message suggests the "
               "nearest name.",
               FindingKind::notFound},
    SharedRule{
        "ref/outside-root", error, "File references stay inside the project",
        "A path that leaves the project's folder (the one with muster.json, else the folder given) is not followed.",
        FindingKind::reference},
    SharedRule{"ref/cycle", error, "References between files do not loop",
               "Lists that extend lists, and house rules that extend house rules, must end somewhere.",
               FindingKind::cycle},
    SharedRule{"ref/broken", error, "The files an army builds on are sound",
               "The system, list or house rules file that is named has errors of its own, so its verdict cannot be "
               "trusted. Check that file first.",
               FindingKind::brokenRulesContext},
    SharedRule{"ref/too-many", error, "Lists and house rules build on few others",
               "A list takes over at most 20 other lists, directly or through one another, and house rules extend one "
               "another over at most 20 files.",
               FindingKind::reference},
    SharedRule{"ref/file-name", error, "A system or list is found by its file name",
               "The id inside the file and the stem of the file name must be the same.", FindingKind::reference},
    SharedRule{"ref/ambiguous", error, "An id leads to one file",
               "Systems and lists are found by their file names. Of two files of the same name in one project, armies "
               "would be judged by whichever comes first.",
               FindingKind::reference},
    SharedRule{"ref/shadows", info, "A file takes the place of an installed one",
               "Systems and lists of the project come before those that are installed: armies of this project are "
               "judged by this file alone.",
               FindingKind::reference},
    SharedRule{"ref/duplicate-id", error, "Ids are unique",
               "Units, leaders and groups of an army, and entries of a list, each need an id of their own.",
               FindingKind::reference},
    SharedRule{"ref/system-version", warning, "The army was built with this version of the system",
               "The file pins the version it was built with, and an army also the content of its system and list. When "
               "another is installed, the finding says "
               "what that changes in points and legality; `muster upgrade` pins what is installed.",
               FindingKind::otherVersion},
    SharedRule{"list/required", error, "An army names its list",
               "This system's armies are built from a list, and every unit from one of its entries."},
    SharedRule{"list/minimum", error, "An army takes at least what its list demands",
               "The bases of an entry are counted over all units, those in groups too."},
    SharedRule{"list/maximum", error, "An army takes at most what its list allows",
               "The bases of an entry are counted over all units. Each further half of the default budget adds the "
               "entry's step to its maximum."},
    SharedRule{"list/option", error, "Options are ones the entry offers",
               "An option must be offered by the unit's entry, within the option's own maximum."},
    SharedRule{"list/overrides-entry", warning, "Units keep the values of their entry",
               "A value that the unit has and its entry has, too, replaces the entry's. What may differ is better "
               "offered as an option. Not asked of a value that a rule of the game for units or leaders reads together "
               "with the entry: then that rule decides what may differ, and for which units."},
    SharedRule{
        "list/no-entry", warning, "Units of an army with a list are entries of it",
        "Where lists are optional a unit may do without an entry; then the list says nothing about it, and none "
        "of its limits counts it. The same holds for leaders, where the list has leaders to choose from. Not "
        "checked where a rule of the game for units reads whether they have an entry: then that rule decides who "
        "needs one."},
    SharedRule{"list/none", error, "No list where the game has none",
               "The system says \"lists\": \"none\": its armies name no list, and no list file can be for it."},
    SharedRule{
        "list/minimum-above-maximum", error, "No entry demands more than it allows",
        "An army of the usual size would have to take more bases of an entry than it may. Lower `min` or raise `max`."},
    SharedRule{"list/minimums-exceed-budget", error, "What a list demands can be paid",
               "The minimums of all entries and leaders, each at the least it can cost, come to more than the system's "
               "default budget. Asked where a rule of the game holds the cost of an army against its budget."},
    SharedRule{"list/no-legal-army", error, "A list allows a legal army",
               "No choice of units as the list has them, within its numbers and the default budget, keeps the rules of "
               "the game. Found by a search over the rules that add up over units; where the search cannot be complete "
               "nothing is said. A warning where the game does not require lists: an army may bring units of its own."},
    SharedRule{"list/unavailable-entry", warning, "Every entry can be taken",
               "An entry with a maximum of 0 and no step, or one that costs more than the default budget, is on offer "
               "and cannot be had. A maximum of 0 is right where it leaves out an entry of an extended list."},
    SharedRule{"list/illegal-entry", warning, "An entry as it stands is legal",
               "The smallest unit of the entry, without options, breaks a rule at level error that looks at nothing "
               "but the unit (or leader) itself."},
    SharedRule{
        "list/illegal-option", warning, "An entry with an option is legal",
        "A rule at level error forbids a unit of the entry with the option, whatever army it is in, and allows it "
        "without. Rules of entries are asked with each option, and with up to 256 choices of options together."},
    SharedRule{"list/unused-option", warning, "Every option changes something",
               "An option that nobody may take, or whose `set`, `add` and `remove` leave the entry as it is. One that "
               "a rule of the game asks for by its id is used."},
    SharedRule{"list/option-change", error, "Options append to lists and take out of lists",
               "`add` and `remove` of an option name keys whose values are lists. Any other value is replaced "
               "with `set`."},
    SharedRule{"list/unused-row", warning, "Every row of a list is used",
               "A row that a list adds to a table whose rows entries name (the system says so with `table`), and that "
               "no entry or option of the list, or of a list that extends it, names."},
    SharedRule{"list/duplicate-name", warning, "Names tell things apart",
               "Two entries or leaders on offer, two options of an entry, or two rows of a table that entries choose "
               "from, go by the same name."},
    SharedRule{"list/translation", warning, "Translations belong to texts of the list",
               "A translation whose text stands nowhere in the list is never shown; most often the text was changed "
               "since. Texts of the system are translated in the system file."},
    SharedRule{"army/empty", error, "An army has units",
               "There is at least one unit, in a group or outside; leaders alone are no army."},
    SharedRule{"table/value-type", error, "Values of tables are of their column's type",
               "A value of a row that a list adds, or that house rules put in another's place, is of the sort that the "
               "system's rows have there: a number where they have numbers, and a whole one where all of theirs are "
               "whole."},
    SharedRule{"table/missing-key", error, "Rows have what every row has",
               "A row that a list adds has every key that all rows of the system's table have, for rules and costs "
               "read it."},
    SharedRule{"table/unknown-key", warning, "Rows have keys that something reads",
               "A row that a list adds has a key that no row of the system has: no expression can read it."},
    SharedRule{"table/negative", warning, "Values below 0 stand where others do",
               "A list's row or house rules set a value below 0 under a key where no row of the system has one: a "
               "negative price, mostly a slip of the pen."},
    SharedRule{"army/no-points", warning, "A budget only where there are points",
               "The army states a budget, and its game has no points. The key has no effect: remove it."},
    SharedRule{"army/no-leaders", warning, "Leaders only where the game has them",
               "The system says nothing of leaders: neither what they are or cost, nor a rule about them. Those of the "
               "army have no effect: remove them."},
    SharedRule{"army/cost", error, "Every cost can be added up",
               "A term of the system's cost that cannot be evaluated, or is no number, leaves the unit and the army "
               "without a cost; no rule about points can be decided then.",
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
               "A rule's expression failed on this file, for example for want of a value. `muster check --trace RULE` "
               "shows where.",
               FindingKind::undecided},
    SharedRule{
        "rule/fixed-level", warning, "Some levels stay as they are",
        "House rules and settings cannot change the level of errors about the form of a file (json, schema), about "
        "what it names and builds on (ref), and about what could not be decided (rule, check, army/cost)."},
    SharedRule{"check/failed", error, "Each file is checked to the end",
               "The time or memory allowed ran out, or the program has a fault. What is said about other files holds.",
               FindingKind::check},
    SharedRule{"check/too-many", error, "A file has fewer than a thousand findings",
               "Only the first thousand findings of a file are shown.", FindingKind::check},
    SharedRule{"scenario/shape", error, "Shapes can be drawn",
               "A shape has exactly one form. A polygon has at least three corners, some area and no edges that cross; "
               "a line has a width; a square lies in the board's grid."},
    SharedRule{
        "scenario/off-board", error, "Everything lies on the board",
        "Terrain, zones, objectives, rally points, placed bases and the points where reinforcements arrive lie on "
        "the board. A piece that says \"runsOff\": true, or is of a kind that does and does not say false itself, may "
        "go on beyond the table, as roads and rivers do; it still touches the board."},
    SharedRule{"scenario/placement", error, "Every placed base is one of its unit's",
               "A placement says where the base stands, or in which square; its index is one of the unit's bases, and "
               "no base is placed twice."},
    SharedRule{"scenario/base", warning, "A placed base is as large as its unit's",
               "The army says how large the bases of a unit are, or the system does, and is judged by that. "
               "A placement with another \"base\" is another base. Up to 0.2 mm is forgiven; a unit of unknown size "
               "may have any."},
    SharedRule{"scenario/reinforcement", error, "Reinforcements name who arrives, once",
               "A reinforcement names a unit or leader, or a group. Nobody arrives twice, alone or with a group. "
               "Where it says an edge and a point, the point lies by that edge: within a twentieth of the shorter side "
               "of the board."},
    SharedRule{"scenario/unit-overlap", error, "Placed bases do not overlap",
               "Bases may touch. Pressing into one another by up to 0.2 mm counts as touching."},
    SharedRule{"scenario/outside-zone", error, "Units deploy inside their zone",
               "A placed base lies wholly inside one of its side's deployment zones; up to 0.2 mm is forgiven. "
               "Of a base that only names its square, the square meets one of them."},
    SharedRule{"scenario/edge-and-zone", warning, "A side's zone lies by its edge",
               "Of a side with an edge and zones, at least one zone reaches into the half of the board at that edge."},
    SharedRule{"scenario/zone-shared", error, "Each side has a zone of its own",
               "Deployment zones of different sides are different and do not overlap. Sides with the same role are "
               "allies and may share."},
    SharedRule{"scenario/edge-shared", warning, "Enemies have edges of their own",
               "Two sides name the same edge and are no allies: allies have the same role. Not asked where a rule of "
               "the game says something about the edge."},
    SharedRule{"scenario/army", error, "Each side's army is legal",
               "The army file can be read, belongs to the scenario's game and has no errors of its own; where the side "
               "states a budget, the army is judged for that many points."},
    SharedRule{
        "scenario/terrain-overlap", warning, "Areas of terrain do not overlap",
        "Hills and other kinds that the system lets carry terrain may, and so may roads, rivers and other lines. "
        "Where a kind says which of them it is, that decides: woods drawn as a line are an area."},
    SharedRule{"scenario/measure", warning, "The board is the size of a table",
               "A board longer than 6 m or narrower than 15 cm is most often measured in another unit than the file "
               "says. Lengths count in the system's measure unless the board names one."},
    SharedRule{"scenario/late", warning, "Reinforcements come before the game ends",
               "A reinforcement's turn is not later than the last turn."},
    SharedRule{"scenario/arrived", warning, "Reinforcements are not on the board already",
               "A unit or leader that comes as a reinforcement has a base left that does not stand on the board."},
    SharedRule{"scenario/attached", warning, "An attached leader stands beside his unit",
               "A leader whose army says which unit he is \"with\" stands no farther from the nearest placed base of "
               "that unit than such a base is wide. Asked where both have their exact places."},
    SharedRule{
        "scenario/unplaced", info, "All bases have a place",
        "Once a side has placed some bases, those that stand nowhere and do not come as reinforcements are named."},
    SharedRule{"scenario/symmetry", info, "How even the battlefield is",
               "How much of each kind of terrain lies in each side's part of the board, how far each side is from the "
               "objectives, and whether the terrain is mirrored or the same after half a turn. "
               "Measured is from a side's edge, of a side without an edge from the nearest of its zones. "
               "A side's part is all that lies no farther from it than from any other side, so allies on one edge "
               "share theirs."},
    SharedRule{"system/expression", error, "Expressions of a system file are right",
               "Names, types and syntax of every expression are checked when the system is loaded."},
    SharedRule{"system/schema", error, "Schema parts of a system file are right",
               "unit, entry, leader, group and army are JSON Schemas of the stated subset."},
    SharedRule{"system/duplicate-rule", error, "Each rule stands once",
               "Two rules of one system may share a name only where they are asked of different things, such as "
               "units and leaders. Two with different names that ask the same of the same things are a warning."},
    SharedRule{"system/duplicate-id", error, "Each row, sheet and entry of a system has its own id",
               "Of two rows with the same id only one could ever be found."},
    SharedRule{"system/rule-never-fails", warning, "A rule can fail",
               "What the rule requires is true whatever the army is, its condition never holds, or there is never "
               "anything to ask it of: it checks nothing."},
    SharedRule{
        "system/rule-never-holds", warning, "A rule can be kept",
        "What the rule requires is false for everything it is asked of, and it is always asked. An error for rules of "
        "armies at level error: no army of the game is legal. What is forbidden in some cases says them in `when`."},
    SharedRule{"system/unknown-value", warning, "Texts in expressions are among the values of their key",
               "An expression holds a key whose schema lists its values, or whose texts are rows of a table, against a "
               "text that is none of them; or it names an entry, an option or a row that neither the system nor any "
               "list for it has. Mostly a slip of the pen: the comparison is always false."},
    SharedRule{
        "system/unknown-place", error, "`at` and `limit` name places that there are",
        "The path in a rule's `at` leads to a key that its thing can have, and the one in `limit` to an entry, a "
        "list, a row of a table or a part of the system. Parts in braces may be anything, as long as no branch "
        "of theirs is written out."},
    SharedRule{"system/setup", error, "The usual set-up can be laid",
               "The least size of a kind of terrain is not above the most, and two sides of a new scenario have the "
               "same edge only when they are allies, with the same role."},
    SharedRule{"system/unused-let", warning, "Every named part of a rule is read",
               "What a rule requires or says reads none of the values of a part in `let`, not even through other "
               "parts."},
    SharedRule{"system/unused-table", warning, "Every table is read",
               "No expression, limit or link of the system names the table."},
    SharedRule{"system/unused-definition", warning, "Every definition is used",
               "Nothing in the system's schemas refers to the definition."},
    SharedRule{
        "system/translation", warning, "Translations belong to texts of the system",
        "A translation whose text stands nowhere in the system file is never shown; most often the text was changed "
        "since. One of a text with expressions in braces may only have those expressions, in any order."},
    SharedRule{"system/sheet", error, "Sheet descriptions are right",
               "Blocks of a sheet are of a known kind, with the keys that kind has."},
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
