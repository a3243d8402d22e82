#include "tests/printer/layout/page_facts.hpp"

#include <algorithm>
#include <set>
#include <string_view>

namespace muster::printer::tests {

namespace {

std::vector<std::string> lines(const SetBooklet& booklet)
{
    std::vector<std::string> all;
    for (const auto& page : booklet.pages) {
        for (const auto& mark : page.marks) {
            if (const auto* text = std::get_if<TextMark>(&mark)) all.push_back(text->text.toStdString());
        }
    }
    return all;
}

std::vector<std::string_view> tokens(std::string_view line)
{
    std::vector<std::string_view> made;
    while (!line.empty()) {
        const auto space = std::min(line.find(' '), line.size());
        if (space > 0) made.push_back(line.substr(0, space));
        line.remove_prefix(std::min(space + 1, line.size()));
    }
    return made;
}

/// Returns true if the word can be assembled from ends and starts of consecutive lines.
bool isBroken(std::string_view word, const std::vector<std::string>& all)
{
    std::set<std::size_t> reached{0};
    for (const auto& line : all) {
        const auto parts = tokens(line);
        if (parts.empty()) continue;
        std::set<std::size_t> more;
        for (const auto at : reached) {
            const auto part = at == 0 ? parts.back() : parts.front();
            const bool ends = at == 0 || parts.size() == 1 || at + part.size() == word.size();
            if (ends && word.substr(at).starts_with(part)) more.insert(at + part.size());
        }
        if (more.contains(word.size())) return true;
        reached.insert(more.begin(), more.end());
    }
    return false;
}

struct Bounds {
    double left, top, right, bottom;
    bool operator()(double x, double y) const { return x >= left && x <= right && y >= top && y <= bottom; }
};

std::string outside(const Mark& mark, const Bounds& inside)
{
    if (const auto* text = std::get_if<TextMark>(&mark)) {
        return inside(text->x, text->y - 2) && inside(text->x + text->width, text->y) ? "" : text->text.toStdString();
    }
    if (const auto* line = std::get_if<LineMark>(&mark))
        return inside(line->x1, line->y1) && inside(line->x2, line->y2) ? "" : "a line";
    if (const auto* box = std::get_if<BoxMark>(&mark))
        return inside(box->x, box->y) && inside(box->x + box->width, box->y + box->height) ? "" : "a box";
    return "";
}

}  // namespace

std::string lostWord(const SetBooklet& booklet, const std::vector<std::string>& words)
{
    const auto all = lines(booklet);
    std::set<std::string_view> whole;
    for (const auto& line : all) {
        for (const auto token : tokens(line)) whole.insert(token);
    }
    for (const auto& word : words) {
        if (!whole.contains(word) && !isBroken(word, all)) return word;
    }
    return {};
}

std::string outsideMark(const SetBooklet& booklet, const Margins& margins)
{
    constexpr double slack = 0.4;
    for (std::size_t i = 0; i < booklet.pages.size(); ++i) {
        const auto& page = booklet.pages[i];
        const Bounds inside{margins.left - slack, margins.top - slack, page.width - margins.right + slack,
                            page.height - margins.bottom + slack};
        for (const auto& mark : page.marks) {
            const auto found = outside(mark, inside);
            if (!found.empty()) return found + " on page " + std::to_string(i + 1);
        }
    }
    return {};
}

std::string overlap(const SetBooklet& booklet, Typesetter& type)
{
    struct Spot {
        double left, right, top, bottom;
        const TextMark* text;
    };
    constexpr double slack = 0.15;
    for (std::size_t i = 0; i < booklet.pages.size(); ++i) {
        std::vector<Spot> spots;
        for (const auto& mark : booklet.pages[i].marks) {
            if (const auto* text = std::get_if<TextMark>(&mark))
                spots.push_back({text->x, text->x + text->width, text->y - type.capHeight(text->style), text->y, text});
        }
        std::sort(spots.begin(), spots.end(), [](const auto& a, const auto& b) { return a.top < b.top; });
        for (std::size_t a = 0; a < spots.size(); ++a) {
            for (auto b = a + 1; b < spots.size() && spots[b].top < spots[a].bottom - slack; ++b) {
                if (spots[a].left >= spots[b].right - slack || spots[b].left >= spots[a].right - slack) continue;
                return "\"" + spots[a].text->text.toStdString() + "\" and \"" + spots[b].text->text.toStdString() +
                       "\" on page " + std::to_string(i + 1);
            }
        }
    }
    return {};
}

}  // namespace muster::printer::tests
