#pragma once

#include "core/text/document.hpp"
#include "validator/input_files.hpp"

#include <memory>
#include <string>

namespace muster::validator {

/// An earlier version of the file of a system or a list.
struct FormerFile {
    std::shared_ptr<const text::Document> document;  ///< a system has the form of one; null if there is none
    std::string problem;                             ///< why, as a sentence
    int exitCode = 0;                                ///< of the problem
    bool isMissing = false;                          ///< the earlier version does not contain the file
};

/// The version of a file in a folder, in a pack, in a file of its own, or in a commit of git. A list is looked for
/// among those of its `system`.
FormerFile formerFile(const std::string& since, const InputFile& file, std::string_view system);

}  // namespace muster::validator
