#pragma once

#include "core/text/canonical.hpp"
#include "core/text/document.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster::text {

/// One value of a text that is being changed: a node as it was parsed, or once it is opened, children that may be
/// others.
struct Piece {
    std::string key;  ///< a member's name as written, with its quotes; empty for items and the root
    Node node;        ///< of the document, or of a value that was given
    bool opened = false;
    bool isMoved = false;  ///< stands elsewhere than in the document
    std::vector<std::unique_ptr<Piece>>
        children;  ///< of an opened array or object; each keeps its address while others come and go

    bool isArray() const { return node.isArray(); }
    bool isContainer() const { return node.isArray() || node.isObject(); }
    std::size_t size() const { return opened ? children.size() : node.size(); }
    bool standsIn(const Document& document) const { return !isMoved && &node.document() == &document; }

    /// Makes the children pieces of their own.
    void open();
    /// The decoded name of a member.
    bool isNamed(std::string_view name) const;
    /// Levels of containers in it: 0 for a plain value.
    std::size_t height() const;
    std::string onOneLine(Spacing spacing = Spacing::wide) const;
};

/// A member's name as it is written in its document.
std::string_view writtenKey(Node member);

// As for nodes, see canonical.hpp.
bool mayStandInLine(const Piece& value, bool inArray);
bool mayShareLine(const Piece& container);

}  // namespace muster::text
