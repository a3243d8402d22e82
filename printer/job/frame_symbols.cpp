#include "printer/job/frame_symbols.hpp"

#include "printer/job/for_blocks.hpp"

#include <map>

namespace muster::printer {

void frameSymbols(sheet::Booklet& booklet, const sheet::SymbolBook& symbols, sheet::SymbolStyle style)
{
    std::map<sheet::SymbolRef, sheet::SymbolRef> drawn;
    const auto frame = [&](sheet::SymbolRef& symbol) {
        if (!symbol) return;
        const auto [known, isNew] = drawn.try_emplace(symbol);
        if (isNew) known->second = symbols.drawn(symbol, style);
        symbol = known->second;
    };
    const auto all = [&](auto& parts) {
        for (auto& part : parts) frame(part.symbol);
    };
    for (auto& sheet : booklet.sheets) {
        auto& blocks = sheet.blocks;
        forBlocks<sheet::Heading>(blocks, [&](auto& heading) { frame(heading.symbol); });
        forBlocks<sheet::Fields>(blocks, [&](auto& fields) { all(fields.items); });
        forBlocks<sheet::Cards>(blocks, [&](auto& cards) { all(cards.cards); });
        forBlocks<sheet::Cutouts>(blocks, [&](auto& cutouts) { all(cutouts.pieces); });
        forBlocks<sheet::Table>(blocks, [&](auto& table) {
            for (auto& row : table.rows) all(row);
        });
    }
}

}  // namespace muster::printer
