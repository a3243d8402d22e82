#pragma once

#include "core/expr/value.hpp"

namespace muster::rules {

/// A map under construction in an arena, with a fixed capacity. Its value may be taken at any time and does not include
/// later entries.
class MapBuilder {
public:
    MapBuilder(expr::Arena& arena, std::size_t room) : m_entries(arena.allocate<expr::MapEntry>(room)) {}

    void add(std::string_view key, expr::Value value) { m_entries[m_size++] = {expr::Value::string(key), value}; }
    /// Replaces the value of a key, or adds it.
    void set(std::string_view key, expr::Value value)
    {
        if (auto* known = find(key))
            *known = value;
        else
            add(key, value);
    }
    expr::Value* find(std::string_view key)
    {
        const auto name = expr::Value::string(key);
        for (std::size_t i = 0; i < m_size; ++i)
            if (m_entries[i].key.isText(name)) return &m_entries[i].value;
        return nullptr;
    }
    expr::Value value() const { return expr::Value::map({m_entries, m_size}); }

private:
    expr::MapEntry* m_entries;
    std::size_t m_size = 0;
};

}  // namespace muster::rules
