#pragma once

#include "printer/page/paper.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace muster::printer {

enum class Format { pdf, svg, png, html, text, markdown };

/// What the user asked for, checked as far as it can be without reading anything.
struct Options {
    std::vector<std::string> files;
    std::string output;        ///< a file, "-", or a folder with `toFolder`
    bool toFolder = false;
    Format format = Format::pdf;
    PageSetup page;
    std::string sheet;         ///< id; empty for all
    std::string font;          ///< family; empty for the best there is
    double dotsPerInch = 300;  ///< of PNG images
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
