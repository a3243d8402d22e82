#pragma once

#include "core/text/document.hpp"
#include "validator/session.hpp"

#include <filesystem>
#include <memory>
#include <string>

namespace muster::validator {

/// An earlier version of a system's file: in a folder, in a pack, as a file of its own, or in a commit of git. Null
/// after a message to the user.
std::shared_ptr<const text::Document> formerSystem(const std::string& since, const std::filesystem::path& file,
                                                   Session& session);

}  // namespace muster::validator
