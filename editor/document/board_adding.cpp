#include "editor/document/board_adding.hpp"

#include <algorithm>

namespace muster::editor::scenario {

using text::Node;
using Type = ScenarioElement::Type;

namespace {

constexpr std::array<Type, 4> withIds{Type::piece, Type::zone, Type::side, Type::objective};

std::string_view plainWord(Type type)
{
    switch (type) {
    case Type::zone: return "zone";
    case Type::side: return "side";
    case Type::objective: return "objective";
    default: return "piece";
    }
}

bool hasLetters(std::string_view preferred)
{
    return std::any_of(preferred.begin(), preferred.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    });
}

}  // namespace

std::string composed(Type type, const std::map<std::string_view, std::string>& given, Node values)
{
    auto order = boardKeyOrder(type, values);
    std::string text = "{";
    for (const auto key : order) {
        const auto known = given.find(key);
        const std::string value = known != given.end() ? known->second : std::string(values[key].sourceText());
        if (!value.empty())
            text.append(text.size() > 1 ? ", " : "").append(text::quoted(key)).append(": ").append(value);
    }
    return text + "}";
}

std::set<std::string, std::less<>> groupsIn(const text::Document& document)
{
    std::set<std::string, std::less<>> groups;
    for (const auto& found : allScenarioElements(document))
        if (const auto name = groupOf(found.node); !name.empty()) groups.emplace(name);
    return groups;
}

std::string freeGroup(const std::set<std::string, std::less<>>& taken)
{
    for (int round = 1;; ++round)
        for (char letter = 'a'; letter <= 'z'; ++letter) {
            const std::string name = round == 1 ? std::string(1, letter) : letter + std::to_string(round);
            if (!taken.contains(name)) return name;
        }
}

UniqueNames::UniqueNames(const text::Document& document) : m_groups(groupsIn(document))
{
    for (const Type type : withIds) {
        std::set<std::string, std::less<>> taken;
        for (const Node node : document.root()[ScenarioElement{type, {}, 0}.key()])
            if (node.isObject()) taken.emplace(node["id"].string());
        m_ids.emplace(type, Ids(std::move(taken)));
    }
}

std::string UniqueNames::id(Type type, std::string_view preferred)
{
    return m_ids.at(type).take(hasLetters(preferred) ? preferred : plainWord(type));
}

std::string UniqueNames::group(std::string_view name)
{
    const auto known = m_renamed.find(name);
    if (known != m_renamed.end()) return known->second;
    const std::string own = m_groups.contains(name) ? freeGroup(m_groups) : std::string(name);
    m_groups.insert(own);
    m_renamed.emplace(name, own);
    return own;
}

std::string withUniqueNames(const std::string& element, Type type, UniqueNames& uniqueNames)
{
    const auto parsed = text::parseFragment(element);
    if (!parsed.document || !parsed.document->root().isObject()) return element;
    const Node root = parsed.document->root();
    text::Draft draft(*parsed.document);
    if (std::find(withIds.begin(), withIds.end(), type) != withIds.end()) {
        const auto old = root["id"].string(), name = root["name"].string();
        const auto preferred = !old.empty() ? old : !name.empty() ? name : root["type"].string();
        draft.setMember("", "id", text::quoted(uniqueNames.id(type, preferred)), boardKeyOrder(type, root));
    }
    if (const auto group = groupOf(root); !group.empty())
        draft.replace("/x-group", text::quoted(uniqueNames.group(group)));
    return text::applied(parsed.document->source().bytes(), draft.edits());
}

}  // namespace muster::editor::scenario
