#pragma once

#include "printer/layout/paginate.hpp"

namespace muster::printer {

/// Sections in columns of equal width, balanced on every page: as many sections as fit, the rest on the next page.
/// Where that would leave a third of the columns empty, sections go on in the next column.
struct SectionFlow {
    std::size_t columns;
    double columnWidth;
    std::vector<Stream> sections;
    std::size_t next = 0;

    bool finished() const { return next >= sections.size(); }
    /// Height of the rest without a page break, in balanced columns.
    double height() const;
    /// Height of the next section.
    double minHeight() const;
    /// Fills the area; a section higher than a whole fresh page is split. Returns the y below the longest column.
    double fill(Drawing& page, const Area& area, bool freshPage, double pageHeight);

private:
    /// Fills the columns one after the other; a section without room for all of it goes on in the next column.
    double fillSplitting(Drawing& page, const Area& area, bool freshPage, double pageHeight);
};

}  // namespace muster::printer
