#include "core/expr/type.hpp"

#include <array>

namespace muster::expr {

struct Type::Data {
    Kind kind = Kind::dynamic;
    bool open = false;
    std::string name;
    Type key;
    Type item;
    std::vector<Field> fields;
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

Type Type::listOf(Type item)
{
    auto data = std::make_shared<Data>();
    data->kind = Kind::list;
    data->item = std::move(item);
    Type type;
    type.m_data = std::move(data);
    return type;
}

Type Type::mapOf(Type key, Type value)
{
    auto data = std::make_shared<Data>();
    data->kind = Kind::map;
    data->key = std::move(key);
    data->item = std::move(value);
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

Type Type::item() const { return m_data ? m_data->item : Type(); }

Type Type::key() const { return m_data ? m_data->key : Type(); }

const std::vector<Type::Field>& Type::fields() const
{
    static const std::vector<Field> none;
    return m_data ? m_data->fields : none;
}

bool Type::open() const { return m_data && m_data->open; }

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
