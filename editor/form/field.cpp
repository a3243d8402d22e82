#include "editor/form/field.hpp"

#include "core/files/id.hpp"
#include "core/game/game.hpp"
#include "core/text/canonical.hpp"
#include "core/text/edit.hpp"
#include "editor/form/common_fields.hpp"

#include <QCoreApplication>

#include <algorithm>

namespace muster::editor {

using rules::Scope;
using text::Node;

namespace {

constexpr int maxFormDepth = 6;  ///< nesting depth of objects; deeper ones are shown as JSON

std::optional<double> limitOf(Node schema, const char* inclusive, const char* exclusive, double step)
{
    if (schema[inclusive].isNumber()) return schema[inclusive].real();
    if (schema[exclusive].isNumber()) return schema[exclusive].real() + step;
    return std::nullopt;
}

void readLimits(Field& field, Node schema, bool whole)
{
    const double step = whole ? 1 : 0.001;
    field.minimum = limitOf(schema, "minimum", "exclusiveMinimum", step);
    field.maximum = limitOf(schema, "maximum", "exclusiveMaximum", -step);
}

bool allTexts(Node list)
{
    return list.size() > 0 && std::all_of(list.begin(), list.end(), [](Node item) { return item.isString(); });
}

class FieldReader {
public:
    FieldReader(const rules::Game& game, Scope scope, const GameWords& words)
        : m_game(game), m_root(game.document->root()), m_scope(scope), m_words(words)
    {}

    Field read(Node property, int depth = 0) const
    {
        Field field;
        field.name = property.key();
        field.property = property;
        field.schema = resolved(property, m_root);
        field.title = text(property, field.schema, "title");
        if (field.title.empty()) field.title = m_words.id(property.key(), files::inWords(property.key()));
        field.help = text(property, field.schema, "description");
        readHint(field);
        readKind(field, depth);
        return field;
    }

private:
    std::string text(Node property, Node schema, std::string_view key) const
    {
        const Node own = property[key];
        return m_words((own ? own : schema[key]).string());
    }

    void readHint(Field& field) const
    {
        field.hint = m_game.formHint(m_scope, field.property);
        if (!field.hint && field.schema.index() != field.property.index())
            field.hint = m_game.formHint(m_scope, field.schema);
        const Node form = field.hint ? field.hint->node : Node();
        field.group = m_words(form["group"].string());
        field.order = form["order"].real();
        field.unit = m_words(form["unit"].string());
        field.open = static_cast<bool>(form["other"]);
        const Node link = field.property["table"];
        field.table = (form["table"] ? form["table"] : link.isString() ? link : link["name"]).string();
        if (link.isObject()) {
            for (const Node word : link["or"]) field.words.emplace_back(word.string());
            field.open = field.open || link["open"].boolean();
        }
    }

    void readKind(Field& field, int depth) const
    {
        const Node schema = field.schema;
        const auto type = schema["type"].string();
        if (schema["enum"].isArray() || schema["const"])
            field.kind = FieldKind::choice;
        else if (type == "boolean")
            field.kind = FieldKind::check;
        else if (type == "integer" || type == "number") {
            field.kind = type == "integer" ? FieldKind::integer : FieldKind::number;
            readLimits(field, schema, type == "integer");
        } else if (type == "string") {
            field.kind = !field.table.empty()                                           ? FieldKind::choice
                         : field.hint && field.hint->node["widget"].string() == "notes" ? FieldKind::notes
                                                                                        : FieldKind::line;
            field.emptyIsNone = true;
        } else if (type == "array")
            readList(field, depth);
        else if (type == "object")
            readObject(field, depth);
    }

    void readList(Field& field, int depth) const
    {
        const Node items = field.schema["items"];
        if (!items.isObject()) return;
        const Node item = resolved(items, m_root);
        const auto type = item["type"].string();
        if (allTexts(item["enum"]) && field.table.empty() && !field.schema["uniqueItems"].boolean())
            field.kind = FieldKind::picks;
        else if (allTexts(item["enum"]) || (type == "string" && !field.table.empty()))
            field.kind = FieldKind::rows;
        else if (type == "string")
            field.kind = FieldKind::texts;
        else if (type == "integer" || type == "number") {
            field.kind = FieldKind::numbers;
            field.wholeItems = type == "integer";
            readLimits(field, item, field.wholeItems);
            const Node min = field.schema["minItems"], max = field.schema["maxItems"];
            if (min.isInteger() && max.isInteger() && min.integer() == max.integer() && max.integer() >= 1 &&
                max.integer() <= 4)
                field.fixedSize = static_cast<std::uint32_t>(max.integer());
        } else if (type == "object" && item["properties"].size() > 0 && depth < maxFormDepth) {
            field.kind = FieldKind::records;
            field.itemTitle = m_words(item["title"].string());
            field.itemSchema = item;
            readMembers(field, item, depth);
        }
    }

    void readObject(Field& field, int depth) const
    {
        const Node others = field.schema["additionalProperties"];
        const Node other = others.isObject() ? resolved(others, m_root) : Node();
        if (field.schema["properties"].size() > 0 && depth < maxFormDepth) {
            field.kind = FieldKind::object;
            readMembers(field, field.schema, depth);
        } else if (const auto type = other["type"].string(); type == "integer" || type == "number") {
            field.kind = FieldKind::levels;
            field.wholeItems = type == "integer";
            if (!field.hint && field.table.empty()) field.open = true;
            readLimits(field, other, field.wholeItems);
        }
    }

    void readMembers(Field& field, Node schema, int depth) const
    {
        for (const Node property : schema["properties"])
            if (property.isObject()) field.members.push_back(read(property, depth + 1));
        std::stable_sort(field.members.begin(), field.members.end(),
                         [](const Field& a, const Field& b) { return a.order < b.order; });
    }

    const rules::Game& m_game;
    Node m_root;
    Scope m_scope;
    const GameWords& m_words;
};

const rules::ElementSchema& formOf(const rules::Game& game, Scope scope)
{
    switch (scope) {
    case Scope::unit: return game.unit;
    case Scope::leader: return game.leader;
    case Scope::group: return game.group;
    case Scope::scenario: return game.scenario;
    case Scope::side: return game.side;
    case Scope::terrain: return game.piece;
    case Scope::placement: return game.placement;
    default: return game.army;
    }
}

void addStart(Node schema, Node system, std::string& json, int depth)
{
    const Node real = resolved(schema, system);
    const auto type = real["type"].string();
    if (const Node start = schema["form"]["start"] ? schema["form"]["start"] : real["form"]["start"])
        json += text::onOneLine(start);
    else if (const Node standard = schema["default"] ? schema["default"] : real["default"])
        json += text::onOneLine(standard);
    else if (real["enum"].size() > 0)
        json += text::onOneLine(real["enum"].at(0u));
    else if (type == "string")
        json += real["minLength"].integer() > 0 ? text::quoted(QCoreApplication::translate("Form", "New").toStdString())
                                                : "\"\"";
    else if (type == "integer" || type == "number")
        json += real["minimum"].isNumber() ? std::string(real["minimum"].sourceText()) : "0";
    else if (type == "boolean")
        json += "false";
    else if (type == "array")
        json += "[]";
    else if (depth >= maxFormDepth)
        json += "{}";
    else {
        json += '{';
        bool isFirst = true;
        for (const Node name : real["required"]) {
            const Node property = real["properties"][name.string()];
            if (!property.isObject()) continue;
            if (!isFirst) json += ", ";
            isFirst = false;
            json += text::quoted(name.string()) + ": ";
            addStart(property, system, json, depth + 1);
        }
        json += '}';
    }
}

}  // namespace

Node resolved(Node schema, Node system)
{
    for (int links = 0; links < 32; ++links) {
        const auto target = schema["$ref"].string();
        if (!target.starts_with("#/")) break;
        const Node next = system.at(target.substr(1));
        if (!next) break;
        schema = next;
    }
    return schema;
}

std::string startOf(Node itemSchema, Node system)
{
    std::string json;
    addStart(itemSchema, system, json, 0);
    return json;
}

std::vector<Field> fieldsOf(const rules::Game& game, Scope scope, const GameWords& words)
{
    auto fields = commonFields(game, scope, words);
    const FieldReader reader(game, scope, words);
    for (const auto& own : formOf(game, scope).fields)
        if (own.schema.isObject()) fields.push_back(reader.read(own.schema));
    std::stable_sort(fields.begin(), fields.end(), [](const Field& a, const Field& b) { return a.order < b.order; });
    for (auto& field : fields) {
        const auto together =
            std::count_if(fields.begin(), fields.end(), [&](const Field& other) { return other.group == field.group; });
        const bool isTall = field.kind == FieldKind::rows || field.kind == FieldKind::picks ||
                            field.kind == FieldKind::levels || field.kind == FieldKind::records ||
                            field.kind == FieldKind::notes;
        field.isHeading = together == 1 && isTall && (field.title == field.group || field.title.empty());
        if (field.isHeading) field.title = field.group;
    }
    return fields;
}

}  // namespace muster::editor
