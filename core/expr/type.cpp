#include "core/expr/type.hpp"

#include <utility>

namespace muster::expr {

struct Type::Data {
    bool open = false;
    std::uint32_t atLeast = 0;
    std::string name;
    Type key;
    Type item;
    std::vector<Field> fields;
    std::vector<std::string> texts;
};

Type::Type(Kind kind, Data data) : m_kind(kind), m_data(std::make_shared<const Data>(std::move(data))) {}

Type Type::simple(Kind kind)
{
    Type type;
    type.m_kind = kind;
    return type;
}

Type Type::oneOf(std::vector<std::string> texts)
{
    if (texts.empty()) return simple(Kind::string);
    Data data;
    data.texts = std::move(texts);
    return Type(Kind::string, std::move(data));
}

Type Type::listOf(Type item, std::uint32_t atLeast)
{
    Data data;
    data.item = std::move(item);
    data.atLeast = atLeast;
    return Type(Kind::list, std::move(data));
}

Type Type::mapOf(Type key, Type value, std::vector<std::string> keys)
{
    Data data;
    data.key = std::move(key);
    data.item = std::move(value);
    data.texts = std::move(keys);
    return Type(Kind::map, std::move(data));
}

Type Type::record(std::string name, std::vector<Field> fields, bool open)
{
    Data data;
    data.open = open;
    data.name = std::move(name);
    data.fields = std::move(fields);
    return Type(Kind::record, std::move(data));
}

Type Type::parameter(std::string name)
{
    Data data;
    data.name = std::move(name);
    return Type(Kind::parameter, std::move(data));
}

namespace {

const Type anything;

}  // namespace

const std::string& Type::name() const
{
    static const std::string none;
    return m_data ? m_data->name : none;
}

const std::vector<std::string>& Type::texts() const
{
    static const std::vector<std::string> none;
    return m_data ? m_data->texts : none;
}

std::uint32_t Type::atLeast() const { return m_data ? m_data->atLeast : 0; }

const Type& Type::item() const { return m_data ? m_data->item : anything; }

const Type& Type::key() const { return m_data ? m_data->key : anything; }

const std::vector<Type::Field>& Type::fields() const
{
    static const std::vector<Field> none;
    return m_data ? m_data->fields : none;
}

bool Type::open() const { return m_data && m_data->open; }

bool Type::isPlain() const
{
    switch (kind()) {
    case Kind::string: return texts().empty();
    case Kind::list: return atLeast() == 0 && item().isPlain();
    case Kind::map: return texts().empty() && key().isPlain() && item().isPlain();
    default: return true;
    }
}

Type Type::plain() const
{
    switch (kind()) {
    case Kind::string: return simple(Kind::string);
    case Kind::list: return isPlain() ? *this : listOf(item().plain());
    case Kind::map: return isPlain() ? *this : mapOf(key().plain(), item().plain());
    default: return *this;
    }
}

std::string Type::toText() const
{
    switch (kind()) {
    case Kind::dynamic: return "dyn";
    case Kind::null: return "null";
    case Kind::boolean: return "bool";
    case Kind::integer: return "int";
    case Kind::unsignedInteger: return "uint";
    case Kind::real: return "double";
    case Kind::string: return "string";
    case Kind::list: return "list(" + item().toText() + ")";
    case Kind::map: return "map(" + key().toText() + ", " + item().toText() + ")";
    case Kind::type: return "type";
    case Kind::record:
    case Kind::parameter: return name();
    }
    return "dyn";
}

}  // namespace muster::expr
