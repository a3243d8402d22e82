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

/// The options of a command line, validated as far as possible without reading files.
struct Options {
    std::vector<std::string> inputs;    ///< files, folders and patterns
    std::optional<BlankRequest> blank;  ///< instead of inputs
    bool listSheets = false;            ///< instead of printing
    std::string output;                 ///< a file, "-", or a folder with `toFolder`
    bool toFolder = false;
    bool isPost = false;  ///< armies as short posts for a forum, instead of sheets
    bool isPack = false;  ///< a cover, then the armies, references and scenarios in the order of an evening
    Format format = Format::pdf;
    Settings settings;
    bool quiet = false;
    std::string language;  ///< of the texts of rules; empty for that of their files
    files::Links links = files::Links::inside;
    unsigned jobs = 0;       ///< armies computed in parallel; 0 for one per core
    unsigned timeout = 0;    ///< seconds; 0 for no limit
    unsigned maxMemory = 0;  ///< MiB; 0 for no limit
};

/// The program exits at once with this status; the text has already been shown.
struct Exit {
    int status;
};

/// Parses the command line; handles wrong usage and --help.
std::variant<Options, Exit> readOptions(int argc, char** argv);

/// The suffix of a format, without the dot.
std::string_view suffixOf(Format format);

}  // namespace muster::printer
