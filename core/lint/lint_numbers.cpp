#include "core/game/game.hpp"
#include "core/lint/lint.hpp"

#include <fmt/format.h>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

/// True if the list inherits an entry with that id from a list that it extends. Then a maximum of 0 is the way to
/// exclude it.
bool replaces(const CheckContext& context, const Game& game, std::string_view id, const char* key)
{
    std::set<std::string, std::less<>> seen{std::string(context.root()["id"].string())};
    std::vector<Node> waiting{context.root()};
    for (std::size_t i = 0; i < waiting.size() && i < 100; ++i)
        for (const Node extended : waiting[i]["extends"]) {
            if (!seen.insert(std::string(extended.string())).second) continue;
            const auto path = context.library.list(context.project, game.id, extended.string());
            if (!path) continue;
            waiting.push_back(context.library.file(*path)->document->root());
            for (const Node entry : waiting.back()[key])
                if (entry["id"].string() == id) return true;
        }
    return false;
}

}  // namespace

void lintNumbers(const CheckContext& context, const Catalogue& catalogue)
{
    for (const auto& [entries, key] :
         {std::pair(&catalogue.entries(), "entries"), std::pair(&catalogue.leaders(), "leaders")})
        for (const Entry& entry : *entries) {
            if (!isOwn(context, entry) || !entry.max) continue;
            const auto name = entry.node["name"].string();
            if (entry.min > *entry.max) {
                auto made = findingAt(entry.node["min"], "list/minimum-above-maximum", Level::error,
                                      fmt::format("an army must take at least {} of \"{}\" and may take at most {}",
                                                  entry.min, name, *entry.max),
                                      "lower the minimum or raise the maximum");
                made.related.push_back({"the maximum is set here", placeOf(entry.node["max"])});
                context.findings.add(std::move(made));
            } else if (*entry.max == 0 && entry.step == 0 && !replaces(context, catalogue.game(), entry.id, key)) {
                context.findings.add("list/unavailable-entry", Level::warning, entry.node["max"],
                                     fmt::format("\"{}\" can never be taken: its maximum is 0 at any budget", name),
                                     "raise the maximum, add a \"step\" for larger budgets, or remove the entry");
            }
        }
}

}  // namespace muster::rules
