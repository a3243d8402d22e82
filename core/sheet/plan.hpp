#pragma once

#include "core/sheet/description.hpp"

#include <optional>

/// The compiled form of a sheet description; read by compose(), made by compile(), nobody else's business.
namespace muster::sheet::plan {

struct Formula {
    expr::Program program;
    text::Node node;
};

struct Sentence {
    expr::Template text;
    text::Node node;
};

/// A text may be absent: it then is empty.
using Words = std::optional<Sentence>;

/// A list to go through; the item stands in `slot`, its index in the slot behind it.
struct Loop {
    Formula list;
    std::uint32_t slot;
};

struct Block;
using Blocks = std::vector<Block>;

struct Heading {
    int level;
    Words text, note;
    Align align;
};

struct Field {
    Words label, value;
    bool line;
    int span;
    std::optional<Formula> when;
};

struct Fields {
    int columns;
    std::vector<Field> items;
};

struct Column {
    Words label, value;
    Align align;
    double width;
    std::optional<Formula> boxes, when;
};

struct Table {
    Words title;
    std::vector<Column> columns;
    std::optional<Loop> rows;
    Words group;
    std::uint32_t emptyRows;
    std::vector<Sentence> total;
    bool dense;
};

struct Cards {
    int columns;
    Loop cards;
    Words title, subtitle, corner;
    Blocks blocks, back;
    std::optional<CardSize> size;
    bool cut;
    bool twoSided;
};

struct Track {
    Words label;
    Formula from, to;
    std::optional<Formula> start;
};

struct Boxes {
    Words label;
    Formula count;
    std::uint32_t group;
    double size;
    bool round;
};

/// `slot` holds the row's number from 0, the slot behind it the column's.
struct Grid {
    Words title;
    Formula rows, columns;
    Words cell;
    std::optional<Formula> boxes;
    double rowHeight;
    std::uint32_t slot;
};

/// `slot` holds the row's heading, the slot behind it the column's.
struct Matrix {
    Words title, corner;
    Formula columns, rows;
    Words cell;
    std::uint32_t slot;
};

struct Text {
    Words text;
    TextStyle style;
    Align align;
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

/// What a block is on a sheet to fill by hand: other blocks, or as many things of its own as `count` says (or a list of
/// them; true where it only shall stand there whatever its `when` says).
struct BlankForm {
    std::optional<Formula> count;
    bool hasBlocks = false;
    Blocks blocks;
};

/// `side` gives the id of the side whose bases are drawn.
struct Map {
    Words title;
    MapParts parts;
    std::optional<Formula> side;
    MapScaling scaling;
};

/// A `sheet::Reference` never changes, so it is kept ready.
struct Block {
    text::Node node;
    std::optional<Formula> when;
    std::optional<Loop> each;
    std::variant<Heading, Fields, Table, Cards, Track, Boxes, Grid, Matrix, Text, Columns, Reference, Findings, Map,
                 Cutouts, PlayTemplate>
        content;
    BlankForm blank;
};

struct Sheet {
    text::Node node;
    std::string id;
    Sentence title;
    Purpose purpose;
    Orientation orientation;
    bool asBoard;  ///< lies as the board does, whatever `orientation` says
    std::optional<Formula> when;
    Blocks blocks;
    std::uint32_t slotCount;  ///< variables of the scope and of the deepest loops together
    bool byDefault = true;    ///< printed when no sheet is asked for by name
};

}  // namespace muster::sheet::plan

namespace muster::sheet {

struct Description::Plan {
    std::vector<plan::Sheet> sheets;
};

}  // namespace muster::sheet
