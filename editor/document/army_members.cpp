#include "core/roster/roster.hpp"
#include "core/text/canonical.hpp"
#include "editor/document/army_edits.hpp"
#include "editor/document/army_element.hpp"

#include <QtGlobal>

#include <algorithm>

namespace muster::editor {

using text::Draft;
using text::Node;

namespace {

/// "Remove Old Guard", or "Remove 3 units" for several.
Change named(const Draft& draft, std::string one, std::string many, const text::Document& army,
             const std::vector<ArmyElement>& elements)
{
    if (elements.size() == 1)
        return changeOf(draft, std::move(one), {nameOf(army.root().at(elements.front().pointer()))});
    return changeOf(draft, std::move(many), {std::to_string(elements.size())});
}

/// Detaches leaders from units about to be removed, unless another unit has the same id.
void detachFrom(const text::Document& army, const std::vector<ArmyElement>& going, Draft& draft)
{
    std::set<std::string_view> gone, staying;
    const auto goes = [&](const ArmyElement& element) {
        return std::any_of(going.begin(), going.end(), [&](const ArmyElement& each) {
            return each == element || (each.type == ArmyElement::Type::group && each.pointer() == element.owner);
        });
    };
    const auto all = allArmyElements(army);
    for (const auto& [element, node] : all)
        if (element.type == ArmyElement::Type::unit) (goes(element) ? gone : staying).insert(node["id"].string());
    for (const auto& [element, node] : all) {
        const auto with = node["with"].string();
        if (element.type == ArmyElement::Type::leader && !with.empty() && gone.contains(with) &&
            !staying.contains(with))
            draft.remove(element.pointer() + "/with");
    }
}

/// Keeps pointers valid while items move between arrays.
class MemberMover {
public:
    MemberMover(Draft& draft, std::vector<ArmyElement> elements) : m_draft(draft), m_elements(std::move(elements)) {}

    void moveAll(const std::string& owner, std::size_t index)
    {
        // The position counts units, unless only leaders move.
        const bool units = std::any_of(m_elements.begin(), m_elements.end(), [](const ArmyElement& element) {
            return element.type == ArmyElement::Type::unit;
        });
        const auto first = units ? ArmyElement::Type::unit : ArmyElement::Type::leader;
        for (std::size_t i = 0; i < m_elements.size(); ++i) {
            const ArmyElement from = m_elements[i];
            const ArmyElement target{from.type, owner, 0};
            if (from.owner == owner && from.type == first && index != text::atEnd && from.index < index) --index;
            const auto size = m_draft.sizeOf(target.array()) - (from.owner == owner ? 1 : 0);
            const auto place = from.type == first ? std::min(index, size) : size;
            if (!m_draft.moveItem(from.pointer(), target.array(), place)) continue;
            for (std::size_t later = i + 1; later < m_elements.size(); ++later)
                follow(m_elements[later], from, owner, place);
            if (from.type == first && index != text::atEnd) ++index;
        }
    }

private:
    static void follow(ArmyElement& element, const ArmyElement& from, const std::string& owner, std::size_t place)
    {
        if (element.type != from.type) return;
        if (element.owner == from.owner && element.index > from.index) --element.index;
        if (element.owner == owner && element.index >= place) ++element.index;
    }

    Draft& m_draft;
    std::vector<ArmyElement> m_elements;
};

/// The elements, and the leaders who stand beside units among them that they are attached to, as far as these leave.
std::vector<ArmyElement> withAttached(const text::Document& army, std::vector<ArmyElement> elements,
                                      std::string_view target)
{
    const auto chosen = elements;
    std::set<std::pair<std::string, std::string_view>> leaving;  // owner and id of units
    for (const ArmyElement& element : chosen)
        if (const auto id = army.root().at(element.pointer())["id"].string();
            element.type == ArmyElement::Type::unit && element.owner != target && !id.empty())
            leaving.emplace(element.owner, id);
    for (const auto& [element, node] : allArmyElements(army))
        if (element.type == ArmyElement::Type::leader && leaving.contains({element.owner, node["with"].string()}) &&
            std::find(chosen.begin(), chosen.end(), element) == chosen.end())
            elements.push_back(element);
    return elements;
}

std::set<std::string, std::less<>> idsOf(const text::Document& army, const std::vector<ArmyElement>& elements)
{
    std::set<std::string, std::less<>> ids;
    for (const ArmyElement& element : elements) ids.emplace(army.root().at(element.pointer())["id"].string());
    return ids;
}

}  // namespace

Change addMember(const text::Document& army, MemberKind kind, std::string_view entry, std::string_view start,
                 const InsertPosition& position)
{
    const ArmyElement element{kind == MemberKind::unit ? ArmyElement::Type::unit : ArmyElement::Type::leader,
                              position.owner, 0};
    const auto values = text::parseFragment(start.empty() ? "{}" : std::string(start));
    if (!values.document || !values.document->root().isObject()) return {};
    const Node given = values.document->root();
    const std::string preferred(!entry.empty()                    ? entry
                                : !given["id"].string().empty()   ? given["id"].string()
                                : !given["name"].string().empty() ? given["name"].string()
                                : kind == MemberKind::unit        ? "unit"
                                                                  : "leader");
    const std::string id = freeId(army, preferred);
    std::string member = "{\"id\": " + text::quoted(id);
    if (!entry.empty()) member += ", \"entry\": " + text::quoted(entry);
    for (const Node value : given)
        if (value.key() != "id" && value.key() != "entry")
            member += ", " + text::quoted(value.key()) + ": " + std::string(value.sourceText());
    member += "}";
    Draft draft(army);
    if (!draft.insertInto(position.owner, element.key(), position.index, member, keyOrder(army, position.owner)))
        return {};
    const Node made = given["name"] ? given : Node();
    auto change = changeOf(draft, QT_TRANSLATE_NOOP("Change", "Add %1"),
                           {made ? nameOf(made) : nameOf(text::parseFragment(member).document->root())});
    change.operation = Change::Operation::add;
    select(change, army, {id});
    return change;
}

namespace {

/// True if a unit has exactly these values beside its id and count.
bool isJustLike(Node unit, std::string_view entry, Node given)
{
    if (!unit.isObject() || unit["entry"].string() != entry) return false;
    const auto isCompared = [](Node value) {
        return value.key() != "id" && value.key() != "count" && value.key() != "entry";
    };
    const auto isGiven = [&](Node value) {
        const Node same = given[value.key()];
        return !isCompared(value) || (same && text::onOneLine(same) == text::onOneLine(value));
    };
    return std::all_of(unit.begin(), unit.end(), isGiven) &&
           std::count_if(unit.begin(), unit.end(), isCompared) == std::count_if(given.begin(), given.end(), isCompared);
}

}  // namespace

Change countUp(const text::Document& army, std::string_view entry, std::string_view start,
               const InsertPosition& position, std::string_view preferred)
{
    const auto values = text::parseFragment(start.empty() ? "{}" : std::string(start));
    if (entry.empty() || !values.document || !values.document->root().isObject()) return {};
    const std::string array = ArmyElement{ArmyElement::Type::unit, position.owner, 0}.array();
    std::string found;
    std::size_t index = 0;
    for (const Node unit : army.root().at(std::string_view(array))) {
        const auto pointer = array + "/" + std::to_string(index++);
        if ((preferred.empty() || found != preferred) && isJustLike(unit, entry, values.document->root()))
            found = pointer;
    }
    if (found.empty()) return {};
    auto change = addToCount(army, found, 1);
    change.what = QT_TRANSLATE_NOOP("Change", "Add %1");
    change.mergeKey.clear();
    change.selection = {found};
    return change;
}

Change removeMembers(const text::Document& army, std::span<const std::string> pointers)
{
    const auto elements = armyElementsAt(army, pointers);
    if (elements.empty()) return {};
    Draft draft(army);
    detachFrom(army, elements, draft);
    // Backwards, so that the remaining items keep their index.
    for (auto element = elements.rbegin(); element != elements.rend(); ++element) draft.remove(element->pointer());
    return named(draft, QT_TRANSLATE_NOOP("Change", "Remove %1"), QT_TRANSLATE_NOOP("Change", "Remove %1 items"), army,
                 elements);
}

Change duplicate(const text::Document& army, std::span<const std::string> pointers)
{
    const auto elements = armyElementsAt(army, pointers);
    if (elements.empty()) return {};
    Draft draft(army);
    Ids ids(army);
    std::set<std::string, std::less<>> made;
    std::vector<std::string> copies;
    for (const ArmyElement& element : elements) {
        std::vector<std::pair<std::string, std::string>> renamed;
        copies.push_back(withNewIds(army.root().at(element.pointer()), ids, renamed));
        // An item that is no object has no id.
        if (!renamed.empty()) made.insert(renamed.front().second);
    }
    for (std::size_t i = elements.size(); i-- > 0;)
        draft.insertItem(elements[i].array(), elements[i].index + 1, copies[i]);
    auto change = named(draft, QT_TRANSLATE_NOOP("Change", "Duplicate %1"),
                        QT_TRANSLATE_NOOP("Change", "Duplicate %1 items"), army, elements);
    select(change, army, made);
    return change;
}

Change move(const text::Document& army, std::span<const std::string> pointers, const InsertPosition& position)
{
    auto elements = armyElementsAt(army, pointers);
    std::erase_if(elements, [](const ArmyElement& element) { return !element.isMember(); });
    if (elements.empty()) return {};
    Draft draft(army);
    if (!draft.has(position.owner)) return {};
    const auto order = keyOrder(army, position.owner);
    const auto moved = withAttached(army, elements, position.owner);
    for (const ArmyElement& element : moved)
        if (const ArmyElement target{element.type, position.owner, 0}; !draft.has(target.array()))
            draft.setMember(position.owner, target.key(), "[]", order);
    MemberMover(draft, moved).moveAll(position.owner, position.index);
    auto change = named(draft, QT_TRANSLATE_NOOP("Change", "Move %1"), QT_TRANSLATE_NOOP("Change", "Move %1 items"),
                        army, elements);
    select(change, army, idsOf(army, elements));
    return change;
}

Change setCount(const text::Document& army, std::string_view unit, std::int64_t count)
{
    const Node node = army.root().at(unit);
    if (!node.isObject() || (count == 1 && !node["count"])) return {};
    Draft draft(army);
    draft.setMember(unit, "count", std::to_string(count), keyOrder(army, unit));
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change count of %1"), {nameOf(node)},
                    std::string(unit) + "/count");
}

Change addToCount(const text::Document& army, std::string_view unit, std::int64_t difference)
{
    const Node count = army.root().at(unit)["count"];
    const std::int64_t now = count.isInteger() ? std::clamp<std::int64_t>(count.integer(), 0, 1'000'000'000) : 1;
    return setCount(army, unit,
                    std::clamp<std::int64_t>(now + std::clamp<std::int64_t>(difference, -10'000, 10'000), 1,
                                             std::max<std::int64_t>(10'000, now)));
}

Change setOption(const text::Document& army, std::string_view member, std::string_view option, std::int64_t times)
{
    const Node node = army.root().at(member);
    const Node options = node["options"];
    Draft draft(army);
    const std::string array = std::string(member) + "/options";
    std::vector<std::size_t> places;
    std::int64_t before = 0;
    std::size_t index = 0;
    if (options.isArray())
        for (const Node each : options) {
            if (const auto taken = rules::takenOption(each, nullptr); taken.id == option) {
                places.push_back(index);
                before += taken.times;
            }
            ++index;
        }
    if (times == before) return {};
    if (times > 0) {
        const auto item = times == 1
                              ? text::quoted(option)
                              : "{\"id\": " + text::quoted(option) + ", \"count\": " + std::to_string(times) + "}";
        if (places.empty()) {
            draft.insertInto(member, "options", text::atEnd, item, keyOrder(army, member));
        } else {
            draft.replace(array + "/" + std::to_string(places.front()), item);
            places.erase(places.begin());
        }
    } else if (places.size() == index) {
        draft.remove(array);
        places.clear();
    }
    for (auto place = places.rbegin(); place != places.rend(); ++place)
        draft.remove(array + "/" + std::to_string(*place));
    const std::string id(option);
    return changeOf(draft,
                    times > before ? QT_TRANSLATE_NOOP("Change", "Give %2 to %1")
                                   : QT_TRANSLATE_NOOP("Change", "Take %2 from %1"),
                    {nameOf(node), ChangeWord{ChangeWord::Kind::option, id, id}});
}

Change attach(const text::Document& army, std::string_view leader, std::optional<std::string_view> unitId)
{
    const Node node = army.root().at(leader);
    if (!node.isObject()) return {};
    Draft draft(army);
    if (!unitId)
        draft.remove(std::string(leader) + "/with");
    else
        draft.setMember(leader, "with", text::quoted(*unitId), keyOrder(army, leader));
    if (!unitId) return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Detach %1"), {nameOf(node)});
    ChangeWord unit{ChangeWord::Kind::element, std::string(*unitId), std::string(*unitId)};
    for (const auto& [element, other] : allArmyElements(army))
        if (element.type == ArmyElement::Type::unit && other["id"].string() == *unitId) unit = nameOf(other);
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Attach %1 to %2"), {nameOf(node), unit});
}

}  // namespace muster::editor
