#include "editor/document/army_edits.hpp"

#include "core/text/pointer.hpp"
#include "editor/document/army_thing.hpp"

#include <QtGlobal>

#include <algorithm>

namespace muster::editor {

using text::Draft;
using text::Node;

namespace {

/// The parts of a pointer, decoded; empty for one that is none.
std::vector<std::string> tokensOf(std::string_view pointer)
{
    std::vector<std::string> tokens;
    while (pointer.starts_with('/')) {
        pointer.remove_prefix(1);
        const auto token = pointer.substr(0, pointer.find('/'));
        tokens.push_back(text::tokenName(token));
        pointer.remove_prefix(token.size());
    }
    return tokens;
}

std::string escaped(std::string_view name)
{
    std::string token;
    text::appendToken(token, name);
    return token;
}

std::string parentOf(std::string_view pointer) { return std::string(pointer.substr(0, pointer.rfind('/'))); }

/// Makes the objects that lead to a key, which the first of them may have to be put in order.
bool makeWay(Draft& draft, const text::Document& army, std::string_view thing, const std::vector<std::string>& tokens, text::KeyOrder order)
{
    std::string at(thing);
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
        const std::string next = at + escaped(tokens[i]);
        if (!draft.has(next) && !draft.setMember(at, tokens[i], "{}", i == 0 ? keyOrder(army, thing, order) : std::vector<std::string_view>())) return false;
        at = next;
    }
    return true;
}

Change setText(const text::Document& army, std::string_view key, std::string_view value, std::string what)
{
    if (value.empty()) {
        auto change = clearValue(army, "", "/" + std::string(key));
        change.what = std::move(what);
        return change;
    }
    Draft draft(army);
    draft.setMember("", key, text::quoted(value), keyOrder(army, ""));
    return changeOf(draft, std::move(what), {}, "/" + std::string(key));
}

}  // namespace

Change setValue(const text::Document& army, std::string_view thing, std::string_view key, std::string_view json, text::KeyOrder order)
{
    const Node node = army.root().at(thing);
    const auto tokens = tokensOf(key);
    if (!node.isObject() || tokens.empty()) return {};
    Draft draft(army);
    if (!makeWay(draft, army, thing, tokens, order)) return {};
    const std::string place = std::string(thing) + std::string(key), owner = parentOf(place);
    const bool made = draft.has(place) ? draft.replace(place, json)
                                       : draft.setMember(owner, tokens.back(), json, tokens.size() == 1 ? keyOrder(army, thing, order) : std::vector<std::string_view>());
    if (!made) return {};
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change %1 of %2"), {tokens.front(), nameOf(node)}, place);
}

Change clearValue(const text::Document& army, std::string_view thing, std::string_view key)
{
    const Node node = army.root().at(thing);
    const auto tokens = tokensOf(key);
    if (!node.isObject() || tokens.empty()) return {};
    Draft draft(army);
    std::string place = std::string(thing) + std::string(key);
    if (!draft.remove(place)) return {};
    // An object that holds nothing any more would still hide the entry's.
    for (place = parentOf(place); place.size() > thing.size() && draft.sizeOf(place) == 0 && army.root().at(std::string_view(place)).isObject(); place = parentOf(place)) draft.remove(place);
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Reset %1 of %2"), {tokens.front(), nameOf(node)});
}

Change addItem(const text::Document& army, std::string_view thing, std::string_view key, std::string_view json, std::size_t index)
{
    const Node node = army.root().at(thing);
    const auto tokens = tokensOf(key);
    if (!node.isObject() || tokens.empty()) return {};
    Draft draft(army);
    if (!makeWay(draft, army, thing, tokens, {})) return {};
    const std::string owner = parentOf(std::string(thing) + std::string(key));
    const auto order = tokens.size() == 1 ? keyOrder(army, thing) : std::vector<std::string_view>();
    if (!draft.insertInto(owner, tokens.back(), index, json, order)) return {};
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Add to %1 of %2"), {tokens.front(), nameOf(node)});
}

namespace {

/// The unit, leader, group or army that a place lies in, and the key there.
std::pair<Node, std::string> thingAround(const text::Document& army, std::string_view place)
{
    std::string thing(place);
    while (!thing.empty() && !thingAt(thing)) thing = parentOf(thing);
    const auto rest = tokensOf(place.substr(thing.size()));
    return {army.root().at(std::string_view(thing)), rest.empty() ? std::string() : rest.front()};
}

}  // namespace

Change removeItem(const text::Document& army, std::string_view item)
{
    Draft draft(army);
    if (!draft.remove(item)) return {};
    const auto [node, key] = thingAround(army, item);
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Remove from %1 of %2"), {key, nameOf(node)});
}

Change moveItem(const text::Document& army, std::string_view item, std::size_t index)
{
    Draft draft(army);
    if (!draft.moveItem(item, parentOf(item), index)) return {};
    const auto [node, key] = thingAround(army, item);
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Move in %1 of %2"), {key, nameOf(node)});
}

Change renameKey(const text::Document& army, std::string_view member, std::string_view key)
{
    Draft draft(army);
    if (!draft.renameKey(member, key)) return {};
    const auto [node, own] = thingAround(army, member);
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change %1 of %2"), {own, nameOf(node)}, std::string(member));
}

Change rename(const text::Document& army, std::string_view thing, std::string_view name)
{
    const Node node = army.root().at(thing);
    if (!node.isObject()) return {};
    Draft draft(army);
    if (name.empty() && !thing.empty()) draft.remove(std::string(thing) + "/name");
    else draft.setMember(thing, "name", text::quoted(name), keyOrder(army, thing));
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Rename %1"), {nameOf(node)}, std::string(thing) + "/name");
}

Change changeId(const text::Document& army, std::string_view member, std::string_view id)
{
    const Node node = army.root().at(member);
    const auto thing = thingAt(member);
    if (!node.isObject() || !thing) return {};
    const std::string old(node["id"].string());
    Draft draft(army);
    draft.setMember(member, "id", text::quoted(id), keyOrder(army, member));
    const auto all = allThings(army);
    const auto others = std::count_if(all.begin(), all.end(), [&](const auto& each) { return each.first.sort == Thing::Sort::unit && each.second["id"].string() == old; });
    if (thing->sort == Thing::Sort::unit && others == 1 && !old.empty())
        for (const auto& [leader, each] : all)
            if (leader.sort == Thing::Sort::leader && each["with"].string() == old) draft.setMember(leader.pointer(), "with", text::quoted(id));
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change id of %1"), {nameOf(node)}, std::string(member) + "/id");
}

Change setPlayer(const text::Document& army, std::string_view player) { return setText(army, "player", player, QT_TRANSLATE_NOOP("Change", "Change player")); }
Change setList(const text::Document& army, std::string_view list) { return setText(army, "list", list, QT_TRANSLATE_NOOP("Change", "Change list")); }
Change setHouse(const text::Document& army, std::string_view house) { return setText(army, "house", house, QT_TRANSLATE_NOOP("Change", "Change house rules")); }

Change setBudget(const text::Document& army, std::optional<std::int64_t> budget)
{
    Draft draft(army);
    if (!budget) draft.remove("/budget");
    else draft.setMember("", "budget", std::to_string(*budget), keyOrder(army, ""));
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change budget"), {}, "/budget");
}

}  // namespace muster::editor
