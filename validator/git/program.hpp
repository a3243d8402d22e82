#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace muster::validator {

/// How a program ended.
struct ProgramResult {
    bool isInstalled = true;
    int status = 0;  ///< its exit code; 128 and the signal that ended it
    std::string out, err;
    bool isTooLong = false;  ///< it wrote more than the limit, and was stopped

    bool succeeded() const { return isInstalled && status == 0 && !isTooLong; }
};

/// Runs a program found on the PATH in a folder, without a shell. `input` is its standard input; `environment` is added
/// to the current one. It may write at most 256 MiB.
ProgramResult runProgram(const std::vector<std::string>& words, const std::filesystem::path& folder,
                         std::string_view input = {}, const std::vector<std::string>& environment = {});

}  // namespace muster::validator
