#include "core/game/data_type.hpp"

#include <algorithm>
#include <set>

namespace muster::rules {

using expr::Type;
using expr::Value;
using text::Kind;
using text::Node;

namespace {

constexpr int maxSchemaDepth = 24;

Type typeOf(Node schema, Node root, int depth);

Type typeOfObject(Node schema, Node root, int depth)
{
    const Node properties = schema["properties"];
    const Node additional = schema["additionalProperties"];
    const Node patterns = schema["patternProperties"];
    if (properties.size() == 0) {
        if (additional.isObject())
            return Type::mapOf(Type::simple(Type::Kind::string), typeOf(additional, root, depth + 1));
        if (patterns.size() == 1)
            return Type::mapOf(Type::simple(Type::Kind::string),
                               typeOf(patterns.at(std::uint32_t{0}), root, depth + 1));
        return Type::mapOf(Type::simple(Type::Kind::string), Type());
    }
    std::vector<Type::Field> fields;
    std::set<std::string_view> required;
    for (const Node name : schema["required"]) required.insert(name.string());
    for (const Node property : properties)
        fields.push_back({std::string(property.key()), typeOf(property, root, depth + 1),
                          std::string(property["description"].string()), required.contains(property.key())});
    const auto title = schema["title"].string();
    const bool open = additional.isObject() || (additional.isBoolean() && additional.boolean()) || patterns.size() > 0;
    return Type::record(title.empty() ? "object" : std::string(title), std::move(fields), open);
}

Type typeOfEnum(Node values)
{
    const auto all = [&](auto is) { return std::all_of(values.begin(), values.end(), is); };
    if (values.size() == 0) return {};
    if (all([](Node n) { return n.isString(); })) {
        std::set<std::string> texts;
        for (const Node value : values) texts.emplace(value.string());
        return Type::oneOf(std::vector<std::string>(texts.begin(), texts.end()));
    }
    if (all([](Node n) { return n.isInteger(); })) return Type::simple(Type::Kind::integer);
    if (all([](Node n) { return n.isBoolean(); })) return Type::simple(Type::Kind::boolean);
    return {};
}

Type typeOf(Node schema, Node root, int depth)
{
    if (!schema.isObject() || depth > maxSchemaDepth) return {};
    if (const Node reference = schema["$ref"]; reference.isString()) {
        const auto pointer = reference.string();
        return pointer.starts_with("#/") ? typeOf(root.at(pointer.substr(1)), root, depth + 1) : Type();
    }
    if (const Node values = schema["enum"]) return typeOfEnum(values);
    const auto name = schema["type"].string();
    if (name == "integer") return Type::simple(Type::Kind::integer);
    if (name == "number") return Type::simple(Type::Kind::real);
    if (name == "string") return Type::simple(Type::Kind::string);
    if (name == "boolean") return Type::simple(Type::Kind::boolean);
    if (name == "array") {
        const auto atLeast = std::min<std::uint64_t>(schema["minItems"].unsignedInteger(), UINT32_MAX);
        return Type::listOf(schema["items"].isObject() ? typeOf(schema["items"], root, depth + 1) : Type(),
                            static_cast<std::uint32_t>(atLeast));
    }
    if (name == "object") return typeOfObject(schema, root, depth);
    return {};
}

}  // namespace

Type typeOfSchema(Node schema, Node root) { return typeOf(schema, root, 0); }

Reader::Reader(const Type& type)
{
    switch (type.kind()) {
    case Type::Kind::real: m_work = Work::number; break;
    case Type::Kind::list:
    case Type::Kind::map: {
        Reader item(type.item());
        if (item.m_work == Work::asIs) break;
        m_work = Work::items;
        m_item = std::make_unique<Reader>(std::move(item));
        break;
    }
    case Type::Kind::record:
        for (const auto& field : type.fields()) {
            Reader reader(field.type);
            if (reader.m_work != Work::asIs) m_fields.emplace_back(field.name, std::move(reader));
        }
        if (!m_fields.empty()) m_work = Work::members;
        break;
    default: break;
    }
}

Reader::~Reader() = default;
Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;

Value Reader::read(Node node, expr::Arena& arena) const
{
    switch (node.kind()) {
    case Kind::null: return Value::null();
    case Kind::boolean: return Value::boolean(node.boolean());
    case Kind::integer: return m_work == Work::number ? Value::real(node.real()) : Value::integer(node.integer());
    case Kind::unsignedInteger:
        return m_work == Work::number ? Value::real(node.real()) : Value::unsignedInteger(node.unsignedInteger());
    case Kind::real: return Value::real(node.real());
    case Kind::string: return Value::string(node.string());
    case Kind::array: {
        auto* items = arena.allocate<Value>(node.size());
        std::size_t count = 0;
        static const Reader plain{Type()};
        const Reader& reader = m_work == Work::items ? *m_item : plain;
        for (const Node item : node) items[count++] = reader.read(item, arena);
        return Value::list({items, count});
    }
    case Kind::object: {
        auto* entries = arena.allocate<expr::MapEntry>(node.size());
        std::size_t count = 0;
        static const Reader plain{Type()};
        for (const Node member : node) {
            const auto key = member.key();
            const Reader* reader = m_work == Work::items ? m_item.get() : &plain;
            if (m_work == Work::members)
                for (const auto& [name, field] : m_fields)
                    if (name == key) reader = &field;
            entries[count++] = {Value::string(key), reader->read(member, arena)};
        }
        return Value::map({entries, count});
    }
    }
    return {};
}

Value readValue(Node node, expr::Arena& arena)
{
    static const Reader plain{Type()};
    return plain.read(node, arena);
}

}  // namespace muster::rules
