#include "core/expectation/mutants.hpp"

#include "core/text/edit.hpp"
#include "core/text/origins.hpp"

namespace muster::rules {

using text::Node;

std::string Mutant::systemText() const
{
    const text::Edit edit{node.range(), text::quoted(changed())};
    return text::applied(node.document().source().bytes(), {&edit, 1});
}

std::vector<Mutant> mutantsOf(const Game& game)
{
    std::vector<Mutant> mutants;
    const auto* own = text::writtenSources(game.document->source()).front();
    for (const Rule& rule : game.rules) {
        if (&rule.node.document() != game.document.get()) continue;
        // The rules of an extended system are tested with that one.
        const Node written = text::written(rule.node);
        if (&written.document().source() != own) continue;
        const auto add = [&](Node expression) {
            if (!expression.isString()) return;
            for (auto& mutation : expr::mutationsOf(expression.string()))
                mutants.push_back({rule.name, expression, std::move(mutation)});
        };
        add(written["when"]);
        add(written["each"]);
        for (const Node part : written["let"]) add(part);
        add(written["require"]);
    }
    return mutants;
}

}  // namespace muster::rules
