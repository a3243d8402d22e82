#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster::editor {

// What an army comes to, in plain values: nothing here points into the army or its game, and nothing knows the name of
// one.

/// One line of a sum.
struct CostLine {
    std::string label, value;
    bool operator==(const CostLine&) const = default;
};

/// A cost with every line: times x (sum of each) + sum of once.
struct CostView {
    std::string timesLabel, times;  ///< label empty where nothing is multiplied
    std::vector<CostLine> each, once;
    std::string eachSum, total;
    bool complete = true;  ///< false when a term could not be computed
    bool operator==(const CostView&) const = default;
};

/// Where a value comes from.
enum class ValueSource { own, entry, standard, option, derived };

/// A value of an item, such as its strength.
struct ValueView {
    std::string key, title, description;
    std::string text;  ///< for people: "true" is "yes", a list is joined by ", ", ids of tables are their labels
    std::string json;  ///< the value as JSON
    ValueSource source = ValueSource::own;
    std::string option;     ///< the option that set it, where one did
    std::string entryJson;  ///< what it would be without an own value, or empty
    bool isTitled = true;   ///< of a derived value: the system has a title for it, so people should see it
    bool operator==(const ValueView&) const = default;
};

/// An option that an entry offers to a unit or leader, or one that is taken but not on offer.
struct OptionView {
    std::string id, title, description;
    std::string cost;  ///< for one, "+2"; empty where it costs nothing
    bool taken = false;
    bool offered = true;
    bool allowed = true;  ///< whether taking it keeps within its maximum; true for those taken
    std::string reason;   ///< why not
    std::optional<std::int64_t> maximum;
    std::int64_t used = 0;  ///< bases of the army that have it
    bool operator==(const OptionView&) const = default;
};

/// A unit or leader.
struct MemberView {
    std::string pointer, id, name, entry, entryTitle, description, notes;
    bool leader = false;
    bool ownName = false;   ///< it has a name of its own, not the entry's
    bool hasCount = false;  ///< its count stands in the file
    std::int64_t count = 1;
    std::optional<std::size_t> group;  ///< index into groups
    std::string with;                  ///< of a leader: the id of the unit he is with
    std::string cost;                  ///< empty where unknown, or without points
    CostView terms;
    std::vector<OptionView> options;
    std::vector<ValueView> values;      ///< the system's keys, in its order; those that are nowhere set are left out
    std::vector<ValueView> derived;     ///< in the system's order, lists of records left out
    std::vector<std::string> missing;   ///< keys the system asks for that stand nowhere
    std::string summary;                ///< the values in short
    std::vector<std::size_t> findings;  ///< indices into the judgement's diagnostics, of itself and everything in it
    bool operator==(const MemberView&) const = default;
};

/// A formation of an army.
struct GroupView {
    std::string pointer, id, name, kind, notes, cost;
    std::vector<ValueView> values, derived;
    std::vector<std::size_t> units, leaders;  ///< indices into the army's
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
    std::string cost;  ///< empty where unknown, or without points
    std::optional<double> costNumber;
    bool hasPoints = false;
    std::optional<std::int64_t> budget;  ///< absent in games without points
    bool ownBudget = false;              ///< the army states it itself
    std::string budgetLabel;             ///< "strength points"
    CostView terms;                      ///< what the army itself costs beside its members
    std::vector<ValueView> values, derived;
    std::vector<MemberView> units, leaders;  ///< first the army's own, then those of each group
    std::vector<GroupView> groups;
    std::vector<StatisticView> statistics;
    std::vector<std::size_t> findings;    ///< of the army itself and not of a member or group
    std::vector<std::string> groupKinds;  ///< kinds that groups of this army already have

    const MemberView* member(std::string_view pointer) const;
    /// Index of the unit with that id, or nothing.
    std::optional<std::size_t> unitById(std::string_view id) const;
    bool operator==(const ArmyView&) const = default;
};

/// What may be added to the army: an entry of its list.
struct CatalogueEntry {
    std::string id, title, description, summary, notes;
    bool leader = false;
    std::string cost;  ///< of one as it would be added; empty where unknown, or without points
    std::optional<double> costNumber;
    bool costVaries = false;  ///< what it costs depends on values that are the army's to choose
    std::int64_t minimum = 0;
    std::optional<std::int64_t> maximum;  ///< at the army's budget
    std::int64_t step = 0;
    std::int64_t taken = 0;  ///< bases of the army
    bool allowed = true;     ///< whether one more keeps within maximum and budget
    std::string reason;      ///< why not: "at most 2 of these", "would bring 33 of 30 points"
    std::vector<std::string>
        tags;  ///< for filtering: the titles or ids of its values that are a choice, such as "infantry"
    std::vector<std::string> tagTitles;  ///< of the values that the tags are of, in their order: "Type"
    std::vector<std::string> options;    ///< titles of its options
    std::vector<ValueView> values;
    std::string start;  ///< a JSON object of what one begins with beside its entry; empty for nothing
    bool operator==(const CatalogueEntry&) const = default;
};

/// A list that an army of the system may be built from.
struct ListChoice {
    std::string id, name;
    bool operator==(const ListChoice&) const = default;
};

struct CatalogueView {
    std::vector<CatalogueEntry> units, leaders;
    std::vector<std::string> tags;                ///< of all entries, each once, in their order
    std::vector<ListChoice> lists;                ///< of the system, by name
    bool freeUnits = false, freeLeaders = false;  ///< the system lets them be made without an entry
    std::string unitTitle, leaderTitle,
        groupTitle;  ///< what the system calls one: "Squad", "Division"; "Unit" where it says nothing
    std::string freeUnitStart, freeLeaderStart;  ///< JSON objects that such a unit or leader begins with; may be empty
    bool operator==(const CatalogueView&) const = default;
};

}  // namespace muster::editor
