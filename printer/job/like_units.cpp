#include "printer/job/like_units.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

namespace muster::printer {

namespace {

using text::Node;

constexpr std::int64_t maxCount = 1'000'000'000;
constexpr std::array<std::string_view, 3> ownKeys{"id", "name", "count"};

bool isOwn(std::string_view key) { return std::find(ownKeys.begin(), ownKeys.end(), key) != ownKeys.end(); }

std::int64_t countOf(Node unit) { return unit["count"].isInteger() ? unit["count"].integer() : 1; }

/// Writes the value in a canonical form, independent of spacing and key order.
void write(Node node, std::string& text)
{
    if (node.isArray()) {
        text += '[';
        for (const auto item : node) write(item, text), text += ',';
        text += ']';
    } else if (node.isObject()) {
        std::map<std::string_view, Node> members;
        for (const auto member : node) members.emplace(member.key(), member);
        text += '{';
        for (const auto& [key, member] : members) text.append(key) += ':', write(member, text), text += ',';
        text += '}';
    } else {
        text += node.isNumber() ? node.plainText() : std::string(node.sourceText());
    }
}

/// All values of a unit except its name and count.
std::string natureOf(Node unit)
{
    std::map<std::string_view, Node> members;
    for (const auto member : unit) {
        if (!isOwn(member.key())) members.emplace(member.key(), member);
    }
    std::string text;
    for (const auto& [key, member] : members) text.append(key) += ':', write(member, text), text += ';';
    return text;
}

void gatherNames(Node node, std::set<std::string_view>& names)
{
    static constexpr std::array<std::string_view, 8> neverNames{"id",     "name", "entry",  "notes",
                                                                "system", "list", "player", "kind"};
    for (const auto child : node) {
        if (node.isObject() && std::find(neverNames.begin(), neverNames.end(), child.key()) != neverNames.end())
            continue;
        if (child.isString())
            names.insert(child.string());
        else
            gatherNames(child, names);
    }
}

/// The distinct names of the units as written, in quotes; empty if none has a name.
std::string jointName(const LikeUnits& units)
{
    std::vector<std::string_view> names;
    for (const auto unit : units) {
        if (!unit["name"].isString()) continue;
        const auto written = unit["name"].sourceText();
        const auto bare = written.substr(1, written.size() - 2);
        if (std::find(names.begin(), names.end(), bare) == names.end()) names.push_back(bare);
    }
    return names.empty() ? std::string() : fmt::format("\"{}\"", fmt::join(names, ", "));
}

}  // namespace

std::set<std::string_view> namesUsed(Node army)
{
    std::set<std::string_view> names;
    gatherNames(army, names);
    return names;
}

std::vector<LikeUnits> likeUnits(const std::vector<Node>& units, const std::set<std::string_view>& namesUsed)
{
    std::vector<LikeUnits> kinds;
    std::map<std::string, std::size_t> places;
    std::map<std::size_t, std::int64_t> counts;
    for (const auto unit : units) {
        const bool alone = !unit.isObject() || namesUsed.contains(unit["id"].string()) || countOf(unit) < 0 ||
                           countOf(unit) > maxCount;
        if (alone) {
            kinds.push_back({unit});
            continue;
        }
        const auto [place, isNew] = places.emplace(natureOf(unit), kinds.size());
        if (isNew) kinds.emplace_back();
        if (counts[place->second] + countOf(unit) > maxCount) {
            kinds.push_back({unit});
            continue;
        }
        counts[place->second] += countOf(unit);
        kinds[place->second].push_back(unit);
    }
    return kinds;
}

std::string textOf(const LikeUnits& units)
{
    const auto first = units.front();
    if (units.size() == 1) return std::string(first.sourceText());
    std::int64_t count = 0;
    for (const auto unit : units) count += countOf(unit);
    const auto name = jointName(units);
    std::string text = "{";
    for (const auto member : first) {
        if (isOwn(member.key()) && member.key() != "id") continue;
        const auto& source = member.document().source();
        const auto key = member.keyRange();
        text += fmt::format("{}: {}, ", source.bytes().substr(key.begin, key.end - key.begin), member.sourceText());
    }
    if (!name.empty()) text += fmt::format("\"name\": {}, ", name);
    return text + fmt::format("\"count\": {}}}", count);
}

}  // namespace muster::printer
