#pragma once

#include "core/text/edit.hpp"

#include <string>
#include <utility>
#include <vector>

namespace muster::editor {

/// A word in the name of a change, with what it stands for, so that it can be replaced by the game's own title.
struct ChangeWord {
    enum class Kind {
        plain,    ///< a name that the user gave, a number, or a kind of element
        key,      ///< a key of a unit, leader, group or army
        entry,    ///< a unit or leader without a name, by its entry
        element,  ///< an element without name and entry, by its own id
        option,   ///< an option of an entry
        base,     ///< a base on the board, by its unit
    };

    // Implicit, because most words are plain.
    ChangeWord(std::string plain) : text(std::move(plain)) {}
    ChangeWord(Kind kindOfWord, std::string subject, std::string words)
        : text(std::move(words)), kind(kindOfWord), id(std::move(subject))
    {}

    std::string text;  ///< shown unless the game has a title
    Kind kind = Kind::plain;
    std::string id;           ///< the key, or the id of the entry, element, option or unit; empty for plain words
    std::string suffix = {};  ///< follows the title, such as " 2" for the second base of a unit; also part of the text
};

/// A change ready for Document::apply. Without edits it changes nothing or is impossible.
struct Change {
    enum class Operation {
        other,
        add,  ///< adds a new element or new elements, which are no copies of others
    };

    std::vector<text::Edit> edits;
    /// Translatable name: "Change %1 of %2" with "count" and "Old Guard".
    std::string what;
    std::vector<ChangeWord> words;
    std::string mergeKey;                ///< see MergeKey; empty if changes must not merge
    std::vector<std::string> selection;  ///< pointers of added or moved elements, in the text after the change
    Operation operation = Operation::other;

    explicit operator bool() const { return !edits.empty(); }
    /// The name with its words filled in, untranslated.
    std::string name() const;
};

}  // namespace muster::editor
