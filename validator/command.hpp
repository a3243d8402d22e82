#pragma once

#include "core/rules/library.hpp"
#include "validator/input_files.hpp"

#include <CLI/CLI.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster::validator {

/// Options and output common to all commands.
struct Session {
    int exitCode = 0;
    std::string house;  ///< house rules for armies without their own; empty for none
    model::Links links = model::Links::inside;

    /// Created on first use, so that --help needs no data.
    rules::Library& library();
    /// Prints "muster: message" to standard error and sets the exit code, unless a more severe one is set.
    void fail(int code, const std::string& message);
    /// Prints "muster: message" to standard error.
    void note(const std::string& message);
    /// Resolves paths to files and reports invalid ones.
    std::vector<InputFile> files(const std::vector<std::string>& paths);
    /// The system of that id, or null after an error message if there is none.
    std::shared_ptr<const rules::Library::SystemFile> system(const model::Project& project, const std::string& id);
    /// The game of that id, or null after an error message if there is none or its file has errors.
    std::shared_ptr<const rules::Game> game(const model::Project& project, const std::string& id);

private:
    std::unique_ptr<rules::Library> m_library;
};

/// Adds the option to follow links out of the project.
void addFollowLinks(CLI::App& command, Session& session);

// Each adds one command with its options to the program, and runs it if it was called.
void addCheck(CLI::App& app, Session& session);
void addPrint(CLI::App& app, Session& session);
void addExplain(CLI::App& app, Session& session);
void addRules(CLI::App& app, Session& session);
void addSystems(CLI::App& app, Session& session);
void addLists(CLI::App& app, Session& session);
void addNew(CLI::App& app, Session& session);
void addCost(CLI::App& app, Session& session);
void addStats(CLI::App& app, Session& session);
void addUpgrade(CLI::App& app, Session& session);
void addFormat(CLI::App& app, Session& session);
void addSchema(CLI::App& app, Session& session);

}  // namespace muster::validator
