#include "editor/document/army_element.hpp"

#include "core/files/id.hpp"
#include "core/text/canonical.hpp"
#include "core/text/pointer.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace muster::editor {

using text::Node;

namespace {

constexpr std::array<std::string_view, 11> armyHead{"$schema", "format",  "system", "systemVersion", "list", "name",
                                                    "player",  "colours", "emblem", "budget",        "house"};
constexpr std::array<std::string_view, 5> armyTail{"leaders", "units", "groups", "notes", "pin"};
constexpr std::array<std::string_view, 5> unitHead{"id", "entry", "name", "count", "options"};
constexpr std::array<std::string_view, 5> leaderHead{"id", "entry", "name", "with", "options"};
constexpr std::array<std::string_view, 3> groupHead{"id", "kind", "name"};
constexpr std::array<std::string_view, 3> groupTail{"leaders", "units", "notes"};
constexpr std::array<std::string_view, 1> memberTail{"notes"};

using Keys = std::span<const std::string_view>;

std::pair<Keys, Keys> keysOf(ArmyElement::Type type)
{
    switch (type) {
    case ArmyElement::Type::army: return {Keys(armyHead), Keys(armyTail)};
    case ArmyElement::Type::group: return {Keys(groupHead), Keys(groupTail)};
    case ArmyElement::Type::leader: return {Keys(leaderHead), Keys(memberTail)};
    case ArmyElement::Type::unit: break;
    }
    return {Keys(unitHead), Keys(memberTail)};
}

}  // namespace

std::string_view ArmyElement::key() const
{
    switch (type) {
    case Type::unit: return "units";
    case Type::leader: return "leaders";
    case Type::group: return "groups";
    case Type::army: break;
    }
    return {};
}

std::optional<ArmyElement> armyElementAt(std::string_view pointer)
{
    ArmyElement element;
    if (pointer.empty()) return element;
    auto item = text::takeItem(pointer);
    if (item && item->first == "groups") {
        element = {ArmyElement::Type::group, {}, item->second};
        if (pointer.empty()) return element;
        element.owner = element.pointer();
        item = text::takeItem(pointer);
    }
    if (!item || !pointer.empty() || (item->first != "units" && item->first != "leaders")) return std::nullopt;
    return ArmyElement{item->first == "units" ? ArmyElement::Type::unit : ArmyElement::Type::leader, element.owner,
                       item->second};
}

std::vector<ArmyElement> armyElementsAt(const text::Document& army, std::span<const std::string> pointers)
{
    std::vector<std::pair<std::uint32_t, ArmyElement>> found;
    for (const auto& pointer : pointers) {
        const auto element = armyElementAt(pointer);
        const Node node = army.root().at(std::string_view(pointer));
        if (element && element->type != ArmyElement::Type::army && node) found.emplace_back(node.index(), *element);
    }
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::set<std::string> groups;
    for (const auto& [index, element] : found)
        if (element.type == ArmyElement::Type::group) groups.insert(element.pointer());
    std::vector<ArmyElement> elements;
    for (auto& [index, element] : found)
        if (!groups.contains(element.owner) && (elements.empty() || elements.back() != element))
            elements.push_back(std::move(element));
    return elements;
}

std::vector<std::pair<ArmyElement, Node>> allArmyElements(const text::Document& army)
{
    std::vector<std::pair<ArmyElement, Node>> elements;
    const auto collect = [&](Node owner, const std::string& pointer, ArmyElement::Type type) {
        ArmyElement element{type, pointer, 0};
        const Node array = owner[element.key()];
        if (!array.isArray()) return;
        for (const Node node : array) {
            if (node.isObject()) elements.emplace_back(element, node);
            ++element.index;
        }
    };
    const Node root = army.root();
    collect(root, {}, ArmyElement::Type::leader);
    collect(root, {}, ArmyElement::Type::unit);
    collect(root, {}, ArmyElement::Type::group);
    const auto before = elements.size();
    for (std::size_t i = 0; i < before; ++i) {
        if (elements[i].first.type != ArmyElement::Type::group) continue;
        const auto [group, node] = elements[i];
        collect(node, group.pointer(), ArmyElement::Type::leader);
        collect(node, group.pointer(), ArmyElement::Type::unit);
    }
    return elements;
}

ChangeWord nameOf(Node element)
{
    if (const auto name = element["name"].string(); !name.empty()) return std::string(name);
    if (const auto entry = element["entry"].string(); !entry.empty())
        return {ChangeWord::Kind::entry, std::string(entry), files::inWords(entry)};
    const auto id = element["id"].string();
    return {ChangeWord::Kind::element, std::string(id), files::inWords(id)};
}

text::KeyOrder ownKeys(std::string_view elementPointer)
{
    const auto element = armyElementAt(elementPointer);
    return keysOf(element ? element->type : ArmyElement::Type::army).first;
}

std::vector<std::string_view> keyOrder(const text::Document& army, std::string_view element, text::KeyOrder system)
{
    const auto type = armyElementAt(element);
    const auto [head, tail] = type ? keysOf(type->type) : std::pair<Keys, Keys>();
    std::vector<std::string_view> order(head.begin(), head.end());
    std::set<std::string_view> known(head.begin(), head.end());
    known.insert(tail.begin(), tail.end());
    const auto add = [&](std::string_view key) {
        if (known.insert(key).second) order.push_back(key);
    };
    for (const auto key : system) add(key);
    std::vector<std::string_view> extra;
    for (const Node member : army.root().at(element)) {
        if (member.key().starts_with("x-"))
            extra.push_back(member.key());
        else
            add(member.key());
    }
    order.insert(order.end(), tail.begin(), tail.end());
    order.insert(order.end(), extra.begin(), extra.end());
    return order;
}

Ids::Ids(const text::Document& army)
{
    for (const auto& [element, node] : allArmyElements(army)) m_taken.emplace(node["id"].string());
}

std::string Ids::take(std::string_view preferred)
{
    std::string id = files::idFrom(preferred, "unit");
    if (m_taken.insert(id).second) return id;
    // If "guard-2" is taken, continue with "guard-3", not with "guard-2-2".
    std::string stem = id;
    std::size_t number = 1;
    if (const auto dash = id.rfind('-'); dash != std::string::npos && id.size() - dash < 6) {
        const auto digits = std::string_view(id).substr(dash + 1);
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (error == std::errc() && end == digits.data() + digits.size() && number > 0)
            stem = id.substr(0, dash);
        else
            number = 1;
    }
    // Continue from the last number, because hundreds of elements with one name may be added at once.
    std::size_t& last = m_lastNumbers[stem];
    number = std::max(number, last);
    do id = stem + "-" + std::to_string(++number);
    while (!m_taken.insert(id).second);
    last = number;
    return id;
}

void select(Change& change, const text::Document& army, const std::set<std::string, std::less<>>& ids)
{
    const auto after = text::parseFragment(text::applied(army.source().bytes(), change.edits));
    if (!after.document) return;
    for (const auto& [element, node] : allArmyElements(*after.document))
        if (ids.contains(node["id"].string())) change.selection.push_back(element.pointer());
}

Change changeOf(const text::Draft& draft, std::string what, std::vector<ChangeWord> words, std::string mergeKey)
{
    return {draft.edits(), std::move(what), std::move(words), std::move(mergeKey), {}};
}

std::string withNewIds(Node element, Ids& ids, std::vector<std::pair<std::string, std::string>>& renamed)
{
    const auto parsed = text::parseFragment(std::string(element.sourceText()));
    if (!parsed.document || !parsed.document->root().isObject()) return std::string(element.sourceText());
    text::Draft draft(*parsed.document);
    static constexpr std::array<std::string_view, 2> idFirst{"id", "entry"};
    const auto give = [&](Node node, const std::string& pointer) {
        std::string old(node["id"].string());
        const auto preferred = !old.empty()                      ? old
                               : !node["entry"].string().empty() ? std::string(node["entry"].string())
                                                                 : nameOf(node).text;
        const std::string id = ids.take(preferred);
        std::vector<std::string_view> order(idFirst.begin(), idFirst.end());
        for (const Node member : node) order.push_back(member.key());
        draft.setMember(pointer, "id", text::quoted(id), order);
        renamed.emplace_back(std::move(old), id);
    };
    const Node root = parsed.document->root();
    const auto first = renamed.size();
    give(root, "");
    for (const std::string key : {"leaders", "units"}) {
        std::size_t index = 0;
        if (!root[key].isArray()) continue;
        for (const Node member : root[key]) {
            if (member.isObject()) give(member, "/" + key + "/" + std::to_string(index));
            ++index;
        }
    }
    std::size_t index = 0;
    if (root["leaders"].isArray())
        for (const Node leader : root["leaders"]) {
            const auto with = leader["with"].string();
            for (auto i = first; !with.empty() && i < renamed.size(); ++i)
                if (renamed[i].first == with)
                    draft.setMember("/leaders/" + std::to_string(index), "with", text::quoted(renamed[i].second));
            ++index;
        }
    return text::applied(parsed.document->source().bytes(), draft.edits());
}

}  // namespace muster::editor
