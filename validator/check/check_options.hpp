#pragma once

#include <string>
#include <vector>

namespace muster::validator {

/// The options of `muster check`.
struct CheckOptions {
    std::vector<std::string> paths;
    std::vector<std::string> formats = {"text"};
    std::string stdinName;
    std::string trace;
    int maxWarnings = -1;
    bool limitWarnings = false;
    bool showAccepted = false;
    unsigned threads = 0;
    unsigned timeout = 0;    ///< seconds; 0 for no limit
    unsigned maxMemory = 0;  ///< MiB; 0 for no limit
};

}  // namespace muster::validator
