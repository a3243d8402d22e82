#include "core/game/game_loader.hpp"

#include "core/text/nearest.hpp"
#include "core/text/shortlist.hpp"

#include <fmt/format.h>

#include <set>

namespace muster::rules {

using expr::Type;
using text::Node;

namespace {

struct HintedElement {
    const char* key;
    Scope scope;
};

constexpr std::array<HintedElement, 10> withForms{{{"unit", Scope::unit},
                                                   {"entry", Scope::entry},
                                                   {"leader", Scope::leader},
                                                   {"group", Scope::group},
                                                   {"army", Scope::army},
                                                   {"list", Scope::list},
                                                   {"scenario", Scope::scenario},
                                                   {"side", Scope::side},
                                                   {"piece", Scope::terrain},
                                                   {"placement", Scope::placement}}};

/// Collects the nested schemas that have their own form fields, and the schema referred to.
void addParts(Node schema, Node root, std::vector<Node>& parts)
{
    if (const auto target = schema["$ref"].string(); target.starts_with("#/"))
        if (const Node definition = root.at(target.substr(1))) parts.push_back(definition);
    for (const Node property : schema["properties"]) parts.push_back(property);
    for (const char* key : {"items", "additionalProperties"})
        if (schema[key].isObject()) parts.push_back(schema[key]);
}

}  // namespace

void GameLoader::checkFormTables(Node property)
{
    const Node form = property["form"];
    const auto known = [&](Node name) {
        if (!name || m_root["tables"][name.string()]) return;
        std::vector<std::string> names;
        for (const Node table : m_root["tables"]) names.emplace_back(table.key());
        const auto near = text::nearest(names, name.string());
        m_faults.push_back({"ref/not-found", fmt::format("there is no table \"{}\"", name.string()),
                            near.empty() ? "its tables are: " + text::shortlist(names, name.string()).text
                                         : fmt::format("did you mean \"{}\"?", near),
                            name.range()});
    };
    known(form["table"]);
    known(form["groups"]["table"]);
    for (const Node column : form["columns"]) known(column["table"]);
    const Node link = property["table"];
    const Node name = form["table"] ? form["table"] : link.isString() ? link : link["name"];
    const Node table = m_root["tables"][name.string()];
    if (!table) return;
    const Type row = rowType(table);
    const auto check = [&](Node column) {
        if (!column || column.string().empty()) return;
        std::vector<std::string> keys;
        for (const auto& field : row.fields()) keys.push_back(field.name);
        if (std::find(keys.begin(), keys.end(), column.string()) != keys.end()) return;
        const auto near = text::nearest(keys, column.string());
        m_faults.push_back({"ref/not-found",
                            fmt::format("no row of \"{}\" has a \"{}\"", name.string(), column.string()),
                            near.empty() ? "they have: " + text::shortlist(keys, column.string()).text
                                         : fmt::format("did you mean \"{}\"?", near),
                            column.range()});
    };
    for (const Node column : form["columns"]) check(column.isObject() ? column["value"] : column);
    check(form["groups"]["key"]);
}

void GameLoader::loadFormHint(Node property, Scope scope, const expr::Environment& environment)
{
    const Node form = property["form"];
    const Type boolean = Type::simple(Type::Kind::boolean);
    FormHint hint;
    hint.node = form;
    hint.keys = m_compiler.program(form["keys"], environment, Type::listOf(Type()));
    hint.maximum = m_compiler.program(form["maximum"], environment);
    hint.hidden = m_compiler.program(form["hidden"], environment, boolean);
    hint.readOnly = m_compiler.program(form["readOnly"], environment, boolean);
    hint.result = m_compiler.program(form["result"]["value"], environment);
    m_game->formHints[static_cast<std::size_t>(scope)].emplace(property.index(), std::move(hint));
}

void GameLoader::loadForms()
{
    std::set<std::uint32_t> tablesChecked;
    for (const auto& [key, scope] : withForms) {
        // A form is drawn for one element without the rest of its army, so that it is equally fast in a large one.
        Visible visible = m_visible[static_cast<std::size_t>(scope)];
        visible.army.reset(), visible.group.reset(), visible.scenario.reset(), visible.side.reset();
        std::optional<expr::Environment> environment;
        std::set<std::uint32_t> seen;
        std::vector<Node> open;
        addParts(m_root[key], m_root, open);
        while (!open.empty()) {
            const Node schema = open.back();
            open.pop_back();
            if (!schema.isObject() || !seen.insert(schema.index()).second) continue;
            if (schema["form"].isObject()) {
                if (!environment) environment = environmentOf(visible, Type::simple(Type::Kind::string));
                loadFormHint(schema, scope, *environment);
                if (tablesChecked.insert(schema.index()).second) checkFormTables(schema);
            }
            addParts(schema, m_root, open);
        }
    }
}

}  // namespace muster::rules
