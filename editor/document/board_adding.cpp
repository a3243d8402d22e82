#include "editor/document/board_adding.hpp"

#include <algorithm>

namespace muster::editor::scenario {

using text::Node;
using Sort = ScenarioThing::Sort;

namespace {

constexpr std::array<Sort, 4> withIds{Sort::piece, Sort::zone, Sort::side, Sort::objective};

std::string_view plainWord(Sort sort)
{
    switch (sort) {
    case Sort::zone: return "zone";
    case Sort::side: return "side";
    case Sort::objective: return "objective";
    default: return "piece";
    }
}

bool hasLetters(std::string_view wish)
{
    return std::any_of(wish.begin(), wish.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    });
}

}  // namespace

std::string composed(Sort sort, const std::map<std::string_view, std::string>& given, Node values)
{
    auto order = boardKeyOrder(sort, values);
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
    for (const auto& found : allScenarioThings(document))
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

Newcomers::Newcomers(const text::Document& document) : m_groups(groupsIn(document))
{
    for (const Sort sort : withIds) {
        std::set<std::string, std::less<>> taken;
        for (const Node node : document.root()[ScenarioThing{sort, {}, 0}.key()])
            if (node.isObject()) taken.emplace(node["id"].string());
        m_ids.emplace(sort, Ids(std::move(taken)));
    }
}

std::string Newcomers::id(Sort sort, std::string_view wish)
{
    return m_ids.at(sort).take(hasLetters(wish) ? wish : plainWord(sort));
}

std::string Newcomers::group(std::string_view name)
{
    const auto known = m_renamed.find(name);
    if (known != m_renamed.end()) return known->second;
    const std::string own = m_groups.contains(name) ? freeGroup(m_groups) : std::string(name);
    m_groups.insert(own);
    m_renamed.emplace(name, own);
    return own;
}

std::string asNewcomer(const std::string& thing, Sort sort, Newcomers& newcomers)
{
    const auto parsed = text::Document::parse(std::make_shared<const text::Source>("", thing));
    if (!parsed.document || !parsed.document->root().isObject()) return thing;
    const Node root = parsed.document->root();
    text::Draft draft(*parsed.document);
    if (std::find(withIds.begin(), withIds.end(), sort) != withIds.end()) {
        const auto old = root["id"].string(), name = root["name"].string();
        const auto wish = !old.empty() ? old : !name.empty() ? name : root["type"].string();
        draft.setMember("", "id", text::quoted(newcomers.id(sort, wish)), boardKeyOrder(sort, root));
    }
    if (const auto group = groupOf(root); !group.empty())
        draft.replace("/x-group", text::quoted(newcomers.group(group)));
    return text::applied(parsed.document->source().bytes(), draft.edits());
}

}  // namespace muster::editor::scenario
