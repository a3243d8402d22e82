#pragma once

#include "core/library/library.hpp"

namespace muster::rules {

/// The rules context for the file at that path: its system, the list of an army, its house rules.
std::shared_ptr<const RulesContext> namedRulesContext(text::Node root, files::FileKind kind,
                                                      const std::filesystem::path& path, const files::Project& project,
                                                      Library& library);

}  // namespace muster::rules
