#pragma once

#include "tests/validator/club.hpp"

#include <filesystem>
#include <map>
#include <sys/stat.h>

namespace muster::test {

/// A club and the cache of its checks.
class CachedClub : public Club {
public:
    Folder cache;
    std::vector<std::string> environment;
    std::filesystem::path program = programPath("muster");

    Outcome check(std::vector<std::string> arguments = {}, bool isCached = true,
                  const std::filesystem::path& folder = {}) const
    {
        arguments.insert(arguments.begin(), {"check", "--format", "json"});
        if (!isCached) arguments.emplace_back("--no-cache");
        Settings settings;
        settings.environment = environment;
        settings.environment.push_back("MUSTER_CACHE_DIR=" + cache.path().string());
        settings.folder = path() / folder;
        settings.program = program;
        return run(arguments, settings);
    }

    /// The stored results, with a number that changes when one is written again.
    std::map<std::string, ino_t> stored() const
    {
        std::map<std::string, ino_t> files;
        for (const auto& entry : std::filesystem::directory_iterator(cache.path())) {
            if (entry.path().extension() != ".result") continue;
            struct stat status {};
            ::stat(entry.path().c_str(), &status);
            files[entry.path().filename().string()] = status.st_ino;
        }
        return files;
    }
};

}  // namespace muster::test
