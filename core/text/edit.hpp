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

/// One change of a text: the bytes of a range give way to others. Ranges are those of the text before all changes.
struct Edit {
    Range range;
    std::string text;

    bool operator==(const Edit& other) const
    {
        return range.begin == other.range.begin && range.end == other.range.end && text == other.text;
    }
};

/// The text after changes that do not overlap, in any order; insertions at one place keep theirs. Ranges outside of the
/// text are cut to it.
std::string applied(std::string_view text, std::span<const Edit> edits);

/// The edits that lead back, for the text that `applied` gives. The edits must be sorted and lie inside the text.
std::vector<Edit> inverse(std::string_view text, std::span<const Edit> edits);

/// The one edit between two texts: what stands between their common beginning and end. Nothing when they are equal.
std::vector<Edit> difference(std::string_view before, std::string_view after);

/// A text as a JSON string with its quotes; bytes that are no UTF-8 become U+FFFD.
std::string quoted(std::string_view text);

/// Where a new member goes: before the first member that comes later in this list of keys, at the end if none does.
using KeyOrder = std::span<const std::string_view>;

/// The place behind the last item of an array.
inline constexpr std::size_t atEnd = static_cast<std::size_t>(-1);

/// Changes of a parsed text, made one after the other and then told as edits of its bytes. What a change does not touch
/// keeps every byte; new text is written as the canonical form would write it at that depth, or in the style of what
/// stands around it where that is not canonical. A text in canonical form stays in it.
///
/// Values are given as JSON text, places as JSON pointers into the document as changed so far. A change that cannot be
/// made (no such place, no JSON, deeper than a text may be) answers false and leaves everything as it was.
class Draft {
public:
    /// The document must outlive the draft.
    explicit Draft(const Document& document);
    ~Draft();
    Draft(Draft&&) noexcept;
    Draft& operator=(Draft&&) noexcept;

    bool has(std::string_view pointer) const;
    /// The value at a place in one line of JSON; empty when there is none.
    std::string valueText(std::string_view pointer) const;
    /// Items or members at a place, 0 for anything else.
    std::size_t sizeOf(std::string_view pointer) const;

    bool replace(std::string_view pointer, std::string_view json);
    /// Replaces the member of that name or adds it; the name is given plain.
    bool setMember(std::string_view object, std::string_view key, std::string_view json, KeyOrder order = {});
    /// Removes a member or item with its comma and line; the root cannot be removed.
    bool remove(std::string_view pointer);
    /// Inserts an item before the one at `index`, which may be the size of the array or `atEnd`.
    bool insertItem(std::string_view array, std::size_t index, std::string_view json);
    /// The same into the array that is a member of an object, which is made first where it is missing.
    bool insertInto(std::string_view object, std::string_view key, std::size_t index, std::string_view json,
                    KeyOrder order = {});
    /// Takes an item out of its array and puts it into another, or the same, at that place as it is counted without it.
    bool moveItem(std::string_view item, std::string_view array, std::size_t index);
    /// Gives a member another name; false when the object has one of that name already.
    bool renameKey(std::string_view member, std::string_view key);

    /// The changes so far as edits of the document's text: sorted, apart from one another, never through a code point.
    /// Empty when nothing changed.
    std::vector<Edit> edits() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

// One change of one node, for those who need no draft. Empty when it cannot be made, or changes nothing.
std::vector<Edit> replaced(Node node, std::string_view json);
std::vector<Edit> memberSet(Node object, std::string_view key, std::string_view json, KeyOrder order = {});
std::vector<Edit> removed(Node memberOrItem);
std::vector<Edit> inserted(Node array, std::size_t index, std::string_view json);
std::vector<Edit> moved(Node item, Node array, std::size_t index);
std::vector<Edit> renamed(Node member, std::string_view key);

}  // namespace muster::text
