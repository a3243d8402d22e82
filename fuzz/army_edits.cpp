// The editor's changes of an army: each gives JSON, keeps a canonical text so, and can be undone. Forty bytes of
// choices, then the army.
#include "editor/document/army_edits.hpp"
#include "core/text/canonical.hpp"
#include "fuzz/choices.hpp"
#include "fuzz/document_history.hpp"
#include "fuzz/target.hpp"

#include <array>

namespace muster::fuzz {

namespace {

using editor::Change;

constexpr std::size_t armyEditChoices = 40;

std::string memberOf(const text::Document& army, Choices& choices)
{
    const auto groups = army.root()["groups"].size();
    const std::string group = groups > 0 && choices.flag() ? "/groups/" + std::to_string(choices.below(groups)) : "";
    const std::string array = group + (choices.below(3) != 0 ? "/units" : "/leaders");
    return array + "/" + std::to_string(choices.below(army.root().at(std::string_view(array)).size() + 1));
}

std::string ownerOf(const text::Document& army, Choices& choices)
{
    const auto groups = army.root()["groups"].size();
    return groups > 0 && choices.flag() ? "/groups/" + std::to_string(choices.below(groups)) : "";
}

Change armyChange(const text::Document& army, Choices& choices)
{
    constexpr std::array<const char*, 5> names{"Stra\xC3\x9F"
                                               "e \"x\"",
                                               "", "old-guard", "a/b~c", "\xFF"};
    const auto one = memberOf(army, choices), other = memberOf(army, choices), owner = ownerOf(army, choices);
    const std::vector<std::string> both{one, other};
    const std::string name = choices.of(names);
    const std::size_t index = choices.below(5);
    switch (choices.below(20)) {
    case 0:
        return editor::addMember(army, choices.flag() ? editor::MemberKind::unit : editor::MemberKind::leader, name,
                                 R"({"strength": 5, "tags": []})", {owner, index});
    case 1: return editor::removeMembers(army, both);
    case 2: return editor::duplicate(army, both);
    case 3: return editor::move(army, both, {owner, index});
    case 4: return editor::setCount(army, one, static_cast<std::int64_t>(index));
    case 5: return editor::setOption(army, one, name, choices.flag());
    case 6: return editor::setValue(army, one, choices.flag() ? "/strength" : "/training/fighting", "7");
    case 7: return editor::clearValue(army, one, "/strength");
    case 8: return editor::addGroup(army, name, "division");
    case 9:
        return editor::removeGroup(army, owner,
                                   choices.flag() ? editor::GroupContent::remove : editor::GroupContent::keepInArmy);
    case 10: return editor::attach(army, one, choices.flag() ? std::optional<std::string_view>(name) : std::nullopt);
    case 11: return editor::rename(army, one, name);
    case 12: return editor::setBudget(army, choices.flag() ? std::optional<std::int64_t>(30) : std::nullopt);
    case 13: return editor::paste(army, editor::copied(army, both), {owner, index});
    case 14: return editor::addItem(army, one, "/weapons", "\"bow\"");
    case 15: return editor::removeItem(army, one + "/weapons/0");
    case 16: return editor::changeId(army, one, editor::freeId(army, name));
    case 17: return editor::moveGroup(army, owner, index);
    case 18: return editor::addToCount(army, one, static_cast<std::int64_t>(choices.word()));
    default: return editor::renameKey(army, one + "/strength", name);
    }
}

}  // namespace

void armyEdits(std::string_view input)
{
    if (input.size() < armyEditChoices) return;
    Choices choices(input.substr(0, armyEditChoices));
    DocumentHistory history(input.substr(armyEditChoices));
    for (int i = 0; i < 4 && history.document(); ++i) history.apply(armyChange(*history.document(), choices));
    history.undoAll();
}

}  // namespace muster::fuzz
