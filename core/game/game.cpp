#include "core/game/game.hpp"

#include "core/game/game_loader.hpp"

#include <algorithm>

namespace muster::rules {

const ElementSchema::Field* ElementSchema::find(std::string_view name) const
{
    for (const auto& field : fields)
        if (field.name == name) return &field;
    return nullptr;
}

const Rule* Game::rule(std::string_view ruleId) const
{
    for (const auto& candidate : rules)
        if (candidate.id == ruleId) return &candidate;
    return nullptr;
}

bool Game::hasLeaders() const
{
    const text::Node root = document->root();
    if (root["leader"] || root["leaders"] || root["cost"]["leader"] || root["placing"]["leader"] ||
        !derivedLeader.empty())
        return true;
    const auto reads = [](const std::optional<expr::Program>& program) {
        return program && (program->readsWhole() ||
                           std::binary_search(program->fields().begin(), program->fields().end(), "leaders"));
    };
    return std::any_of(rules.begin(), rules.end(), [&](const Rule& rule) {
        return rule.scope == Scope::leader || reads(rule.when) || reads(rule.each) || reads(rule.require) ||
               std::any_of(rule.lets.begin(), rule.lets.end(), [&](const Derived& let) { return reads(let.program); });
    });
}

const FormHint* Game::formHint(Scope scope, text::Node property) const
{
    const auto& hints = formHints[static_cast<std::size_t>(scope)];
    const auto found = property ? hints.find(property.index()) : hints.end();
    return found == hints.end() ? nullptr : &found->second;
}

Game::Loaded Game::load(std::shared_ptr<const text::Document> document, std::string file, std::string page,
                        expr::Recording* recording)
{
    return GameLoader(std::move(document), std::move(file), std::move(page), recording).load();
}

}  // namespace muster::rules
