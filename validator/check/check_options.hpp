#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "validator/terminal.hpp"

#include <optional>
#include <string>
#include <vector>

namespace muster::validator {

/// The options of `muster check`.
struct CheckOptions {
    std::vector<std::string> paths;
    std::vector<std::string> formats = {"text"};
    std::string stdinName;
    std::string trace;
    std::optional<diagnostics::Level> failLevel;  ///< if absent, the settings of each file decide
    int maxWarnings = -1;
    bool limitWarnings = false;
    bool showAccepted = false;
    std::optional<diagnostics::Level> level;  ///< the lowest level that reports list; absent for the usual one
    bool quiet = false, statistics = false, summary = false;
    Colour colour = Colour::automatic;
    std::string baseline, writeBaseline;  ///< paths; empty for none
    bool pruneBaseline = false;
    std::string fix;  ///< which fixes to apply: "safe", "unsafe", or empty for none
    bool diff = false;
    bool exitNonZeroOnFix = false;
    std::string filesFrom;      ///< a list of paths, "-" for standard input; empty for none
    std::string changed;        ///< only files affected by changes since that commit; empty for all
    bool staged = false;        ///< only files affected by the next commit, with their staged texts
    std::string profile;        ///< "text", "json", or empty for none
    std::string profileOutput;  ///< a path; empty for standard output
    bool watch = false;
    bool noCache = false;
    std::string cacheDir;  ///< empty for the usual one
    unsigned threads = 0;
    unsigned timeout = 0;    ///< seconds; 0 for no limit
    unsigned maxMemory = 0;  ///< MiB; 0 for no limit
};

}  // namespace muster::validator
