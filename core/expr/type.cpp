#include "core/expr/type.hpp"

#include <array>

namespace muster::expr {

struct Type::Data {
    Kind kind = Kind::dynamic;
    bool open = false;
    std::uint32_t atLeast = 0;
    std::string name;
    Type key;
    Type item;
    std::vector<Field> fields;
    std::vector<std::string> texts;
};

Type Type::simple(Kind kind)
{
    static const auto shared = [] {
        std::array<std::shared_ptr<const Data>, static_cast<std::size_t>(Kind::parameter) + 1> all;
        for (std::size_t i = 1; i < all.size(); ++i) {
            auto data = std::make_shared<Data>();
            data->kind = static_cast<Kind>(i);
            all[i] = std::move(data);
        }
        return all;
    }();
    Type type;
    type.m_data = shared[static_cast<std::size_t>(kind)];
    return type;
}

Type Type::oneOf(std::vector<std::string> texts)
{
    if (texts.empty()) return simple(Kind::string);
    auto data = std::make_shared<Data>();
    data->kind = Kind::string;
    data->texts = std::move(texts);
    Type type;
    type.m_data = std::move(data);
    return type;
}

Type Type::listOf(Type item, std::uint32_t atLeast)
{
    auto data = std::make_shared<Data>();
    data->kind = Kind::list;
    data->item = std::move(item);
    data->atLeast = atLeast;
    Type type;
    type.m_data = std::move(data);
    return type;
}

Type Type::mapOf(Type key, Type value, std::vector<std::string> keys)
{
    auto data = std::make_shared<Data>();
    data->kind = Kind::map;
    data->key = std::move(key);
    data->item = std::move(value);
    data->texts = std::move(keys);
    Type type;
    type.m_data = std::move(data);
    return type;
}

Type Type::record(std::string name, std::vector<Field> fields, bool open)
{
    auto data = std::make_shared<Data>();
    data->kind = Kind::record;
    data->open = open;
    data->name = std::move(name);
    data->fields = std::move(fields);
    Type type;
    type.m_data = std::move(data);
    return type;
}

Type Type::parameter(std::string name)
{
    auto data = std::make_shared<Data>();
    data->kind = Kind::parameter;
    data->name = std::move(name);
    Type type;
    type.m_data = std::move(data);
    return type;
}

Type::Kind Type::kind() const { return m_data ? m_data->kind : Kind::dynamic; }

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

Type Type::item() const { return m_data ? m_data->item : Type(); }

Type Type::key() const { return m_data ? m_data->key : Type(); }

const std::vector<Type::Field>& Type::fields() const
{
    static const std::vector<Field> none;
    return m_data ? m_data->fields : none;
}

bool Type::open() const { return m_data && m_data->open; }

Type Type::plain() const
{
    switch (kind()) {
    case Kind::string: return simple(Kind::string);
    case Kind::list: return listOf(item().plain());
    case Kind::map: return mapOf(key().plain(), item().plain());
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
