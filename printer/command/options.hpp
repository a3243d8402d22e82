#pragma once

#include "core/files/links.hpp"
#include "printer/job/sheet_maker.hpp"
#include "printer/settings/settings.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace muster::printer {

enum class Format { pdf, svg, png, html, text, markdown };

/// What the user asked for, checked as far as it can be without reading anything.
struct Options {
    std::vector<std::string> inputs;    ///< files, folders and patterns
    std::optional<BlankRequest> blank;  ///< instead of inputs
    bool listSheets = false;            ///< instead of printing
    std::string output;                 ///< a file, "-", or a folder with `toFolder`
    bool toFolder = false;
    Format format = Format::pdf;
    Settings settings;
    bool quiet = false;
    files::Links links = files::Links::inside;
    unsigned jobs = 0;       ///< armies computed at once; 0 for one a core
    unsigned timeout = 0;    ///< seconds; 0 for as long as it takes
    unsigned maxMemory = 0;  ///< MiB; 0 for as much as there is
};

/// The program ends at once with this status; the text has been shown.
struct Exit {
    int status;
};

/// Reads the command line; wrong usage and --help are answered here.
std::variant<Options, Exit> readOptions(int argc, char** argv);

/// The suffix of files of a format, without the dot.
std::string_view suffixOf(Format format);

}  // namespace muster::printer
