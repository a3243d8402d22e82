#pragma once

#include "tests/paths.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

/// A fixture for tests of the program muster-print.
namespace muster::printer::tests {

namespace fs = std::filesystem;

struct Run {
    int status;
    std::string output;
    std::string errors;
};

/// The folder of shipped armies, and two of them.
inline const std::string armies = test::sourcePath("armylists");
inline const std::string french = armies + "/old-trousers/armies/french-waterloo-1815.army.json";
inline const std::string rangers = armies + "/opend6-fantasy/armies/ice-rangers.army.json";

inline std::string content(const fs::path& file)
{
    std::stringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

/// A temporary working folder for the program.
struct ProgramFixture {
    fs::path folder = fs::temp_directory_path() / fmt::format("muster-print-{}-{}", ::getpid(), std::rand());

    ProgramFixture() { fs::create_directories(folder); }
    ~ProgramFixture()
    {
        std::error_code ignored;
        fs::remove_all(folder, ignored);
    }
    ProgramFixture(const ProgramFixture&) = delete;
    ProgramFixture& operator=(const ProgramFixture&) = delete;

    /// `environment` and `before` precede the program: environment variables, and shell commands.
    Run run(const std::string& arguments, const std::string& environment = "", const std::string& before = "") const
    {
        const auto command =
            fmt::format("cd '{}' && {} env -u DISPLAY -u WAYLAND_DISPLAY -u XDG_RUNTIME_DIR {} '{}' {} > .out 2> .err",
                        folder.string(), before, environment, test::programPath("muster-print"), arguments);
        const int status = std::system(command.c_str());
        return {WEXITSTATUS(status), content(folder / ".out"), content(folder / ".err")};
    }
    void write(const std::string& name, const std::string& text) const
    {
        fs::create_directories((folder / name).parent_path());
        std::ofstream(folder / name) << text;
    }
    /// Files in the folder, except the program's output.
    std::size_t files() const
    {
        std::size_t count = 0;
        for (const auto& entry : fs::directory_iterator(folder))
            count += entry.path().filename().string().starts_with(".") ? 0 : 1;
        return count;
    }
    /// The army or armies as plain text, which shows the printed content without pages.
    std::string text(const std::string& arguments) const { return run(arguments + " -o - --format text").output; }
};

}  // namespace muster::printer::tests
