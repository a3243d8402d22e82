#pragma once

#include "core/game/expression_faults.hpp"
#include "core/game/game.hpp"
#include "core/game/game_types.hpp"
#include "core/game/rule_translations.hpp"

#include <vector>

namespace muster::rules {

/// Builds a Game from a system file in dependency order: tables, list entries, leaders and units, groups, the army,
/// then the rules.
class GameLoader {
public:
    /// `page` is the address of the page about the system's rules, or empty. Its expressions belong to the recording,
    /// if one is given.
    GameLoader(std::shared_ptr<const text::Document> document, std::string file, std::string page,
               expr::Recording* recording);
    /// Adds the rules of a house rules file or a list, for load(). Rules of files added before replace those with the
    /// same id.
    void addRulesOf(text::Node file) { m_added.push_back({file, {}}); }
    Game::Loaded load();
    /// The faults in these files, in the order in which they were added.
    std::vector<std::vector<text::Fault>> takeAddedFaults();

private:
    using Fields = std::vector<expr::Type::Field>;

    void readHead();
    /// Reports keys and derived values that would hide those that the toolkit provides for every unit, leader, group,
    /// army and entry.
    bool namesAreFree();
    bool composeSchemas();
    expr::Type systemType() const;
    expr::Type tablesType();
    ElementSchema elementSchemaOf(text::Node element) const;
    void loadElements();
    std::vector<Derived> deriveInto(Fields& fields, const char* scope, const std::string& typeName, Visible visible);
    CostFormula costOf(const char* scope, const Visible& visible, expr::Type& total);
    std::vector<Term> termsOf(text::Node terms, const Visible& visible, expr::Type& total);
    void loadBattlefield();
    void loadMeasuring();
    /// Reports kinds of terrain that the usual set-up names and the system lacks.
    void checkSetup();
    void loadForms();
    void loadFormHint(text::Node property, Scope scope, const expr::Environment& environment);
    void checkFormTables(text::Node property);
    /// Width and depth of a base: no numbers or two.
    std::optional<expr::Program> baseOf(text::Node node, const expr::Environment& environment);
    Placing placingOf(const char* element, Scope scope);
    void loadRules();
    void loadAddedRules();
    std::optional<Rule> ruleOf(text::Node node, RuleTranslations& translations);
    void warnAboutConstant(const Rule& rule);
    void checkIds(text::Node rows, std::string_view what);

    struct AddedFile {
        text::Node root;
        std::vector<text::Fault> faults;
    };

    std::vector<text::Fault> m_faults;
    ExpressionCompiler m_compiler{m_faults};
    std::shared_ptr<Game> m_game = std::make_shared<Game>();
    std::shared_ptr<expr::CompileBudget> m_budget = std::make_shared<expr::CompileBudget>();
    text::Node m_root;
    std::array<Visible, scopeCount> m_visible;
    std::vector<AddedFile> m_added;
};

}  // namespace muster::rules
