#include "printer/plain/marks.hpp"

#include <algorithm>

namespace muster::printer {

std::string boxRow(std::uint32_t count, std::uint32_t group, std::string_view box)
{
    std::string row;
    for (std::uint32_t i = 0; i < count; ++i) {
        if (group > 0 && i > 0 && i % group == 0) row += ' ';
        row += box;
    }
    return row;
}

std::size_t codePoints(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width)
{
    std::vector<std::string> lines{""};
    std::size_t used = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '\n') {
            lines.emplace_back();
            used = 0;
            ++at;
            continue;
        }
        if (text[at] == ' ') {
            ++at;
            continue;
        }
        const auto end = std::min(text.find_first_of(" \n", at), text.size());
        const auto word = text.substr(at, end - at);
        const auto size = codePoints(word);
        if (used > 0 && used + 1 + size > width) {
            lines.emplace_back();
            used = 0;
        }
        if (used > 0) lines.back() += ' ', ++used;
        lines.back() += word;
        used += size;
        at = end;
    }
    return lines;
}

std::vector<std::int64_t> trackNumbers(const sheet::Track& track)
{
    std::vector<std::int64_t> numbers;
    const std::int64_t step = track.to >= track.from ? 1 : -1;
    for (auto n = track.from;; n += step) {
        numbers.push_back(n);
        if (n == track.to) return numbers;
    }
}

}  // namespace muster::printer
