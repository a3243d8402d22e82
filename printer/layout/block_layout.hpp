#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "printer/page/drawing.hpp"

#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster::printer {

/// What the layout had to do so that nothing is lost: findings of level warning, or error where something is. Texts set
/// smaller are counted, since a sheet may have thousands.
class LayoutNotes {
public:
    void shrunk(const Paragraph& paragraph, const QString& text);
    void overflow(std::string message);
    /// The print is longer than it may be.
    void tooLong(std::string message);
    /// What could not be drawn on a map as it is.
    void onMap(std::string message);
    /// Takes over what another part of the print had to do.
    void add(const LayoutNotes& other);
    /// Takes over what was done on a sheet of that title, the texts set smaller as one finding.
    void add(const LayoutNotes& other, const std::string& sheet);
    void missing(const std::set<char32_t>& characters, const QString& family);

    const diagnostics::Diagnostics& findings() const { return m_findings; }
    std::size_t shrunkTexts() const { return m_shrunk; }

private:
    void note(std::string rule, std::string message, std::string help,
              diagnostics::Level level = diagnostics::Level::warning);

    diagnostics::Diagnostics m_findings;
    std::set<std::string> m_seen;
    std::size_t m_shrunk = 0;
    std::size_t m_broken = 0;
    std::string m_firstShrunk;  ///< the first such text, and what was done with it
    std::string m_firstHow;
};

/// Something drawn again at the top of a page that continues a table.
struct RepeatedHead {
    Drawing drawing;
    double height;
};

struct Piece;
struct SectionFlow;

/// Pieces to be placed below one another, and how far placing has come.
struct Stream {
    std::vector<Piece> pieces;
    std::size_t next = 0;
};

/// The least part of a sheet that stays on one page.
struct Piece {
    struct Branch {
        double x;
        double width;
        Stream stream;
    };

    Drawing drawing;
    double before = 0;  ///< white above, dropped at the top of a page
    double height = 0;
    bool keepWithNext = false;
    std::shared_ptr<const RepeatedHead> head;
    std::vector<Branch> branches;            ///< streams side by side instead of a drawing
    std::shared_ptr<SectionFlow> flow = {};  ///< sections in balanced columns instead of a drawing
    bool freshPage = false;                  ///< begins a page
};

/// A column of set type that blocks add their pieces to.
struct BlockLayout {
    const Typesetter& type;
    LayoutNotes& notes;
    double width;
    double pageHeight;  ///< no piece may be higher
    Density density;
    std::vector<Piece> pieces;
    double leftMargin = 0;  ///< of the paper; tiles to cut out may reach into it
    double rightMargin = 0;

    BlockLayout inner(double innerWidth) const { return {type, notes, innerWidth, pageHeight, density, {}}; }
    double space(double millimetres) const { return density.space(millimetres); }
    /// The style at this density.
    Style text(Style style) const;
    Piece& add(Drawing drawing, double height, double before, bool keepWithNext = false);
    /// Keeps the pieces from `first` on one page, where they are no higher than that share of one.
    void keepTogether(std::size_t first, double maxOfPage);
    /// Wraps and reports what had to be shrunk or broken.
    Paragraph wrap(std::string_view text, const Style& style, double wrapWidth) const;
};

/// Adds the pieces of every block, in order.
void layOutBlocks(const sheet::Blocks& blocks, BlockLayout& blockLayout);

}  // namespace muster::printer
