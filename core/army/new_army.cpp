#include "core/army/new_army.hpp"

#include "core/game/game.hpp"
#include "core/roster/option_conflicts.hpp"
#include "core/text/canonical.hpp"

#include <nlohmann/json.hpp>

namespace muster::rules {

namespace {

using Json = nlohmann::ordered_json;

/// The units or leaders that a list requires, as an army names them.
Json demanded(const std::vector<Entry>& entries, bool counted)
{
    Json members = Json::array();
    for (const auto& entry : entries) {
        if (entry.min <= 0) continue;
        Json member = {{"id", std::string(entry.id)}, {"entry", std::string(entry.id)}};
        if (counted) member["count"] = entry.min;
        for (const Option* option : startingOptions(entry)) member["options"].push_back(std::string(option->id));
        members.push_back(std::move(member));
    }
    return members;
}

}  // namespace

std::string newArmy(const RulesContext& rulesContext, std::string_view list, std::string_view name)
{
    const Game& game = *rulesContext.game;
    Json json = {{"format", 1}, {"system", game.id}, {"systemVersion", game.version}};
    if (!list.empty()) json["list"] = std::string(list);
    json["name"] = std::string(name);
    if (game.budget) json["budget"] = *game.budget;
    json["leaders"] = demanded(rulesContext.catalogue->leaders(), false);
    json["units"] = demanded(rulesContext.catalogue->entries(), true);
    json["pin"]["system"] = rulesContext.hashes.system;
    if (!rulesContext.hashes.list.empty()) json["pin"]["list"] = rulesContext.hashes.list;
    const auto text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    return text::canonical(*text::Document::parse(std::make_shared<const text::Source>("new", text)).document);
}

}  // namespace muster::rules
