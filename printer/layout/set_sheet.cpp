#include "printer/layout/set_sheet.hpp"

#include "printer/layout/blocks.hpp"
#include "printer/layout/paginate.hpp"
#include "printer/layout/true_size.hpp"

#include <algorithm>
#include <array>

namespace muster::printer {

namespace {

/// From loose to tight: uses the first with the minimum number of pages.
constexpr std::array<Density, 5> sheetDensities{{{1.0, 0}, {0.8, 0}, {0.6, 0}, {0.5, 0.5}, {0.4, 1.0}}};
constexpr std::size_t maxTightened = 4;  // in a longer sheet, saving a page is not worth the white space

constexpr double minUsed = 0.13;    // of the height of each page after the first
constexpr double narrowPage = 115;  // mm; columns side by side would be too narrow for a reference
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
                Typesetter& type, bool isLast)
        : m_sheets(sheets), m_booklet(booklet), m_type(type), m_width(frame.width(frame.size(sheets.front()))),
          m_size(frame.size(sheets.front())), m_area(frame.area(m_size))
    {
        m_noticeBelow = isLast && !frame.noticeFits(m_width);
        if (isLast) m_area.bottom -= frame.noticeHeight(m_width);
        placeCards(frame);
    }

    /// On pages whose height is reduced to that part of the area.
    Trial set(const Density& density, double part = 1.0) const
    {
        Trial trial;
        auto& set = trial.set;
        const double height = m_area.bottom - m_area.top;
        BlockLayout blockLayout{m_type, set.notes, m_width, height, density, {}};
        blockLayout.accent = accentOf(m_booklet);
        blockLayout.leftMargin = m_area.x;
        blockLayout.rightMargin = m_size.width - m_area.x - m_width;
        blockLayout.stacksColumns = m_size.width < narrowPage;
        std::vector<std::size_t> firstPieces;
        for (const auto& sheet : m_sheets) {
            firstPieces.push_back(blockLayout.pieces.size());
            blockLayout.within = element(Role::section, {});
            layOutBlocks(sheet.blocks, blockLayout);
        }
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
            set.pages.push_back({m_size.width, m_size.height, drawing.take(), startsLeaf});
            if (page > 0 && !m_bare && bottom - m_area.top < height * minUsed) trial.evenlyUsed = false;
        } while (stream.next < stream.pieces.size() && set.pages.size() <= maxPagesOfBooklet);
        return trial;
    }

private:
    /// A sheet of nothing but cards has its pages to itself, held so that most cards fit.
    void placeCards(const PageFrame& frame)
    {
        const auto* cards = onlyCards(m_sheets);
        if (cards == nullptr) return;
        const auto fitting = [&](const PageSize& page) {
            const auto room = frame.wholePage(page);
            return cardsPerPage(*cards->size, page.width - 2 * room.x, room.bottom - room.top);
        };
        const PageSize turned{m_size.height, m_size.width};
        if (!frame.isOriented() && fitting(turned) > fitting(m_size)) m_size = turned;
        if (fitting(m_size) == 0) return;  // too small for a card: as on any other page
        m_bare = true;
        m_area = frame.wholePage(m_size);
        m_width = m_size.width - 2 * m_area.x;
        m_noticeBelow = false;
    }

    std::span<const sheet::Sheet> m_sheets;
    const sheet::Booklet& m_booklet;
    Typesetter& m_type;
    double m_width;
    PageSize m_size;
    Area m_area;
    bool m_noticeBelow = false;
    bool m_bare = false;
};

template <class... Contents>
bool contains(const sheet::Blocks& blocks)
{
    return std::any_of(blocks.begin(), blocks.end(), [](const sheet::Block& block) {
        if (const auto* columns = std::get_if<sheet::Columns>(&block.content))
            return std::any_of(columns->columns.begin(), columns->columns.end(), contains<Contents...>);
        return (std::holds_alternative<Contents>(block.content) || ...);
    });
}

bool hasCutCards(const sheet::Sheet& sheet)
{
    return std::any_of(sheet.blocks.begin(), sheet.blocks.end(), [](const sheet::Block& block) {
        const auto* cards = std::get_if<sheet::Cards>(&block.content);
        return cards != nullptr && cards->size && cards->cut && !cards->twoSided;
    });
}

}  // namespace

Ink accentOf(const sheet::Booklet& booklet) { return readable(inkOfHex(booklet.colour).value_or(Ink{})); }

SetSheet setSheets(std::span<const sheet::Sheet> sheets, const sheet::Booklet& booklet, const PageFrame& frame,
                   Typesetter& type, bool isLast)
{
    const SheetSetter setter(sheets, booklet, frame, type, isLast);
    auto best = setter.set(sheetDensities.front());
    auto density = sheetDensities.front();
    const bool isLong = best.set.pages.size() > maxTightened;
    for (std::size_t i = 1; i < sheetDensities.size() && best.set.pages.size() > 1; ++i) {
        if (isLong && best.evenlyUsed) break;
        auto closer = setter.set(sheetDensities[i]);
        const bool saves = closer.set.pages.size() < best.set.pages.size();
        if (!saves && (best.evenlyUsed || !closer.evenlyUsed)) continue;
        best = std::move(closer);
        density = sheetDensities[i];
    }
    const bool hasReference = std::any_of(sheets.begin(), sheets.end(), [](const sheet::Sheet& sheet) {
        return contains<sheet::Reference>(sheet.blocks);
    });
    for (const double points : largerReading) {
        if (!hasReference || isLong || !best.evenlyUsed) break;
        density.reading = points;
        auto larger = setter.set(density);
        if (larger.set.pages.size() > best.set.pages.size() || !larger.evenlyUsed) continue;
        best = std::move(larger);
        break;
    }
    for (const double part : shorterPages) {
        if (best.evenlyUsed) break;
        auto shorter = setter.set(density, part);
        if (shorter.set.pages.size() > best.set.pages.size()) break;
        if (shorter.evenlyUsed) best = std::move(shorter);
    }
    return std::move(best.set);
}

bool isCutOut(const sheet::Sheet& sheet) { return contains<sheet::Cutouts>(sheet.blocks); }

bool needsBlankBack(const sheet::Sheet& sheet)
{
    return contains<sheet::Cutouts, sheet::PlayTemplate>(sheet.blocks) || hasCutCards(sheet);
}

}  // namespace muster::printer
