#include "core/diagnostics/fingerprint.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <unordered_map>
#include <unordered_set>

namespace muster::diagnostics {

namespace {

/// 128-bit FNV-1a. It tells findings apart; it does not guard against someone who forges a finding.
class Hash {
public:
    /// The length first, so that no two sequences of texts are the same bytes.
    void add(std::string_view text)
    {
        for (const char c : fmt::format("{}:", text.size())) byte(c);
        for (const char c : text) byte(c);
    }
    std::string text() const { return fmt::format("{:016x}{:016x}", m_high, m_low); }

private:
    void byte(char c)
    {
        m_low ^= static_cast<unsigned char>(c);
        // Multiplies by the prime 2^88 + 0x13b.
        constexpr std::uint64_t factor = 0x13b, half = 0xffffffff;
        const std::uint64_t low = (m_low & half) * factor, middle = (m_low >> 32) * factor + (low >> 32);
        m_high = m_high * factor + (middle >> 32) + (m_low << 24);
        m_low = (middle << 32) | (low & half);
    }

    std::uint64_t m_high = 0x6c62272e07bb0142, m_low = 0x62b821756295c58d;
};

std::string fingerprint(const Diagnostic& finding, std::string_view file, std::size_t number)
{
    Hash hash;
    hash.add(finding.rule);
    hash.add(file);
    hash.add(finding.identity);
    if (number > 1) hash.add(std::to_string(number));
    return hash.text();
}

}  // namespace

std::vector<std::string> fingerprints(const Diagnostics& diagnostics, std::string_view root)
{
    std::vector<std::string> result;
    result.reserve(diagnostics.size());
    std::unordered_map<std::string, std::size_t> counts;
    std::unordered_set<std::string> used;
    for (const auto& finding : diagnostics) {
        std::string_view file = finding.place.file;
        if (!root.empty() && file.starts_with(root)) file.remove_prefix(root.size());
        auto& count = counts[fingerprint(finding, file, 1)];
        std::string made;
        do made = fingerprint(finding, file, ++count);
        while (!used.insert(made).second);
        result.push_back(std::move(made));
    }
    return result;
}

}  // namespace muster::diagnostics
