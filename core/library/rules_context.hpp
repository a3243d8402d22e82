#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/files/kind.hpp"
#include "core/library/content_hashes.hpp"
#include "core/settings/levels.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace muster::rules {

class Catalogue;
struct Game;
class Settings;

/// A problem with a file that another one builds on, to be reported at the key that refers to it.
struct ContextProblem {
    std::string key;  ///< "system", "list", "house" or "settings"
    std::string rule;
    diagnostics::Level level = diagnostics::Level::error;
    std::string message, help;
};

/// A file that armies build on.
struct ContextFile {
    std::string key;  ///< "system", "list" or "house": the key that refers to it
    files::FileKind kind = files::FileKind::system;
    std::filesystem::path path;
};

/// The rules context of an army: its game, list and house rules, and the levels of the rules.
struct RulesContext {
    std::shared_ptr<const Game> game;            ///< with the rules that house rules add; null if there is no such
                                                 ///< system or it cannot be read
    std::shared_ptr<const Catalogue> catalogue;  ///< null if game is null
    std::shared_ptr<const Settings> settings;    ///< never null
    Levels levelLines;                           ///< of settings and house rules
    RuleLevels levels;                           ///< the same, by rule
    std::vector<ContextProblem> problems;
    std::vector<ContextFile>
        parts;                   ///< the system, the list and those it extends, the house rules: all that could be read
    bool acceptsErrors = false;  ///< the settings allow files to accept errors
    ContentHashes hashes;        ///< compared with the pins of armies; empty if game is null
};

}  // namespace muster::rules
