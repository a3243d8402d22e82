#include "core/game/game_loader.hpp"

#include "core/expr/certainty.hpp"
#include "core/expr/literal_results.hpp"
#include "core/game/composed_schema.hpp"
#include "core/game/scenario_types.hpp"
#include "core/game/simple_types.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace muster::rules {

using expr::Type;
using text::Node;

namespace {

/// The type of a sum: ints stay ints, one double makes the whole a double.
Type sumType(const Type& a, const Type& b)
{
    if (a.kind() == Type::Kind::real || b.kind() == Type::Kind::real) return Type::simple(Type::Kind::real);
    if (a.kind() == Type::Kind::integer && b.kind() == Type::Kind::integer) return a;
    return {};
}

/// A resolved element without a cost, or with an integer one where a real number is expected (a sum without terms is
/// 0), is no ordinary one.
Type::Field costField(const Type& total) { return {"cost", total, "Its total cost.", true}; }

}  // namespace

GameLoader::GameLoader(std::shared_ptr<const text::Document> document, std::string file, std::string page,
                       expr::Recording* recording)
    : m_root(document->root())
{
    m_budget->recording = recording;
    m_game->document = std::move(document);
    m_game->file = std::move(file);
    m_game->page = std::move(page);
}

Game::Loaded GameLoader::load()
{
    readHead();
    if (!namesAreFree() || !composeSchemas()) return {nullptr, std::move(m_faults)};
    loadElements();
    loadBattlefield();
    loadMeasuring();
    checkSetup();
    loadForms();
    loadRules();
    for (std::size_t scope = 0; scope < m_visible.size(); ++scope)
        m_game->environments[scope] = environmentOf(m_visible[scope]);
    return {std::move(m_game), std::move(m_faults)};
}

void GameLoader::readHead()
{
    const auto text = [&](std::string_view key) { return std::string(m_root[key].string()); };
    m_game->id = text("id"), m_game->name = text("name"), m_game->version = text("version"),
    m_game->measure = text("measure");
    if (text("lists") == "required") m_game->lists = Game::Lists::required;
    if (text("lists") == "none") m_game->lists = Game::Lists::none;
    if (const Node budget = m_root["budget"]) m_game->budget = budget["default"].integer();
    for (const Node table : m_root["tables"]) checkIds(table, fmt::format("the table {}", table.key()));
    checkIds(m_root["entries"], "the entries");
    checkIds(m_root["leaders"], "the leaders");
    checkIds(m_root["sheets"], "the sheets");
    checkIds(m_root["reference"], "the reference");
    checkIds(m_root["terrain"], "the kinds of terrain");
    checkIds(m_root["setup"]["sides"], "the sides");
    m_game->symbols = std::make_shared<const sheet::SymbolBook>(sheet::SymbolBook::read(m_root, m_faults));
}

void GameLoader::checkIds(Node rows, std::string_view what)
{
    std::set<std::string_view> seen;
    for (const Node row : rows)
        if (const Node id = row["id"]; id && !seen.insert(id.string()).second)
            m_compiler.report(id, "system/duplicate-id",
                              fmt::format("the id \"{}\" is used twice in {}", id.string(), what),
                              "give each its own id");
}

bool GameLoader::namesAreFree()
{
    bool areFree = true;
    const auto refuse = [&](std::string_view key, Node name) {
        m_faults.push_back({"system/schema", fmt::format("every {} already has a value \"{}\"", key, name.key()),
                            "choose another name", name.keyRange()});
        areFree = false;
    };
    static constexpr std::string_view computedKeys[] = {"cost", "units", "leaders", "groups"};
    for (const Scope scope : {Scope::entry, Scope::unit, Scope::leader, Scope::group, Scope::army}) {
        const auto key = scopeName(scope);
        const auto common = commonFields(scope);
        for (const Node names : {m_root[key]["properties"], m_root["derived"][key]})
            for (const Node name : names) {
                const bool given = std::any_of(common.begin(), common.end(),
                                               [&](const auto& field) { return field.name == name.key(); });
                if (!given &&
                    std::find(std::begin(computedKeys), std::end(computedKeys), name.key()) == std::end(computedKeys))
                    continue;
                refuse(key, name);
            }
    }
    static constexpr std::pair<Scope, const char*> ofScenarios[] = {{Scope::scenario, "scenario"},
                                                                    {Scope::side, "side"},
                                                                    {Scope::terrain, "piece"},
                                                                    {Scope::placement, "placement"}};
    for (const auto& [scope, key] : ofScenarios) {
        const auto taken = scenarioNames(scope);
        for (const Node name : m_root[key]["properties"])
            if (std::find(taken.begin(), taken.end(), name.key()) != taken.end()) refuse(key, name);
    }
    return areFree;
}

bool GameLoader::composeSchemas()
{
    auto schemas = rules::composeSchemas(m_root, {m_budget, &m_budget->patterns});
    for (auto& fault : schemas.faults) {
        fault.rule = "system/schema";
        m_faults.push_back(std::move(fault));
    }
    m_game->armySchemaText = schemas.armyText, m_game->armySchema = schemas.army;
    m_game->listSchemaText = schemas.listText, m_game->listSchema = schemas.list;
    m_game->ownEntriesSchema = schemas.ownEntries;
    m_game->scenarioSchemaText = schemas.scenarioText, m_game->scenarioSchema = schemas.scenario;
    return m_game->armySchema && m_game->listSchema && m_game->scenarioSchema;
}

Type GameLoader::systemType() const
{
    const Type text = Type::simple(Type::Kind::string);
    const auto label = [&](const char* name, const char* description) {
        return Type::Field{name, text, description, !!m_root["budget"][name]};
    };
    const Type budget = Type::record("budget", {label("label", "What points are called."),
                                                label("short", "What points are called, in short."),
                                                {"default", intType, "The usual budget of an army.", true},
                                                {"agreed", intType, "The budget that house rules set.", true}});
    return Type::record("system", {{"id", text, "Its id.", true},
                                   {"name", text, "Its name.", true},
                                   {"version", text, "Its version.", true},
                                   {"measure", text, "The unit of lengths: in, cm or mm.", true},
                                   {"budget", budget, "The points of armies.", true}});
}

Type GameLoader::tablesType()
{
    Fields fields;
    for (const Node table : m_root["tables"]) {
        const Type row = rowType(table);
        m_game->tables.emplace_back(std::string(table.key()), Reader(row));
        std::set<std::string> keys;
        for (const Node one : table)
            if (one["id"].isString()) keys.emplace(one["id"].string());
        const Type rows = Type::mapOf(textType, row, std::vector<std::string>(keys.begin(), keys.end()));
        fields.push_back({std::string(table.key()), rows, "", true});
    }
    return Type::record("tables", std::move(fields));
}

ElementSchema GameLoader::elementSchemaOf(Node element) const
{
    ElementSchema elementSchema;
    for (const Node property : element["properties"])
        elementSchema.fields.push_back({std::string(property.key()), Reader(typeOfSchema(property, m_root)), property});
    for (const Node name : element["required"]) elementSchema.required.emplace_back(name.string());
    return elementSchema;
}

std::vector<Derived> GameLoader::deriveInto(Fields& fields, const char* scope, const std::string& typeName,
                                            Visible visible)
{
    std::vector<Derived> derived;
    std::vector<std::string> later;
    for (const Node node : m_root["derived"][scope]) later.push_back(fmt::format("{}.{}", typeName, node.key()));
    for (const Node node : m_root["derived"][scope]) {
        m_compiler.setLater(later);
        later.erase(later.begin());
        visible.self = Type::record(typeName, fields);
        auto program = m_compiler.program(expressionOf(node), environmentOf(visible));
        // A name that failed stays defined, so that one mistake is not reported wherever the value is read.
        const Type type = program ? program->type() : Type();
        expr::Type::Field field{std::string(node.key()), type, std::string(node["description"].string())};
        if (field.description.empty()) field.description = node["title"].string();
        // If another derived value cannot be evaluated, an army is not checked as an ordinary one.
        if (program) {
            const auto& [holds, bits, shape] = program->certainty();
            // Nobody compares the values of an entry with options.
            const bool isCompared = std::string_view(scope) != "entry";
            field.always = holds || isCompared;
            field.bits = shape.kind() == Type::Kind::integer && !holds && isCompared ? expr::ordinaryBits : bits;
            field.shape = shape;
        }
        const auto known =
            std::find_if(fields.begin(), fields.end(), [&](const auto& other) { return other.name == field.name; });
        if (known == fields.end())
            fields.push_back(std::move(field));
        else
            *known = std::move(field);
        if (program) derived.push_back({std::string(node.key()), std::move(*program), true, node});
    }
    m_compiler.setLater({});
    return derived;
}

std::vector<Term> GameLoader::termsOf(Node terms, const Visible& visible, Type& total)
{
    std::vector<Term> result;
    for (const Node node : terms) {
        const auto plain = environmentOf(visible);
        m_compiler.restart();
        auto when = m_compiler.program(node["when"], plain, Type::simple(Type::Kind::boolean));
        auto each = m_compiler.collection(node["each"], plain);
        const auto inner = node["each"] ? environmentOf(visible, each ? itemType(each->type()) : Type()) : plain;
        auto label = m_compiler.sentence(node["label"], inner);
        auto value = m_compiler.number(node["value"], inner);
        if (m_compiler.failed()) {
            total = Type();
            continue;
        }
        total = sumType(total, value->type());
        result.push_back({std::move(*label), std::move(when), std::move(each), std::move(*value), node});
    }
    return result;
}

CostFormula GameLoader::costOf(const char* scope, const Visible& visible, Type& total)
{
    const Node node = m_root["cost"][scope];
    const auto environment = environmentOf(visible);
    CostFormula formula;
    m_compiler.setLater({std::string(scope) + ".cost"});
    formula.timesLabel = m_compiler.sentence(node["times"]["label"], environment);
    formula.times = m_compiler.number(node["times"]["value"], environment);
    formula.timesNode = node["times"];
    if (formula.times) total = sumType(total, formula.times->type());
    formula.each = termsOf(node["each"], visible, total);
    formula.once = termsOf(node["once"], visible, total);
    m_compiler.setLater({});
    return formula;
}

void GameLoader::loadElements()
{
    const auto own = [&](Scope scope, const char* key, Completeness completeness = Completeness::checked) {
        auto fields = commonFields(scope);
        addFields(fields, m_root[key], m_root, completeness);
        return fields;
    };
    const char* entryKey = m_root["entry"] ? "entry" : "unit";
    // If units and entries have one form, a required value may stand in either.
    const auto ofEntries = m_root["entry"] ? Completeness::checked : Completeness::defaults;
    m_game->unit = elementSchemaOf(m_root["unit"]), m_game->entry = elementSchemaOf(m_root[entryKey]),
    m_game->leader = elementSchemaOf(m_root["leader"]);
    m_game->group = elementSchemaOf(m_root["group"]), m_game->army = elementSchemaOf(m_root["army"]);
    m_game->list = elementSchemaOf(m_root["list"]);

    Visible base;
    base.budget = m_budget;
    base.system = systemType();
    base.tables = tablesType();

    auto entryFields = own(Scope::entry, entryKey, ofEntries);
    m_game->derivedEntry = deriveInto(entryFields, "entry", "entry", base);
    const Type entry = Type::record("entry", entryFields);
    auto leaderEntryFields = commonFields(Scope::entry);
    addFields(leaderEntryFields, m_root["leader"], m_root, Completeness::defaults);
    const Type leaderEntry = Type::record("leader entry", leaderEntryFields);
    auto listFields = commonFields(Scope::list);
    addFields(listFields, m_root["list"], m_root, Completeness::checked);
    for (auto& field : listFields) field.always = field.always && m_game->lists == Game::Lists::required;
    listFields.push_back({"entries", Type::listOf(entry), "Its entries, with those of lists that it extends.", true});
    listFields.push_back({"leaders", Type::listOf(leaderEntry), "Its leaders, as entries.", true});
    base.list = Type::record("list", listFields, true);

    const auto element = [&](Scope scope, const char* key, const char* name, const std::optional<Type>& from,
                             std::vector<Derived>& derived, CostFormula* cost) {
        auto fields = own(scope, key);
        // A unit has every value of its entry.
        if (scope == Scope::unit) addFields(fields, m_root[entryKey], m_root, ofEntries);
        Visible visible = base;
        visible.entry = from;
        derived = deriveInto(fields, key, name, visible);
        visible.self = Type::record(name, fields);
        Type total = intType;
        if (cost) *cost = costOf(key, visible, total);
        fields.push_back(costField(total));
        return fields;
    };
    const auto unitFields = element(Scope::unit, "unit", "unit", entry, m_game->derivedUnit, &m_game->unitCost);
    const auto leaderFields =
        element(Scope::leader, "leader", "leader", leaderEntry, m_game->derivedLeader, &m_game->leaderCost);
    const Type unit = Type::record("unit", unitFields);
    const Type leader = Type::record("leader", leaderFields);
    const auto costType = [](const Fields& fields) { return fields.back().type; };
    const Type elements = sumType(costType(unitFields), costType(leaderFields));

    auto groupFields = own(Scope::group, "group");
    groupFields.push_back({"units", Type::listOf(unit), "Its units.", true});
    groupFields.push_back({"leaders", Type::listOf(leader), "Its leaders.", true});
    groupFields.push_back(costField(elements));
    m_game->derivedGroup = deriveInto(groupFields, "group", "group", base);
    const Type group = Type::record("group", groupFields);

    auto armyFields = own(Scope::army, "army");
    armyFields.push_back({"units", Type::listOf(unit), "Its units, with those in groups.", true});
    armyFields.push_back({"leaders", Type::listOf(leader), "Its leaders, with those in groups.", true});
    armyFields.push_back({"groups", Type::listOf(group), "Its groups.", true});
    Visible armyVisible = base;
    armyVisible.self = Type::record("army", armyFields);
    Type total = elements;
    m_game->armyCost = costOf("army", armyVisible, total);
    armyFields.push_back(costField(total));
    m_game->derivedArmy = deriveInto(armyFields, "army", "army", base);
    const Type army = Type::record("army", armyFields);

    const auto at = [&](Scope scope) -> Visible& { return m_visible[static_cast<std::size_t>(scope)]; };
    for (auto& visible : m_visible) visible = base;
    at(Scope::entry).self = entry;
    at(Scope::list).self = base.list;
    at(Scope::army).self = army;
    at(Scope::group).self = group;
    at(Scope::unit).self = unit, at(Scope::unit).entry = entry;
    at(Scope::leader).self = leader, at(Scope::leader).entry = leaderEntry;
    for (const Scope scope : {Scope::army, Scope::group, Scope::unit, Scope::leader}) at(scope).army = army;
    for (const Scope scope : {Scope::unit, Scope::leader}) at(scope).group = group;
}

std::optional<expr::Program> GameLoader::baseOf(Node node, const expr::Environment& environment)
{
    auto base = m_compiler.program(node, environment, Type::listOf(Type()));
    if (!base) return base;
    const auto wrong = [&](const std::string& what) {
        m_compiler.report(node, "system/expression",
                          fmt::format("a base is a width and a depth in mm, but this is {}", what),
                          "write two numbers, such as [40.0, 20.0], or [] to leave the base to the army");
        return std::nullopt;
    };
    const auto item = base->type().kind() == Type::Kind::list ? base->type().item().kind() : Type::Kind::dynamic;
    if (item != Type::Kind::dynamic && item != Type::Kind::integer && item != Type::Kind::real)
        return wrong(base->type().toText());
    for (const auto& result : expr::literalResults(node.string()))
        if (const auto* size = result ? std::get_if<std::size_t>(&*result) : nullptr; size && *size != 0 && *size != 2)
            return wrong(fmt::format("a list of {}", *size));
    return base;
}

Placing GameLoader::placingOf(const char* element, Scope scope)
{
    const auto environment = environmentOf(m_visible[static_cast<std::size_t>(scope)]);
    const Node node = m_root["placing"][element];
    return {baseOf(node["base"], environment), m_compiler.program(node["bases"], environment, intType)};
}

void GameLoader::loadBattlefield()
{
    const auto at = [&](Scope scope) -> Visible& { return m_visible[static_cast<std::size_t>(scope)]; };
    m_game->scenario = elementSchemaOf(m_root["scenario"]), m_game->side = elementSchemaOf(m_root["side"]);
    m_game->piece = elementSchemaOf(m_root["piece"]), m_game->placement = elementSchemaOf(m_root["placement"]);
    m_game->unitPlacing = placingOf("unit", Scope::unit), m_game->leaderPlacing = placingOf("leader", Scope::leader);

    const auto own = [&](const char* key) {
        Fields fields;
        addFields(fields, m_root[key], m_root, Completeness::unknown);
        return fields;
    };
    const Type kind = m_root["terrain"] ? rowType(m_root["terrain"]) : Type();
    if (m_root["terrain"]) m_game->terrain = Reader(kind);
    const auto types = scenarioTypes({*at(Scope::army).self, *at(Scope::unit).self, *at(Scope::leader).self, kind,
                                      own("scenario"), own("side"), own("piece"), own("placement")});
    for (const auto& [scope, type] :
         {std::pair(Scope::scenario, &types.scenario), std::pair(Scope::side, &types.side),
          std::pair(Scope::terrain, &types.terrain), std::pair(Scope::zone, &types.zone),
          std::pair(Scope::objective, &types.objective), std::pair(Scope::placement, &types.placement)}) {
        auto& visible = at(scope);
        visible.list.reset();  // each side's army has its own
        visible.self = *type;
        visible.scenario = types.scenario;
        if (scope == Scope::side || scope == Scope::placement)
            visible.side = types.side, visible.army = *at(Scope::army).self;
    }
}

}  // namespace muster::rules
