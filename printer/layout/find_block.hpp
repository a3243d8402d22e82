#pragma once

#include "printer/page/drawing.hpp"

#include <algorithm>
#include <variant>

namespace muster::printer {

/// Returns true if a block of that kind, also in columns, passes the test.
template <class Content, class Test>
bool anyBlock(const sheet::Blocks& blocks, const Test& test)
{
    return std::any_of(blocks.begin(), blocks.end(), [&](const sheet::Block& block) {
        if (const auto* columns = std::get_if<sheet::Columns>(&block.content))
            return std::any_of(columns->columns.begin(), columns->columns.end(),
                               [&](const sheet::Blocks& column) { return anyBlock<Content>(column, test); });
        const auto* content = std::get_if<Content>(&block.content);
        return content != nullptr && test(*content);
    });
}

/// Returns true if there is a block of one of these kinds, also in columns.
template <class... Contents>
bool contains(const sheet::Blocks& blocks)
{
    return (anyBlock<Contents>(blocks, [](const Contents&) { return true; }) || ...);
}

}  // namespace muster::printer
