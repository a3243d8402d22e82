#pragma once

#include "core/game/game.hpp"
#include "editor/judge/game_words.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster::editor {

/// The control that draws a value.
enum class FieldKind {
    integer,
    number,
    check,
    choice,
    line,
    notes,
    numbers,  ///< a list of numbers
    texts,    ///< a list of texts, one a line
    rows,     ///< a list of ids, ticked in a table
    picks,    ///< a list of words that may be said several times, chosen one by one
    levels,   ///< a number for each of some ids
    object,   ///< fields in a frame
    records,  ///< a list of objects
    json,     ///< whatever no other control can draw
    entry,    ///< which line of the list an element comes from
    options,  ///< options of that line
    attach,   ///< the unit that a leader is with
    id,       ///< what others call the element by
    list,     ///< the list that an army is built from
    house     ///< a file of house rules
};

/// One value of an element as a form draws it; made from its schema alone.
struct Field {
    std::string name;  ///< the key
    FieldKind kind = FieldKind::json;
    std::string title, help, unit;
    std::string group;  ///< heading it stands under; empty for the first
    double order = 0;
    bool isHeading = false;       ///< its title is that of its group, where it stands alone
    text::Node property, schema;  ///< where it is declared, and what that refers to; absent for the toolkit's own keys
    const rules::FormHint* hint = nullptr;
    std::string table;               ///< whose rows its ids are; empty for none
    std::vector<std::string> words;  ///< ids beside those of the table
    bool open = false;               ///< any other text is right, too
    std::optional<double> minimum, maximum;
    bool wholeItems = false;                 ///< the numbers of a list or of levels are whole
    std::optional<std::uint32_t> fixedSize;  ///< of a list of numbers
    std::vector<Field> members;              ///< of an object, or of each object of a list
    std::string itemTitle;                   ///< of a list of objects: what one is called
    text::Node itemSchema;                   ///< of a list of objects
    bool emptyIsNone = true;                 ///< of a text: an empty one is as good as none
};

/// The values of a unit, leader, group or army in the order in which a form shows them: the toolkit's own and the
/// system's. Titles and helps are in the reader's language. Fields point into the game.
std::vector<Field> fieldsOf(const rules::Game& game, rules::Scope scope, const GameWords& words = {});

/// What a new item of a list of objects begins with, as JSON: what it must have.
std::string startOf(text::Node itemSchema, text::Node system);

/// The schema that a `$ref` of the system file leads to, or the schema itself.
text::Node resolved(text::Node schema, text::Node system);

}  // namespace muster::editor
