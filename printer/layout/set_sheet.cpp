#include "printer/layout/set_sheet.hpp"

#include "printer/layout/blocks.hpp"
#include "printer/layout/find_block.hpp"
#include "printer/layout/paginate.hpp"

#include <algorithm>
#include <array>

namespace muster::printer {

namespace {

/// From loose to tight: uses the first with the minimum number of pages.
constexpr std::array<Density, 5> sheetDensities{{{1.0, 0}, {0.8, 0}, {0.6, 0}, {0.5, 0.5}, {0.4, 1.0}}};
constexpr std::size_t maxTightened = 4;  // in a longer sheet, saving a page is not worth the white space

constexpr double minUsed = 0.13;    // of the height of each page after the first
constexpr double narrowPage = 115;  // mm; columns side by side would be too narrow for a reference
constexpr double a5Page = 160;      // mm; below, columns may be too narrow
/// Heights of the other pages, tried in this order to move content to a page that is nearly empty.
constexpr std::array<double, 7> shorterPages{0.95, 0.9, 0.85, 0.8, 0.7, 0.6, 0.5};

/// Points added to a reference, tried in this order, while it needs no further page.
constexpr std::array<double, 6> largerReading{4.0, 3.0, 2.0, 1.5, 1.0, 0.5};

struct Trial {
    SetSheet set;
    bool evenlyUsed = true;
};

const sheet::Cards* onlyCards(std::span<const sheet::Sheet> sheets)
{
    if (sheets.size() != 1 || sheets.front().blocks.size() != 1) return nullptr;
    const auto* cards = std::get_if<sheet::Cards>(&sheets.front().blocks.front().content);
    return cards != nullptr && cards->size && (cards->cut || cards->twoSided) ? cards : nullptr;
}

/// Lays out the blocks of sheets on pages.
class SheetSetter {
public:
    SheetSetter(std::span<const sheet::Sheet> sheets, const sheet::Booklet& booklet, const PageFrame& frame,
                const SideLook& look, Typesetter& type, bool isLast, const PlayCode* code)
        : m_sheets(sheets), m_booklet(booklet), m_look(look), m_type(type), m_code(code),
          m_width(frame.width(frame.size(sheets.front()))), m_size(frame.size(sheets.front())),
          m_area(frame.area(m_size)), m_fillable(frame.isFillable()), m_enlarged(frame.enlarged())
    {
        m_noticeBelow = isLast && !frame.noticeFits(m_width);
        if (isLast) m_area.bottom -= frame.noticeHeight(m_width);
        placeCards(frame);
    }

    /// On pages whose height is reduced to that part of the area.
    Trial set(const Density& density, bool stacks, double part = 1.0) const
    {
        Trial trial;
        auto& set = trial.set;
        const double height = m_area.bottom - m_area.top;
        BlockLayout blockLayout{m_type, set.notes, m_width, height, density, {}};
        blockLayout.accent = m_look.accent;
        blockLayout.wording = &m_booklet.wording();
        blockLayout.side = &m_look;
        blockLayout.fillable = m_fillable;
        blockLayout.enlarged = m_enlarged;
        blockLayout.leavesSpareOut = m_leavesSpareOut;
        if (!m_bare) {  // cards do not reach into the text beside them
            blockLayout.leftMargin = m_area.x;
            blockLayout.rightMargin = m_size.width - m_area.x - m_width;
        }
        blockLayout.stacksColumns = stacks || m_size.width < narrowPage;
        std::vector<std::size_t> firstPieces;
        for (const auto& sheet : m_sheets) {
            firstPieces.push_back(blockLayout.pieces.size());
            blockLayout.within = element(Role::section, {});
            layOutBlocks(sheet.blocks, blockLayout);
        }
        if (m_code != nullptr) layOutPlayCode(*m_code, blockLayout);
        if (m_noticeBelow) layOut(sheet::Text{m_booklet.notice, sheet::TextStyle::small}, blockLayout);
        set.bare = m_bare;
        set.starts.assign(m_sheets.size(), 0);
        Stream stream{std::move(blockLayout.pieces), 0};
        do {
            const auto page = set.pages.size();
            for (std::size_t i = 0; i < firstPieces.size(); ++i)
                if (stream.next <= firstPieces[i]) set.starts[i] = page;
            Drawing drawing(m_type);
            const bool startsLeaf = stream.next < stream.pieces.size() && stream.pieces[stream.next].startsLeaf;
            const double bottom =
                fillPage(stream, drawing, {m_area.x, m_area.top, m_area.top + height * part}, true, height);
            auto marks = m_onlyCounts ? std::vector<Mark>() : drawing.take();
            marks.shrink_to_fit();
            set.pages.push_back({m_size.width, m_size.height, std::move(marks), startsLeaf});
            if (page > 0 && !m_bare && bottom - m_area.top < height * minUsed) trial.evenlyUsed = false;
        } while (stream.next < stream.pieces.size() && set.pages.size() <= maxPagesOfBooklet);
        return trial;
    }

    bool isNarrow() const { return m_size.width < a5Page && m_size.width >= narrowPage && !m_bare; }
    bool hasReference() const
    {
        return std::any_of(m_sheets.begin(), m_sheets.end(),
                           [](const sheet::Sheet& sheet) { return contains<sheet::Reference>(sheet.blocks); });
    }
    /// The same sheets without the texts that are only for pages with room.
    SheetSetter withoutSpareTexts() const
    {
        auto other = *this;
        other.m_leavesSpareOut = true;
        return other;
    }
    /// Makes pages without marks, because those of a long sheet take much memory.
    SheetSetter onlyCounting() const
    {
        auto other = *this;
        other.m_onlyCounts = true;
        return other;
    }

private:
    /// A sheet of nothing but cards has its pages to itself, held so that most cards fit.
    void placeCards(const PageFrame& frame)
    {
        const auto* cards = onlyCards(m_sheets);
        if (cards == nullptr) return;
        const auto page = frame.pageOfCards(m_sheets.front(), m_size, !frame.isOriented());
        if (page.cards == 0) return;  // too small for a card: as on any other page
        m_bare = true;
        m_size = page.size;
        m_area = page.area;
        m_width = page.width;
        m_noticeBelow = false;
    }

    std::span<const sheet::Sheet> m_sheets;
    const sheet::Booklet& m_booklet;
    const SideLook& m_look;
    Typesetter& m_type;
    const PlayCode* m_code;
    double m_width;
    PageSize m_size;
    Area m_area;
    bool m_noticeBelow = false;
    bool m_bare = false;
    bool m_fillable;
    double m_enlarged;
    bool m_leavesSpareOut = false;
    bool m_onlyCounts = false;
};

bool hasCutCards(const sheet::Sheet& sheet)
{
    return std::any_of(sheet.blocks.begin(), sheet.blocks.end(), [](const sheet::Block& block) {
        const auto* cards = std::get_if<sheet::Cards>(&block.content);
        return cards != nullptr && cards->size && cards->cut && !cards->twoSided;
    });
}

}  // namespace

namespace {

/// With the text of the reference as large as the number of pages allows.
Trial withLargerReading(const SheetSetter& setter, bool stacks, Density density, Trial best)
{
    for (const double points : largerReading) {
        density.reading = points;
        auto larger = setter.set(density, stacks);
        if (larger.set.pages.size() <= best.set.pages.size() && larger.evenlyUsed) return larger;
    }
    return best;
}

/// As loosely as the number of pages allows, with columns one below the other or beside each other.
SetSheet bestOf(const SheetSetter& setter, bool stacks)
{
    auto best = setter.set(sheetDensities.front(), stacks);
    auto density = sheetDensities.front();
    const bool isLong = best.set.pages.size() > maxTightened;
    for (std::size_t i = 1; i < sheetDensities.size() && best.set.pages.size() > 1; ++i) {
        if (isLong && best.evenlyUsed) break;
        auto closer = setter.set(sheetDensities[i], stacks);
        const bool saves = closer.set.pages.size() < best.set.pages.size();
        if (!saves && (best.evenlyUsed || !closer.evenlyUsed)) continue;
        best = std::move(closer);
        density = sheetDensities[i];
    }
    if (setter.hasReference() && !isLong && best.evenlyUsed)
        best = withLargerReading(setter, stacks, density, std::move(best));
    for (const double part : shorterPages) {
        if (best.evenlyUsed) break;
        auto shorter = setter.set(density, stacks, part);
        if (shorter.set.pages.size() > best.set.pages.size()) break;
        if (shorter.evenlyUsed) best = std::move(shorter);
    }
    return std::move(best.set);
}

/// Pages, then what does not fit in its place.
std::pair<std::size_t, std::size_t> faultsOf(const SetSheet& set)
{
    return {set.pages.size(), set.notes.findings().size() + set.notes.shrunkTexts()};
}

/// The best of the arrangements that the width of the page allows.
SetSheet bestOf(const SheetSetter& setter)
{
    auto best = bestOf(setter, false);
    if (!setter.isNarrow()) return best;
    auto stacked = bestOf(setter, true);
    return faultsOf(stacked) < faultsOf(best) ? std::move(stacked) : std::move(best);
}

/// Texts that are only for pages with room.
bool hasSpareTexts(const sheet::Blocks& blocks)
{
    return anyBlock<sheet::Text>(blocks, [](const sheet::Text& text) { return text.ifRoom; });
}

}  // namespace

SetSheet setSheets(std::span<const sheet::Sheet> sheets, const sheet::Booklet& booklet, const PageFrame& frame,
                   const SideLook& look, Typesetter& type, bool isLast, const PlayCode* code)
{
    const SheetSetter setter(sheets, booklet, frame, look, type, isLast, code);
    auto whole = bestOf(setter);
    if (std::none_of(sheets.begin(), sheets.end(), [](const auto& sheet) { return hasSpareTexts(sheet.blocks); }))
        return whole;
    const auto without = setter.withoutSpareTexts();
    if (bestOf(without.onlyCounting()).pages.size() >= whole.pages.size()) return whole;
    return bestOf(without);
}

bool isTwoSided(const sheet::Sheet& sheet)
{
    return std::any_of(sheet.blocks.begin(), sheet.blocks.end(), [](const sheet::Block& block) {
        const auto* cards = std::get_if<sheet::Cards>(&block.content);
        return cards != nullptr && cards->twoSided;
    });
}

bool isReference(const sheet::Sheet& sheet) { return contains<sheet::Reference>(sheet.blocks); }

bool isCutOut(const sheet::Sheet& sheet) { return contains<sheet::Cutouts>(sheet.blocks); }

bool needsBlankBack(const sheet::Sheet& sheet)
{
    return contains<sheet::Cutouts, sheet::PlayTemplate>(sheet.blocks) || hasCutCards(sheet);
}

}  // namespace muster::printer
