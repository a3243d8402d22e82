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

// Operations on an army as edits of its text. Elements are JSON pointers of units ("/units/3", "/groups/0/units/1"),
// leaders ("/leaders/0", ...), groups ("/groups/0") or the army (""). Names of changes are for the undo menu, in
// English; the caller translates them.

enum class MemberKind { unit, leader };

/// Where to move or paste an object: into the army or a group ("" or "/groups/2"), before the unit or leader of that
/// index.
struct InsertPosition {
    std::string owner = {};
    std::size_t index = text::atEnd;
};

/// Adds a unit or leader from an entry of the list. `start` is a JSON object of further values from the catalogue, or
/// empty. Without an entry, the element consists of `start` alone. The id derives from the entry's id and is unique in
/// the army.
Change addMember(const text::Document& army, MemberKind kind, std::string_view entry, std::string_view start = {},
                 const InsertPosition& position = {});
/// How an entry is added: one more in a row that is just as it would be added, or always as a row of its own.
enum class Adding { oneMore, ownRow };
/// Counts up a unit of the position's owner that is just as addMember() would add it, apart from id and count: the
/// preferred one, else the last. Nothing if there is none.
Change countUp(const text::Document& army, std::string_view entry, std::string_view start,
               const InsertPosition& position, std::string_view preferred = {});
Change removeMembers(const text::Document& army, std::span<const std::string> pointers);
/// Inserts a copy with a new id directly after each element.
Change duplicate(const text::Document& army, std::span<const std::string> pointers);
/// Moves units and leaders, keeping their order, to a position counted before the move. Leaders attached to a unit that
/// goes to another owner go with it.
Change move(const text::Document& army, std::span<const std::string> pointers, const InsertPosition& position);

/// Sets the count of a unit; 1 is written only if the unit already has a count.
Change setCount(const text::Document& army, std::string_view unit, std::int64_t count);
/// Adds a difference, usually one or minus one, to the count.
Change addToCount(const text::Document& army, std::string_view unit, std::int64_t difference);
Change setOption(const text::Document& army, std::string_view member, std::string_view option, std::int64_t times);
/// Sets any value of an element by JSON text. `key` is a pointer relative to it ("/strength", "/training/fighting");
/// missing objects on the path are created. `order` positions a new member directly in the element; the toolkit's own
/// keys come first regardless.
Change setValue(const text::Document& army, std::string_view element, std::string_view key, std::string_view json,
                text::KeyOrder order = {});
/// Removes an own value, which restores the entry's.
Change clearValue(const text::Document& army, std::string_view element, std::string_view key);
/// Adds an item to an array in an element and creates the array if it is missing.
Change addItem(const text::Document& army, std::string_view element, std::string_view key, std::string_view json,
               std::size_t index = text::atEnd);
/// Removes an item, or moves it within its array.
Change removeItem(const text::Document& army, std::string_view item);
Change moveItem(const text::Document& army, std::string_view item, std::size_t index);
/// Renames the key of an object's member.
Change renameKey(const text::Document& army, std::string_view member, std::string_view key);

Change addGroup(const text::Document& army, std::string_view name, std::string_view kind = {});
/// Renames a unit, leader, group or the army; an empty name removes it if it is optional.
Change rename(const text::Document& army, std::string_view element, std::string_view name);
/// Changes an id and every `with` that refers to it.
Change changeId(const text::Document& army, std::string_view member, std::string_view id);
enum class GroupContent { remove, keepInArmy };
Change removeGroup(const text::Document& army, std::string_view group, GroupContent content);
Change moveGroup(const text::Document& army, std::string_view group, std::size_t index);

/// Attaches a leader to a unit by its id; without an id, detaches him.
Change attach(const text::Document& army, std::string_view leader, std::optional<std::string_view> unitId);

Change setPlayer(const text::Document& army, std::string_view player);
Change setBudget(const text::Document& army, std::optional<std::int64_t> budget);
Change setList(const text::Document& army, std::string_view list);
Change setHouse(const text::Document& army, std::string_view house);

/// The units, leaders and groups as JSON text that can be pasted into any army or a chat: {"muster": "units", "system":
/// ..., "units": [...]}.
std::string copied(const text::Document& army, std::span<const std::string> pointers);
/// Returns true if a text contains elements to paste.
bool isPasteable(std::string_view text);
/// Returns true if these are leaders alone: then the index of a position counts leaders, otherwise units.
bool hasOnlyLeaders(std::string_view text);
/// The game named in the pasted text; empty if it names none.
std::string gameOfPasted(std::string_view text);
/// Pastes units, leaders and groups from such a text, or from handwritten JSON: a unit, an array of them, an army. Ids
/// are made unique; leaders stay with units pasted along with them.
Change paste(const text::Document& army, std::string_view text, const InsertPosition& position = {});

/// Applies the quick fix of a finding, a JSON Patch.
Change quickFix(const text::Document& army, std::string_view patch, std::string_view title);

/// An id that no unit, leader or group of the army has: the preferred one, with the first free number appended if
/// necessary.
std::string freeId(const text::Document& army, std::string_view preferred);

/// The toolkit's own keys of a unit, leader, group and army, in the order of the file; the system's keys follow
/// "options".
text::KeyOrder ownKeys(std::string_view elementPointer);

}  // namespace muster::editor
