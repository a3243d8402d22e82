#include "core/game/game_types.hpp"

#include "core/game/board_functions.hpp"
#include "core/game/data_type.hpp"
#include "core/game/simple_types.hpp"

#include <algorithm>
#include <map>

namespace muster::rules {

using expr::Type;
using expr::Value;
using text::Kind;
using text::Node;

namespace {

Type simple(Type::Kind kind) { return Type::simple(kind); }

bool isNumeric(const Type& type) { return type.kind() == Type::Kind::integer || type.kind() == Type::Kind::real; }

Type merged(const Type& a, const Type& b)
{
    if (a.kind() == Type::Kind::list && b.kind() == Type::Kind::list)
        return Type::listOf(merged(a.item(), b.item()), std::min(a.atLeast(), b.atLeast()));
    if (a.kind() == Type::Kind::map && b.kind() == Type::Kind::map)
        return Type::mapOf(textType, merged(a.item(), b.item()));
    if (a.toText() == b.toText()) return a;
    if (isNumeric(a) && isNumeric(b)) return simple(Type::Kind::real);
    return {};
}

template <class Children>
std::optional<Type> commonType(Children children);

Type typeOfValue(Node node)
{
    switch (node.kind()) {
    case Kind::boolean: return simple(Type::Kind::boolean);
    case Kind::integer:
    case Kind::unsignedInteger: return intType;
    case Kind::real: return simple(Type::Kind::real);
    case Kind::string: return textType;
    case Kind::array: return Type::listOf(commonType(node).value_or(Type()), node.size());
    case Kind::object: return Type::mapOf(textType, commonType(node).value_or(Type()));
    case Kind::null: return {};
    }
    return {};
}

template <class Children>
std::optional<Type> commonType(Children children)
{
    std::optional<Type> type;
    for (const Node child : children) type = type ? merged(*type, typeOfValue(child)) : typeOfValue(child);
    return type;
}

Type::Field present(const char* name, Type type, const char* description)
{
    return {name, std::move(type), description, true};
}

Type optionType()
{
    const Type changes = Type::mapOf(textType, Type());
    return Type::record("option",
                        {present("id", textType, "Its id."),
                         present("name", textType, "Its name."),
                         {"description", textType, "What it means."},
                         present("cost", simple(Type::Kind::real), "Points, added to those of the entry."),
                         {"max", intType, "The largest number of bases in an army that may take it."},
                         {"group", textType, "The id of the group of options that it belongs to."},
                         {"perUnit", Type(), "How many of a unit's bases or models may take it."},
                         {"requires", Type::listOf(textType), "The ids of the options that it needs."},
                         {"excludes", Type::listOf(textType), "The ids of the options that it cannot be taken with."},
                         present("set", changes, "The values that it replaces, by key."),
                         present("add", changes, "The items that it appends to lists, by key."),
                         present("remove", changes, "The items that it removes from lists, by key.")},
                        true);
}

}  // namespace

Type rowType(Node table)
{
    std::vector<Type::Field> fields;
    std::map<std::string_view, std::size_t> rows;
    for (const Node row : table)
        for (const Node member : row) {
            const auto known = std::find_if(fields.begin(), fields.end(),
                                            [&](const auto& field) { return field.name == member.key(); });
            const Type type = typeOfValue(member);
            if (known == fields.end())
                fields.push_back({std::string(member.key()), type, ""});
            else
                known->type = merged(known->type, type);
            ++rows[member.key()];
        }
    // The rows that a list adds must have the keys that all rows of the system have.
    for (auto& field : fields) field.always = rows[field.name] == table.size();
    return Type::record("row of " + std::string(table.key()), std::move(fields));
}

std::vector<Type::Field> commonFields(Scope scope)
{
    const Type anything;
    const auto member = [&](std::initializer_list<Type::Field> more) {
        std::vector<Type::Field> fields{
            present("id", textType, "Its id."), present("entry", anything, "The id of its entry, or null."),
            present("name", textType, "Its own name, else that of its entry, else its id.")};
        fields.insert(fields.end(), more);
        return fields;
    };
    const auto options = present("options", Type::listOf(textType), "The ids of the options that it takes.");
    const Type::Field notes{"notes", textType, "What the author of the file noted."};
    switch (scope) {
    case Scope::unit: return member({present("count", intType, "Its number of bases."), options, notes});
    case Scope::leader:
        return member(
            {present("with", anything, "The id of the unit or group that it is with, or null."), options, notes});
    case Scope::group:
        return {present("id", textType, "Its id."),
                {"kind", textType, "What it is called, such as division."},
                present("name", textType, "Its name, else its id."),
                notes};
    case Scope::army:
        return {present("name", textType, "Its name."),
                {"player", textType, "Who plays it."},
                {"list", textType, "The id of its list."},
                present("budget", intType, "The points that it may spend."),
                notes,
                {"systemVersion", textType, "The version of the system that it was built with."}};
    case Scope::entry:
        return {present("id", textType, "Its id."),
                present("name", textType, "Its name."),
                {"description", textType, "What it is."},
                present("min", intType, "The fewest bases that an army must take."),
                present("max", anything, "The most bases that an army may take, or null."),
                present("step", intType, "How much more it may take for each additional half of the usual budget."),
                present("cost", anything, "Its points as printed in the list, or null."),
                {"costReason", textType, "Why its points differ from the formula."},
                present("options", Type::listOf(optionType()), "The options that it offers."),
                notes,
                present("taken", Type::listOf(textType), "The ids of the options that were applied to it.")};
    case Scope::list:
        return {present("id", textType, "Its id."),
                present("name", textType, "Its name."),
                {"version", textType, "Its version."},
                {"book", textType, "The book that it is from."},
                {"period", textType, "The years that it covers."},
                {"summary", textType, "One sentence about it."}};
    // Elements of scenarios: see scenario_types.hpp.
    case Scope::scenario:
    case Scope::side:
    case Scope::terrain:
    case Scope::zone:
    case Scope::objective:
    case Scope::placement: break;
    }
    return {};
}

void addFields(std::vector<Type::Field>& fields, Node element, Node system, Completeness completeness)
{
    const auto isRequired = [&](std::string_view name) {
        for (const Node required : element["required"])
            if (required.string() == name) return true;
        return false;
    };
    for (const Node property : element["properties"]) {
        const Type type = typeOfSchema(property, system);
        const bool always = (completeness != Completeness::unknown && property["default"]) ||
                            (completeness == Completeness::checked && isRequired(property.key()));
        const auto known =
            std::find_if(fields.begin(), fields.end(), [&](const auto& field) { return field.name == property.key(); });
        if (known == fields.end())
            fields.push_back({std::string(property.key()),
                              type,
                              std::string(property["description"].string()),
                              always,
                              expr::ordinaryBits,
                              {},
                              std::string(property["form"]["unit"].string())});
        else
            known->type = type, known->always = known->always || always;
    }
}

expr::Environment environmentOf(const Visible& visible, const std::optional<Type>& item)
{
    static const expr::Environment withBoard = [] {
        expr::Environment base;
        addBoardFunctions(base);
        return base;
    }();
    expr::Environment environment = withBoard;
    environment.share(visible.budget ? visible.budget : std::make_shared<expr::CompileBudget>());
    // A bracket is not valid in a name, so a hidden variable keeps its slot and cannot be read.
    const auto nameOf = [](const char* name, const std::optional<Type>& type) {
        return type ? std::string(name) : '(' + std::string(name);
    };
    const auto add = [&](const char* name, const std::optional<Type>& type) {
        environment.declare(nameOf(name, type), type.value_or(Type()));
    };
    const auto addOptional = [&](const char* name, const std::optional<Type>& type) {
        environment.declareOptional(nameOf(name, type), type.value_or(Type()));
    };
    add("self", visible.self);
    add("army", visible.army);
    addOptional("group", visible.group);
    addOptional("entry", visible.entry);
    add("list", visible.list);
    add("system", visible.system);
    add("tables", visible.tables);
    add("scenario", visible.scenario);
    add("side", visible.side);
    add("item", item);
    add("index", item ? std::optional(intType) : std::nullopt);
    return environment;
}

Type itemType(const Type& collection)
{
    switch (collection.kind()) {
    case Type::Kind::list: return collection.item();
    case Type::Kind::map: return collection.key();
    case Type::Kind::record: return textType;
    default: return {};
    }
}

}  // namespace muster::rules
