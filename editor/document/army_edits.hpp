#pragma once

#include "core/text/edit.hpp"
#include "editor/document/change.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace muster::editor {

// What people do to an army, as edits of its text. Places are JSON pointers of units ("/units/3", "/groups/0/units/1"),
// leaders
// ("/leaders/0", ...), groups ("/groups/0") or the army (""). Names are for the undo menu, English and to be translated
// by who shows them.

enum class MemberKind { unit, leader };

/// How an object may be moved or pasted: into the army or a group ("" or "/groups/2"), before the unit or leader of
/// that index.
struct InsertPosition {
    std::string owner = {};
    std::size_t index = text::atEnd;
};

/// A unit or leader from an entry of the list. `start` is a JSON object of further values, or empty: what a catalogue
/// says one begins with. Without an entry it is made of `start` alone. The id is made from the entry's id, unique in
/// the army.
Change addMember(const text::Document& army, MemberKind kind, std::string_view entry, std::string_view start = {},
                 const InsertPosition& position = {});
Change removeMembers(const text::Document& army, std::span<const std::string> pointers);
/// Copies each right behind itself, with ids of their own.
Change duplicate(const text::Document& army, std::span<const std::string> pointers);
/// Moves units and leaders, in their order in the army, so that the first comes to stand at the spot as it is counted
/// before the move.
Change move(const text::Document& army, std::span<const std::string> pointers, const InsertPosition& position);

/// The count of a unit; 1 is written as no count, unless there is one already.
Change setCount(const text::Document& army, std::string_view unit, std::int64_t count);
/// Adds or takes away one to the count.
Change addToCount(const text::Document& army, std::string_view unit, std::int64_t difference);
Change setOption(const text::Document& army, std::string_view member, std::string_view option, bool taken);
/// Any value of an element by JSON text: `key` is a pointer relative to it ("/strength", "/training/fighting"); objects
/// on the way are made. A new member stands where `order` says (for one directly in the element; the toolkit's own keys
/// come first by themselves).
Change setValue(const text::Document& army, std::string_view element, std::string_view key, std::string_view json,
                text::KeyOrder order = {});
/// Removes an own value, so that the entry's holds again.
Change clearValue(const text::Document& army, std::string_view element, std::string_view key);
/// Adds an item to an array in an element, which is made where it is missing.
Change addItem(const text::Document& army, std::string_view element, std::string_view key, std::string_view json,
               std::size_t index = text::atEnd);
/// Removes an item, or moves it within its array.
Change removeItem(const text::Document& army, std::string_view item);
Change moveItem(const text::Document& army, std::string_view item, std::size_t index);
/// Gives a member of an object another key.
Change renameKey(const text::Document& army, std::string_view member, std::string_view key);

Change addGroup(const text::Document& army, std::string_view name, std::string_view kind = {});
/// The name of a unit, leader, group or the army; empty removes it where the file may do without.
Change rename(const text::Document& army, std::string_view element, std::string_view name);
/// Another id, with every `with` that names it.
Change changeId(const text::Document& army, std::string_view member, std::string_view id);
enum class GroupContent { remove, keepInArmy };
Change removeGroup(const text::Document& army, std::string_view group, GroupContent content);
Change moveGroup(const text::Document& army, std::string_view group, std::size_t index);

/// Attaches a leader to a unit by its id; without one he stands alone.
Change attach(const text::Document& army, std::string_view leader, std::optional<std::string_view> unitId);

Change setPlayer(const text::Document& army, std::string_view player);
Change setBudget(const text::Document& army, std::optional<std::int64_t> budget);
Change setList(const text::Document& army, std::string_view list);
Change setHouse(const text::Document& army, std::string_view house);

/// The units, leaders and groups as JSON text that pastes into any army, or a chat: {"muster": "units", "system": ...,
/// "units": [...]}.
std::string copied(const text::Document& army, std::span<const std::string> pointers);
/// Whether a text holds something that could be pasted.
bool isPasteable(std::string_view text);
/// The game that what can be pasted says it is from; empty where it does not say.
std::string gameOfPasted(std::string_view text);
/// Units, leaders and groups from such a text, or from one written by hand: a unit, an array of them, an army. Ids are
/// made unique; leaders stay with units that come along.
Change paste(const text::Document& army, std::string_view text, const InsertPosition& position = {});

/// The quick fix of a finding: its JSON Patch.
Change quickFix(const text::Document& army, std::string_view patch, std::string_view title);

/// An id that no unit, leader or group of the army has: the wish itself, or with the first free number behind it.
std::string freeId(const text::Document& army, std::string_view preferred);

/// The keys of a unit, leader, group and army in the order in which files are written, the toolkit's own; a system's
/// keys come behind "options".
text::KeyOrder ownKeys(std::string_view elementPointer);

}  // namespace muster::editor
