#include "editor/source/bracket_pair.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace muster::editor {

namespace {

constexpr int maxBracketDistance = 200'000;  ///< maximum distance of the matching bracket

/// The brackets in the line that starts at a position, except those in strings.
std::vector<qsizetype> bracketsOf(const QString& text, qsizetype start)
{
    std::vector<qsizetype> found;
    bool inString = false;
    for (auto at = start; at < text.size() && text[at] != u'\n'; ++at) {
        const QChar c = text[at];
        if (inString && c == u'\\')
            ++at;
        else if (c == u'"')
            inString = !inString;
        else if (!inString && (c == u'{' || c == u'[' || c == u'}' || c == u']'))
            found.push_back(at);
    }
    return found;
}

}  // namespace

std::optional<int> partnerOf(const QString& text, int position)
{
    if (position < 0 || position >= text.size()) return std::nullopt;
    const QChar own = text[position];
    const bool opens = own == u'{' || own == u'[', closes = own == u'}' || own == u']';
    if (!opens && !closes) return std::nullopt;
    // Strings do not span lines, so they can be found line by line.
    qsizetype start = text.lastIndexOf(u'\n', std::max(position - 1, 0)) + 1;
    auto brackets = bracketsOf(text, start);
    auto at = std::find(brackets.begin(), brackets.end(), position);
    if (at == brackets.end()) return std::nullopt;
    int depth = 0;
    const auto counts = [&](qsizetype place) {
        return (depth += text[place] == u'{' || text[place] == u'[' ? 1 : -1) == 0;
    };
    while (std::abs(start - position) < maxBracketDistance) {
        if (opens) {
            for (; at != brackets.end(); ++at)
                if (counts(*at)) return static_cast<int>(*at);
            start = text.indexOf(u'\n', start) + 1;
            if (start == 0) return std::nullopt;
            brackets = bracketsOf(text, start);
            at = brackets.begin();
        } else {
            for (;; --at) {
                if (at != brackets.end() && counts(*at)) return static_cast<int>(*at);
                if (at == brackets.begin()) break;
            }
            if (start == 0) return std::nullopt;
            start = start < 2 ? 0 : text.lastIndexOf(u'\n', start - 2) + 1;
            brackets = bracketsOf(text, start);
            at = brackets.end();
        }
    }
    return std::nullopt;
}

}  // namespace muster::editor
