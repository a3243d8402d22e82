#include "editor/document/army_edits.hpp"

#include "editor/document/army_element.hpp"
#include "editor/document/value_places.hpp"

#include <QtGlobal>

#include <algorithm>

namespace muster::editor {

using text::Draft;
using text::Node;

namespace {

ChangeWord keyWord(const std::string& key) { return {ChangeWord::Kind::key, key, key}; }

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

Change setValue(const text::Document& army, std::string_view element, std::string_view key, std::string_view json,
                text::KeyOrder order)
{
    const Node node = army.root().at(element);
    const auto tokens = tokensOf(key);
    if (!node.isObject() || tokens.empty()) return {};
    Draft draft(army);
    if (!writeValue(draft, element, key, json, keyOrder(army, element, order))) return {};
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change %1 of %2"), {keyWord(tokens.front()), nameOf(node)},
                    std::string(element) + std::string(key));
}

Change clearValue(const text::Document& army, std::string_view element, std::string_view key)
{
    const Node node = army.root().at(element);
    const auto tokens = tokensOf(key);
    if (!node.isObject() || tokens.empty()) return {};
    Draft draft(army);
    // An empty object would still override the entry's.
    if (!eraseValue(draft, army, element, key)) return {};
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Reset %1 of %2"), {keyWord(tokens.front()), nameOf(node)});
}

Change addItem(const text::Document& army, std::string_view element, std::string_view key, std::string_view json,
               std::size_t index)
{
    const Node node = army.root().at(element);
    const auto tokens = tokensOf(key);
    if (!node.isObject() || tokens.empty()) return {};
    Draft draft(army);
    const auto order = keyOrder(army, element);
    if (!makeWay(draft, element, tokens, order)) return {};
    const std::string owner = parentOf(std::string(element) + std::string(key));
    if (!draft.insertInto(owner, tokens.back(), index, json,
                          tokens.size() == 1 ? text::KeyOrder(order) : text::KeyOrder()))
        return {};
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Add to %1 of %2"), {keyWord(tokens.front()), nameOf(node)});
}

namespace {

/// The unit, leader, group or army that contains a place, and the key there.
std::pair<Node, std::string> elementAround(const text::Document& army, std::string_view place)
{
    std::string element(place);
    while (!element.empty() && !armyElementAt(element)) element = parentOf(element);
    const auto rest = tokensOf(place.substr(element.size()));
    return {army.root().at(std::string_view(element)), rest.empty() ? std::string() : rest.front()};
}

}  // namespace

Change removeItem(const text::Document& army, std::string_view item)
{
    Draft draft(army);
    if (!draft.remove(item)) return {};
    const auto [node, key] = elementAround(army, item);
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Remove from %1 of %2"), {keyWord(key), nameOf(node)});
}

Change moveItem(const text::Document& army, std::string_view item, std::size_t index)
{
    Draft draft(army);
    if (!draft.moveItem(item, parentOf(item), index)) return {};
    const auto [node, key] = elementAround(army, item);
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Move in %1 of %2"), {keyWord(key), nameOf(node)});
}

Change renameKey(const text::Document& army, std::string_view member, std::string_view key)
{
    Draft draft(army);
    if (!draft.renameKey(member, key)) return {};
    const auto [node, own] = elementAround(army, member);
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change %1 of %2"), {keyWord(own), nameOf(node)},
                    std::string(member));
}

Change rename(const text::Document& army, std::string_view element, std::string_view name)
{
    const Node node = army.root().at(element);
    if (!node.isObject()) return {};
    Draft draft(army);
    if (name.empty() && !element.empty())
        draft.remove(std::string(element) + "/name");
    else
        draft.setMember(element, "name", text::quoted(name), keyOrder(army, element));
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Rename %1"), {nameOf(node)}, std::string(element) + "/name");
}

Change changeId(const text::Document& army, std::string_view member, std::string_view id)
{
    const Node node = army.root().at(member);
    const auto element = armyElementAt(member);
    if (!node.isObject() || !element) return {};
    const std::string old(node["id"].string());
    Draft draft(army);
    draft.setMember(member, "id", text::quoted(id), keyOrder(army, member));
    const auto all = allArmyElements(army);
    const auto others = std::count_if(all.begin(), all.end(), [&](const auto& each) {
        return each.first.type == ArmyElement::Type::unit && each.second["id"].string() == old;
    });
    if (element->type == ArmyElement::Type::unit && others == 1 && !old.empty())
        for (const auto& [leader, each] : all)
            if (leader.type == ArmyElement::Type::leader && each["with"].string() == old)
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
    // A pin of another list does not apply to this one.
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
