#pragma once

#include "tests/paths.hpp"
#include "tests/processor_watch.hpp"
#include "tests/sanitized.hpp"
#include "tests/validator/folder.hpp"

#include <string>
#include <vector>

namespace muster::test {

/// The factor for memory limits under sanitizers.
inline constexpr int memoryFactor = isSanitized ? 5 : 1;

/// Limits of processor time, and of memory in kilobytes, for a large or hostile file.
inline constexpr double fewSeconds = 10;
inline constexpr long halfGigabyte = 512 * 1024 * memoryFactor;

/// The results of a run of the program.
struct Outcome {
    int exitCode = 0;  ///< 128 + the signal that ended it, if any
    bool timedOut = false;
    double seconds = 0;  ///< of processor time, as the reference machine of machineFactor() would count them
    long peakKilobytes = 0;
    std::string out, err;
};

struct Settings {
    std::string input;                     ///< contents of standard input
    std::filesystem::path folder;          ///< working folder; an empty one by default
    std::vector<std::string> environment;  ///< NAME=value, in addition to PATH
    std::filesystem::path program = programPath("muster");
    std::string output;                     ///< a file that receives standard output
    double longest = 60 * machineFactor();  ///< seconds until it is killed
};

/// Runs muster with the arguments, without a terminal and with an environment of only PATH and the settings' variables.
Outcome run(const std::vector<std::string>& arguments, const Settings& settings = {});

/// The same in a given folder.
inline Outcome runIn(const Folder& folder, const std::vector<std::string>& arguments, Settings settings = {})
{
    settings.folder = folder.path();
    return run(arguments, settings);
}

/// The same without superuser rights, which ignore file permissions. Makes the folder readable for everyone.
Outcome runUnprivileged(const Folder& folder, const std::vector<std::string>& arguments);

}  // namespace muster::test
