#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/sheet/map.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What goes on a printed sheet, as plain values: every text is final, every count is known, nothing is placed yet.
/// Lengths are millimetres on paper.
namespace muster::sheet {

enum class Align : std::uint8_t { left, center, right };
enum class Orientation : std::uint8_t { portrait, landscape };
enum class TextStyle : std::uint8_t { body, small, note };

struct Block;
using Blocks = std::vector<Block>;

/// Level 1 names the sheet, 2 a part, 3 a block; the note stands at the right.
struct Heading {
    int level = 1;
    std::string text;
    std::string note;
    Align align = Align::left;  ///< of a heading without a note
};

/// A labelled value; with `line` an empty value leaves a line to write on. A field may span several columns.
struct Field {
    std::string label;
    std::string value;
    bool line = false;
    int span = 1;
};

struct Fields {
    int columns = 1;
    std::vector<Field> items;
};

struct TableColumn {
    std::string label;
    Align align = Align::left;
    double width = 0;  ///< share of the table's width; 0 lets the content decide
};

struct Cell {
    std::string text;
    std::uint32_t boxes = 0;  ///< tick boxes behind the text
};

/// Rows have one cell a column; `total` is empty or likewise.
struct Table {
    std::string title;
    std::vector<TableColumn> columns;
    std::vector<std::vector<Cell>> rows;
    std::vector<std::string> groups;  ///< empty, or the name of the group that each row belongs to
    std::uint32_t emptyRows = 0;      ///< blank lines to write on, behind the rows
    std::vector<std::string> total;
    bool dense = false;   ///< set smaller and closer, as in a quick reference
    bool toFill = false;  ///< every cell has room and lines to write in by hand
};

/// One card; the corner holds what a player looks for first, such as the cost. The back is printed on the page behind.
struct Card {
    std::string title;
    std::string subtitle;
    std::string corner;
    Blocks blocks;
    Blocks back = {};
};

struct CardSize {
    double width = 0;
    double height = 0;
};

/// Cards in so many columns, each as high as its content; or all of one size, as many a page as there is room for.
struct Cards {
    int columns = 2;
    std::vector<Card> cards;
    std::optional<CardSize> size = {};
    bool cut = false;       ///< tiled edge to edge with cut marks; needs a size
    bool twoSided = false;  ///< pages of fronts and pages of backs take turns; needs a size
};

/// Numbered boxes from one number to another; those above the start are struck out.
struct Track {
    std::string label;
    std::int64_t from = 0;
    std::int64_t to = 0;
    std::optional<std::int64_t> start;
};

struct Boxes {
    std::string label;
    std::uint32_t count = 0;
    std::uint32_t group = 5;  ///< boxes between two gaps; 0 for no gaps
    double size = 4.0;
    bool round = false;  ///< circles, as for chips and markers
};

/// A map of squares to write in; cells row by row.
struct Grid {
    std::string title;
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;
    double rowHeight = 18.0;
    std::vector<Cell> cells;
};

/// A printed table with headings on both sides, such as a combat table; cells row by row.
struct Matrix {
    std::string title;
    std::string corner;
    std::vector<std::string> columnHeads;
    std::vector<std::string> rowHeads;
    std::vector<std::string> cells;
};

struct Text {
    std::string text;
    TextStyle style = TextStyle::body;
    Align align = Align::left;
};

enum class CutoutShape : std::uint8_t { rectangle, circle };
enum class CutoutTone : std::uint8_t { plain, grey, dark };

/// So many alike pieces to cut out, of exactly this size: a base's label, a marker, a chip.
struct Cutout {
    double width = 0;
    double depth = 0;  ///< of a circle its width again
    CutoutShape shape = CutoutShape::rectangle;
    CutoutTone tone = CutoutTone::plain;
    std::string strong;  ///< what must be read across the table, such as the strength
    std::string text;
    std::string small;
    std::uint32_t count = 1;
};

struct Cutouts {
    std::string title;
    std::vector<Cutout> pieces;
};

/// A line from the centre to the edge; degrees clockwise from the top.
struct Spoke {
    double direction = 0;
    std::string label;
};

/// A disc of exactly this radius to lay on the table, such as where a siege weapon's shot bursts.
struct PlayTemplate {
    std::string title;
    std::string note;  ///< inside the disc
    double radius = 0;
    std::vector<double> rings;  ///< radii of circles inside
    std::vector<Spoke> spokes;
};

struct Columns {
    std::vector<double> widths;  ///< relative; as many as columns
    std::vector<Blocks> columns;
};

/// One section of a quick reference; parts that are empty are not there.
struct ReferenceSection {
    std::string title;
    std::vector<std::string> paragraphs;
    std::vector<Table> tables;
    std::vector<std::string> items;
};

/// Sections of a quick reference, set in so many columns where there is room for them.
struct Reference {
    int columns = 1;
    std::vector<ReferenceSection> sections;
};

struct Finding {
    diagnostics::Level level = diagnostics::Level::error;
    std::string rule;
    std::string message;
};

/// What the check of the army says; no items means that it is legal. A stamp's title is the verdict, and it is set in a
/// frame.
struct Findings {
    std::string title;
    std::vector<Finding> items;
    bool stamp = false;
    std::string subject = "army";  ///< what was checked, as sentences name it
};

/// How large a map is drawn: into the page, as the user chooses, or one to one over as many pages as it takes.
/// A true-scale map shows where its pages lie; the pages themselves are `tiles`, which only writers of pages draw.
enum class MapScaling : std::uint8_t { fitted, chosen, trueSize, tiles, alone };

/// A battlefield with its legend; with `side` only that side's bases are drawn.
struct Map {
    std::string title;
    std::shared_ptr<const MapPicture> picture;  ///< never null
    MapParts parts;
    std::optional<std::size_t> side;
    MapScaling scaling = MapScaling::fitted;
};

struct Block {
    std::variant<Heading, Fields, Table, Cards, Track, Boxes, Grid, Matrix, Text, Columns, Reference, Findings, Map,
                 Cutouts, PlayTemplate>
        content;
};

/// One sheet; it begins a page and takes as many as it needs.
struct Sheet {
    std::string id;
    std::string title;
    Orientation orientation = Orientation::portrait;
    Blocks blocks;
    std::string kind = {};  ///< the title without what it was made for: "Squad Record Sheet"
    std::string of = {};    ///< the unit or group it was made for; empty for the army's
};

/// All sheets of one army, with what the head and the foot of every page say.
struct Booklet {
    std::string name;    ///< of the army
    std::string system;  ///< name and version of the game system
    std::string notice;  ///< licence and credits of the system
    std::vector<Sheet> sheets;
    std::string player = {};
    std::string game = {};     ///< the system's name alone
    std::string version = {};  ///< the system's version alone
};

}  // namespace muster::sheet
