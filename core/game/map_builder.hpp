#pragma once

#include "core/expr/map_index.hpp"

namespace muster::rules {

/// A map under construction in an arena, with a fixed capacity and an index of its keys. Its value may be taken at any
/// time and does not include later entries.
class MapBuilder {
public:
    MapBuilder(expr::Arena& arena, std::size_t room)
        : m_isIndexed(room >= fewest && room <= expr::MapIndex::maxRoom),
          m_entries(m_isIndexed ? expr::MapIndex::allocate(arena, room) : arena.allocate<expr::MapEntry>(room))
    {}

    void add(std::string_view key, expr::Value value) { add(expr::Value::string(key), hashOf(key), value); }
    /// Replaces the value of a key, or adds it.
    void set(std::string_view key, expr::Value value)
    {
        const auto name = expr::Value::string(key);
        const auto hash = hashOf(key);
        if (auto* known = find(name, hash))
            *known = value;
        else
            add(name, hash, value);
    }
    expr::Value* find(std::string_view key) { return find(expr::Value::string(key), hashOf(key)); }
    expr::Value value() const
    {
        return m_isIndexed ? expr::Value::indexedMap({m_entries, m_size}) : expr::Value::map({m_entries, m_size});
    }

private:
    static constexpr std::size_t fewest = 5;  // that take longer to compare than to find in an index

    std::uint32_t hashOf(std::string_view key) const { return m_isIndexed ? expr::keyHash(key) : 0; }

    void add(expr::Value name, std::uint32_t hash, expr::Value value)
    {
        m_entries[m_size] = {name, value};
        m_isIndexed = m_isIndexed && expr::MapIndex::of(m_entries).add(hash, m_size);
        ++m_size;
    }

    expr::Value* find(const expr::Value& name, std::uint32_t hash)
    {
        const auto* found = value().entry(name, hash);
        return found ? &m_entries[found - m_entries].value : nullptr;
    }

    bool m_isIndexed;
    expr::MapEntry* m_entries;
    std::size_t m_size = 0;
};

}  // namespace muster::rules
