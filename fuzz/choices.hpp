#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace muster::fuzz {

/// Reads an input as a sequence of choices, for targets that build values. Once the input is used up, every choice is
/// the first one, so everything that is built ends.
class Choices {
public:
    explicit Choices(std::string_view bytes) : m_left(bytes) {}

    bool isEmpty() const { return m_left.empty(); }
    std::uint8_t byte()
    {
        if (m_left.empty()) return 0;
        const auto first = static_cast<std::uint8_t>(m_left.front());
        m_left.remove_prefix(1);
        return first;
    }
    std::uint64_t word()
    {
        std::uint64_t value = 0;
        for (int i = 0; i < 8; ++i) value = value << 8 | byte();
        return value;
    }
    /// A number below n; 0 for n up to 1.
    std::size_t below(std::size_t n)
    {
        if (n <= 1) return 0;
        return (n <= 256 ? byte() : (std::size_t{byte()} << 8 | byte())) % n;
    }
    bool flag() { return (byte() & 1u) != 0; }
    /// One of the items of a container.
    template <class Items>
    const auto& of(const Items& items)
    {
        return *(std::begin(items) + static_cast<std::ptrdiff_t>(below(std::size(items))));
    }
    /// Up to that many bytes of the input as they are.
    std::string_view bytes(std::size_t most)
    {
        const auto taken = m_left.substr(0, std::min(below(most + 1), m_left.size()));
        m_left.remove_prefix(taken.size());
        return taken;
    }
    std::string_view rest() const { return m_left; }

private:
    std::string_view m_left;
};

}  // namespace muster::fuzz
