#pragma once

#include "core/files/kind.hpp"
#include "core/files/links.hpp"
#include "core/files/skipped.hpp"

#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace muster::text {
class Source;
}

namespace muster::validator {

/// A file to check or format, and its display name.
struct InputFile {
    std::filesystem::path path;
    std::string name;
    muster::files::FileKind kind;
    std::filesystem::path given;  ///< the folder on the command line that contained the file, if any
    std::shared_ptr<const text::Source> source = {};  ///< its text, if that is not read from the path
};

/// A path on the command line that cannot be used, and why.
struct InputProblem {
    std::string file, message;
    bool isEmptyFolder = false;  ///< the folder could be read, but contains no file of Muster
    bool isIgnored = false;      ///< the settings ignore every file of the folder
};

/// The files for the paths on the command line. Problems are sentences; `wrongUsage` and `unreadable` select the exit
/// code.
struct Inputs {
    std::vector<InputFile> files;  ///< sorted by name, without duplicates
    std::vector<InputProblem> problems;
    std::vector<std::string> notes;           ///< sentences about files that are skipped as intended
    std::set<std::filesystem::path> ignored;  ///< files that the settings ignore
    std::set<files::MisnamedFile> misnamed;   ///< files that are skipped because of their names
    bool wrongUsage = false;
    bool unreadable = false;
};

/// Whether a search of a folder finds the files that the settings call tests (`tests` in muster.json).
enum class TestFiles {
    found,
    leftOut,  ///< unless the folder contains nothing else
};

/// Searches folders recursively, follows links as far as allowed, and skips files that the project's settings ignore.
/// No path is skipped silently.
Inputs findInputs(const std::vector<std::string>& paths, files::Links links, TestFiles tests);

}  // namespace muster::validator
