#include "printer/layout/links.hpp"

#include <algorithm>
#include <unordered_set>

namespace muster::printer {

namespace {

constexpr double titleAscent = 8.0;  // from the baseline of a title to the frame of its card, with some space

/// The card that an element belongs to, if any.
const Element* cardOf(const Element* element)
{
    for (; element != nullptr; element = element->within.get())
        if (element->role == Role::section && !element->words.empty()) return element;
    return nullptr;
}

using Lines = std::vector<Mark*>;

/// The lines of every cell on a page, in reading order. Of a name with details below it, only those of the name.
std::vector<Lines> cellsOf(Page& page)
{
    std::vector<Lines> cells;
    std::unordered_map<const Element*, std::size_t> known;
    for (auto& mark : page.marks) {
        if (!mark.tag || mark.tag->role != Role::cell || !std::holds_alternative<TextMark>(mark)) continue;
        const auto [at, isNew] = known.try_emplace(mark.tag.get(), cells.size());
        if (isNew) cells.emplace_back();
        auto& lines = cells[at->second];
        const auto styleOf = [](const Mark& line) { return std::get<TextMark>(line).style; };
        if (lines.empty() || styleOf(*lines.front()) == styleOf(mark)) lines.push_back(&mark);
    }
    return cells;
}

std::string textOf(const Lines& lines)
{
    QString all;
    for (const auto* line : lines)
        all += (all.isEmpty() ? QString() : QStringLiteral(" ")) + std::get<TextMark>(*line).text;
    return all.simplified().toStdString();
}

/// Makes the lines of a cell one link.
void addLinks(Page& page, const Lines& lines, std::size_t target, double top, const std::string& words)
{
    const auto tag = element(Role::link, lines.front()->tag);
    for (auto* line : lines) {
        const auto& text = std::get<TextMark>(*line);
        const double size = text.style.points * type::millimetresPerPoint;
        line->tag = tag;
        page.links.push_back({text.x, text.y - 0.95 * size, text.width, 1.2 * size, target, top, tag, words});
    }
}

/// The name of a unit in a title: "Triarii" for "2 × Triarii".
std::string nameOf(const std::string& title)
{
    const auto shown = displayText(title).simplified();
    qsizetype digits = 0;
    while (digits < shown.size() && shown[digits].isDigit()) ++digits;
    const auto times = QStringLiteral(" × ");
    return (digits > 0 && shown.mid(digits).startsWith(times) ? shown.mid(digits + times.size()) : shown).toStdString();
}

}  // namespace

void UnitPlaces::addSheet(const std::string& unit, std::size_t page)
{
    if (!unit.empty()) m_places.try_emplace(nameOf(unit), Place{page, 0});
}

std::vector<UnitPlaces::Place> UnitPlaces::addCards(std::span<const Page> pages, std::span<const std::size_t> indexes)
{
    std::vector<Place> cards;
    std::unordered_set<const Element*> known;
    for (const auto i : indexes) {
        for (const auto& mark : pages[i].marks) {
            const auto* text = std::get_if<TextMark>(&mark);
            const auto* card = text == nullptr ? nullptr : cardOf(mark.tag.get());
            if (card == nullptr || !known.insert(card).second) continue;
            cards.push_back({i, std::max(0.0, text->y - titleAscent), card, card->words});
            m_places.try_emplace(nameOf(card->words), cards.back());
        }
    }
    return cards;
}

std::vector<UnitPlaces::Place> UnitPlaces::rowsOf(std::span<Page> pages, std::span<const std::string> units) const
{
    std::unordered_map<std::string, std::string> wanted;
    for (const auto& unit : units)
        if (auto name = nameOf(unit); !name.empty() && !m_places.contains(name)) wanted.try_emplace(name, unit);
    std::vector<Place> rows;
    for (std::size_t i = 0; i < pages.size() && !wanted.empty(); ++i) {
        for (const auto& lines : cellsOf(pages[i])) {
            const auto found = wanted.find(nameOf(textOf(lines)));
            if (found == wanted.end()) continue;
            rows.push_back({i, std::max(0.0, std::get<TextMark>(*lines.front()).y - titleAscent), nullptr,
                            std::move(found->second)});
            wanted.erase(found);
        }
    }
    return rows;
}

void UnitPlaces::link(std::span<Page> pages) const
{
    if (m_places.empty()) return;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        for (const auto& lines : cellsOf(pages[i])) {
            const auto found = m_places.find(nameOf(textOf(lines)));
            if (found == m_places.end()) continue;
            const auto& place = found->second;
            const auto* own = cardOf(lines.front()->tag.get());
            if (own != nullptr || (place.card == nullptr && place.page == i)) continue;
            addLinks(pages[i], lines, place.page, place.top, found->first);
        }
    }
}

void linkRows(std::span<Page> pages, std::span<const std::size_t> targets)
{
    struct Row {
        const Element* tag;
        std::string name;                                  ///< the text of its first cell
        std::vector<std::pair<std::size_t, Lines>> cells;  ///< with the indexes of their pages
    };
    std::vector<Row> rows;
    const Element* table = nullptr;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        for (auto& lines : cellsOf(pages[i])) {
            const auto* row = lines.front()->tag->within.get();
            if (row == nullptr) continue;
            if (row->within.get() != table) rows.clear();
            table = row->within.get();
            if (rows.empty() || rows.back().tag != row) rows.push_back({row, textOf(lines), {}});
            rows.back().cells.emplace_back(i, std::move(lines));
        }
    }
    for (std::size_t i = 0; i < std::min(rows.size(), targets.size()); ++i)
        for (const auto& [page, lines] : rows[i].cells) addLinks(pages[page], lines, targets[i], 0, rows[i].name);
}

}  // namespace muster::printer
