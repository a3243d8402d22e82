#include "core/text/source.hpp"

#include <algorithm>

namespace muster::text {

namespace {

bool startsCodePoint(char byte) { return (static_cast<unsigned char>(byte) & 0xC0u) != 0x80u; }

}  // namespace

const std::vector<std::uint32_t>& Source::lineStarts() const
{
    std::call_once(m_counted, [this] {
        m_lineStarts.push_back(0);
        for (std::size_t at = m_bytes.find('\n'); at != std::string::npos; at = m_bytes.find('\n', at + 1))
            m_lineStarts.push_back(static_cast<std::uint32_t>(at + 1));
    });
    return m_lineStarts;
}

Position Source::position(std::uint32_t offset) const
{
    offset = std::min(offset, static_cast<std::uint32_t>(m_bytes.size()));
    const auto& starts = lineStarts();
    const auto line = std::upper_bound(starts.begin(), starts.end(), offset) - starts.begin();
    const std::string_view before = bytes().substr(starts[line - 1], offset - starts[line - 1]);
    return {static_cast<std::uint32_t>(line), static_cast<std::uint32_t>(1 + std::count_if(before.begin(), before.end(), startsCodePoint))};
}

std::string_view Source::line(std::uint32_t number) const
{
    const auto& starts = lineStarts();
    if (number == 0 || number > starts.size()) return {};
    std::string_view text = bytes().substr(starts[number - 1]);
    text = text.substr(0, text.find('\n'));
    if (!text.empty() && text.back() == '\r') text.remove_suffix(1);
    return text;
}

}  // namespace muster::text
