#include "core/text/nearest.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace muster::text {

namespace {

constexpr std::size_t longest = 64;

// The maximum number of mistakes in a word of that length.
std::size_t allowed(std::size_t length)
{
    if (length < 3) return 0;
    return length < 5 ? 1 : length < 9 ? 2 : 3;
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Edit distance in which a swap of two neighbours counts once (optimal string alignment), or `max` + 1 if it is larger.
// Both are at most `longest` bytes. Computes only the diagonals that can stay within `max`.
std::size_t distance(std::string_view a, std::string_view b, std::size_t max)
{
    const std::size_t beyond = max + 1;
    std::array<std::array<std::size_t, longest + 2>, 3> rows;
    for (auto& row : rows) row.fill(beyond);
    for (std::size_t j = 0; j <= std::min(b.size(), max); ++j) rows[0][j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        auto& now = rows[i % 3];
        const auto& before = rows[(i + 2) % 3];
        const auto& twoBefore = rows[(i + 1) % 3];
        const std::size_t from = i > max ? i - max : 1, to = std::min(b.size(), i + max);
        now[from - 1] = from == 1 ? std::min(i, beyond) : beyond;
        now[to + 1] = beyond;
        for (std::size_t j = from; j <= to; ++j) {
            const char x = lower(a[i - 1]), y = lower(b[j - 1]);
            now[j] = std::min({before[j] + 1, now[j - 1] + 1, before[j - 1] + (x == y ? 0 : 1)});
            if (i > 1 && j > 1 && x == lower(b[j - 2]) && lower(a[i - 2]) == y)
                now[j] = std::min(now[j], twoBefore[j - 2] + 1);
        }
    }
    return std::min(rows[a.size() % 3][b.size()], beyond);
}

bool isSame(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

bool endsWith(std::string_view word, std::string_view end)
{
    return word.size() > end.size() && isSame(word.substr(word.size() - end.size()), end);
}

/// True for the singular and the plural of a word, such as army and armies.
bool isPlural(std::string_view one, std::string_view many)
{
    const auto stem = one.substr(0, one.size() - (endsWith(one, "y") ? 1 : 0));
    return endsWith(one, "y") && endsWith(many, "ies") && isSame(stem, many.substr(0, many.size() - 3));
}

/// True if one of the words is a short form of the other, as int is of integer.
bool isShortForm(std::string_view a, std::string_view b)
{
    constexpr std::size_t least = 3, most = 4;
    if (a.size() > b.size()) std::swap(a, b);
    return a.size() >= least && b.size() - a.size() <= most && isSame(a, b.substr(0, a.size()));
}

/// The only name that is a form of the same word; empty if there are several.
template <class Name>
std::string_view otherForm(std::span<const Name> names, std::string_view name)
{
    std::string_view found;
    for (const std::string_view candidate : names) {
        if (!isPlural(name, candidate) && !isPlural(candidate, name) && !isShortForm(name, candidate)) continue;
        if (!found.empty()) return {};
        found = candidate;
    }
    return found;
}

template <class Name>
std::string_view nearestOf(std::span<const Name> names, std::string_view name)
{
    if (name.empty() || name.size() > longest) return {};
    const std::size_t max = allowed(name.size());
    std::size_t best = max + 1;
    std::string_view found;
    for (const std::string_view candidate : names) {
        const std::size_t difference =
            candidate.size() > name.size() ? candidate.size() - name.size() : name.size() - candidate.size();
        if (candidate.empty() || candidate.size() > longest || difference >= best) continue;
        const std::size_t d = distance(name, candidate, best - 1);
        // At most half of a short word may differ.
        if (d >= best || d * 2 > candidate.size()) continue;
        best = d;
        found = candidate;
    }
    return found.empty() ? otherForm(names, name) : found;
}

}  // namespace

std::string_view nearest(std::span<const std::string_view> names, std::string_view name)
{
    return nearestOf(names, name);
}

std::string_view nearest(std::span<const std::string> names, std::string_view name) { return nearestOf(names, name); }

std::vector<std::string_view> nearestFirst(std::span<const std::string> names, std::string_view name)
{
    constexpr std::size_t maxCompared = 1'000, whole = 1'000;
    const auto wanted = name.substr(0, longest);
    // The share of letters that differ, so that short names are not similar to everything.
    std::vector<std::pair<std::size_t, std::string_view>> ranked;
    for (const std::string& candidate : names) {
        const auto text = std::string_view(candidate).substr(0, longest);
        const std::size_t letters = std::max<std::size_t>(1, std::max(text.size(), wanted.size()));
        const bool isCompared = ranked.size() < maxCompared;
        ranked.emplace_back(isCompared ? distance(wanted, text, longest) * whole / letters : 2 * whole, candidate);
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string_view> ordered;
    for (const auto& each : ranked) ordered.push_back(each.second);
    return ordered;
}

}  // namespace muster::text
