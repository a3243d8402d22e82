#pragma once

#include "core/files/links.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace muster::printer {

/// A file to print, and the folder it was found in if one was given.
struct PrintInput {
    std::string file;
    std::filesystem::path given = {};
};

/// The inputs of a print.
struct PrintInputs {
    std::vector<PrintInput> files;  ///< in the order given, without duplicates; contents of folders are sorted
    std::vector<std::string> problems;
    std::vector<std::string> notes;  ///< sentences about skipped files that are no errors
};

/// Resolves files, folders (every army and scenario below them that the project's settings do not ignore), and patterns
/// with * and ? that are not file names; `**` matches folders. Nothing is skipped silently.
PrintInputs findPrintInputs(const std::vector<std::string>& paths, files::Links links = files::Links::inside);

/// A unique output name for each file, without suffix: its stem, preceded by names of folders if stems are equal; never
/// by folders common to all files.
std::vector<std::string> outputNames(const std::vector<PrintInput>& files);

}  // namespace muster::printer
