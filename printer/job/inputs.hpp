#pragma once

#include "core/files/links.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace muster::printer {

/// A file to be printed, and the folder it was found in when that was named.
struct PrintInput {
    std::string file;
    std::filesystem::path given = {};
};

/// What the paths of a print come to.
struct PrintInputs {
    std::vector<PrintInput> files;  ///< in the order given, each once; what lies in a folder is sorted
    std::vector<std::string> problems;
    std::vector<std::string> notes;  ///< what was left out without being wrong, as sentences
};

/// Takes files as they are, folders with every army and scenario below them (without what the project's settings
/// ignore), and patterns with * and ? that no file is called; `**` goes through folders. Nothing is passed over in
/// silence.
PrintInputs findPrintInputs(const std::vector<std::string>& paths, files::Links links = files::Links::inside);

/// A name for the output of each file, without suffix and all different: its stem, with the names of folders before it
/// where stems are alike; never of folders that all the files lie in.
std::vector<std::string> outputNames(const std::vector<PrintInput>& files);

}  // namespace muster::printer
