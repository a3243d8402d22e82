#include "printer/layout/booklet.hpp"

#include "printer/layout/blocks.hpp"
#include "printer/layout/links.hpp"
#include "printer/layout/lone_map.hpp"
#include "printer/layout/page_frame.hpp"
#include "printer/layout/paginate.hpp"
#include "printer/page/ink_mode.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

namespace muster::printer {

namespace {

/// From loose to tight: uses the first with the minimum number of pages.
constexpr std::array<Density, 5> sheetDensities{{{1.0, 0}, {0.8, 0}, {0.6, 0}, {0.5, 0.5}, {0.4, 1.0}}};
constexpr std::size_t maxTightened = 4;  // in a longer sheet, saving a page is not worth the white space

struct SetSheet {
    std::vector<Page> pages;
    LayoutNotes notes;
};

SetSheet setSheet(const sheet::Sheet& sheet, const sheet::Booklet& booklet, const PageFrame& frame, Typesetter& type,
                  const Density& density, bool withNotice)
{
    SetSheet set;
    const auto size = frame.size(sheet);
    const double width = frame.width(size);
    const auto area = frame.area(size);
    const double height = area.bottom - area.top;
    BlockLayout blockLayout{type, set.notes, width, height, density, {}};
    blockLayout.within = element(Role::section, {});
    blockLayout.leftMargin = area.x;
    blockLayout.rightMargin = size.width - area.x - width;
    layOutBlocks(sheet.blocks, blockLayout);
    if (withNotice && !frame.noticeFits(width))
        layOut(sheet::Text{booklet.notice, sheet::TextStyle::small}, blockLayout);
    Stream stream{std::move(blockLayout.pieces), 0};
    do {
        Drawing drawing(type);
        fillPage(stream, drawing, area, true, height);
        set.pages.push_back({size.width, size.height, drawing.take()});
    } while (stream.next < stream.pieces.size() && set.pages.size() <= maxPagesOfBooklet);
    return set;
}

SetSheet setSheetWell(const sheet::Sheet& sheet, const sheet::Booklet& booklet, const PageFrame& frame,
                      Typesetter& type, bool withNotice)
{
    auto best = setSheet(sheet, booklet, frame, type, sheetDensities.front(), withNotice);
    if (best.pages.size() > maxTightened) return best;
    for (std::size_t i = 1; i < sheetDensities.size() && best.pages.size() > 1; ++i) {
        auto closer = setSheet(sheet, booklet, frame, type, sheetDensities[i], withNotice);
        if (closer.pages.size() < best.pages.size()) best = std::move(closer);
    }
    return best;
}

/// Adds bookmarks for a booklet in order: the army, then each kind of sheet once, then the subjects of its sheets.
class Places {
public:
    explicit Places(const sheet::Booklet& booklet) { m_bookmarks.push_back({booklet.name, 0, 0}); }

    void add(const sheet::Sheet& sheet, std::size_t page)
    {
        const auto& kind = sheet.kind.empty() ? sheet.title : sheet.kind;
        if (kind != m_kind || sheet.of.empty()) m_bookmarks.push_back({kind, 1, page});
        if (!sheet.of.empty()) m_bookmarks.push_back({sheet.of, 2, page});
        m_kind = kind;
        m_level = sheet.of.empty() ? 2 : 3;
        m_units.addSheet(sheet.of, page);
    }
    /// Adds the cards of the sheet added last.
    void addCards(std::span<const Page> pages, std::size_t first)
    {
        for (auto& card : m_units.addCards(pages, first))
            m_bookmarks.push_back({std::move(card.title), m_level, card.page, card.top});
    }
    const UnitPlaces& units() const { return m_units; }
    std::vector<Bookmark> take() { return std::move(m_bookmarks); }

private:
    std::vector<Bookmark> m_bookmarks;
    std::string m_kind;
    int m_level = 2;  ///< of the cards of the last sheet
    UnitPlaces m_units;
};

}  // namespace

SetBooklet setBooklet(const sheet::Booklet& booklet, Typesetter& type, const Settings& settings)
{
    SetBooklet result;
    if (booklet.sheets.empty()) return result;
    LayoutNotes notes;
    const PageFrame frame(booklet, type, settings, notes);
    Places places(booklet);
    std::vector<const sheet::Sheet*> sheetOfPage;
    std::map<std::string, LayoutNotes> notesOfKind;
    for (const auto& sheet : booklet.sheets) {
        if (result.pages.size() > maxPagesOfBooklet) break;
        places.add(sheet, result.pages.size());
        if (isLoneMap(sheet)) {
            result.pages.push_back(setLoneMap(sheet, booklet, type, settings, notesOfKind[sheet.title]));
            sheetOfPage.push_back(&sheet);
            continue;
        }
        auto set = setSheetWell(sheet, booklet, frame, type, &sheet == &booklet.sheets.back());
        places.addCards(set.pages, result.pages.size());
        sheetOfPage.resize(sheetOfPage.size() + set.pages.size(), &sheet);
        std::move(set.pages.begin(), set.pages.end(), std::back_inserter(result.pages));
        notesOfKind[sheet.kind.empty() ? sheet.title : sheet.kind].add(set.notes);
    }
    if (result.pages.size() > maxPagesOfBooklet) {
        notes.tooLong(fmt::format("The sheets of this file take more than the {} pages allowed.", maxPagesOfBooklet));
        result.pages.erase(result.pages.begin() + maxPagesOfBooklet, result.pages.end());
    }
    places.units().link(result.pages);
    for (std::size_t i = 0; i < result.pages.size(); ++i) {
        if (!isLoneMap(*sheetOfPage[i])) frame.finish(result.pages[i], *sheetOfPage[i], i + 1, result.pages.size());
        applyInkMode(result.pages[i].marks, settings.inkMode);
    }
    for (const auto& [kind, own] : notesOfKind) notes.add(own, kind);
    notes.missing(type.takeMissingCharacters(), type.family());
    result.findings = notes.findings();
    result.bookmarks = places.take();
    return result;
}

}  // namespace muster::printer
