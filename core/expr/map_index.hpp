#pragma once

#include "core/expr/value.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <new>
#include <string_view>

namespace muster::expr {

/// A number for a key that is the same for the same text.
inline std::uint32_t keyHash(std::string_view key)
{
    constexpr std::uint64_t factor = 0x9E3779B97F4A7C15u;
    const auto word = [&]<class Word>(Word, std::size_t at) -> std::uint64_t {
        Word read;
        std::memcpy(&read, key.data() + at, sizeof read);
        return read;
    };
    const std::size_t n = key.size();
    std::uint64_t hash = n * factor;
    if (n >= 8) {
        for (std::size_t at = 0; at + 8 < n; at += 8) hash = std::rotl((hash ^ word(std::uint64_t(), at)) * factor, 29);
        hash ^= word(std::uint64_t(), n - 8);
    } else if (n >= 4) {
        hash ^= word(std::uint32_t(), 0) | word(std::uint32_t(), n - 4) << 32;
    } else if (n > 0) {
        hash ^= word(std::uint8_t(), 0) | word(std::uint8_t(), n / 2) << 8 | word(std::uint8_t(), n - 1) << 16;
    }
    // The last letters of a key are the highest bytes, which one product would leave in the highest bits.
    hash *= factor;
    return static_cast<std::uint32_t>((hash ^ hash >> 32) * factor >> 32);
}

/// Finds the entries of a map by their texts. It stands directly before the first entry; its places, numbers of entries
/// counted from 1, stand before it.
class MapIndex {
public:
    /// Maps with more entries have no index, so that a place fits into two bytes.
    static constexpr std::size_t maxRoom = 30'000;

    /// Allocates an index and, after it, room for that many entries, at most maxRoom.
    static MapEntry* allocate(Arena& arena, std::size_t room)
    {
        const std::size_t count = std::bit_ceil(2 * room + 2);
        auto* const places = allocateFor(arena, count, room);
        std::memset(places, 0, count * sizeof(Place));
        new (places + count) MapIndex(static_cast<std::uint32_t>(count - 1));
        return reinterpret_cast<MapEntry*>(places + count + sizeof(MapIndex) / sizeof(Place));
    }

    /// Another map with the same entries.
    static Value copy(const Value& map, Arena& arena)
    {
        const auto entries = map.asMap();
        if (!map.isIndexed()) {
            auto* own = arena.allocate<MapEntry>(entries.size());
            std::copy(entries.begin(), entries.end(), own);
            return Value::map({own, entries.size()});
        }
        const MapIndex& index = of(entries.data());
        const std::size_t count = std::size_t{index.m_mask} + 1;
        auto* const places = allocateFor(arena, count, entries.size());
        const auto bytes = count * sizeof(Place) + sizeof(MapIndex);
        std::memcpy(places, index.places(), bytes + entries.size_bytes());
        return Value::indexedMap({reinterpret_cast<MapEntry*>(places + bytes / sizeof(Place)), entries.size()});
    }

    static MapIndex& of(MapEntry* entries) { return *(reinterpret_cast<MapIndex*>(entries) - 1); }
    static const MapIndex& of(const MapEntry* entries) { return *(reinterpret_cast<const MapIndex*>(entries) - 1); }

    /// The first of `count` entries with that key, or null.
    const MapEntry* find(const Value& key, std::uint32_t hash, std::uint32_t count) const
    {
        const auto* entries = reinterpret_cast<const MapEntry*>(this + 1);
        for (std::uint32_t at = hash & m_mask;; at = (at + 1) & m_mask) {
            const Place place = places()[at];
            if (place == 0) return nullptr;
            const MapEntry* entry = entries + (place - 1);
            if (place <= count && entry->key.isText(key)) return entry;
        }
    }

    /// Adds the entry at a position, which is smaller than the room. False if too many other keys have the same places,
    /// as in a file that was made for that; the index is then incomplete.
    bool add(std::uint32_t hash, std::size_t position)
    {
        constexpr int mostTries = 24;
        std::uint32_t at = hash & m_mask;
        for (int tries = 0; places()[at] != 0; at = (at + 1) & m_mask)
            if (++tries == mostTries) return false;
        places()[at] = static_cast<Place>(position + 1);
        return true;
    }

private:
    using Place = std::uint16_t;

    static Place* allocateFor(Arena& arena, std::size_t count, std::size_t room)
    {
        static_assert(sizeof(MapIndex) % alignof(MapEntry) == 0 && 4 * sizeof(Place) % alignof(MapEntry) == 0);
        const std::size_t bytes = count * sizeof(Place) + sizeof(MapIndex) + room * sizeof(MapEntry);
        return reinterpret_cast<Place*>(arena.allocate<std::uint64_t>(bytes / sizeof(std::uint64_t)));
    }

    explicit MapIndex(std::uint32_t mask) : m_mask(mask) {}
    const Place* places() const { return reinterpret_cast<const Place*>(this) - (m_mask + 1); }
    Place* places() { return reinterpret_cast<Place*>(this) - (m_mask + 1); }

    std::uint32_t m_mask;
    [[maybe_unused]] std::uint32_t m_unused = 0;  // so that the entries are aligned
};

inline const MapEntry* Value::entry(const Value& key, std::uint32_t hash) const
{
    if (m_about & indexed) return MapIndex::of(pointer<MapEntry>()).find(key, hash, size());
    for (const MapEntry& candidate : asMap())
        if (candidate.key.isText(key)) return &candidate;
    return nullptr;
}

}  // namespace muster::expr
