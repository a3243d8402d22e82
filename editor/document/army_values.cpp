#include "editor/document/army_edits.hpp"

#include "editor/document/army_thing.hpp"
#include "editor/document/value_places.hpp"

#include <QtGlobal>

#include <algorithm>

namespace muster::editor {

using text::Draft;
using text::Node;

namespace {

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

Change setValue(const text::Document& army, std::string_view thing, std::string_view key, std::string_view json,
                text::KeyOrder order)
{
    const Node node = army.root().at(thing);
    const auto tokens = tokensOf(key);
    if (!node.isObject() || tokens.empty()) return {};
    Draft draft(army);
    if (!writeValue(draft, thing, key, json, keyOrder(army, thing, order))) return {};
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change %1 of %2"), {tokens.front(), nameOf(node)},
                    std::string(thing) + std::string(key));
}

Change clearValue(const text::Document& army, std::string_view thing, std::string_view key)
{
    const Node node = army.root().at(thing);
    const auto tokens = tokensOf(key);
    if (!node.isObject() || tokens.empty()) return {};
    Draft draft(army);
    // An object that holds nothing any more would still hide the entry's.
    if (!eraseValue(draft, army, thing, key)) return {};
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Reset %1 of %2"), {tokens.front(), nameOf(node)});
}

Change addItem(const text::Document& army, std::string_view thing, std::string_view key, std::string_view json,
               std::size_t index)
{
    const Node node = army.root().at(thing);
    const auto tokens = tokensOf(key);
    if (!node.isObject() || tokens.empty()) return {};
    Draft draft(army);
    const auto order = keyOrder(army, thing);
    if (!makeWay(draft, thing, tokens, order)) return {};
    const std::string owner = parentOf(std::string(thing) + std::string(key));
    if (!draft.insertInto(owner, tokens.back(), index, json,
                          tokens.size() == 1 ? text::KeyOrder(order) : text::KeyOrder()))
        return {};
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
    if (name.empty() && !thing.empty())
        draft.remove(std::string(thing) + "/name");
    else
        draft.setMember(thing, "name", text::quoted(name), keyOrder(army, thing));
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
    const auto others = std::count_if(all.begin(), all.end(), [&](const auto& each) {
        return each.first.sort == Thing::Sort::unit && each.second["id"].string() == old;
    });
    if (thing->sort == Thing::Sort::unit && others == 1 && !old.empty())
        for (const auto& [leader, each] : all)
            if (leader.sort == Thing::Sort::leader && each["with"].string() == old)
                draft.setMember(leader.pointer(), "with", text::quoted(id));
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change id of %1"), {nameOf(node)}, std::string(member) + "/id");
}

Change setPlayer(const text::Document& army, std::string_view player)
{
    return setText(army, "player", player, QT_TRANSLATE_NOOP("Change", "Change player"));
}

Change setList(const text::Document& army, std::string_view list)
{
    Draft draft(army);
    if (!list.empty())
        draft.setMember("", "list", text::quoted(list), keyOrder(army, ""));
    else if (army.root()["list"])
        draft.remove("/list");
    // What another list was like says nothing of this one.
    if (army.root()["pin"]["list"] && army.root()["list"].string() != list) draft.remove("/pin/list");
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change list"), {}, "/list");
}

Change setHouse(const text::Document& army, std::string_view house)
{
    return setText(army, "house", house, QT_TRANSLATE_NOOP("Change", "Change house rules"));
}

Change setBudget(const text::Document& army, std::optional<std::int64_t> budget)
{
    Draft draft(army);
    if (!budget)
        draft.remove("/budget");
    else
        draft.setMember("", "budget", std::to_string(*budget), keyOrder(army, ""));
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change budget"), {}, "/budget");
}

}  // namespace muster::editor
