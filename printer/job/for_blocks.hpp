#pragma once

#include "core/sheet/sheet.hpp"

#include <variant>

namespace muster::printer {

/// Calls visit(content) for every block of that kind, including nested ones.
template <class Content, class Blocks, class Visit>
void forBlocks(Blocks& blocks, const Visit& visit)
{
    for (auto& block : blocks) {
        if (auto* content = std::get_if<Content>(&block.content)) visit(*content);
        if (auto* columns = std::get_if<sheet::Columns>(&block.content))
            for (auto& column : columns->columns) forBlocks<Content>(column, visit);
        if (auto* cards = std::get_if<sheet::Cards>(&block.content))
            for (auto& card : cards->cards) {
                forBlocks<Content>(card.blocks, visit);
                forBlocks<Content>(card.back, visit);
            }
    }
}

}  // namespace muster::printer
