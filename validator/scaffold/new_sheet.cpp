#include "core/files/id.hpp"
#include "core/game/scope.hpp"
#include "validator/scaffold/item_edit.hpp"
#include "validator/scaffold/new_items.hpp"

#include <fmt/format.h>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view shownName = "On the sheet";

Json numberColumn(const char* label, const char* value)
{
    return {{"label", label}, {"value", value}, {"align", "right"}};
}

Json unitsTable(bool hasCosts)
{
    Json columns = Json::array();
    columns.push_back({{"label", "Unit"}, {"value", "{item.name}"}});
    columns.push_back(numberColumn("Number", "{item.count}"));
    if (hasCosts) columns.push_back(numberColumn("Cost", "{item.cost}"));
    return {{"block", "table"}, {"rows", "self.units"}, {"columns", std::move(columns)}};
}

Json unitFields(bool hasCosts)
{
    Json items = Json::array();
    items.push_back({{"label", "Number"}, {"value", "{self.count}"}});
    if (hasCosts) items.push_back({{"label", "Cost"}, {"value", "{self.cost}"}});
    return {{"block", "fields"}, {"columns", items.size()}, {"items", std::move(items)}};
}

Json blocksFor(const std::string& about, bool hasCosts)
{
    Json blocks = Json::array();
    blocks.push_back({{"block", "heading"}, {"text", "{self.name}"}, {"level", 1}});
    if (about == "army" || about == "group") blocks.push_back(unitsTable(hasCosts));
    if (about == "army") blocks.push_back({{"block", "findings"}, {"title", "Findings"}});
    if (about == "unit") blocks.push_back(unitFields(hasCosts));
    if (about == "scenario") blocks.push_back({{"block", "map"}});
    if (about == "side") blocks.push_back({{"block", "map"}, {"side", "self.id"}});
    return blocks;
}

}  // namespace

std::optional<NewItem> newSheet(const ItemFile& file, const NewOptions& options, Session& session)
{
    const auto sheets = file.root()["sheets"];
    if (!isIdFor("--id", options.id, session) || !isArrayOrAbsent(sheets, "sheets", file, session) ||
        !isNewIn("sheets", options.id, file, session))
        return std::nullopt;
    const auto about = options.about.empty() ? std::string("army") : options.about;
    const bool hasCosts = file.whole()["cost"]["unit"].isObject();
    const Json sheet = {{"id", options.id},
                        {"title", options.name.empty() ? files::inWords(options.id) : options.name},
                        {"for", about},
                        {"blocks", blocksFor(about, hasCosts)}};
    NewItem item{withLastItem(file, "sheets", sheet), "the sheet " + options.id, options.id};
    item.tests = [id = options.id, about](const TrialGround& ground) {
        std::vector<ItemTest> tests;
        auto made = trialFile(ground, *rules::scopeFromName(about), {}, shownName);
        if (!made) return tests;
        Json expected = {{"sheet", id}, {"texts", Json::array({std::string(shownName)})}};
        made->content["expect"] = Json::array({std::move(expected)});
        tests.push_back({"ok", *std::move(made), {}, false});
        return tests;
    };
    return item;
}

}  // namespace muster::validator
