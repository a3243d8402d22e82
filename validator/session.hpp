#pragma once

#include "core/library/library.hpp"
#include "validator/git/staged_files.hpp"
#include "validator/input_files.hpp"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace muster::validator {

/// Options and output common to all commands.
struct Session {
    int exitCode = 0;
    std::string house;  ///< house rules for armies without their own; empty for none
    files::Links links = files::Links::inside;
    std::optional<text::Date> today;            ///< instead of the present day
    std::string language;                       ///< of the texts of rules; empty for that of their files
    bool isQuiet = false;                       ///< leaves out notes about files that are skipped as intended
    std::shared_ptr<const StagedFiles> staged;  ///< read instead of the working tree; null for the working tree

    /// Created on first use, so that --help needs no data.
    rules::Library& library();
    /// A library of its own, which has read nothing.
    std::shared_ptr<rules::Library> newLibrary();
    /// Makes the library read files anew, after some have been written.
    void forgetFiles();
    /// Reports files that the library could not read, each once, and sets the exit code. True if there are any.
    bool failUnreadable();
    /// The folders with systems and lists that the library searches after the project's.
    std::vector<std::filesystem::path> dataFolders() const;
    /// Prints "muster: message" to standard error and sets the exit code, unless a more severe one is set.
    void fail(int code, const std::string& message);
    /// The same, but once for each message: a file may be read again.
    void failOnce(int code, const std::string& message);
    /// Prints "muster: message" to standard error.
    void note(const std::string& message);
    /// Forgets everything that was read and reported, to check again what has changed.
    void startAgain();
    /// Resolves paths to files, and reports invalid ones and misnamed files.
    std::vector<InputFile> files(const std::vector<std::string>& paths);
    /// The same with the problems that were reported, but misnamed files are left to the caller.
    Inputs inputs(const std::vector<std::string>& paths, TestFiles tests);
    /// The system of that id, or null after an error message if there is none.
    std::shared_ptr<const rules::Library::SystemFile> system(const files::Project& project, const std::string& id);
    /// The game of that id, or null after an error message if there is none or its file has errors.
    std::shared_ptr<const rules::Game> game(const files::Project& project, const std::string& id);

    /// Leaves the library's memory to the system, which frees it at once when the program ends. Call it last.
    void leaveMemory();

private:
    std::shared_ptr<rules::Library> m_library;
    std::set<std::string> m_reported;  ///< by failOnce()
};

}  // namespace muster::validator
