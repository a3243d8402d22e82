#include "validator/upgrade_report.hpp"

#include "core/text/version.hpp"
#include "validator/compared_army.hpp"
#include "validator/terminal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;
using Action = Upgraded::Action;

/// Returns true if the first version is later than the second; false if either is invalid.
bool isLater(const std::string& a, const std::string& b)
{
    const auto one = text::versionFrom(a), other = text::versionFrom(b);
    return one && other && *one > *other;
}

std::string versionLine(const Upgraded& file)
{
    const auto& [then, now] = std::pair(file.then.version, file.now.version);
    if (then.empty()) return fmt::format("{} {}", file.systemName, now);
    if (then == now)
        return fmt::format("{} {}{}", file.systemName, now,
                           file.change.system ? ", changed without a new version number" : "");
    return fmt::format("{} {} -> {}{}", file.systemName, then, now, isLater(then, now) ? " (an older version)" : "");
}

std::string number(const std::optional<double>& value) { return value ? fmt::format("{}", *value) : std::string("-"); }

void addArmy(std::string& text, const Upgraded& file)
{
    const auto& change = file.change;
    const auto line = [&](const std::string& sentence) {
        text += "  " + forTerminal(sentence, LineFeeds::shown) + "\n";
    };
    if (change.list) line(fmt::format("the list \"{}\" has changed", file.list));
    if (change.army && change.knowsThen) line("the army itself has changed since it was pinned");
    if (!change.knowsThen) line("its points and errors are pinned for the first time");
    for (const auto& cost : change.costs)
        line(fmt::format("{:<44} {:>8} -> {}", cost.id, number(cost.then), number(cost.now)));
    if (change.costThen)
        line(fmt::format("{:<44} {:>8} -> {}", (file.points.empty() ? "points" : file.points) + " in total",
                         number(change.costThen), number(change.costNow)));
    for (const auto& rule : change.newErrors) line("now breaks " + rule);
    for (const auto& rule : change.goneErrors) line("no longer breaks " + rule);
    if (change.knowsThen && change.costs.empty() && !change.costThen && change.newErrors.empty() &&
        change.goneErrors.empty())
        line("its points and legality have not changed");
    if (file.errors > 0) line(fmt::format("it has {}; see: muster check {}", countedErrors(file.errors), file.file));
}

/// The result for a file, in one line.
std::string headOf(const Upgraded& file)
{
    if (file.action != Action::nothing) return fmt::format("{}: {}", file.file, versionLine(file));
    if (file.now.version.empty())
        return fmt::format("{}: nothing to do; it names no version of {}", file.file, file.systemName);
    return fmt::format("{}: nothing to do; built with {} {}, which is installed", file.file, file.systemName,
                       file.now.version);
}

std::string paragraph(const Upgraded& file)
{
    std::string text = forTerminal(headOf(file), LineFeeds::shown) + "\n";
    if (file.action != Action::nothing && file.isArmy) addArmy(text, file);
    return text;
}

/// Whole numbers of points are written without a fraction.
Json orNull(const std::optional<double>& value)
{
    constexpr double maxExact = 9e15;
    if (!value) return {};
    return *value == std::trunc(*value) && std::abs(*value) < maxExact ? Json(static_cast<std::int64_t>(*value))
                                                                       : Json(*value);
}

Json orNull(const std::string& value) { return value.empty() ? Json() : Json(value); }

Json shown(const Upgraded& file)
{
    static constexpr std::array<const char*, 3> actions{"unchanged", "would-rewrite", "rewritten"};
    const auto& change = file.change;
    Json json = {{"file", file.file},
                 {"system", file.system},
                 {"action", actions[static_cast<std::size_t>(file.action)]},
                 {"systemVersion", {{"from", orNull(file.then.version)}, {"to", orNull(file.now.version)}}}};
    if (!file.isArmy) return json;
    Json costs = Json::array();
    for (const auto& cost : change.costs)
        costs.push_back({{"id", cost.id}, {"from", orNull(cost.then)}, {"to", orNull(cost.now)}});
    json["changed"] = {
        {"version", change.version}, {"system", change.system}, {"list", change.list}, {"army", change.army}};
    json["cost"] = {{"from", orNull(file.then.cost)}, {"to", orNull(file.now.cost)}};
    json["costs"] = std::move(costs);
    json["errors"] = {{"from", file.then.errors ? Json(*file.then.errors) : Json()},
                      {"to", file.now.errors ? Json(*file.now.errors) : Json()}};
    return json;
}

}  // namespace

std::string upgradesText(const std::vector<Upgraded>& files)
{
    std::string text;
    for (const auto& file : files) text += paragraph(file);
    const auto count = [&](Action action) {
        return std::count_if(files.begin(), files.end(), [&](const auto& file) { return file.action == action; });
    };
    const auto would = count(Action::wouldRewrite);
    const auto were = count(Action::rewritten);
    text += would > 0 ? fmt::format("{} of {} files would be rewritten\n", would, files.size())
                      : fmt::format("{} of {} files {} rewritten\n", were, files.size(), were == 1 ? "was" : "were");
    return text;
}

Json upgradesJson(const std::vector<Upgraded>& files)
{
    Json list = Json::array();
    for (const auto& file : files) list.push_back(shown(file));
    return {{"version", 1}, {"files", std::move(list)}};
}

}  // namespace muster::validator
