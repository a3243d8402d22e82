#include "core/expr/certainty.hpp"
#include "core/expr/declarations.hpp"
#include "core/expr/places.hpp"

namespace muster::expr {

Environment::Environment() : m_data(std::make_shared<Declarations>()) {}

std::uint32_t Environment::declare(std::string name, Type type)
{
    const Type shape = type;
    return declare(std::move(name), std::move(type), 64, shape);
}

std::uint32_t Environment::declareOptional(std::string name, Type type)
{
    const auto slot = declare(std::move(name), std::move(type));
    m_data->variables.back().isPresent = false;
    return slot;
}

std::uint32_t Environment::declareItem(std::string name, Type type, const Program& range)
{
    const auto& [holds, bits, shape] = range.certainty();
    const bool isList = shape.kind() == Type::Kind::list, isMap = shape.kind() == Type::Kind::map;
    const auto slot = declare(std::move(name), type, bits, isList ? shape.item() : isMap ? shape.key() : type);
    for (const auto& place : range.placesOfItems()) m_data->present.push_back(placeOfVariable(place, slot));
    return slot;
}

std::uint32_t Environment::declareIndex(std::string name)
{
    constexpr unsigned bitsOfIndex = 32;
    const Type type = Type::simple(Type::Kind::integer);
    return declare(std::move(name), type, bitsOfIndex, type);
}

std::uint32_t Environment::declare(std::string name, Type type, unsigned bits, Type shape)
{
    if (m_data.use_count() > 1) m_data = std::make_shared<Declarations>(*m_data);
    const auto slot = static_cast<std::uint32_t>(m_data->variables.size());
    m_data->variables.push_back({std::move(name), std::move(type), bits, std::move(shape)});
    return slot;
}

void Environment::noteLater(std::string name)
{
    if (m_data.use_count() > 1) m_data = std::make_shared<Declarations>(*m_data);
    m_data->later.push_back(std::move(name));
}

void Environment::add(Function function)
{
    if (m_data.use_count() > 1) m_data = std::make_shared<Declarations>(*m_data);
    auto own = std::make_shared<Library>(*m_data->own);
    own->add(std::make_shared<const Function>(std::move(function)), *m_data->standard);
    m_data->own = std::move(own);
}

void Environment::share(std::shared_ptr<CompileBudget> budget)
{
    if (m_data.use_count() > 1) m_data = std::make_shared<Declarations>(*m_data);
    m_data->budget = std::move(budget);
}

std::optional<Type> Environment::typeOf(std::string_view variable) const
{
    const auto slot = m_data->slotOf(variable);
    if (!slot) return std::nullopt;
    return m_data->variables[*slot].type;
}

Recording* Environment::recording() const { return m_data->budget->recording; }

std::uint32_t Environment::slotCount() const { return static_cast<std::uint32_t>(m_data->variables.size()); }

}  // namespace muster::expr
