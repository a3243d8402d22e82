#include "editor/document/scenario_element.hpp"

#include "core/files/id.hpp"
#include "core/text/pointer.hpp"
#include "editor/document/army_element.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <unordered_set>

namespace muster::editor::scenario {

using text::Node;
using Type = ScenarioElement::Type;

namespace {

struct Row {
    std::string_view key;
    Type type;
};

constexpr std::array<Row, 5> topRows{{{"terrain", Type::piece},
                                      {"zones", Type::zone},
                                      {"sides", Type::side},
                                      {"objectives", Type::objective},
                                      {"victory", Type::victory}}};
constexpr std::array<Row, 3> sideRows{
    {{"placements", Type::placement}, {"reinforcements", Type::reinforcement}, {"rallyPoints", Type::rallyPoint}}};

template <std::size_t n>
std::optional<Type> sortIn(const std::array<Row, n>& rows, std::string_view key)
{
    for (const Row& row : rows)
        if (row.key == key) return row.type;
    return std::nullopt;
}

void collect(Node owner, const std::string& pointer, Row row, std::vector<FoundElement>& found)
{
    const Node array = owner[row.key];
    if (!array.isArray()) return;
    std::size_t index = 0;
    for (const Node node : array) {
        if (node.isObject() || row.type == Type::rallyPoint) found.push_back({{row.type, pointer, index}, node});
        ++index;
    }
}

}  // namespace

std::string_view ScenarioElement::key() const
{
    for (const Row& row : topRows)
        if (row.type == type) return row.key;
    for (const Row& row : sideRows)
        if (row.type == type) return row.key;
    return {};
}

std::string ScenarioElement::pointer() const
{
    if (type == Type::scenario) return {};
    if (type == Type::board) return "/board";
    return array() + "/" + std::to_string(index);
}

std::optional<ScenarioElement> scenarioElementAt(std::string_view pointer)
{
    if (pointer.empty()) return ScenarioElement{};
    if (pointer == "/board") return ScenarioElement{Type::board, {}, 0};
    auto item = text::takeItem(pointer);
    if (!item) return std::nullopt;
    const auto type = sortIn(topRows, item->first);
    if (!type) return std::nullopt;
    const ScenarioElement element{*type, {}, item->second};
    if (pointer.empty()) return element;
    item = text::takeItem(pointer);
    if (element.type != Type::side || !item || !pointer.empty()) return std::nullopt;
    const auto inSide = sortIn(sideRows, item->first);
    if (!inSide) return std::nullopt;
    return ScenarioElement{*inSide, element.pointer(), item->second};
}

std::vector<FoundElement> allScenarioElements(const text::Document& document)
{
    std::vector<FoundElement> found;
    const Node root = document.root();
    for (const Row& row : topRows) collect(root, {}, row, found);
    const auto top = found.size();
    for (std::size_t i = 0; i < top; ++i) {
        if (found[i].element.type != Type::side) continue;
        const FoundElement side = found[i];
        for (const Row& row : sideRows) collect(side.node, side.element.pointer(), row, found);
    }
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.node.index() < b.node.index(); });
    return found;
}

std::vector<FoundElement> scenarioElementsAt(const text::Document& document, Pointers pointers)
{
    if (pointers.empty()) return {};
    const std::unordered_set<std::string_view> wanted(pointers.begin(), pointers.end());
    auto elements = allScenarioElements(document);
    std::erase_if(elements, [&](const FoundElement& found) { return !wanted.contains(found.element.pointer()); });
    return elements;
}

void leaveLocked(std::vector<FoundElement>& elements)
{
    std::erase_if(elements, [](const FoundElement& found) { return isLocked(found.node); });
}

std::vector<std::string> pointersOf(const std::vector<FoundElement>& elements)
{
    std::vector<std::string> pointers;
    for (const auto& found : elements) pointers.push_back(found.element.pointer());
    return pointers;
}

ChangeWord boardNameOf(const FoundElement& found)
{
    const Node node = found.node;
    switch (found.element.type) {
    case Type::placement:
    case Type::reinforcement: {
        const auto unit = node["unit"].string();
        if (unit.empty()) return files::inWords(node["group"].string());
        ChangeWord name{ChangeWord::Kind::base, std::string(unit), files::inWords(unit)};
        if (const Node index = node["index"]; index.isInteger() && index.integer() >= 0 && index.integer() < 1'000'000)
            name.suffix = " " + std::to_string(index.integer() + 1);
        name.text += name.suffix;
        return name;
    }
    case Type::rallyPoint:
        return QCoreApplication::translate("Change", "Rally point %1").arg(found.element.index + 1).toStdString();
    case Type::victory: return std::string(node["text"].string());
    case Type::board: return QCoreApplication::translate("Change", "Board").toStdString();
    default: break;
    }
    const auto name = node["name"].string();
    return name.empty() ? files::inWords(node["id"].string()) : std::string(name);
}

std::string nameOf(const ScenarioText& scenario, std::string_view pointer)
{
    const auto element = scenarioElementAt(pointer);
    const Node node = scenario.document.root().at(pointer);
    return element && node ? boardNameOf({*element, node}).text : std::string();
}

Change boardChange(const text::Draft& draft, const char* one, const char* many,
                   const std::vector<FoundElement>& elements, std::string mergeKey)
{
    if (elements.size() == 1) return changeOf(draft, one, {boardNameOf(elements.front())}, std::move(mergeKey));
    return changeOf(draft, many, {std::to_string(elements.size())}, std::move(mergeKey));
}

std::string mergeKeyOf(std::string_view operation, const std::vector<FoundElement>& elements)
{
    std::string all;
    for (const auto& found : elements) all.append(found.element.pointer()).append(" ");
    return std::string(operation) + " " +
           (all.size() < 200 ? all
                             : std::to_string(elements.size()) + " " + std::to_string(std::hash<std::string>()(all)));
}

}  // namespace muster::editor::scenario
