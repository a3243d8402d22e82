#include "core/rules/game/game.hpp"

#include "core/rules/game/game_loader.hpp"

namespace muster::rules {

const ThingForm::Field* ThingForm::find(std::string_view name) const
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

const FormHint* Game::formHint(Scope scope, text::Node property) const
{
    const auto& hints = formHints[static_cast<std::size_t>(scope)];
    const auto found = property ? hints.find(property.index()) : hints.end();
    return found == hints.end() ? nullptr : &found->second;
}

Game::Loaded Game::load(std::shared_ptr<const text::Document> document, std::string file)
{
    return GameLoader(std::move(document), std::move(file)).load();
}

}  // namespace muster::rules
