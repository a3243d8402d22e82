#pragma once

#include "core/files/kind.hpp"
#include "core/files/links.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace muster::validator {

/// A file to be checked or formatted, and the name people know it by.
struct InputFile {
    std::filesystem::path path;
    std::string name;
    muster::files::FileKind kind;
    std::filesystem::path given;  ///< the folder named on the command line, when the file was found in one
};

/// What the paths on the command line come to. Problems are sentences; `wrongUsage` and `unreadable` say which exit
/// code they ask for.
struct Inputs {
    std::vector<InputFile> files;  ///< sorted by name, each once
    std::vector<std::string> problems;
    std::vector<std::string> notes;  ///< what was left out without being wrong, as sentences
    bool wrongUsage = false;
    bool unreadable = false;
};

/// Goes through folders recursively, following links as far as that allows, leaving out what the project's settings
/// ignore. No path is passed over in silence.
Inputs findInputs(const std::vector<std::string>& paths, files::Links links);

}  // namespace muster::validator
