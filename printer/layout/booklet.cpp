#include "printer/layout/booklet.hpp"

#include "printer/layout/blocks.hpp"
#include "printer/layout/paginate.hpp"

#include <algorithm>
#include <array>

namespace muster::printer {

namespace {

constexpr double headHeight = 7.0;
constexpr double footGap = 3.0;
constexpr std::size_t mostNoticeLines = 3;  // a longer notice is printed once, behind the last sheet

struct PageFrame {
    const sheet::Booklet& booklet;
    const Typesetter& type;
    LayoutNotes& notes;
    double margin;

    double runningLine() const { return type::running.points * type::millimetresPerPoint * type::leading; }
    Paragraph notice(double width) const { return type.wrap(displayText(booklet.notice), type::running, width); }
    bool noticeFits(double width) const { return booklet.notice.empty() || notice(width).lines.size() <= mostNoticeLines; }
    double footHeight(double width) const
    {
        const bool shown = !booklet.notice.empty() && noticeFits(width);
        return footGap + 1.0 + runningLine() + (shown ? notice(width).height() : 0);
    }
    QString shortened(const QString& text, double width) const;
    void head(Page& page, const sheet::Sheet& sheet) const;
    void foot(Page& page, std::size_t number, std::size_t count) const;
};

QString PageFrame::shortened(const QString& text, double width) const
{
    const auto oneLine = text.left(500).simplified();
    if (oneLine.size() == text.size() && type.width(oneLine, type::running) <= width) return text;
    for (auto size = oneLine.size(); size > 0; --size) {
        const auto candidate = oneLine.left(size) + QStringLiteral("…");
        if (type.width(candidate, type::running) <= width) {
            if (size < text.size()) notes.overflow("\"" + oneLine.left(50).toStdString() + "...\" is too long for the head or foot of a page and was shortened there.");
            return candidate;
        }
    }
    return {};
}

void PageFrame::head(Page& page, const sheet::Sheet& sheet) const
{
    const double width = page.width - 2 * margin;
    page.drawing.line(shortened(displayText(booklet.name), width * 0.58), type::running, margin, margin - 1, width);
    page.drawing.line(shortened(displayText(sheet.title), width * 0.38), type::running, margin, margin - 1, width, sheet::Align::right);
    const double y = margin - 1 + runningLine() + 0.6;
    page.drawing.rule(margin, y, page.width - margin, y, rule::hair, rule::soft);
}

void PageFrame::foot(Page& page, std::size_t number, std::size_t count) const
{
    const double width = page.width - 2 * margin;
    double y = page.height - margin - footHeight(width) + footGap;
    page.drawing.rule(margin, y, page.width - margin, y, rule::hair, rule::soft);
    y += 1.0;
    const auto pageOf = QStringLiteral("Page %1 of %2").arg(number).arg(count);
    page.drawing.line(shortened(displayText(booklet.system), width - 30), type::running, margin, y, width);
    page.drawing.line(pageOf, type::running, margin, y, width, sheet::Align::right);
    y += runningLine();
    if (!booklet.notice.empty() && noticeFits(width)) page.drawing.paragraph(notice(width), margin, y, width);
}

}  // namespace

namespace {

/// From airy to close: the first that needs the fewest pages is taken.
constexpr std::array<Density, 5> densities{{{1.0, 0}, {0.8, 0}, {0.6, 0}, {0.5, 0.5}, {0.4, 1.0}}};
constexpr std::size_t mostTightened = 4;  // in a longer sheet one page less is not worth the white space

struct SetSheet {
    std::vector<Page> pages;
    LayoutNotes notes;
};

SetSheet setSheet(const sheet::Sheet& sheet, const PageFrame& frame, const PageSetup& setup, const Density& density, bool withNotice)
{
    SetSheet set;
    const auto size = pageSize(setup, sheet.orientation);
    const double width = size.width - 2 * setup.margin;
    const double top = setup.margin + headHeight;
    const double bottom = size.height - setup.margin - frame.footHeight(width);
    Galley galley{frame.type, set.notes, width, bottom - top, density, {}};
    layBlocks(sheet.blocks, galley);
    if (withNotice && !frame.noticeFits(width)) lay(sheet::Text{frame.booklet.notice, sheet::TextStyle::small}, galley);
    Stream stream{std::move(galley.pieces), 0};
    do {
        set.pages.push_back({size.width, size.height, Drawing(frame.type)});
        fillPage(stream, set.pages.back().drawing, {setup.margin, top, bottom}, true, bottom - top);
    } while (stream.next < stream.pieces.size());
    return set;
}

SetSheet setSheetWell(const sheet::Sheet& sheet, const PageFrame& frame, const PageSetup& setup, bool withNotice)
{
    auto best = setSheet(sheet, frame, setup, densities.front(), withNotice);
    if (best.pages.size() > mostTightened) return best;
    for (std::size_t i = 1; i < densities.size() && best.pages.size() > 1; ++i) {
        auto closer = setSheet(sheet, frame, setup, densities[i], withNotice);
        if (closer.pages.size() < best.pages.size()) best = std::move(closer);
    }
    return best;
}

}  // namespace

SetBooklet setBooklet(const sheet::Booklet& booklet, const Typesetter& type, const PageSetup& setup)
{
    LayoutNotes notes;
    const PageFrame frame{booklet, type, notes, setup.margin};
    SetBooklet result;
    std::vector<const sheet::Sheet*> sheetOfPage;
    for (const auto& sheet : booklet.sheets) {
        auto set = setSheetWell(sheet, frame, setup, &sheet == &booklet.sheets.back());
        sheetOfPage.resize(sheetOfPage.size() + set.pages.size(), &sheet);
        std::move(set.pages.begin(), set.pages.end(), std::back_inserter(result.pages));
        notes.add(set.notes);
    }
    for (std::size_t i = 0; i < result.pages.size(); ++i) {
        frame.head(result.pages[i], *sheetOfPage[i]);
        frame.foot(result.pages[i], i + 1, result.pages.size());
    }
    notes.missing(type.missingCharacters(), type.family());
    result.findings = notes.findings();
    return result;
}

}  // namespace muster::printer
