#include "printer/job/blank_sheets.hpp"

#include "core/game/evaluation.hpp"
#include "core/game/game.hpp"
#include "core/sheet/blank.hpp"
#include "core/sheet/compose.hpp"
#include "printer/job/arrange.hpp"
#include "printer/job/described_sheets.hpp"
#include "printer/job/frame_symbols.hpp"
#include "printer/job/reference_sheets.hpp"
#include "printer/job/translate_booklet.hpp"

#include <algorithm>

namespace muster::printer {

std::optional<sheet::Booklet> blankSheets(const rules::Catalogue& catalogue, const sheet::Description& description,
                                          const std::vector<std::size_t>& chosen, const Settings& settings,
                                          diagnostics::Diagnostics& findings)
{
    const auto& game = catalogue.game();
    expr::Arena arena;
    rules::Evaluation evaluation(arena);
    evaluation.set(rules::systemSlot, catalogue.system());
    evaluation.set(rules::tablesSlot, catalogue.tables());
    evaluation.set(rules::listSlot, catalogue.list());

    const auto list = catalogue.listNode()["name"];
    sheet::Booklet booklet{std::string(list.isString() ? list.string() : std::string_view(game.name)),
                           game.name + " " + game.version,
                           std::string(game.document->root()["notice"].string()),
                           {}};
    booklet.game = game.name;
    booklet.version = game.version;
    booklet.language = catalogue.language();
    const auto copies = static_cast<std::size_t>(std::max(1, settings.copies));
    sheet::Budget budget;
    budget.items /= copies;
    budget.letters /= copies;
    for (const auto index : chosen) {
        if (sheet::isOfScenario(description.purpose(index))) continue;
        auto composed =
            sheet::compose(description, index, evaluation.slots(), arena, {}, budget, sheet::Filling::blank);
        if (budget.isExhausted()) {
            addFaults({*budget.overrun}, game, diagnostics::Level::error, findings);
            return std::nullopt;
        }
        if (!composed.sheet) continue;
        const bool isToFill = composed.gaps > 0 || sheet::arePlacesToFill(composed.sheet->blocks);
        if (settings.sheets.empty() && (!isToFill || isReferenceSheet(*composed.sheet))) continue;
        composed.sheet->kind = kindOfSheet(description, index);
        booklet.sheets.insert(booklet.sheets.end(), copies, *composed.sheet);
    }
    translate(booklet, catalogue.phrases(), {});
    frameSymbols(booklet, *game.symbols, settings.symbols);
    arrangeCards(booklet, settings.cardSize);
    return booklet;
}

}  // namespace muster::printer
