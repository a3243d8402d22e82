#pragma once

#include "core/expectation/compared.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace muster::rules {

/// A file with expectations that fit.
struct Updated {
    std::filesystem::path path;
    std::string name;    ///< for messages
    std::string before;  ///< empty if there is no such file yet
    std::string after;
};

/// The file's expectations changed to what the file gives. Those that fit keep every byte; those of findings keep their
/// keys. Nothing if there is nothing to change, or if the expectations cannot be read.
std::optional<Updated> updated(const Subject& subject, const Compared& compared);

}  // namespace muster::rules
