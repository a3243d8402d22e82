#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/wording/wording.hpp"
#include "printer/page/drawing.hpp"
#include "printer/page/symbol.hpp"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster::printer {

/// Collects compromises of the layout: findings of level warning, or error if content is lost. Shrunk texts are
/// counted, because a sheet may have thousands.
class LayoutNotes {
public:
    void shrunk(const Paragraph& paragraph, const QString& text);
    void overflow(std::string message);
    /// Reports that the print exceeds its maximum length.
    void tooLong(std::string message);
    /// Reports that the print has more form fields than viewers open in a short time.
    void tooManyFields(std::string message);
    /// Reports something that could not be drawn on a map as specified.
    void onMap(std::string message);
    /// Reports that the army's colour is too pale to read on white, and the one used instead.
    void pale(const std::string& colour, const std::string& used);
    /// Reports why there is no QR code for play mode.
    void noPlayCode(std::string message, std::string help);
    /// Adds the notes of another part of the print.
    void add(const LayoutNotes& other);
    /// Adds the notes of a sheet with that title, with shrunk texts as one finding.
    void add(const LayoutNotes& other, const std::string& sheet);
    void missing(const std::set<char32_t>& characters, const QString& family);
    /// Reports that the family that sheets are designed in is not installed, and the one used instead.
    void standIn(const QString& family);
    /// Reports that the family that the user asked for is not installed, and the one used instead.
    void noSuchFont(const QString& wanted, const QString& family);

    const diagnostics::Diagnostics& findings() const { return m_findings; }
    std::size_t shrunkTexts() const { return m_shrunk; }

private:
    void note(std::string rule, std::string message, std::string help,
              diagnostics::Level level = diagnostics::Level::warning);

    diagnostics::Diagnostics m_findings;
    std::set<std::string> m_seen;
    std::size_t m_shrunk = 0;
    std::size_t m_broken = 0;
    std::string m_firstShrunk;  ///< the first such text and its treatment
    std::string m_firstHow;
};

/// A head repeated at the top of a page that continues a table.
struct RepeatedHead {
    Drawing drawing;
    double height;
};

struct Piece;
struct SectionFlow;
struct SideLook;

/// Pieces to place one below the other, and the progress of placing them.
struct Stream {
    std::vector<Piece> pieces;
    std::size_t next = 0;
};

/// The smallest part of a sheet that is not split across pages.
struct Piece {
    struct Branch {
        double x;
        double width;
        Stream stream;
    };

    Drawing drawing;
    double before = 0;  ///< white space above, dropped at the top of a page
    double height = 0;
    bool keepWithNext = false;
    std::shared_ptr<const RepeatedHead> head;
    std::vector<Branch> branches;            ///< parallel streams instead of a drawing
    std::shared_ptr<SectionFlow> flow = {};  ///< sections in balanced columns instead of a drawing
    bool freshPage = false;                  ///< starts a page
    bool startsLeaf = false;                 ///< that page belongs on the front of a sheet of paper
};

/// A column that blocks add their pieces to.
struct BlockLayout {
    Typesetter& type;
    LayoutNotes& notes;
    double width;
    double pageHeight;  ///< maximum height of a piece
    Density density;
    std::vector<Piece> pieces;
    double leftMargin = 0;  ///< of the paper; tiles to cut out may extend into it
    double rightMargin = 0;
    Tag within = {};                                ///< the section that the blocks belong to
    Ink accent = {};                                ///< of bars and rules below headings
    bool stacksColumns = false;                     ///< the page is too narrow for columns side by side
    bool fillable = false;                          ///< has fields to fill in on screen
    double readingPoints = type::reference.points;  ///< size of small print; larger in a reference with space
    std::shared_ptr<SymbolDrawer> symbols = std::make_shared<SymbolDrawer>();
    const SideLook* side = nullptr;  ///< whose sheets these are; null for nobody's
    double boxLabels = 0;            ///< width of the labels of boxes, so that those of neighbouring blocks line up
    bool leavesSpareOut = false;     ///< without the texts that are only for pages with room
    std::optional<double> columnTop = {};  ///< mm above this column on its page; absent if it is no column of several
    double enlarged = 1;                   ///< the pages are printed that much larger
    double below = 0;  ///< mm of the blocks below a map, in which it leaves them room if it stays large enough
    const wording::Wording* wording = &wording::Wording::english();  ///< for what the program adds

    BlockLayout inner(double innerWidth) const { return inner(innerWidth, notes); }
    /// One whose compromises are noted elsewhere, for a trial.
    BlockLayout inner(double innerWidth, LayoutNotes& ownNotes) const
    {
        return {type,           ownNotes,  innerWidth, pageHeight, density,       {},      0,    0,
                within,         accent,    false,      fillable,   readingPoints, symbols, side, 0,
                leavesSpareOut, columnTop, enlarged,   0,          wording};
    }
    /// A new part of that section.
    Tag tag(Role role, std::string words = {}) const { return element(role, within, std::move(words)); }
    double space(double millimetres) const { return density.space(millimetres); }
    /// The style at this density.
    Style text(Style style) const;
    /// The style of a reference and of dense tables.
    Style reading() const
    {
        auto style = type::reference;
        style.points = readingPoints;
        return style;
    }
    /// Adds a piece; its texts without a tag are one paragraph.
    Piece& add(Drawing drawing, double height, double before, bool keepWithNext = false);
    /// Keeps the pieces from `first` on one page, unless they exceed that share of a page.
    void keepTogether(std::size_t first, double maxOfPage);
    /// Wraps text and reports shrunk or broken words.
    Paragraph wrap(std::string_view text, const Style& style, double wrapWidth) const;
};

/// Adds the pieces of every block, in order.
void layOutBlocks(const sheet::Blocks& blocks, BlockLayout& blockLayout);

}  // namespace muster::printer
