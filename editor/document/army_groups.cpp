#include "editor/document/army_edits.hpp"
#include "editor/document/army_element.hpp"

#include <QtGlobal>

namespace muster::editor {

using text::Draft;
using text::Node;

Change addGroup(const text::Document& army, std::string_view name, std::string_view kind)
{
    const std::string id = freeId(army, name.empty() ? (kind.empty() ? "group" : kind) : name);
    std::string group = "{\"id\": " + text::quoted(id);
    if (!kind.empty()) group += ", \"kind\": " + text::quoted(kind);
    if (!name.empty()) group += ", \"name\": " + text::quoted(name);
    Draft draft(army);
    if (!draft.insertInto("", "groups", text::atEnd, group + ", \"leaders\": [], \"units\": []}", keyOrder(army, "")))
        return {};
    auto change = changeOf(draft, QT_TRANSLATE_NOOP("Change", "Add %1"), {std::string(name.empty() ? id : name)});
    change.operation = Change::Operation::add;
    select(change, army, {id});
    return change;
}

Change removeGroup(const text::Document& army, std::string_view group, GroupContent content)
{
    const auto element = armyElementAt(group);
    const Node node = army.root().at(group);
    if (!element || element->type != ArmyElement::Type::group || !node) return {};
    const std::string pointer(group);
    if (content == GroupContent::remove) return removeMembers(army, std::span(&pointer, 1));
    Draft draft(army);
    for (const std::string key : {"leaders", "units"}) {
        const Node members = node[key];
        if (!members.isArray() || members.size() == 0) continue;
        if (!draft.has("/" + key)) draft.setMember("", key, "[]", keyOrder(army, ""));
        for (std::uint32_t left = members.size(); left > 0; --left)
            draft.moveItem(pointer + "/" + key + "/0", "/" + key, text::atEnd);
    }
    draft.remove(pointer);
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Dissolve %1"), {nameOf(node)});
}

Change moveGroup(const text::Document& army, std::string_view group, std::size_t index)
{
    const auto element = armyElementAt(group);
    if (!element || element->type != ArmyElement::Type::group) return {};
    Draft draft(army);
    if (!draft.moveItem(group, "/groups", index)) return {};
    const Node node = army.root().at(group);
    auto change = changeOf(draft, QT_TRANSLATE_NOOP("Change", "Move %1"), {nameOf(node)});
    select(change, army, {std::string(node["id"].string())});
    return change;
}

}  // namespace muster::editor
