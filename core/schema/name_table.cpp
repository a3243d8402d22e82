#include "core/schema/name_table.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <numeric>

namespace muster::schema {

namespace {

constexpr std::size_t maxHashedNames = 512;
constexpr int seedsToTry = 64;

std::uint64_t load(const char* bytes, std::size_t count)
{
    std::uint64_t value = 0;
    std::memcpy(&value, bytes, count);
    return value;
}

}  // namespace

// Both ends and the length distinguish the names of an object nearly always; others use a sorted search.
NameTable::Fingerprint NameTable::Fingerprint::of(std::string_view name)
{
    Fingerprint fingerprint;
    const std::size_t size = name.size();
    fingerprint.size = static_cast<std::uint32_t>(size);
    if (size >= 8) {
        fingerprint.head = load(name.data(), 8);
        fingerprint.tail = load(name.data() + size - 8, 8);
    } else if (size >= 4) {
        fingerprint.head = load(name.data(), 4);
        fingerprint.tail = load(name.data() + size - 4, 4);
    } else if (size > 0) {
        const auto byte = [&](std::size_t at) {
            return static_cast<std::uint64_t>(static_cast<unsigned char>(name[at]));
        };
        fingerprint.head = byte(0) | byte(size / 2) << 8;
        fingerprint.tail = byte(size - 1);
    }
    return fingerprint;
}

std::uint64_t NameTable::Fingerprint::hash() const
{
    return head * 0x9E3779B97F4A7C15u ^ std::rotl(tail + size, 29) * 0xC2B2AE3D27D4EB4Fu;
}

NameTable::NameTable(std::vector<std::string> names) : m_names(std::move(names))
{
    if (m_names.empty()) return;
    if (m_names.size() <= maxHashedNames) {
        std::uint64_t seed = 0x9FB21C651E98DF25u;
        for (int attempt = 0; attempt < seedsToTry; ++attempt, seed += 0x6A09E667F3BCC908u) {
            if (placeAll(seed | 1)) return;
        }
    }
    m_slots.clear();
    m_sorted.resize(m_names.size());
    std::iota(m_sorted.begin(), m_sorted.end(), 0u);
    std::sort(m_sorted.begin(), m_sorted.end(),
              [this](auto left, auto right) { return m_names[left] < m_names[right]; });
}

bool NameTable::placeAll(std::uint64_t seed)
{
    const std::size_t slots = std::bit_ceil(m_names.size() * (m_names.size() <= 64 ? 4 : 16));
    m_slots.assign(slots, Slot{});
    m_seed = seed;
    m_shift = 64 - static_cast<unsigned>(std::countr_zero(slots));
    for (std::uint32_t position = 0; position < m_names.size(); ++position) {
        const Fingerprint fingerprint = Fingerprint::of(m_names[position]);
        Slot& slot = m_slots[fingerprint.hash() * m_seed >> m_shift];
        if (slot.position != absent) return false;
        slot = {fingerprint, position};
    }
    return true;
}

std::uint32_t NameTable::find(std::string_view name) const
{
    if (m_slots.empty()) return findSorted(name);
    const Fingerprint fingerprint = Fingerprint::of(name);
    const Slot& slot = m_slots[fingerprint.hash() * m_seed >> m_shift];
    if (slot.position == absent || slot.fingerprint != fingerprint) return absent;
    return name.size() <= 2 * sizeof(std::uint64_t) || m_names[slot.position] == name ? slot.position : absent;
}

std::uint32_t NameTable::findSorted(std::string_view name) const
{
    const auto found =
        std::lower_bound(m_sorted.begin(), m_sorted.end(), name,
                         [this](auto position, std::string_view wanted) { return m_names[position] < wanted; });
    return found != m_sorted.end() && m_names[*found] == name ? *found : absent;
}

}  // namespace muster::schema
