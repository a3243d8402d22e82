#pragma once

#include "core/text/document.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace muster::text {

/// One change of a text: replaces the bytes of a range. Ranges refer to the text before all changes.
struct Edit {
    Range range;
    std::string text;

    bool operator==(const Edit& other) const
    {
        return range.begin == other.range.begin && range.end == other.range.end && text == other.text;
    }
};

/// Applies changes that do not overlap, in any order; insertions at one place keep their order. Ranges are clamped to
/// the text.
std::string applied(std::string_view text, std::span<const Edit> edits);

/// The edits that undo these, for the text returned by `applied`. The edits must be sorted and inside the text.
std::vector<Edit> inverse(std::string_view text, std::span<const Edit> edits);

/// The single edit between two texts, from their common beginning to their common end. Empty if they are equal.
std::vector<Edit> difference(std::string_view before, std::string_view after);

/// A text as a JSON string with its quotes; invalid UTF-8 becomes U+FFFD.
std::string quoted(std::string_view text);

/// The place of a new member: before the first member that comes later in this list of keys, at the end if there is
/// none.
using KeyOrder = std::span<const std::string_view>;

/// The index after the last item of an array.
inline constexpr std::size_t atEnd = static_cast<std::size_t>(-1);

/// A sequence of changes to a parsed text, returned as edits of its bytes. Unaffected parts keep every byte; new text
/// is in canonical form for its depth, or in the style of its surroundings if that is not canonical. A text in
/// canonical form stays canonical.
///
/// Values are given as JSON text, places as JSON pointers into the document as changed so far. An invalid change (no
/// such place, no JSON, too deep) returns false and has no effect.
class Draft {
public:
    /// The document must outlive the draft.
    explicit Draft(const Document& document);
    ~Draft();
    Draft(Draft&&) noexcept;
    Draft& operator=(Draft&&) noexcept;

    bool has(std::string_view pointer) const;
    /// The value at a place as JSON on one line; empty if there is none.
    std::string valueText(std::string_view pointer) const;
    /// The number of items or members at a place, 0 for other values.
    std::size_t sizeOf(std::string_view pointer) const;

    bool replace(std::string_view pointer, std::string_view json);
    /// Replaces the member with that name or adds it; the name is unescaped.
    bool setMember(std::string_view object, std::string_view key, std::string_view json, KeyOrder order = {});
    /// Removes a member or item including its comma and line; the root cannot be removed.
    bool remove(std::string_view pointer);
    /// Inserts an item before the one at `index`, which may be the size of the array or `atEnd`.
    bool insertItem(std::string_view array, std::size_t index, std::string_view json);
    /// The same for an array that is a member of an object; adds the member if it is missing.
    bool insertInto(std::string_view object, std::string_view key, std::size_t index, std::string_view json,
                    KeyOrder order = {});
    /// Moves an item to an index of another array, or of its own; the index does not count the item itself.
    bool moveItem(std::string_view item, std::string_view array, std::size_t index);
    /// Renames a member; false if the object already has that name.
    bool renameKey(std::string_view member, std::string_view key);

    /// The changes so far as edits of the document's text: sorted, not adjacent, never splitting a code point. Empty if
    /// nothing changed.
    std::vector<Edit> edits() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

// A single change of one node, without a draft. Empty if it is invalid or changes nothing.
std::vector<Edit> replaced(Node node, std::string_view json);
std::vector<Edit> memberSet(Node object, std::string_view key, std::string_view json, KeyOrder order = {});
std::vector<Edit> removed(Node memberOrItem);
std::vector<Edit> inserted(Node array, std::size_t index, std::string_view json);
std::vector<Edit> moved(Node item, Node array, std::size_t index);
std::vector<Edit> renamed(Node member, std::string_view key);

}  // namespace muster::text
