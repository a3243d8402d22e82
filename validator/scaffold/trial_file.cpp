#include "validator/scaffold/trial_file.hpp"

#include "core/army/new_army.hpp"
#include "core/game/game.hpp"
#include "core/library/catalogue.hpp"
#include "core/scenario/new_scenario.hpp"
#include "validator/scaffold/starting_value.hpp"

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;
using files::FileKind;
using rules::Scope;

/// The first member of an array, which is added with the values that it needs if the array is empty.
Json& firstMember(Json& members, const char* id, const std::vector<rules::Entry>& entries,
                  const rules::ElementSchema& element, const rules::Game& game)
{
    if (!members.is_array()) members = Json::array();
    if (members.empty()) {
        Json member = {{"id", id}};
        if (!entries.empty())
            member["entry"] = std::string(entries.front().id);
        else
            member.update(startingValues(element, element.required, game));
        members.push_back(std::move(member));
    }
    return members.front();
}

TrialFile trialScenario(const TrialGround& ground, std::string_view name)
{
    auto plan = rules::usualPlan(*ground.context->game);
    plan.name = name;
    auto content = Json::parse(rules::newScenario(*ground.context->game, plan));
    content.erase("systemVersion");
    if (!ground.house.empty()) content["house"] = ground.house;
    return {FileKind::scenario, std::move(content)};
}

TrialFile trialList(const TrialGround& ground, std::string_view id, std::string_view name)
{
    return {FileKind::list,
            {{"format", 1},
             {"system", ground.context->game->id},
             {"id", std::string(id)},
             {"name", std::string(name)},
             {"entries", Json::array()}}};
}

/// The first kind of terrain that covers an area; empty if there is none.
std::string kindOfArea(const rules::Game& game)
{
    for (const auto row : game.document->root()["terrain"])
        if (row["form"].string() != "line" && row["id"].isString()) return std::string(row["id"].string());
    return {};
}

/// Adds an element to a battlefield, in its middle.
void addToBattlefield(Json& content, Scope scope, const std::string& name, const rules::Game& game)
{
    constexpr double size = 4;
    const auto& board = content["board"];
    const double x = board.value("width", 2 * size) / 2, y = board.value("depth", 2 * size) / 2;
    const Json shape = {{"rectangle", {{"at", {x, y}}, {"width", size}, {"depth", size}}}};
    if (scope == Scope::objective) {
        Json objective = {{"id", "trial"}, {"name", name}, {"at", {x, y}}};
        content["objectives"] = Json::array({std::move(objective)});
    } else if (scope == Scope::terrain) {
        Json piece = {{"id", "trial"}, {"type", kindOfArea(game)}, {"name", name}, {"shape", shape}};
        content["terrain"] = Json::array({std::move(piece)});
    } else {
        auto& items = content[scope == Scope::zone ? "zones" : "sides"];
        if (!items.is_array() || items.empty()) items = Json::array({Json{{"id", "trial"}}});
        if (scope == Scope::zone && !items.front().contains("shape")) items.front()["shape"] = shape;
        items.front()["name"] = name;
    }
}

}  // namespace

std::optional<TrialFile> trialArmy(const TrialGround& ground, std::string_view name)
{
    const auto& game = *ground.context->game;
    if (ground.list.empty() && game.lists == rules::Game::Lists::required) return std::nullopt;
    TrialFile army{FileKind::army, Json::parse(rules::newArmy(*ground.context, ground.list, name))};
    // A test is about the files beside it, whatever their version.
    army.content.erase("pin");
    army.content.erase("systemVersion");
    if (!ground.house.empty()) army.content["house"] = ground.house;
    return army;
}

Json& trialUnit(TrialFile& army, const TrialGround& ground)
{
    const auto& game = *ground.context->game;
    return firstMember(army.content["units"], "trial", ground.context->catalogue->entries(), game.unit, game);
}

std::optional<TrialFile> trialFile(const TrialGround& ground, Scope scope, std::string_view id, std::string_view name)
{
    const auto& game = *ground.context->game;
    const std::string text(name), usual = "Trial";
    if (scope == Scope::placement) return std::nullopt;
    if (scope == Scope::scenario) return trialScenario(ground, name);
    if (rules::isOfScenario(scope)) {
        if (scope == Scope::terrain && kindOfArea(game).empty()) return std::nullopt;
        auto made = trialScenario(ground, usual);
        addToBattlefield(made.content, scope, text, game);
        return made;
    }
    if (scope == Scope::list || scope == Scope::entry) {
        if (game.lists == rules::Game::Lists::none) return std::nullopt;
        auto made = trialList(ground, id, scope == Scope::list ? name : usual);
        if (scope == Scope::entry) {
            Json entry = {{"id", "trial"}, {"name", text}};
            entry.update(valuesOfNewEntry(game));
            made.content["entries"].push_back(std::move(entry));
        }
        return made;
    }
    auto made = trialArmy(ground, scope == Scope::army ? name : usual);
    if (!made) return std::nullopt;
    // An army without any unit is an error of its own.
    Json& unit = trialUnit(*made, ground);
    if (scope == Scope::unit) unit["name"] = text;
    if (scope == Scope::leader)
        firstMember(made->content["leaders"], "trial", ground.context->catalogue->leaders(), game.leader,
                    game)["name"] = text;
    if (scope == Scope::group) {
        Json group = {{"id", "trial"}, {"name", text}, {"units", Json::array()}};
        group.update(startingValues(game.group, game.group.required, game));
        made->content["groups"] = Json::array({std::move(group)});
    }
    return made;
}

}  // namespace muster::validator
