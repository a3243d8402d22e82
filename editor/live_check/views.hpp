#pragma once

#include "editor/live_check/arm_view.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster::editor {

// A checked army as plain values, without references to the army or its game and without anything game-specific.

/// One line of a sum.
struct CostLine {
    std::string label, value;
    bool operator==(const CostLine&) const = default;
};

/// A cost with all its lines: times x (sum of each) + sum of once.
struct CostView {
    std::string timesLabel, times;  ///< empty label if there is no multiplier
    std::vector<CostLine> each, once;
    std::string eachSum, total;
    bool complete = true;  ///< false if a term could not be computed
    bool operator==(const CostView&) const = default;
};

/// The source of a value.
enum class ValueSource { own, entry, standard, option, derived };

/// A value of an item, such as its strength.
struct ValueView {
    std::string key, title, description;
    std::string text;  ///< for display: "true" as "yes", lists joined by ", ", table ids as labels
    std::string json;  ///< the value as JSON
    ValueSource source = ValueSource::own;
    std::string option;     ///< the option that set it, if any
    std::string entryJson;  ///< value without the member's own one, or empty
    bool isTitled = true;   ///< of a derived value: the system gives it a title, so it is shown
    bool operator==(const ValueView&) const = default;
};

/// A column of the stat lines: a value of units, of leaders, or of both, which the system gives a short label.
struct StatColumn {
    std::string label, title, description;
    std::string unitKey, leaderKey;  ///< keys of the value; empty if units or leaders have none in this column
    bool operator==(const StatColumn&) const = default;
};

/// A value of a stat line, for display and for sorting.
struct StatView {
    std::string text;              ///< empty if the unit or leader has no such value
    std::optional<double> number;  ///< the value, or the number that its text begins with
    bool operator==(const StatView&) const = default;
};

/// An option that an entry offers, or one that is taken without being offered.
struct OptionView {
    std::string id, title, description;
    std::string cost;  ///< of one, such as "+2"; empty if free
    bool taken = false;
    std::int64_t times = 0;    ///< how often this unit takes it
    std::int64_t perUnit = 1;  ///< how often one unit of this size may take it
    bool offered = true;
    bool allowed = true;  ///< taking it stays within its maximum; true for those taken
    std::string reason;   ///< why it is not allowed
    std::optional<std::int64_t> maximum;
    std::int64_t used = 0;  ///< number of the army's bases that have it
    bool operator==(const OptionView&) const = default;
};

/// A unit or leader.
struct MemberView {
    ArmView arm;
    std::string pointer, id, name, entry, entryTitle, description, notes;
    bool leader = false;
    bool ownName = false;   ///< has its own name, not the entry's
    bool hasCount = false;  ///< the file sets its count
    std::int64_t count = 1;
    std::optional<std::size_t> group;  ///< index into groups
    std::string with;                  ///< of a leader: the id of the unit that he is attached to
    std::string cost;                  ///< empty if unknown or without points
    CostView terms;
    std::vector<OptionView> options;
    std::vector<ValueView> values;     ///< the system's keys that are set, in its order
    std::vector<ValueView> derived;    ///< in the system's order, without lists of records
    std::vector<std::string> missing;  ///< required keys that are not set
    std::string summary;               ///< short form of the values
    std::string shortSummary;          ///< the same without the values of the stat line
    std::vector<StatView> stats;       ///< one per stat column of the catalogue
    std::vector<std::size_t>
        findings;  ///< indices into the check result's diagnostics, including those of nested values
    bool operator==(const MemberView&) const = default;
};

/// A formation of an army.
struct GroupView {
    std::string pointer, id, name, kind, notes, cost;
    std::vector<ValueView> values, derived;
    std::vector<std::size_t> units, leaders;  ///< indices into the army's units and leaders
    std::vector<std::size_t> findings;
    bool operator==(const GroupView&) const = default;
};

struct StatisticView {
    struct Part {
        std::string label, value;
        bool operator==(const Part&) const = default;
    };
    std::string id, label, value;
    std::vector<Part> parts;
    bool operator==(const StatisticView&) const = default;
};

struct ArmyView {
    std::string name, player, system, systemName, systemVersion, installedVersion, list, listName, house, notes;
    std::string cost;  ///< empty if unknown or without points
    std::optional<double> costNumber;
    std::vector<std::string> colours;  ///< "#rrggbb": its own, else those of its list
    sheet::SymbolRef emblem;           ///< one of the game's drawings; null without one
    bool hasPoints = false;
    std::optional<std::int64_t> budget;  ///< absent in games without points
    bool ownBudget = false;              ///< the army sets it itself
    std::string budgetLabel;             ///< "strength points"
    CostView terms;                      ///< cost of the army itself, without its members
    std::vector<ValueView> values, derived;
    std::vector<MemberView> units, leaders;  ///< the army's own, then those of each group
    std::vector<GroupView> groups;
    std::vector<StatisticView> statistics;
    std::vector<std::size_t> findings;    ///< of the army itself, not of a member or group
    std::vector<std::string> groupKinds;  ///< kinds used by this army's groups

    const MemberView* member(std::string_view pointer) const;
    /// Index of the unit with that id, or nothing.
    std::optional<std::size_t> unitById(std::string_view id) const;
    bool operator==(const ArmyView&) const = default;
};

/// An entry of a list that can be added to the army.
struct CatalogueEntry {
    ArmView arm;
    std::string id, title, description, summary, notes;
    bool leader = false;
    std::string cost;  ///< of one as added; empty if unknown or without points
    std::optional<double> costNumber;
    bool costVaries = false;  ///< the cost depends on values chosen in the army
    std::int64_t minimum = 0;
    std::optional<std::int64_t> maximum;  ///< for the army's budget
    std::int64_t step = 0;
    std::int64_t taken = 0;              ///< number of the army's bases
    bool allowed = true;                 ///< one more stays within maximum and budget
    std::string reason;                  ///< why it is not allowed: "at most 2 of these", "would bring 33 of 30 points"
    std::vector<std::string> tags;       ///< filter terms: titles or ids of its choice values, such as "infantry"
    std::vector<std::string> tagTitles;  ///< titles of the values behind the tags, in the same order: "Type"
    std::vector<std::string> options;    ///< titles of its options
    std::vector<ValueView> values;
    std::string shortSummary;     ///< the summary without the values of the stat line
    std::vector<StatView> stats;  ///< of one as added, one per stat column of the catalogue
    std::string start;            ///< a JSON object of the starting values beside its entry; may be empty
    bool operator==(const CatalogueEntry&) const = default;
};

/// A list available to armies of the system.
struct ListChoice {
    std::string id, name;
    bool operator==(const ListChoice&) const = default;
};

struct CatalogueView {
    std::vector<CatalogueEntry> units, leaders;
    std::vector<std::string> tags;                ///< of all entries, without duplicates, in order
    std::vector<StatColumn> stats;                ///< the columns of stat lines, at most `mostStats`
    static constexpr std::size_t mostStats = 8;   ///< more would leave no room for names
    std::vector<ListChoice> lists;                ///< of the system, sorted by name
    bool freeUnits = false, freeLeaders = false;  ///< the system allows them without an entry
    std::string unitTitle, leaderTitle,
        groupTitle;  ///< the system's word for one: "Squad", "Division"; default "Unit"
    std::string freeUnitStart,
        freeLeaderStart;  ///< JSON objects of starting values of such a unit or leader; may be empty
    bool operator==(const CatalogueView&) const = default;
};

}  // namespace muster::editor
