#include "core/expr/map_index.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

using namespace muster::expr;

namespace {

/// A map of these keys; each has its position as value.
class Indexed {
public:
    explicit Indexed(std::vector<std::string> keys)
        : m_keys(std::move(keys)), m_entries(MapIndex::allocate(m_arena, m_keys.size()))
    {
        for (const auto& key : m_keys) {
            m_entries[m_size] = {Value::string(key), Value::integer(static_cast<std::int64_t>(m_size))};
            if (!MapIndex::of(m_entries).add(keyHash(key), m_size)) return;
            ++m_size;
        }
    }

    std::size_t size() const { return m_size; }
    Value first(std::size_t count) const { return Value::indexedMap({m_entries, count}); }
    Value whole() const { return first(m_size); }

private:
    std::vector<std::string> m_keys;  ///< the values point to their texts
    Arena m_arena;
    MapEntry* m_entries;
    std::size_t m_size = 0;
};

std::vector<std::string> namesOf(std::size_t count, const std::string& start)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < count; ++i) names.push_back(start + std::to_string(i));
    return names;
}

std::int64_t positionOf(const Value& map, const std::string& key)
{
    const Value* found = map.find(key);
    return found != nullptr ? found->asInteger() : -1;
}

}  // namespace

TEST_CASE("an index finds every key of a map and no other")
{
    for (const char* start : {"", "n", "weapon", "a rather long name of a field, number "})
        for (const std::size_t count : {0, 1, 2, 5, 16, 17, 300}) {
            const auto names = namesOf(count, start);
            const Indexed map(names);
            REQUIRE(map.size() == count);
            for (std::size_t i = 0; i < count; ++i)
                CHECK(positionOf(map.whole(), names[i]) == static_cast<std::int64_t>(i));
            for (const char* other : {"", "x", "weapo", "weapon", "weapon301", "a rather long name of a field, numbe"})
                if (std::find(names.begin(), names.end(), other) == names.end())
                    CHECK(map.whole().find(other) == nullptr);
        }
}

TEST_CASE("a map does not find what was added to its index later")
{
    const auto names = namesOf(40, "field");
    const Indexed map(names);
    for (std::size_t count = 0; count <= names.size(); ++count)
        for (std::size_t i = 0; i < names.size(); ++i)
            CHECK(positionOf(map.first(count), names[i]) == (i < count ? static_cast<std::int64_t>(i) : -1));
}

TEST_CASE("the first entry of a key that is there twice is found")
{
    const Indexed map({"bow", "pike", "bow", "pike"});
    CHECK(positionOf(map.whole(), "bow") == 0);
    CHECK(positionOf(map.whole(), "pike") == 1);
}

TEST_CASE("keys that differ in their middle have different numbers")
{
    CHECK(keyHash("left-hand-weapon-of-the-squad") != keyHash("left-hand-shield-of-the-squad"));
    CHECK(keyHash("") != keyHash(std::string_view("\0", 1)));
}

TEST_CASE("an index refuses keys that were made to have the same place")
{
    std::vector<std::string> names;
    for (int i = 0; names.size() < 40; ++i)
        if (auto name = "k" + std::to_string(i); (keyHash(name) & 0xFF) == 7) names.push_back(std::move(name));
    const Indexed map(names);
    CHECK(map.size() == 24);
    for (std::size_t i = 0; i < names.size(); ++i)
        CHECK(positionOf(map.whole(), names[i]) == (i < map.size() ? static_cast<std::int64_t>(i) : -1));
}

TEST_CASE("a copy of a map has its own entries")
{
    const auto names = namesOf(20, "skill");
    const Indexed map(names);
    Arena arena;
    const Value copy = MapIndex::copy(map.first(15), arena);
    CHECK(copy.asMap().data() != map.whole().asMap().data());
    CHECK(equal(copy, map.first(15)));
    for (std::size_t i = 0; i < names.size(); ++i)
        CHECK(positionOf(copy, names[i]) == (i < 15 ? static_cast<std::int64_t>(i) : -1));

    const MapEntry plain[]{{Value::string("a"), Value::integer(1)}};
    CHECK(positionOf(MapIndex::copy(Value::map(plain), arena), "a") == 1);
}
