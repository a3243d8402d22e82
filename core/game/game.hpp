#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/expr/program.hpp"
#include "core/game/data_type.hpp"
#include "core/game/measuring.hpp"
#include "core/game/rule_texts.hpp"
#include "core/game/scope.hpp"
#include "core/schema/schema.hpp"
#include "core/sheet/symbol.hpp"
#include "core/text/document.hpp"

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster::rules {

/// A named expression that adds a value to an element.
struct Derived {
    std::string name;
    expr::Program program;
    bool affectsVerdict =
        true;           ///< false if no verdict and no cost depends on it, so that only sheets and texts need it
    text::Node node{};  ///< in the system file: the expression, or an object with "title", "description" and "value"

    std::string_view title() const { return node["title"].string(); }  ///< display title; empty if there is none
};

/// The expression of a derived value, which may be plain or beside a title.
inline text::Node expressionOf(text::Node derived) { return derived.isObject() ? derived["value"] : derived; }

/// One line of a sum: a value, or one value per item of `each`.
struct Term {
    expr::Template label;
    std::optional<expr::Program> when;
    std::optional<expr::Program> each;
    expr::Program value;
    text::Node node{};  ///< in the system file
};

/// A cost formula: times x (sum of each) + sum of once.
struct CostFormula {
    std::optional<expr::Template> timesLabel;
    std::optional<expr::Program> times;
    text::Node timesNode{};  ///< in the system file; absent if the formula has none
    std::vector<Term> each;
    std::vector<Term> once;
};

struct Contribution {
    expr::Program each;
    expr::Template message;
};

/// The kind of file in which a rule is.
enum class RuleOrigin : std::uint8_t { system, house, list };

/// A compiled rule of a system. Texts that a rule omits are absent.
struct Rule {
    text::Node node;   ///< in its file
    std::string id;    ///< "infantry-minimum"
    std::string name;  ///< "old-trousers/infantry-minimum", as in findings
    RuleOrigin origin = RuleOrigin::system;
    std::string page;  ///< the address of the page about it; empty if there is none
    diagnostics::Level level = diagnostics::Level::error;
    bool isRemark = false;  ///< informs and judges nothing; its level is `info`
    std::vector<std::pair<diagnostics::Level, expr::Program>> levelIf;
    Scope scope = Scope::army;
    std::optional<expr::Program> when;
    std::optional<expr::Program> each;
    std::vector<Derived> lets;
    std::vector<bool> letForTexts;         ///< by let: only texts read it, so it is computed only for findings
    std::optional<expr::Program> require;  ///< always present in a rule that compiled
    std::optional<expr::Template> message, help, fileHelp, at, limit;
    std::optional<Contribution> contributes;
    std::map<std::string, RuleTexts, std::less<>> translations;  ///< by language code
    bool textsAreCertain = true;             ///< no part that only texts read fails for an ordinary file
    bool textsNeedMore = false;              ///< texts read derived values that no verdict depends on
    std::vector<std::string_view> replaces;  ///< shared rules whose less specific finding at the same place is replaced
    std::vector<expr::Template> fixTexts;    ///< every text of `fix` except `when`, in document order
    std::vector<expr::Program> fixConditions;  ///< every `when` of `fix`, in document order

    std::string_view text(std::string_view key) const { return node[key].string(); }  ///< title, source, ruling, ...
};

/// The keys that a system defines for one kind of element.
struct ElementSchema {
    struct Field {
        std::string name;
        Reader reader;
        text::Node schema;  ///< of the property, for titles and defaults
    };
    std::vector<Field> fields;
    std::vector<std::string> required;

    const Field* find(std::string_view name) const;
};

/// How a form shows a property ("form" in its schema), with compiled expressions. They read `self`, `entry`, `list`,
/// `system` and `tables`; `item` is the id in question and `index` the index of the innermost enclosing list item.
struct FormHint {
    text::Node node;                       ///< in the system file
    std::optional<expr::Program> keys;     ///< the available ids, a list of texts
    std::optional<expr::Program> maximum;  ///< the maximum, per `item` if there is one
    std::optional<expr::Program> hidden, readOnly;
    std::optional<expr::Program> result;  ///< the result for `item`, shown in a column beside it
};

/// How elements of an army are placed on a board.
struct Placing {
    std::optional<expr::Program> base;   ///< width and depth of a base in mm
    std::optional<expr::Program> bases;  ///< number of bases
};

/// A game system: everything in its file compiled once; immutable and shared by all threads.
struct Game {
    std::shared_ptr<const text::Document> document;
    std::string id, name, version, measure, file;
    std::string page;  ///< the address of the page about its rules; empty if there is none
    enum class Lists { required, optional, none } lists = Lists::optional;
    std::optional<std::int64_t> budget;  ///< default of an army; absent if the game has no points

    std::shared_ptr<const text::Document> armySchemaText, listSchemaText,
        scenarioSchemaText;  ///< the shared schemas combined with this system's keys
    std::optional<schema::Schema> armySchema, listSchema, ownEntriesSchema, scenarioSchema;

    ElementSchema unit, entry, leader, group, army, list;
    ElementSchema scenario, side, piece, placement;
    std::optional<Reader> terrain;  ///< reader for rows of the kinds of terrain; absent if the system names no table
                                    ///< for them
    Placing unitPlacing, leaderPlacing;
    Measuring measuring;
    std::vector<std::pair<std::string, Reader>> tables;  ///< name of a table and the reader of its rows
    std::vector<Derived> derivedEntry, derivedUnit, derivedLeader, derivedGroup, derivedArmy;
    CostFormula unitCost, leaderCost, armyCost;
    std::shared_ptr<const sheet::SymbolBook> symbols;  ///< of its sheets, with emblems; never null
    std::vector<Rule> rules;

    /// The variables of each scope; sheets are compiled against army and unit.
    std::array<expr::Environment, scopeCount> environments;
    /// The form hints of each scope's elements, by the node index of the property in the system file.
    std::array<std::map<std::uint32_t, FormHint>, scopeCount> formHints;
    const expr::Environment& environment(Scope scope) const { return environments[static_cast<std::size_t>(scope)]; }

    const Rule* rule(std::string_view ruleId) const;
    /// True if the system defines the values, costs or rules of leaders.
    bool hasLeaders() const;
    /// The form hint of a property of the system file for an element of that scope, or null.
    const FormHint* formHint(Scope scope, text::Node property) const;

    struct Loaded;
    /// Compiles a system file. Invalid parts are left out of the game; a file with an unreadable form gives no game.
    /// `page` is the address of the page about its rules, if there is one. Its expressions belong to the recording, if
    /// one is given.
    static Loaded load(std::shared_ptr<const text::Document> document, std::string file, std::string page = {},
                       expr::Recording* recording = nullptr);
};

struct Game::Loaded {
    std::shared_ptr<const Game> game;
    std::vector<text::Fault>
        faults;  ///< in the system file, all at level error except the "system/..." warnings listed in shared_rules
};

}  // namespace muster::rules
