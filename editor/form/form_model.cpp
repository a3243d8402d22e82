#include "editor/form/form_model.hpp"

#include "core/army/opened_army.hpp"
#include "core/files/id.hpp"
#include "core/game/evaluation.hpp"
#include "core/roster/provenance.hpp"

#include <algorithm>
#include <cmath>

namespace muster::editor {

using expr::Value;
using expr::ValueType;
using rules::Scope;
using text::Node;

namespace {

std::shared_ptr<const text::Document> number(std::int64_t value)
{
    return text::parseFragment(std::to_string(value)).document;
}

Node countOfOne()
{
    static const auto one = number(1);
    return one->root();
}

/// The last array in the pointer, "units" in "/groups/0/units/3"; empty if it refers to no element.
std::string_view arrayOf(std::string_view pointer)
{
    const auto number = pointer.rfind('/');
    if (number == std::string_view::npos || number + 1 == pointer.size()) return {};
    if (!std::all_of(pointer.begin() + static_cast<std::ptrdiff_t>(number) + 1, pointer.end(),
                     [](char c) { return c >= '0' && c <= '9'; }))
        return {};
    const auto array = pointer.substr(0, number);
    return array.substr(array.rfind('/') + 1);
}

/// The index in the roster of a unit, leader or group; 0 for the army itself.
std::optional<std::size_t> placeIn(const rules::Roster& roster, Scope scope, Node element)
{
    const auto among = [&](const auto& elements) -> std::optional<std::size_t> {
        const auto found =
            std::find_if(elements.begin(), elements.end(), [&](const auto& each) { return each.node == element; });
        if (found == elements.end()) return std::nullopt;
        return static_cast<std::size_t>(found - elements.begin());
    };
    if (scope == Scope::unit) return among(roster.units());
    if (scope == Scope::leader) return among(roster.leaders());
    if (scope == Scope::group) return among(roster.groups());
    return scope == Scope::army ? std::optional<std::size_t>(0) : std::nullopt;
}

}  // namespace

struct FormModel::RosterState {
    std::shared_ptr<const rules::Roster>
        roster;  ///< of the army as last checked, or of one with this element only; may be null
    expr::Arena arena;
    rules::Evaluation evaluation{arena};
};

FormModel::~FormModel() = default;

std::optional<Scope> scopeOf(std::string_view pointer)
{
    if (pointer.empty()) return Scope::army;
    const auto array = arrayOf(pointer);
    if (array == "units") return Scope::unit;
    if (array == "leaders") return Scope::leader;
    if (array == "groups") return Scope::group;
    if (array == "terrain") return Scope::terrain;
    if (array == "sides") return Scope::side;
    if (array == "placements") return Scope::placement;
    return std::nullopt;
}

FormModel::FormModel(std::shared_ptr<const text::Document> document, std::shared_ptr<const CheckResult> checkResult,
                     std::string pointer)
    : m_document(std::move(document)), m_checkResult(std::move(checkResult)),
      m_words(m_checkResult->words ? m_checkResult->words : std::make_shared<const GameWords>()),
      m_pointer(std::move(pointer)),
      m_scope(m_checkResult->board && m_pointer.empty() ? Scope::scenario : scopeOf(m_pointer).value_or(Scope::army)),
      m_element(m_document->root().at(std::string_view(m_pointer)))
{
    const auto entry = m_element["entry"].string();
    if (m_scope == Scope::unit) m_entry = catalogue().entry(entry);
    if (m_scope == Scope::leader) m_entry = catalogue().leader(entry);
    if (m_scope == Scope::army && catalogue().budget()) m_budget = number(*catalogue().budget());
}

const MemberView* FormModel::memberView() const { return m_checkResult->army.member(m_pointer); }

Inherited FormModel::inherited(const Field& top, std::string_view rest) const
{
    const auto at = [&](Node value) { return rest.empty() ? value : value.at(rest); };
    if (m_entry) {
        if (const auto* option = rules::optionSetting(m_element, m_entry, top.name))
            if (const Node value = at(option->node["set"][top.name]))
                return {value, Inherited::Origin::option, words()(option->node["name"].string())};
        const Node node = top.name == "id" || top.name == "count" || top.name == "notes" || top.name == "options"
                              ? Node()
                              : m_entry->node[top.name];
        if (const Node value = at(node)) return {value, Inherited::Origin::list, {}};
    }
    if (!top.property && top.name == "count") return {countOfOne(), Inherited::Origin::usual, {}};
    if (!top.property && top.name == "budget" && m_budget) return {m_budget->root(), Inherited::Origin::usual, {}};
    const Node standard = top.property["default"] ? top.property["default"] : top.schema["default"];
    if (const Node value = standard ? at(standard) : Node()) return {value, Inherited::Origin::usual, {}};
    return {};
}

void FormModel::resolve()
{
    m_rosterState = std::make_unique<RosterState>();
    // Hints of battlefields are not computed: forms of a board show every field.
    if (rules::isOfScenario(m_scope)) return;
    // Hints of the army itself are those of the last check until its next one: resolving all of it takes too long here.
    const auto& opened = m_checkResult->openedArmy;
    if (m_scope == Scope::army || (opened && opened->document() == m_document)) {
        if (!opened) return;
        if (const auto index = placeIn(*opened->roster(), m_scope, m_element)) {
            m_rosterState->roster = {opened, opened->roster()};
            m_rosterState->roster->show(m_scope, *index, m_rosterState->evaluation);
        }
        return;
    }
    // The check result is outdated. Hints of a unit, leader or group do not depend on the rest of the army.
    const std::string key(arrayOf(m_pointer));
    std::string alone = "{\"" + key + "\":[";
    alone.append(m_element.sourceText()).append("]}");
    const auto army = text::parseFragment(std::move(alone)).document;
    if (!army) return;
    auto roster = std::make_shared<const rules::Roster>(army, m_checkResult->rulesContext->catalogue);
    if (!placeIn(*roster, m_scope, army->root().at(0u).at(0u))) return;
    roster->show(m_scope, 0, m_rosterState->evaluation);
    m_rosterState->roster = std::move(roster);
}

std::optional<Value> FormModel::evaluate(const std::optional<expr::Program>& program, std::string_view item,
                                         std::size_t index)
{
    if (!program) return std::nullopt;
    if (!m_rosterState) resolve();
    if (!m_rosterState->roster) return std::nullopt;
    m_rosterState->evaluation.set(rules::itemSlot, Value::string(item));
    m_rosterState->evaluation.set(rules::indexSlot, Value::integer(static_cast<std::int64_t>(index)));
    return m_rosterState->evaluation.value(*program);
}

bool FormModel::isHidden(const Field& field, std::size_t index)
{
    if (!field.hint) return false;
    const auto value = evaluate(field.hint->hidden, {}, index);
    return value && value->is(ValueType::boolean) && value->asBoolean();
}

bool FormModel::isReadOnly(const Field& field, std::size_t index)
{
    if (!field.hint) return false;
    const auto value = evaluate(field.hint->readOnly, {}, index);
    return value && value->is(ValueType::boolean) && value->asBoolean();
}

std::optional<std::vector<std::string>> FormModel::keys(const Field& field, std::size_t index)
{
    if (!field.hint) return std::nullopt;
    const auto value = evaluate(field.hint->keys, {}, index);
    if (!value || !value->is(ValueType::list)) return std::nullopt;
    std::vector<std::string> ids;
    for (const Value& id : value->asList())
        if (id.is(ValueType::string)) ids.emplace_back(id.asString());
    return ids;
}

std::optional<double> FormModel::maximum(const Field& field, std::string_view item, std::size_t index)
{
    if (!field.hint) return std::nullopt;
    const auto value = evaluate(field.hint->maximum, item, index);
    if (!value || !value->isNumber() || !std::isfinite(value->asNumber())) return std::nullopt;
    return value->asNumber();
}

std::string FormModel::result(const Field& field, std::string_view item, std::size_t index)
{
    if (!field.hint) return {};
    const auto value = evaluate(field.hint->result, item, index);
    return value ? words().line(expr::toSentence(*value)) : std::string();
}

std::string FormModel::labelIn(std::string_view table, std::string_view id) const
{
    const Value* rows = table.empty() ? nullptr : catalogue().tables().find(table);
    const Value* row = rows && rows->is(ValueType::map) ? rows->find(id) : nullptr;
    const Value* label = row && row->is(ValueType::map) ? row->find("label") : nullptr;
    return label && label->is(ValueType::string) ? words()(label->asString()) : words().id(id, files::inWords(id));
}

TableRow FormModel::rowOf(const Field& field, std::string_view id, Value row) const
{
    TableRow made{std::string(id), words().id(id, files::inWords(id)), {}, {}, {}, {}};
    if (!row.is(ValueType::map)) return made;
    const auto cell = [&](std::string_view key) {
        const Value* value = row.find(key);
        return value ? expr::toSentence(*value) : std::string();
    };
    if (auto label = cell("label"); !label.empty()) made.label = words()(label);
    for (const char* key : {"describes", "short", "note"})
        if (const Value* value = row.find(key); made.help.empty() && value && value->is(ValueType::string))
            made.help = words()(value->asString());
    const Node form = field.hint ? field.hint->node : Node();
    if (const Node groups = form["groups"])
        made.group = labelIn(groups["table"].string(), cell(groups["key"].string()));
    for (const Node column : form["columns"]) {
        auto text = cell((column.isObject() ? column["value"] : column).string());
        if (column["table"] && !text.empty())
            text = labelIn(column["table"].string(), text);
        else
            text = words()(text);
        const auto title = column.isObject() ? words()(column["label"].string()) : std::string();
        if (!text.empty()) made.named.push_back(title.empty() ? text : title + " " + text);
        made.columns.push_back(std::move(text));
    }
    return made;
}

std::vector<TableRow> FormModel::rows(const Field& field) const
{
    std::vector<TableRow> rows;
    const Value* table = field.table.empty() ? nullptr : catalogue().tables().find(field.table);
    const auto add = [&](std::string_view id) {
        const Value* row = table && table->is(ValueType::map) ? table->find(id) : nullptr;
        rows.push_back(rowOf(field, id, row ? *row : Value::null()));
    };
    const Node schema = field.kind == FieldKind::rows || field.kind == FieldKind::picks
                            ? resolved(field.schema["items"], game().document->root())
                            : field.schema;
    if (schema["enum"].isArray() || schema["const"]) {
        for (const Node item : schema["enum"]) add(item.plainText());
        if (schema["const"]) add(schema["const"].plainText());
        return rows;
    }
    for (const auto& word : field.words) add(word);
    if (table && table->is(ValueType::map))
        for (const auto& row : table->asMap()) rows.push_back(rowOf(field, row.key.asString(), row.value));
    return rows;
}

std::string FormModel::label(const Field& field, std::string_view id) const
{
    // The label of "skill:specialization" comes from its skill.
    const auto colon = id.find(':');
    auto label = labelIn(field.table, id.substr(0, colon));
    return colon == std::string_view::npos ? label : label + ": " + files::inWords(id.substr(colon + 1));
}

}  // namespace muster::editor
