#include "core/text/unified_diff.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace muster::text {

namespace {

using Lines = std::vector<std::string_view>;

constexpr std::size_t context = 3;
/// Finding the shortest difference takes memory in proportion to the square of its length.
constexpr std::ptrdiff_t longestSearch = 1000;

/// The lines with their line feeds; only the last one may lack it.
Lines linesOf(std::string_view text)
{
    Lines lines;
    while (!text.empty()) {
        const auto end = text.find('\n');
        const auto size = end == std::string_view::npos ? text.size() : end + 1;
        lines.push_back(text.substr(0, size));
        text.remove_prefix(size);
    }
    return lines;
}

/// A stretch of lines of one text that another one of the other text replaces.
struct Change {
    std::size_t before = 0, beforeEnd = 0, after = 0, afterEnd = 0;
};

/// E. W. Myers, "An O(ND) difference algorithm and its variations", 1986: the shortest list of removed and added lines.
class Comparison {
public:
    Comparison(const Lines& before, const Lines& after) : m_before(before), m_after(after) {}

    std::vector<Change> changes()
    {
        std::size_t head = 0, tail = 0;
        const std::size_t shorter = std::min(m_before.size(), m_after.size());
        while (head < shorter && m_before[head] == m_after[head]) ++head;
        while (tail < shorter - head && m_before[m_before.size() - 1 - tail] == m_after[m_after.size() - 1 - tail])
            ++tail;
        m_first = static_cast<std::ptrdiff_t>(head);
        m_removed = static_cast<std::ptrdiff_t>(m_before.size() - head - tail);
        m_added = static_cast<std::ptrdiff_t>(m_after.size() - head - tail);
        if (m_removed == 0 && m_added == 0) return {};
        if (!search()) return {{head, m_before.size() - tail, head, m_after.size() - tail}};
        return way();
    }

private:
    bool isSame(std::ptrdiff_t x, std::ptrdiff_t y) const
    {
        return m_before[static_cast<std::size_t>(m_first + x)] == m_after[static_cast<std::size_t>(m_first + y)];
    }

    /// True if the step to that diagonal adds a line, false if it removes one.
    static bool adds(const std::vector<std::ptrdiff_t>& farthest, std::ptrdiff_t steps, std::ptrdiff_t diagonal,
                     std::ptrdiff_t middle)
    {
        const auto at = [&](std::ptrdiff_t d) { return farthest[static_cast<std::size_t>(middle + d)]; };
        return diagonal == -steps || (diagonal != steps && at(diagonal - 1) < at(diagonal + 1));
    }

    /// Records how far each number of steps reaches. False if the difference is too long.
    bool search()
    {
        const auto most = std::min(m_removed + m_added, longestSearch);
        std::vector<std::ptrdiff_t> farthest(static_cast<std::size_t>(2 * most + 3), 0);
        const auto middle = most + 1;
        for (std::ptrdiff_t steps = 0; steps <= most; ++steps) {
            m_reached.emplace_back(farthest.begin() + (middle - steps - 1), farthest.begin() + (middle + steps + 2));
            for (std::ptrdiff_t diagonal = -steps; diagonal <= steps; diagonal += 2) {
                const auto at = [&](std::ptrdiff_t d) -> auto&
                {
                    return farthest[static_cast<std::size_t>(middle + d)];
                };
                auto x = adds(farthest, steps, diagonal, middle) ? at(diagonal + 1) : at(diagonal - 1) + 1;
                auto y = x - diagonal;
                while (x < m_removed && y < m_added && isSame(x, y)) ++x, ++y;
                at(diagonal) = x;
                if (x >= m_removed && y >= m_added) return true;
            }
        }
        return false;
    }

    /// Follows the records back to the beginning.
    std::vector<Change> way() const
    {
        std::vector<Change> changes;
        auto x = m_removed, y = m_added;
        for (auto steps = static_cast<std::ptrdiff_t>(m_reached.size()) - 1; steps > 0; --steps) {
            const auto& reached = m_reached[static_cast<std::size_t>(steps)];
            const auto middle = steps + 1, diagonal = x - y;
            const bool added = adds(reached, steps, diagonal, middle);
            const auto from = added ? diagonal + 1 : diagonal - 1;
            const auto fromX = reached[static_cast<std::size_t>(middle + from)], fromY = fromX - from;
            const auto line = static_cast<std::size_t>(m_first + fromX),
                       other = static_cast<std::size_t>(m_first + fromY);
            Change step{line, line + (added ? 0 : 1), other, other + (added ? 1 : 0)};
            if (!changes.empty() && changes.back().before == step.beforeEnd && changes.back().after == step.afterEnd) {
                changes.back().before = step.before;
                changes.back().after = step.after;
            } else {
                changes.push_back(step);
            }
            x = fromX;
            y = fromY;
        }
        std::reverse(changes.begin(), changes.end());
        return changes;
    }

    const Lines& m_before;
    const Lines& m_after;
    std::ptrdiff_t m_first = 0, m_removed = 0, m_added = 0;
    std::vector<std::vector<std::ptrdiff_t>> m_reached;  ///< by steps: the diagonals around the middle before the step
};

/// Line numbers of a hunk: "12,3", "12" for a single line, and the line before it for none.
std::string numbersOf(std::size_t begin, std::size_t end)
{
    if (end - begin == 1) return fmt::format("{}", begin + 1);
    return fmt::format("{},{}", end == begin ? begin : begin + 1, end - begin);
}

class Writer {
public:
    Writer(const Lines& before, const Lines& after) : m_before(before), m_after(after) {}

    std::string write(const std::vector<Change>& changes)
    {
        for (std::size_t first = 0; first < changes.size();) {
            auto end = first + 1;
            while (end < changes.size() && changes[end].before - changes[end - 1].beforeEnd <= 2 * context) ++end;
            writeHunk(changes, first, end);
            first = end;
        }
        return std::move(m_text);
    }

private:
    void writeHunk(const std::vector<Change>& changes, std::size_t first, std::size_t end)
    {
        const auto& begins = changes[first];
        const auto& ends = changes[end - 1];
        const auto lead = std::min(context, begins.before);
        const auto trail = std::min(context, m_before.size() - ends.beforeEnd);
        m_text += fmt::format("@@ -{} +{} @@\n", numbersOf(begins.before - lead, ends.beforeEnd + trail),
                              numbersOf(begins.after - lead, ends.afterEnd + trail));
        auto line = begins.before - lead;
        for (auto i = first; i < end; ++i) {
            writeLines(' ', m_before, line, changes[i].before);
            writeLines('-', m_before, changes[i].before, changes[i].beforeEnd);
            writeLines('+', m_after, changes[i].after, changes[i].afterEnd);
            line = changes[i].beforeEnd;
        }
        writeLines(' ', m_before, line, line + trail);
    }

    void writeLines(char sign, const Lines& lines, std::size_t begin, std::size_t end)
    {
        for (auto i = begin; i < end; ++i) {
            m_text += sign;
            m_text += lines[i];
            if (!lines[i].ends_with('\n')) m_text += "\n\\ No newline at end of file\n";
        }
    }

    const Lines& m_before;
    const Lines& m_after;
    std::string m_text;
};

}  // namespace

std::string unifiedDiff(std::string_view name, std::string_view before, std::string_view after)
{
    const auto linesBefore = linesOf(before), linesAfter = linesOf(after);
    const auto changes = Comparison(linesBefore, linesAfter).changes();
    if (changes.empty()) return {};
    return fmt::format("--- {0}\n+++ {0}\n", name) + Writer(linesBefore, linesAfter).write(changes);
}

}  // namespace muster::text
