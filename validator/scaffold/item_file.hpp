#pragma once

#include "validator/session.hpp"

#include <span>

namespace muster::validator {

/// A file to which an item is added, read and parsed without faults.
struct ItemFile {
    std::filesystem::path path;
    std::string name;
    files::FileKind kind = files::FileKind::system;
    std::shared_ptr<const text::Document> document;
    std::shared_ptr<const files::Project> project;
    std::shared_ptr<const text::Document> merged = document;  ///< of a system: with what it inherits from others

    text::Node root() const { return document->root(); }
    /// What is there already: of a system that extends another, inherited parts too.
    text::Node whole() const { return merged->root(); }
    /// The id of its game.
    std::string_view system() const { return root()[kind == files::FileKind::system ? "id" : "system"].string(); }
};

/// The file of that name, if it is of one of these kinds and may be changed; nothing after an error message. `item` is
/// what is added to it, as in "a rule".
std::optional<ItemFile> itemFile(const std::string& name, std::span<const files::FileKind> kinds, std::string_view item,
                                 Session& session);

}  // namespace muster::validator
