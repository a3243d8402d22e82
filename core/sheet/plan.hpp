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
    Blocks blocks;
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
};

struct Columns {
    std::vector<double> widths;
    std::vector<Blocks> columns;
};

struct Findings {
    Words title;
};

/// What a block is on a sheet to fill by hand: other blocks, or as many things of its own as `count` says (or a list of them).
struct BlankForm {
    std::optional<Formula> count;
    bool hasBlocks = false;
    Blocks blocks;
};

/// A `sheet::Reference` never changes, so it is kept ready.
struct Block {
    text::Node node;
    std::optional<Formula> when;
    std::optional<Loop> each;
    std::variant<Heading, Fields, Table, Cards, Track, Boxes, Grid, Matrix, Text, Columns, Reference, Findings> content;
    BlankForm blank;
};

struct Sheet {
    text::Node node;
    std::string id;
    Sentence title;
    Purpose purpose;
    Orientation orientation;
    std::optional<Formula> when;
    Blocks blocks;
    std::uint32_t slotCount;  ///< variables of the scope and of the deepest loops together
};

}  // namespace muster::sheet::plan

namespace muster::sheet {

struct Description::Plan {
    std::vector<plan::Sheet> sheets;
};

}  // namespace muster::sheet
