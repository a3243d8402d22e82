#pragma once

#include "tests/places.hpp"
#include "tests/validator/folder.hpp"

#include <string>
#include <vector>

namespace muster::test {

/// How many times longer and larger a run may be: sanitizers take their time and their memory.
#ifdef __SANITIZE_ADDRESS__
inline constexpr int patience = 5;
#else
inline constexpr int patience = 1;
#endif

/// What a large or hostile file may take of processor time, and of memory in kilobytes.
inline constexpr double fewSeconds = 10 * patience;
inline constexpr long halfGigabyte = 512 * 1024 * patience;

/// What a run of the program left behind.
struct Outcome {
    int exitCode = 0;  ///< 128 + the signal when one ended it
    bool timedOut = false;
    double seconds = 0;  ///< of processor time: what else the machine does meanwhile does not count
    long peakKilobytes = 0;
    std::string out, err;
};

struct Settings {
    std::string input;                     ///< what standard input holds
    std::filesystem::path folder;          ///< the working folder; an empty one if none
    std::vector<std::string> environment;  ///< NAME=value, beside PATH
    std::filesystem::path program = programPath("muster");
    std::string output;              ///< a file that standard output goes to instead
    double longest = 60 * patience;  ///< seconds after which it is killed
};

/// Runs muster with the arguments, outside of any terminal and with no environment but PATH and what the settings add.
Outcome run(const std::vector<std::string>& arguments, const Settings& settings = {});

/// The same with a folder to work in.
inline Outcome runIn(const Folder& folder, const std::vector<std::string>& arguments, Settings settings = {})
{
    settings.folder = folder.path();
    return run(arguments, settings);
}

/// The same without the superuser's rights, for whom no file is locked. The folder is made readable for everybody.
Outcome runUnprivileged(const Folder& folder, const std::vector<std::string>& arguments);

}  // namespace muster::test
