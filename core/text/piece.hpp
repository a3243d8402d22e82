#pragma once

#include "core/text/canonical.hpp"
#include "core/text/document.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster::text {

/// One value of a text under change: a parsed node or, once opened, a list of children that may have changed.
struct Piece {
    std::string key;  ///< a member's quoted name as written; empty for items and the root
    Node node;        ///< of the document, or of a new value
    Node replaced;    ///< the value of the document whose place a new value takes
    bool opened = false;
    bool isMoved = false;  ///< is not at its original place in the document
    std::vector<std::unique_ptr<Piece>>
        children;  ///< of an opened array or object; addresses are stable when others are added or removed

    bool isArray() const { return node.isArray(); }
    bool isContainer() const { return node.isArray() || node.isObject(); }
    std::size_t size() const { return opened ? children.size() : node.size(); }
    bool standsIn(const Document& document) const { return !isMoved && &node.document() == &document; }
    /// The value of the document at whose place this one is, or absent.
    Node placeIn(const Document& document) const { return standsIn(document) ? node : isMoved ? Node() : replaced; }

    /// Makes each child a piece.
    void open();
    /// The decoded name of a member.
    bool isNamed(std::string_view name) const;
    /// Levels of containers in it: 0 for a plain value.
    std::size_t height() const;
    std::string onOneLine(Spacing spacing = Spacing::wide) const;
};

/// A member's name as written in its document.
std::string_view writtenKey(Node member);

// As for nodes, see canonical.hpp.
bool mayStandInLine(const Piece& value, bool inArray);
bool mayShareLine(const Piece& container);

}  // namespace muster::text
