#pragma once

#include "printer/command/options.hpp"

#include <optional>
#include <string>

namespace muster::printer {

/// Arguments that are converted to settings after parsing.
struct OptionWords {
    std::string format, margin = "12", paper = "a4", orientation, header, footer, date, list, blankSystem;
    bool hasHeader = false, hasFooter = false;
};

/// Sets what to print; returns an error message for missing or conflicting arguments.
std::optional<std::string> readWhat(const OptionWords& words, Options& options);

/// Sets the paper, the margins, and the texts of every page; returns an error message for a wrong one.
std::optional<std::string> readPage(const OptionWords& words, Settings& settings);

/// Sets the format and whether the output is a folder; returns an error message if the format is unknown.
std::optional<std::string> readFormat(const OptionWords& words, Options& options);

/// Why there can be no form fields, if so.
std::optional<std::string> fillableFault(const Options& options);

}  // namespace muster::printer
