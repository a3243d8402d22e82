#pragma once

#include "printer/layout/block_layout.hpp"
#include "printer/layout/booklet.hpp"
#include "printer/layout/card_page.hpp"
#include "printer/layout/paginate.hpp"
#include "printer/settings/running_text.hpp"

#include <set>
#include <string>

namespace muster::printer {

/// The number of a page, counted from 1, of how many; the last page of a booklet has its notice.
struct PageNumber {
    std::size_t number = 1;
    std::size_t count = 1;
    bool isLast = true;
};

/// The frame around each sheet of a booklet: margins, header, footer, and the system's notice.
class PageFrame {
public:
    PageFrame(const sheet::Booklet& booklet, Typesetter& type, const Settings& settings, LayoutNotes& notes);

    PageSize size(const sheet::Sheet& sheet) const;
    /// The area for a sheet's own blocks on a page of that size, and its width.
    Area area(const PageSize& page) const;
    double width(const PageSize& page) const { return page.width - m_margins.left - m_margins.right; }
    /// True if the user has chosen the orientation of all pages.
    bool isOriented() const { return m_settings.orientation.has_value(); }
    /// True if sheets have form fields.
    bool isFillable() const { return m_settings.fillable; }
    /// How much larger than laid out the pages are printed.
    double enlarged() const { return m_settings.page.enlarged; }
    /// False if the notice is too long for the foot of a page, so that it is printed as text.
    bool noticeFits(double width) const;
    /// The height of the notice, and of the line about the check if it is no part of the footer, on the last page; 0 if
    /// there is neither.
    double noticeHeight(double width) const;
    /// The page of a sheet of nothing but cards; without cards if none fits, or if the notice is too long for it.
    CardPage pageOfCards(const sheet::Sheet& sheet, const PageSize& page, bool mayTurn) const;
    /// Draws the header and footer of a page, and the notice on the last one.
    void finish(Page& page, const sheet::Sheet& sheet, const PageNumber& number) const;
    /// Writes what the header and footer say along two edges of a page of cards, and the notice on the last one.
    void finishBare(Page& page, const sheet::Sheet& sheet, const PageNumber& number) const;
    /// Says on a page without a sheet that nothing is missing there: in the place of the footer, and clear of the cards
    /// if that sheet, which is in front of it, has a page of nothing but cards.
    void finishEmpty(Page& page, const sheet::Sheet& inFront, bool isBare) const;

private:
    Paragraph notice(double width) const;
    /// The line about the check replaces the system's name in the usual footer if it fits there; else it is on the last
    /// page, above the notice.
    bool isCheckInFooter(double width) const;
    bool isCheckBelow(double width) const;
    Paragraph check(double width) const;
    /// The same for the edge of a page of cards; without lines if there is nothing to say.
    Paragraph checkAlong(double length) const;
    Paragraph noticeAlong(double length) const;
    void along(Page& page, const Paragraph& text, bool isAbove, double edge) const;
    bool isLast(const sheet::Sheet& sheet) const { return &sheet == &m_booklet.sheets.back(); }
    double headHeight() const;
    double footHeight() const;
    RunningValues valuesOf(const sheet::Sheet& sheet, const PageNumber& number) const;
    /// The texts of header and footer, with names in braces: the user's own or the usual ones.
    std::string_view headText() const;
    std::string footText() const;
    std::string usualPage() const;
    RunningParts footOf(const RunningValues& values, double width) const;
    void line(Drawing& drawing, const RunningParts& parts, double y, double width) const;
    QString shortened(const QString& text, double width) const;

    const sheet::Booklet& m_booklet;
    Typesetter& m_type;
    const Settings& m_settings;
    LayoutNotes& m_notes;
    Margins m_margins;
    mutable std::set<std::string> m_shortened;  ///< texts reported, without digits: page numbers are one text
};

}  // namespace muster::printer
