#include "core/army/pin.hpp"

#include "core/game/game.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <set>

namespace muster::rules {

using text::Node;

namespace {

constexpr std::size_t maxTextLength = 250;

std::string shortText(Node node)
{
    return node.isString() && node.string().size() <= maxTextLength ? std::string(node.string()) : std::string();
}

/// JSON has no other numbers.
bool isFinite(const expr::Value& value) { return value.isNumber() && std::isfinite(value.asNumber()); }

/// A duplicate id is a finding; it must not become a repeated key in the pin.
void addCosts(const std::vector<Member>& members, std::set<std::string_view>& seen, Pin& pin)
{
    for (const auto& member : members) {
        const auto* cost = member.self.find("cost");
        const Node id = member.node["id"];
        if (cost && isFinite(*cost) && id.isString() && seen.insert(id.string()).second)
            pin.costs.emplace_back(id.string(), cost->asNumber());
    }
}

std::vector<std::string> eachOnce(std::vector<std::string> names)
{
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

std::string quoted(const std::string& text)
{
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace

Pin pinIn(Node army)
{
    Pin pin;
    const Node node = army["pin"];
    pin.version = shortText(army["systemVersion"]);
    pin.hashes = {shortText(node["system"]), shortText(node["list"])};
    pin.army = shortText(node["army"]);
    if (node["cost"].isNumber()) pin.cost = node["cost"].real();
    if (node["costs"].isObject())
        for (const Node cost : node["costs"])
            if (cost.isNumber()) pin.costs.emplace_back(cost.key(), cost.real());
    if (node["errors"].isArray()) {
        std::vector<std::string> errors;
        for (const Node error : node["errors"])
            if (auto name = shortText(error); !name.empty()) errors.push_back(std::move(name));
        pin.errors = eachOnce(std::move(errors));
    }
    return pin;
}

Pin pinOf(const Roster& roster, const ContentHashes& hashes, const diagnostics::Diagnostics& found)
{
    const Game& game = roster.catalogue().game();
    Pin pin;
    pin.version = game.version;
    pin.hashes = hashes;
    pin.army = hashOfArmy(roster.node());
    std::vector<std::string> errors;
    for (const auto& finding : found)
        if (isIllegal(finding)) errors.push_back(finding.rule);
    pin.errors = eachOnce(std::move(errors));
    if (!game.document->root()["cost"]) return pin;
    if (const auto* cost = roster.army().find("cost"); cost && isFinite(*cost)) pin.cost = cost->asNumber();
    std::set<std::string_view> seen;
    addCosts(roster.units(), seen, pin);
    addCosts(roster.leaders(), seen, pin);
    return pin;
}

bool isIllegal(const diagnostics::Diagnostic& finding)
{
    const auto& pointer = finding.place.pointer;
    return finding.level == diagnostics::Level::error && finding.kind != diagnostics::FindingKind::otherVersion &&
           pointer != "/pin" && !pointer.starts_with("/pin/");
}

std::string Pin::text() const
{
    std::vector<std::string> members;
    const auto hash = [&](const char* key, const std::string& value) {
        if (!value.empty()) members.push_back(fmt::format("\"{}\": {}", key, quoted(value)));
    };
    hash("system", hashes.system);
    hash("list", hashes.list);
    hash("army", army);
    if (cost) members.push_back(fmt::format("\"cost\": {}", *cost));
    if (errors) {
        std::vector<std::string> names;
        for (const auto& name : *errors) names.push_back(quoted(name));
        members.push_back(fmt::format("\"errors\": [{}]", fmt::join(names, ", ")));
    }
    if (!costs.empty()) {
        std::vector<std::string> lines;
        for (const auto& [id, value] : costs) lines.push_back(fmt::format("{}: {}", quoted(id), value));
        members.push_back(fmt::format("\"costs\": {{ {} }}", fmt::join(lines, ", ")));
    }
    return fmt::format("{{\n    {}\n  }}", fmt::join(members, ",\n    "));
}

}  // namespace muster::rules
