#pragma once

#include "core/sheet/sheet.hpp"

#include <utility>
#include <vector>

namespace muster::printer {

/// Removes and returns all blocks of one kind, including nested ones. Also removes headings and columns that become
/// empty.
template <class Content>
void extractBlocks(sheet::Blocks& blocks, std::vector<Content>& taken);

namespace extraction {

inline int levelOf(const sheet::Block& block)
{
    const auto* heading = std::get_if<sheet::Heading>(&block.content);
    return heading == nullptr ? 0 : heading->level;
}

/// Drops the heading at the end of `kept` if the next block does not belong to it.
inline void dropEmptyHeading(sheet::Blocks& kept, const sheet::Block* next)
{
    const int level = kept.empty() ? 0 : levelOf(kept.back());
    if (level < 2) return;
    if (next == nullptr || (levelOf(*next) > 0 && levelOf(*next) <= level)) kept.pop_back();
}

template <class Content>
void extractFromColumns(sheet::Columns& columns, std::vector<Content>& taken)
{
    sheet::Columns kept;
    for (std::size_t i = 0; i < columns.columns.size(); ++i) {
        const bool wasEmpty = columns.columns[i].empty();
        extractBlocks(columns.columns[i], taken);
        if (columns.columns[i].empty() && !wasEmpty) continue;
        if (i < columns.widths.size()) kept.widths.push_back(columns.widths[i]);
        kept.columns.push_back(std::move(columns.columns[i]));
    }
    columns = std::move(kept);
}

}  // namespace extraction

template <class Content>
void extractBlocks(sheet::Blocks& blocks, std::vector<Content>& taken)
{
    sheet::Blocks kept;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        auto& block = blocks[i];
        if (auto* found = std::get_if<Content>(&block.content)) {
            taken.push_back(std::move(*found));
            extraction::dropEmptyHeading(kept, i + 1 < blocks.size() ? &blocks[i + 1] : nullptr);
            continue;
        }
        if (auto* columns = std::get_if<sheet::Columns>(&block.content)) {
            extraction::extractFromColumns(*columns, taken);
            if (columns->columns.empty()) continue;
        }
        if (auto* cards = std::get_if<sheet::Cards>(&block.content)) {
            for (auto& card : cards->cards) extractBlocks(card.blocks, taken);
        }
        kept.push_back(std::move(block));
    }
    blocks = std::move(kept);
}

}  // namespace muster::printer
