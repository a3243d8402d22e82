#pragma once

#include "printer/layout/block_layout.hpp"

#include <span>

/// One function per kind of block, each in its own file.
namespace muster::printer {

void layOut(const sheet::Heading& heading, BlockLayout& blockLayout);
void layOut(const sheet::Fields& fields, BlockLayout& blockLayout);
void layOut(const sheet::Table& table, BlockLayout& blockLayout);
void layOut(const sheet::Cards& cards, BlockLayout& blockLayout);
void layOut(const sheet::Track& track, BlockLayout& blockLayout);
void layOut(const sheet::Boxes& boxes, BlockLayout& blockLayout);
void layOut(const sheet::Grid& grid, BlockLayout& blockLayout);
void layOut(const sheet::Matrix& matrix, BlockLayout& blockLayout);
void layOut(const sheet::Text& text, BlockLayout& blockLayout);
void layOut(const sheet::Columns& columns, BlockLayout& blockLayout);
void layOut(const sheet::Reference& reference, BlockLayout& blockLayout);
void layOut(const sheet::Findings& findings, BlockLayout& blockLayout);
void layOut(const sheet::Map& map, BlockLayout& blockLayout);
void layOut(const sheet::Cutouts& cutouts, BlockLayout& blockLayout);
void layOut(const sheet::PlayTemplate& disc, BlockLayout& blockLayout);

/// The width that the labels of the blocks of boxes at the start of these blocks have in common.
double boxLabelsOf(std::span<const sheet::Block> blocks, const BlockLayout& blockLayout);

/// Lays out the title above a table, grid or list, if not empty. It stays with what follows.
void layOutBlockTitle(const std::string& title, BlockLayout& blockLayout, double before = space::beforeBlock);

/// Lays out running text that may continue on the next page, but never leaves a single line behind. Without a tag,
/// it is a paragraph.
void layOutLines(const Paragraph& paragraph, BlockLayout& blockLayout, double x, double before,
                 sheet::Align align = sheet::Align::left, Tag tag = {});

}  // namespace muster::printer
