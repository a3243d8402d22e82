#include "core/text/source.hpp"

#include "core/text/utf8.hpp"

#include <algorithm>
#include <functional>

namespace muster::text {

namespace {

// Avoids counting a line of megabytes again for each of its findings.
constexpr std::uint32_t blockSize = 4096;

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

std::uint32_t Source::codePoints(std::uint32_t begin, std::uint32_t end) const
{
    // A block may begin inside of a code point, which counts in the block before.
    return static_cast<std::uint32_t>(
        std::count_if(m_bytes.begin() + begin, m_bytes.begin() + end, std::not_fn(isContinuationByte)));
}

std::uint32_t Source::codePointsBefore(std::uint32_t offset) const
{
    std::call_once(m_blocksCounted, [this] {
        const auto size = static_cast<std::uint32_t>(m_bytes.size());
        m_blocks.push_back(0);
        for (std::uint32_t begin = 0; size - begin >= blockSize; begin += blockSize)
            m_blocks.push_back(m_blocks.back() + codePoints(begin, begin + blockSize));
    });
    const std::uint32_t block = offset / blockSize;
    return m_blocks[block] + codePoints(block * blockSize, offset);
}

Position Source::position(std::uint32_t offset) const
{
    offset = std::min(offset, static_cast<std::uint32_t>(m_bytes.size()));
    const auto& starts = lineStarts();
    const auto line = std::upper_bound(starts.begin(), starts.end(), offset) - starts.begin();
    const std::uint32_t start = starts[line - 1];
    const std::uint32_t before =
        offset - start < 2 * blockSize ? codePoints(start, offset) : codePointsBefore(offset) - codePointsBefore(start);
    return {static_cast<std::uint32_t>(line), before + 1};
}

std::string_view Source::line(std::uint32_t number) const
{
    const auto& starts = lineStarts();
    if (number == 0 || number > starts.size()) return {};
    const std::uint32_t start = starts[number - 1];
    std::string_view text =
        bytes().substr(start, number < starts.size() ? starts[number] - 1 - start : std::string_view::npos);
    if (!text.empty() && text.back() == '\r') text.remove_suffix(1);
    return text;
}

}  // namespace muster::text
