#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/sheet/emblem.hpp"
#include "core/sheet/map.hpp"
#include "core/sheet/play.hpp"
#include "core/sheet/symbol.hpp"
#include "core/wording/wording.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The content of a printed sheet, as plain values: every text is final, every count is known, positions are not.
/// Lengths are millimetres on paper.
namespace muster::sheet {

enum class Align : std::uint8_t { left, center, right };
enum class Orientation : std::uint8_t { portrait, landscape };
enum class TextStyle : std::uint8_t { body, small, note };

struct Block;
using Blocks = std::vector<Block>;

/// Level 1 names the sheet, 2 a part, 3 a block; the note is at the right.
struct Heading {
    int level = 1;
    std::string text;
    std::string note;
    Align align = Align::left;  ///< of a heading without a note
    SymbolRef symbol = {};      ///< before the text
};

/// A labelled value; with `line` an empty value leaves a line to write on. A field may span several columns.
struct Field {
    std::string label;
    std::string value;
    bool line = false;
    int span = 1;
    SymbolRef symbol = {};  ///< before the value
};

/// With `points`, a strip of large values: bold, in cells as wide as their content needs.
struct Fields {
    int columns = 1;
    std::vector<Field> items;
    double points = 0;  ///< size of the values; 0 for the usual size
};

/// The look of tick boxes; sides are millimetres. Marks are printed inside the boxes, from the first one of every
/// group, and repeated.
struct BoxStyle {
    double size = 4.0;
    bool round = false;     ///< circles, as for chips and markers
    bool numbered = false;  ///< the number of each group stands before it, if there are several
    std::vector<std::string> marks = {};
    bool counted = false;  ///< instead of marks: numbers from 1 that run on across groups
    bool joined = false;   ///< the boxes of a group touch, as a strip

    /// True if the number of its group stands before that one of `count` boxes.
    bool numbers(std::uint32_t index, std::uint32_t group, std::uint32_t count) const
    {
        return numbered && group > 0 && count > group && index % group == 0;
    }
    /// The mark of that box, or nothing.
    std::string markOf(std::uint32_t index, std::uint32_t group) const
    {
        if (counted) return std::to_string(index + 1);
        if (marks.empty()) return {};
        return marks[(group > 0 ? index % group : index) % marks.size()];
    }
};

/// A column of a table: its label and look.
struct TableColumn {
    std::string label;
    Align align = Align::left;
    double width = 0;   ///< share of the table's width; 0 fits the content
    double points = 0;  ///< size of the values, which are then bold; 0 for the usual size
    BoxStyle boxes = {};
    bool lead = false;     ///< the first line of a value is bold, the lines after it are small
    bool inBoxes = false;  ///< the value is printed inside the tick boxes, such as the move of a formation
    bool band = false;     ///< a light band runs down the column, as for values that are looked up in play
};

/// One cell of a table or a grid.
struct Cell {
    std::string text;
    std::uint32_t boxes = 0;  ///< tick boxes after the text
    std::uint32_t group = 5;  ///< boxes between two gaps; 0 for no gaps
    SymbolRef symbol = {};    ///< before the text
};

/// What a column's total shows: its text; a space to write on; or a space for the sum of what is written above.
enum class TotalCell : std::uint8_t { printed, toFill, sum };

/// Rows have one cell per column; `total` is empty or has the same.
struct Table {
    std::string title;
    std::vector<TableColumn> columns;
    std::vector<std::vector<Cell>> rows;
    std::vector<std::string> groups;  ///< empty, or the name of each row's group
    std::uint32_t emptyRows = 0;      ///< blank lines to write on, after the rows
    std::vector<std::string> total;
    bool dense = false;                      ///< smaller and closer, as in a quick reference
    bool toFill = false;                     ///< every cell has space and lines to write on
    std::vector<bool> dimmed = {};           ///< empty, or for each row whether it is set small and grey
    std::uint32_t across = 1;                ///< rows side by side, at most, where the page is wide enough
    std::vector<TotalCell> totalCells = {};  ///< empty, or as many as `total`
    bool keepGroups = false;                 ///< a group is not split over pages, unless it is longer than half of one

    bool isDimmed(std::size_t row) const { return row < dimmed.size() && dimmed[row]; }
};

/// One card; the corner shows the most important value, such as the cost. The back is printed on the page behind.
struct Card {
    std::string title;
    std::string subtitle;
    std::string corner;
    Blocks blocks;
    Blocks back;
    SymbolRef symbol = {};  ///< before the title
};

/// The width and height of every card.
struct CardSize {
    double width = 0;
    double height = 0;
};

/// Cards in that many columns, each as high as its content; or all of one size, as many per page as fit.
struct Cards {
    int columns = 2;
    std::vector<Card> cards;
    std::optional<CardSize> size = {};
    bool cut = false;         ///< tiled edge to edge with cut marks; needs a size
    bool twoSided = false;    ///< alternating pages of fronts and backs; needs a size
    bool commonBack = false;  ///< the backs are the game's, so that they do not tell the sides apart
};

/// Numbered boxes from one number to another; those above the start are struck out.
struct Track {
    std::string label;
    std::int64_t from = 0;
    std::int64_t to = 0;
    std::optional<std::int64_t> start;
};

/// A row of tick boxes after a label.
struct Boxes {
    std::string label;
    std::uint32_t count = 0;
    std::uint32_t group = 5;  ///< boxes between two gaps; 0 for no gaps
    BoxStyle style = {};
};

/// A map of squares to write in; cells row by row.
struct Grid {
    std::string title;
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;
    double rowHeight = 18.0;
    std::vector<Cell> cells;
    BoxStyle boxes = {};
};

inline constexpr std::uint8_t maxShade = 4;

/// A printed table with headings on both sides, such as a combat table; cells row by row.
struct Matrix {
    std::string title;
    std::string corner;
    std::vector<std::string> columnHeads;
    std::vector<std::string> rowHeads;
    std::vector<std::string> cells;
    std::vector<std::uint8_t> shades = {};  ///< empty, or how dark each cell is, from 0 to maxShade
    double points = 0;                      ///< size of the cells, which are then bold; 0 for the usual size
    bool headsAtRight = false;              ///< the row heads stand at the right too
};

/// A paragraph, or several separated by line breaks.
struct Text {
    std::string text;
    TextStyle style = TextStyle::body;
    Align align = Align::left;
    bool ifRoom = false;  ///< left out on paper where it alone would need another page
};

enum class CutoutShape : std::uint8_t { rectangle, circle };
enum class CutoutTone : std::uint8_t { plain, grey, dark };

/// A number of identical pieces to cut out, of exactly this size: a base's label, a marker, a chip.
struct Cutout {
    double width = 0;
    double depth = 0;  ///< for a circle the same as its width
    CutoutShape shape = CutoutShape::rectangle;
    CutoutTone tone = CutoutTone::plain;
    std::string strong;  ///< text that must be readable across the table, such as the strength
    std::string text;
    std::string small;
    std::uint32_t count = 1;
    SymbolRef symbol = {};    ///< left out where it leaves too little space for the texts
    std::string number = {};  ///< of the unit, on the colour bar
};

/// Pieces to cut out, under a title.
struct Cutouts {
    std::string title;
    std::vector<Cutout> pieces;
};

/// A line from the centre to the edge; degrees clockwise from the top.
struct Spoke {
    double direction = 0;
    std::string label;
};

/// A disc of exactly this radius to put on the table, such as the blast area of a siege weapon.
struct PlayTemplate {
    std::string title;
    std::string note;  ///< inside the disc
    double radius = 0;
    std::vector<double> rings;  ///< radii of circles inside
    std::vector<Spoke> spokes;
};

/// Blocks side by side, in columns.
struct Columns {
    std::vector<double> widths;  ///< relative; as many as columns
    std::vector<Blocks> columns;
};

/// One section of a quick reference; empty parts are omitted.
struct ReferenceSection {
    std::string title;
    std::vector<std::string> paragraphs;
    std::vector<Table> tables;
    std::vector<std::string> items;
};

/// Sections of a quick reference, in that many columns if there is space.
struct Reference {
    int columns = 1;
    std::vector<ReferenceSection> sections;
};

/// A finding in a player's words: no names of rules, keys or files.
struct Finding {
    diagnostics::Level level = diagnostics::Level::error;
    std::string of;  ///< the unit or leader it is about; may be empty
    std::string message;
    std::string help = {};  ///< what to do; may be empty
};

/// The message, after the name of the unit: "Triarii: The list allows at most 2."
std::string sentence(const Finding& finding);

/// The findings of the army's check; no items means that it is legal. A stamp has the verdict as its title and a frame.
struct Findings {
    std::string title;
    std::vector<Finding> items;
    bool stamp = false;
    bool ofBattlefield = false;  ///< of a battlefield, not of an army
    std::size_t accepted = 0;    ///< errors that the file accepts; not among the items
    bool acceptsMore = false;    ///< the file accepts warnings or notes too
};

/// The sentence that the army or battlefield is legal; nothing if it is not, or if a stamp says so.
std::string legalSentence(const Findings& findings, const wording::Wording& wording);

/// How large a map is drawn: fitted to the page, as the user chooses, or one to one over as many pages as necessary. A
/// true-scale map shows the layout of its pages; the pages themselves are `tiles`, which only writers of pages draw.
enum class MapScaling : std::uint8_t { fitted, chosen, trueSize, tiles, alone };

/// A battlefield with its legend; with `side` only that side's bases are drawn.
struct Map {
    std::string title;
    std::shared_ptr<const MapPicture> picture;  ///< never null
    MapParts parts;
    std::optional<std::size_t> side;
    MapScaling scaling = MapScaling::fitted;
    bool light = false;  ///< lines instead of dark areas, to save ink
};

/// One part of a sheet.
struct Block {
    std::variant<Heading, Fields, Table, Cards, Track, Boxes, Grid, Matrix, Text, Columns, Reference, Findings, Map,
                 Cutouts, PlayTemplate>
        content;
};

/// One sheet; starts a new page and uses as many as it needs.
struct Sheet {
    std::string id;
    std::string title;
    Orientation orientation = Orientation::portrait;
    Blocks blocks;
    std::string kind = {};  ///< the title without its subject: "Squad Record Sheet"
    std::string of = {};    ///< the unit or group it is for; empty for the army's
};

/// All sheets of one army, with the header and footer texts of every page.
struct Booklet {
    std::string name;    ///< of the army
    std::string system;  ///< name and version of the game system
    std::string notice;  ///< licence and credits of the system
    std::vector<Sheet> sheets;
    std::vector<std::string> units = {};  ///< the names of the army's units, for the bookmarks of their rows
    std::string player = {};
    std::string game = {};          ///< the system's name alone
    std::string version = {};       ///< the system's version alone
    std::string colour = {};        ///< the army's first colour, "#rrggbb"; empty for none
    std::string secondColour = {};  ///< beside the first, such as for frames; empty for none
    Emblem emblem = {};
    std::optional<Play> play = {};  ///< for pages that a game is played on
    std::string checked = {};       ///< of a legal army: what it was checked with, its points and its code, in one line
    bool isCover = false;           ///< of the booklets after it: has their contents, and their pages are numbered on
    std::string language = {};      ///< code of the language of what the program adds; empty for English

    const wording::Wording& wording() const { return wording::Wording::in(language); }
};

}  // namespace muster::sheet
