#pragma once

#include "core/library/library.hpp"
#include "validator/input_files.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster::validator {

/// What every command can be told, and how it answers.
struct Session {
    int exitCode = 0;
    std::string house;  ///< house rules for armies that name none; empty for none
    files::Links links = files::Links::inside;

    /// Made on first use, so that --help needs no data.
    rules::Library& library();
    /// Prints "muster: message" to standard error and remembers the exit code, the gravest of several.
    void fail(int code, const std::string& message);
    /// Prints "muster: message" to standard error.
    void note(const std::string& message);
    /// The files that the paths come to, after saying what is wrong with them.
    std::vector<InputFile> files(const std::vector<std::string>& paths);
    /// The system of that id, or null after saying that there is none.
    std::shared_ptr<const rules::Library::SystemFile> system(const files::Project& project, const std::string& id);
    /// The game of that id, or null after saying that there is none or that its file has errors.
    std::shared_ptr<const rules::Game> game(const files::Project& project, const std::string& id);

private:
    std::unique_ptr<rules::Library> m_library;
};

}  // namespace muster::validator
