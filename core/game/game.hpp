#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/expr/program.hpp"
#include "core/game/data_type.hpp"
#include "core/game/measuring.hpp"
#include "core/game/scope.hpp"
#include "core/schema/schema.hpp"
#include "core/text/document.hpp"

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster::rules {

/// A named expression that gives an element one more value.
struct Derived {
    std::string name;
    expr::Program program;
    bool affectsVerdict =
        true;  ///< false when no rule's verdict and no cost depends on it, so that only sheets and texts need it
    text::Node
        node{};  ///< in the system file: the expression, or an object with its "title", "description" and "value"

    std::string_view title() const { return node["title"].string(); }  ///< what people call it; empty where nobody says
};

/// The expression of a derived value, which may stand alone or beside its title.
inline text::Node expressionOf(text::Node derived) { return derived.isObject() ? derived["value"] : derived; }

/// One line of a sum: a value, or one value an item of `each`.
struct Term {
    expr::Template label;
    std::optional<expr::Program> when;
    std::optional<expr::Program> each;
    expr::Program value;
    text::Node node{};  ///< in the system file
};

/// How a cost is added up: times x (sum of each) + sum of once.
struct CostFormula {
    std::optional<expr::Template> timesLabel;
    std::optional<expr::Program> times;
    text::Node timesNode{};  ///< in the system file; absent where the formula has none
    std::vector<Term> each;
    std::vector<Term> once;
};

struct Contribution {
    expr::Program each;
    expr::Template message;
};

/// A rule of a system, compiled. Texts that a rule leaves out are absent.
struct Rule {
    text::Node node;   ///< in the system file
    std::string id;    ///< "infantry-minimum"
    std::string name;  ///< "old-trousers/infantry-minimum", as findings carry it
    diagnostics::Level level = diagnostics::Level::error;
    std::vector<std::pair<diagnostics::Level, expr::Program>> levelIf;
    Scope scope = Scope::army;
    std::optional<expr::Program> when;
    std::optional<expr::Program> each;
    std::vector<Derived> lets;
    std::vector<bool> letForTexts;         ///< by let: only texts read it, so it is computed for findings alone
    std::optional<expr::Program> require;  ///< always there in a rule that compiled
    std::optional<expr::Template> message, help, at, limit;
    std::optional<Contribution> contributes;
    bool textsNeedMore = false;              ///< texts read derived values that no judgement does
    std::vector<std::string_view> replaces;  ///< shared rules whose finding at the same place says less
    std::vector<expr::Template> fixTexts;    ///< every text of `fix`, in document order

    std::string_view text(std::string_view key) const { return node[key].string(); }  ///< title, source, ruling, ...
};

/// The keys a system gives to one kind of element.
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

/// What a system says about how a property is shown in a form ("form" in its schema), with its expressions compiled.
/// They read `self`, `entry`, `list`, `system` and `tables`; `item` is the id asked about and `index` the place of the
/// innermost list item it stands in.
struct FormHint {
    text::Node node;                       ///< in the system file
    std::optional<expr::Program> keys;     ///< the ids that are on offer, a list of texts
    std::optional<expr::Program> maximum;  ///< the most that is allowed, of `item` where there is one
    std::optional<expr::Program> hidden, readOnly;
    std::optional<expr::Program> result;  ///< what `item` comes to, for a column beside it
};

/// How elements of an army stand on a board.
struct Placing {
    std::optional<expr::Program> base;   ///< width and depth of a base in mm
    std::optional<expr::Program> bases;  ///< how many there are
};

/// A game system ready to judge: everything in its file compiled once, immutable, shared by all threads.
struct Game {
    std::shared_ptr<const text::Document> document;
    std::string id, name, version, measure, file;
    enum class Lists { required, optional, none } lists = Lists::optional;
    std::optional<std::int64_t> budget;  ///< of an army that states none; absent when the game has no points

    std::shared_ptr<const text::Document> armySchemaText, listSchemaText,
        scenarioSchemaText;  ///< the shared schemas with this system's keys
    std::optional<schema::Schema> armySchema, listSchema, ownEntriesSchema, scenarioSchema;

    ElementSchema unit, entry, leader, group, army;
    ElementSchema scenario, side, piece, placement;
    std::optional<Reader> terrain;  ///< how rows of the kinds of terrain are read; absent when the system names none
    Placing unitPlacing, leaderPlacing;
    Measuring measuring;
    std::vector<std::pair<std::string, Reader>> tables;  ///< name of a table and how its rows are read
    std::vector<Derived> derivedEntry, derivedUnit, derivedLeader, derivedGroup, derivedArmy;
    CostFormula unitCost, leaderCost, armyCost;
    std::vector<Rule> rules;

    /// What expressions may read in each scope; sheets are compiled against army and unit.
    std::array<expr::Environment, scopeCount> environments;
    /// The hints of each scope's elements, by the index of the property that has them in the system file.
    std::array<std::map<std::uint32_t, FormHint>, scopeCount> formHints;
    const expr::Environment& environment(Scope scope) const { return environments[static_cast<std::size_t>(scope)]; }

    const Rule* rule(std::string_view ruleId) const;
    /// Whether anything in the system says what leaders are, cost or may do.
    bool hasLeaders() const;
    /// The hint of a property of the system file where it is shown with an element of that scope, or null.
    const FormHint* formHint(Scope scope, text::Node property) const;

    struct Loaded;
    /// Compiles a system file. Parts at fault are left out of the game; without a readable shape there is no game at
    /// all.
    static Loaded load(std::shared_ptr<const text::Document> document, std::string file);
};

struct Game::Loaded {
    std::shared_ptr<const Game> game;
    std::vector<text::Fault>
        faults;  ///< in the system file, all at level error except "system/..." warnings listed in shared_rules
};

}  // namespace muster::rules
