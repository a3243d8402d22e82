#pragma once

#include "printer/layout/block_layout.hpp"
#include "printer/layout/booklet.hpp"
#include "printer/layout/paginate.hpp"
#include "printer/settings/running_text.hpp"

namespace muster::printer {

/// The frame around each sheet of a booklet: margins, header, footer, and the system's notice.
class PageFrame {
public:
    PageFrame(const sheet::Booklet& booklet, Typesetter& type, const Settings& settings, LayoutNotes& notes);

    PageSize size(const sheet::Sheet& sheet) const;
    /// The area for a sheet's own blocks on a page of that size, and its width.
    Area area(const PageSize& page) const;
    double width(const PageSize& page) const { return page.width - m_margins.left - m_margins.right; }
    /// False if the notice is too long for the footer, so that it is printed once.
    bool noticeFits(double width) const;
    /// Draws the header and footer of a page.
    void finish(Page& page, const sheet::Sheet& sheet, std::size_t number, std::size_t count) const;

private:
    Paragraph notice(double width) const;
    /// True if the line about the check replaces the system's name in the usual footer, else it is a line above that.
    bool isCheckInFooter(double width) const;
    Paragraph check(double width) const;
    double headHeight() const;
    double footHeight(double width) const;
    void line(Drawing& drawing, const RunningParts& parts, double y, double width) const;
    QString shortened(const QString& text, double width) const;

    const sheet::Booklet& m_booklet;
    Typesetter& m_type;
    const Settings& m_settings;
    LayoutNotes& m_notes;
    Margins m_margins;
};

}  // namespace muster::printer
