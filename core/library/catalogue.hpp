#pragma once

#include "core/expr/arena.hpp"
#include "core/expr/value.hpp"
#include "core/game/phrases.hpp"
#include "core/settings/levels.hpp"
#include "core/text/document.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

struct ElementSchema;
struct Game;

/// A number for each unit: fixed, or its count of bases.
struct UnitLimit {
    std::int64_t number = 1;
    bool isCount = false;

    std::int64_t of(std::int64_t bases) const { return isCount ? bases : number; }
};

/// Options of an entry of which a unit takes a limited number.
struct OptionGroup {
    text::Node node;
    std::string_view id;
    std::int64_t min = 0;  ///< how many a unit must take
    UnitLimit max;         ///< how many a unit may take
};

/// A change to an entry that a unit may take.
struct Option {
    text::Node node;
    std::string_view id;
    double cost = 0;                      ///< points, added to the entry's
    std::optional<std::int64_t> max;      ///< maximum number of bases in the army that may take it
    UnitLimit perUnit;                    ///< how often one unit may take it
    std::optional<std::size_t> group;     ///< index of its group in the entry
    std::vector<std::size_t> required;    ///< indices of the entry's options that a unit must take with it
    std::vector<std::size_t> excluded;    ///< indices of the entry's options that a unit may not take with it
    std::span<const expr::MapEntry> set;  ///< values that it replaces
    std::span<const expr::MapEntry> add;  ///< items that it appends, by key
    std::span<const expr::MapEntry> remove;
};

/// An entry of a list: the default values of a unit or leader.
struct Entry {
    text::Node node;
    std::string_view id;
    expr::Value value;                       ///< as expressions read it
    std::span<const expr::MapEntry> values;  ///< the system's own keys that the entry sets
    std::int64_t min = 0;
    std::optional<std::int64_t> max;
    std::int64_t step = 0;
    std::vector<Option> options;
    std::vector<OptionGroup> optionGroups;

    const Option* option(std::string_view optionId) const;
};

/// A limit of a list on several of its entries and leaders together.
struct JointLimit {
    text::Node node;
    std::vector<const Entry*> entries;  ///< sorted by address; the limit counts their units and leaders
    bool countsUnits = false;           ///< units instead of bases
    std::optional<std::int64_t> min, max;
    double per = 0;                            ///< points of the budget to which they apply each time; 0: the whole
    std::optional<double> minShare, maxShare;  ///< percent of the budget
};

/// Everything an army is built from: one game, one list (with the lists that it extends) and one set of house rules.
/// Immutable; armies with the same sources share it.
class Catalogue : public std::enable_shared_from_this<Catalogue> {
public:
    struct Sources {
        std::vector<std::shared_ptr<const text::Document>>
            lists;  ///< the army's list, then those it extends; may be empty
        std::vector<std::shared_ptr<const text::Document>> houses;  ///< the farthest first, because the nearest wins
        std::string language;  ///< code of the language of findings; empty for the one in which files are written
    };
    Catalogue(std::shared_ptr<const Game> game, Sources sources);

    const Game& game() const { return *m_game; }
    const std::vector<Entry>& entries() const { return m_entries; }
    const std::vector<Entry>& leaders() const { return m_leaders; }
    const Entry* entry(std::string_view id) const { return find(m_entries, id); }
    const Entry* leader(std::string_view id) const { return find(m_leaders, id); }

    /// The limits of the army's list and of those it extends; of two with one id, the nearer one.
    const std::vector<JointLimit>& limits() const { return m_limits; }

    expr::Value list() const { return m_list; }
    expr::Value system() const { return m_system; }
    expr::Value tables() const { return m_tables; }
    text::Node listNode() const;
    /// The house rules, the farthest first.
    const std::vector<std::shared_ptr<const text::Document>>& houses() const { return m_sources.houses; }
    /// The army's list and those it extends, in this order; empty if the army names none.
    const std::vector<std::shared_ptr<const text::Document>>& lists() const { return m_sources.lists; }
    /// The default budget of an army; absent if the game has no points.
    std::optional<std::int64_t> budget() const { return m_budget; }
    /// The code of the language in which findings are made; empty for that of the files.
    const std::string& language() const { return m_sources.language; }
    /// The texts of its files in that language.
    const Phrases& phrases() const { return m_phrases; }
    /// The levels that house rules give to rules; those of the nearest file come last.
    const Levels& houseLevels() const { return m_levels; }
    /// True if its values have their declared types and its integers are small, so that what is certain for an ordinary
    /// file (see core/expr/certainty.hpp) is certain for an army made from it.
    bool isOrdinary() const { return m_isOrdinary; }
    /// The node of a table's row, in any of the files; absent if there is none.
    text::Node row(std::string_view table, std::string_view id) const;

private:
    static const Entry* find(const std::vector<Entry>& entries, std::string_view id);
    void readHouses();
    void readTables();
    void readEntries(text::Node nodes, const ElementSchema& elementSchema, std::vector<Entry>& entries);
    Entry entryOf(text::Node node, const ElementSchema& elementSchema);
    Option optionOf(text::Node node, const ElementSchema& elementSchema);
    std::span<const expr::MapEntry> values(text::Node node, const ElementSchema& elementSchema);
    std::span<const expr::MapEntry> lists(text::Node node);
    void derive();
    void readLimits();
    void readList();
    void readSystem();
    void readPhrases();
    /// The largest magnitude of the integers in its values.
    std::uint64_t largestInteger();

    std::shared_ptr<const Game> m_game;
    Sources m_sources;
    expr::Arena m_arena;
    std::vector<Entry> m_entries, m_leaders;
    std::vector<JointLimit> m_limits;
    expr::Value m_list, m_system, m_tables;
    std::optional<std::int64_t> m_budget;
    bool m_isOrdinary = false;
    Levels m_levels;
    Phrases m_phrases;
};

}  // namespace muster::rules
