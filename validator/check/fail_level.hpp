#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "validator/session.hpp"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace muster::validator {

struct Report;

/// Decides which findings make a check fail: those of the level that the option or, without it, the settings of each
/// file say, and above.
class FailLevel {
public:
    FailLevel(const std::vector<InputFile>& files, std::optional<diagnostics::Level> option, Session& session);

    /// True if a finding of the report makes the check fail, whether it is listed or not.
    bool isReached(const Report& report);

private:
    struct File {
        std::filesystem::path path, given;
        std::optional<diagnostics::Level> level;  ///< once it is known
    };
    diagnostics::Level levelOf(const std::string& file);

    std::optional<diagnostics::Level> m_option;
    Session& m_session;
    std::map<std::string, File> m_files;
};

}  // namespace muster::validator
