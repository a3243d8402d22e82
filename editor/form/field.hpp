#pragma once

#include "core/game/scope.hpp"
#include "core/text/document.hpp"
#include "editor/live_check/game_words.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster::rules {
struct FormHint;
struct Game;
}  // namespace muster::rules

namespace muster::editor {

/// The control that edits a value.
enum class FieldKind {
    integer,
    number,
    check,
    choice,
    line,
    notes,
    numbers,  ///< a list of numbers
    texts,    ///< a list of texts, one per line
    rows,     ///< a list of ids, ticked in a table
    picks,    ///< a list of words, possibly repeated, selected one by one
    levels,   ///< a number for each of several ids
    object,   ///< framed fields
    records,  ///< a list of objects
    json,     ///< any other value
    entry,    ///< the entry of the list that an element comes from
    options,  ///< options of that entry
    attach,   ///< the unit that a leader is attached to
    id,       ///< the element's id
    list,     ///< the list of an army
    house     ///< a house rules file
};

/// One value of an element in a form, derived from its schema.
struct Field {
    std::string name;  ///< the key
    FieldKind kind = FieldKind::json;
    std::string title, help, unit;
    std::string group;  ///< its heading; empty for the first group
    double order = 0;
    bool isHeading = false;  ///< the only field of its group: its title is that of the group
    text::Node property,
        schema;  ///< its declaration, and the schema that this refers to; absent for the toolkit's own keys
    const rules::FormHint* hint = nullptr;
    std::string table;               ///< table whose rows are the ids; empty for none
    std::vector<std::string> words;  ///< ids in addition to those of the table
    bool open = false;               ///< other texts are allowed too
    std::optional<double> minimum, maximum;
    bool wholeItems = false;                 ///< numbers of a list or of levels are integers
    std::optional<std::uint32_t> fixedSize;  ///< of a list of numbers
    std::vector<Field> members;              ///< of an object, or of each object of a list
    std::string itemTitle;                   ///< of a list of objects: name of an item
    text::Node itemSchema;                   ///< of a list of objects
    bool emptyIsNone = true;                 ///< of a text: empty means none
};

/// The fields of a unit, leader, group or army in form order: the toolkit's own and the system's. Titles and help texts
/// are in the user's language. Fields point into the game.
std::vector<Field> fieldsOf(const rules::Game& game, rules::Scope scope, const GameWords& words = {});

/// The required values of a new item of a list of objects, as JSON.
std::string startOf(text::Node itemSchema, text::Node system);

/// The target of a schema's `$ref` in the system file, or the schema itself.
text::Node resolved(text::Node schema, text::Node system);

}  // namespace muster::editor
