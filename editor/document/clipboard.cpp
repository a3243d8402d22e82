#include "core/text/canonical.hpp"
#include "editor/document/army_edits.hpp"
#include "editor/document/army_element.hpp"

#include <QtGlobal>

#include <algorithm>

namespace muster::editor {

using text::Draft;
using text::Node;

namespace {

// More than any army; limits arbitrary clipboard contents.
constexpr std::size_t maxClipboardBytes = 8u << 20, maxElements = 5000;

std::shared_ptr<const text::Document> parsedElements(std::string_view text)
{
    auto result = text::parseFragment(std::string(text));
    return result.document && (result.document->root().isObject() || result.document->root().isArray())
               ? std::move(result.document)
               : nullptr;
}

/// Finds JSON in a text that may contain other words or a chat's code marks.
std::shared_ptr<const text::Document> elementsJsonIn(std::string_view text)
{
    if (text.size() > maxClipboardBytes) return nullptr;
    if (auto whole = parsedElements(text)) return whole;
    const auto begin = text.find_first_of("{["), end = text.find_last_of("}]");
    return begin < end && end != std::string_view::npos ? parsedElements(text.substr(begin, end - begin + 1)) : nullptr;
}

struct Found {
    ArmyElement::Type type;
    Node node;
};

/// The units, leaders and groups in an object or array.
std::vector<Found> elementsIn(Node root)
{
    std::vector<Found> found;
    const auto add = [&](Node node, ArmyElement::Type type) {
        if (node.isObject() && found.size() < maxElements) found.push_back({type, node});
    };
    const auto guess = [&](Node node) {
        if (node["units"].isArray() || node["leaders"].isArray())
            add(node, ArmyElement::Type::group);
        else if (node["id"].isString() || node["entry"].isString() || node["name"].isString())
            add(node, node["with"] || node["rank"] ? ArmyElement::Type::leader : ArmyElement::Type::unit);
    };
    if (root.isArray()) {
        for (const Node node : root) guess(node);
        return found;
    }
    const bool several = root["muster"].isString() || root["system"].isString() || root["format"];
    if (!several && (root["id"].isString() || !(root["units"] || root["leaders"] || root["groups"]))) {
        guess(root);
        return found;
    }
    for (const auto& [key, type] :
         {std::pair("leaders", ArmyElement::Type::leader), std::pair("units", ArmyElement::Type::unit),
          std::pair("groups", ArmyElement::Type::group)})
        if (root[key].isArray())
            for (const Node node : root[key]) add(node, type);
    return found;
}

bool areLeaders(const std::vector<Found>& elements)
{
    return !elements.empty() && std::all_of(elements.begin(), elements.end(), [](const Found& element) {
        return element.type == ArmyElement::Type::leader;
    });
}

}  // namespace

std::string copied(const text::Document& army, std::span<const std::string> pointers)
{
    const auto elements = armyElementsAt(army, pointers);
    if (elements.empty()) return {};
    std::string text = "{\"muster\": \"units\"";
    for (const char* key : {"system", "list"})
        if (const Node value = army.root()[key]; value.isString())
            text += std::string(", \"") + key + "\": " + std::string(value.sourceText());
    for (const auto type : {ArmyElement::Type::leader, ArmyElement::Type::unit, ArmyElement::Type::group}) {
        std::string items;
        for (const ArmyElement& element : elements)
            if (element.type == type)
                items.append(items.empty() ? "" : ", ").append(army.root().at(element.pointer()).sourceText());
        if (!items.empty()) text += ", \"" + std::string(ArmyElement{type, {}, 0}.key()) + "\": [" + items + "]";
    }
    const auto document = parsedElements(text + "}");
    return document ? text::canonical(*document) : std::string();
}

bool isPasteable(std::string_view text)
{
    const auto document = elementsJsonIn(text);
    return document && !elementsIn(document->root()).empty();
}

bool hasOnlyLeaders(std::string_view text)
{
    const auto document = elementsJsonIn(text);
    return document && areLeaders(elementsIn(document->root()));
}

std::string gameOfPasted(std::string_view text)
{
    const auto document = elementsJsonIn(text);
    return document ? std::string(document->root()["system"].string()) : std::string();
}

Change paste(const text::Document& army, std::string_view text, const InsertPosition& position)
{
    const auto document = elementsJsonIn(text);
    if (!document) return {};
    const auto found = elementsIn(document->root());
    Draft draft(army);
    if (found.empty() || !draft.has(position.owner)) return {};
    const Ids before(army);
    Ids ids(army);
    std::vector<std::pair<std::string, std::string>> renamed;
    std::vector<std::string> texts;
    std::set<std::string, std::less<>> made;
    for (const Found& element : found) {
        const auto first = renamed.size();
        texts.push_back(withNewIds(element.node, ids, renamed));
        made.insert(renamed[first].second);
    }
    std::size_t unitIndex = position.index, leaderIndex = text::atEnd;
    if (areLeaders(found)) std::swap(unitIndex, leaderIndex);
    for (std::size_t i = 0; i < found.size(); ++i) {
        std::string member = texts[i];
        if (const auto with = found[i].node["with"].string();
            found[i].type == ArmyElement::Type::leader && !with.empty()) {
            // Attach him to the unit pasted along with him, or to an existing one with that name; otherwise to none.
            const auto along =
                std::find_if(renamed.begin(), renamed.end(), [&](const auto& pair) { return pair.first == with; });
            const auto own = parsedElements(member);
            Draft alone(*own);
            if (along != renamed.end())
                alone.setMember("", "with", text::quoted(along->second));
            else if (!before.has(with))
                alone.remove("/with");
            member = text::applied(own->source().bytes(), alone.edits());
        }
        const bool group = found[i].type == ArmyElement::Type::group;
        const std::string owner = group ? std::string() : position.owner;
        std::size_t& index = found[i].type == ArmyElement::Type::unit ? unitIndex : leaderIndex;
        std::size_t place = group ? text::atEnd : index;
        const ArmyElement target{found[i].type, owner, 0};
        if (place != text::atEnd) place = std::min(place, draft.sizeOf(target.array()));
        draft.insertInto(owner, target.key(), place, member, keyOrder(army, owner));
        if (!group && index != text::atEnd) ++index;
    }
    auto change = found.size() == 1
                      ? changeOf(draft, QT_TRANSLATE_NOOP("Change", "Paste %1"), {nameOf(found.front().node)})
                      : changeOf(draft, QT_TRANSLATE_NOOP("Change", "Paste %1 items"), {std::to_string(found.size())});
    select(change, army, made);
    return change;
}

}  // namespace muster::editor
