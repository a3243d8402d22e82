#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace muster::schema {

/// A fixed set of names, found by one probe and one comparison where the set allows it.
class NameTable {
public:
    static constexpr std::uint32_t absent = ~std::uint32_t{0};

    NameTable() = default;
    /// The names must differ; each keeps the position it is given in.
    explicit NameTable(std::vector<std::string> names);

    std::uint32_t size() const { return static_cast<std::uint32_t>(m_names.size()); }
    const std::vector<std::string>& names() const { return m_names; }
    /// The position of the name, or `absent`.
    std::uint32_t find(std::string_view name) const;

private:
    /// Both ends of a name and its length: all there is to a name of up to 16 bytes.
    struct Fingerprint {
        std::uint64_t head = 0;
        std::uint64_t tail = 0;
        std::uint32_t size = 0;

        static Fingerprint of(std::string_view name);
        std::uint64_t hash() const;
        bool operator==(const Fingerprint& other) const = default;
    };
    struct Slot {
        Fingerprint fingerprint;
        std::uint32_t position = absent;
    };

    bool placeAll(std::uint64_t seed);
    std::uint32_t findSorted(std::string_view name) const;

    std::vector<std::string> m_names;
    std::vector<Slot> m_slots;            ///< by hash; empty when the names would not fall apart
    std::vector<std::uint32_t> m_sorted;  ///< positions in order of name, used where there are no slots
    std::uint64_t m_seed = 0;
    unsigned m_shift = 0;
};

}  // namespace muster::schema
