#pragma once

#include "core/sheet/description.hpp"

#include <optional>

/// The compiled form of a sheet description; an internal of compile() and compose().
namespace muster::sheet::plan {

/// A compiled expression and the key that contains it.
struct Formula {
    expr::Program program;
    text::Node node;
    bool certain = false;  ///< for an ordinary file, it neither fails nor gives a value that cannot be drawn
};

/// A compiled template and the key that contains it.
struct Sentence {
    expr::Template text;
    text::Node node;
};

/// A text that may be absent, and is then empty.
using Words = std::optional<Sentence>;

/// A list to iterate over; the item is in `slot`, its index in the next slot.
struct Loop {
    Formula list;
    std::uint32_t slot;
};

struct Block;
using Blocks = std::vector<Block>;

inline constexpr double minBox = 4, maxBox = 40;  // millimetres

/// The look of tick boxes; `size` replaces that of `fixed`.
struct BoxStyle {
    sheet::BoxStyle fixed;
    std::optional<Formula> size;
};

struct Heading {
    int level;
    Words text, note;
    Align align;
    std::optional<Formula> symbol;
};

struct Field {
    Words label, value;
    bool line;
    int span;
    std::optional<Formula> when, symbol;
};

struct Fields {
    int columns;
    std::vector<Field> items;
    double points;
};

struct Column {
    Words label, value;
    Align align;
    double width, points;
    std::optional<Formula> boxes, group, when;
    BoxStyle style;
    bool lead, inBoxes;
    bool sum;  ///< its total is the sum of its cells
    std::optional<Formula> symbol;
    bool band;
    bool certain = false;  ///< none of its parts can fail for an ordinary file
};

struct Table {
    Words title;
    std::vector<Column> columns;
    std::optional<Loop> rows;
    Words group;
    std::uint32_t emptyRows;
    std::vector<Sentence> total;
    bool dense;
    std::optional<Formula> dim;
    std::uint32_t across;
    bool keepGroups;
    bool rowsAreCertain = false;  ///< none of the parts of its rows can fail for an ordinary file
};

struct Cards {
    int columns;
    Loop cards;
    Words title, subtitle, corner;
    Blocks blocks, back;
    std::optional<CardSize> size;
    bool cut;
    bool twoSided;
    bool commonBack;  ///< the back reads nothing that differs between armies of the game
    std::optional<Formula> symbol;
};

struct Track {
    Words label;
    Formula from, to;
    std::optional<Formula> start;
};

struct Boxes {
    Words label;
    Formula count;
    std::optional<Formula> group;
    BoxStyle style;
};

/// `slot` contains the row's number from 0, the next slot the column's.
struct Grid {
    Words title;
    Formula rows, columns;
    Words cell;
    std::optional<Formula> boxes, group;
    double rowHeight;
    std::uint32_t slot;
    BoxStyle style;
};

/// `slot` contains the row's heading, the next slot the column's.
struct Matrix {
    Words title, corner;
    Formula columns, rows;
    Words cell;
    std::optional<Formula> shade;
    std::uint32_t slot;
    double points;
    bool headsAtRight;
};

struct Text {
    Words text;
    TextStyle style;
    Align align;
    bool ifRoom;
};

struct Columns {
    std::vector<double> widths;
    std::vector<Blocks> columns;
};

struct Findings {
    Words title;
};

struct Cutouts {
    Words title;
    std::optional<Loop> pieces;  ///< absent: one kind of piece
    Formula width;
    std::optional<Formula> depth, count;
    Words strong, text, small;
    CutoutShape shape;
    CutoutTone tone;
    std::optional<Formula> symbol;
    Words number;
};

struct Spoke {
    Formula direction;
    Words label;
};

/// `unit` is the length of the system's measure in millimetres.
struct PlayTemplate {
    Words title, note;
    Formula radius;
    std::vector<Formula> rings;
    std::vector<Spoke> spokes;
    double unit;
};

/// The form of a block on a sheet to fill by hand: other blocks, or as many items of its own as `count` states (or a
/// list of them; true to include the block regardless of its `when`).
struct BlankForm {
    std::optional<Formula> count;
    bool hasBlocks = false;
    Blocks blocks;
};

/// `side` evaluates to the id of the side whose bases are drawn.
struct Map {
    Words title;
    MapParts parts;
    std::optional<Formula> side;
    MapScaling scaling;
};

/// A `sheet::Reference` never changes, so it is prepared in advance.
struct Block {
    text::Node node;
    std::optional<Formula> when;
    std::optional<Loop> each;
    std::variant<Heading, Fields, Table, Cards, Track, Boxes, Grid, Matrix, Text, Columns, Reference, Findings, Map,
                 Cutouts, PlayTemplate>
        content;
    BlankForm blank;
    bool certain = false;  ///< none of its parts can fail for an ordinary file
    bool shared = false;   ///< it reads nothing that differs between armies of a list
};

struct Sheet {
    text::Node node;
    std::string id;
    Sentence title;
    Purpose purpose;
    Orientation orientation;
    bool asBoard;  ///< in the orientation in which its map is larger, regardless of `orientation`
    std::optional<Formula> when;
    Blocks blocks;
    std::uint32_t slotCount;  ///< variables of the scope and of the deepest loops together
    bool byDefault = true;    ///< printed if no sheet is selected by name
};

struct PlayValue {
    Words label, text;
    Formula weight;
    std::optional<Formula> over, when;
    bool perCount = false;
};

/// `lost` is the slot of what the army has lost, for the texts of values.
struct Play {
    text::Node node;
    Loop units;
    Words name, note;
    std::vector<Boxes> counters;
    std::vector<PlayValue> values;
    std::vector<std::string> phases;
    std::uint32_t lost;
    std::uint32_t slotCount;
};

}  // namespace muster::sheet::plan

namespace muster::sheet {

struct Description::Plan {
    std::vector<plan::Sheet> sheets;
    std::optional<plan::Play> play;
    std::shared_ptr<const SymbolBook> symbols;
};

}  // namespace muster::sheet
