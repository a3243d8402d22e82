#pragma once

#include "core/rules/library.hpp"

#include <CLI/CLI.hpp>

#include <memory>
#include <optional>
#include <string>

namespace muster::validator {

/// What every command can be told, and how it answers.
struct Session {
    int exitCode = 0;
    std::string house;  ///< house rules for armies that name none; empty for none

    /// Made on first use, so that --help needs no data.
    rules::Library& library();
    /// Prints "muster: message" to standard error and remembers the exit code, the gravest of several.
    void fail(int code, const std::string& message);
    /// The system of that id, or null after saying that there is none.
    std::shared_ptr<const rules::Library::SystemFile> system(const model::Project& project, const std::string& id);
    /// The game of that id, or null after saying that there is none or that its file has errors.
    std::shared_ptr<const rules::Game> game(const model::Project& project, const std::string& id);

private:
    std::unique_ptr<rules::Library> m_library;
};

// One command each: adds its options to the program and does its work when it was called.
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
