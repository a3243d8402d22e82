#include "core/expectation/mutants.hpp"

#include "core/text/edit.hpp"

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
    for (const Rule& rule : game.rules) {
        if (&rule.node.document() != game.document.get()) continue;
        const auto add = [&](Node expression) {
            if (!expression.isString()) return;
            for (auto& mutation : expr::mutationsOf(expression.string()))
                mutants.push_back({rule.name, expression, std::move(mutation)});
        };
        add(rule.node["when"]);
        add(rule.node["each"]);
        for (const Node part : rule.node["let"]) add(part);
        add(rule.node["require"]);
    }
    return mutants;
}

}  // namespace muster::rules
