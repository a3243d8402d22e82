#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace muster::schema {

/// A fixed set of names, found by one probe and one comparison where possible.
class NameTable {
public:
    static constexpr std::uint32_t absent = ~std::uint32_t{0};

    NameTable() = default;
    /// The names must be distinct; each keeps its index.
    explicit NameTable(std::vector<std::string> names);

    std::uint32_t size() const { return static_cast<std::uint32_t>(m_names.size()); }
    const std::vector<std::string>& names() const { return m_names; }
    /// The index of the name, or `absent`.
    std::uint32_t find(std::string_view name) const;

private:
    /// Both ends of a name and its length: identifies names of up to 16 bytes completely.
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
    std::vector<Slot> m_slots;            ///< by hash; empty if the names collide too often
    std::vector<std::uint32_t> m_sorted;  ///< indices in order of name, used if there are no slots
    std::uint64_t m_seed = 0;
    unsigned m_shift = 0;
};

}  // namespace muster::schema
