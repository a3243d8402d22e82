#include "tests/paths.hpp"
#include "tests/validator/armies.hpp"
#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>

using namespace muster::test;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

Outcome newArmy(const Folder& folder, const std::string& output, const std::vector<std::string>& more = {})
{
    std::vector<std::string> arguments{"new", "army", "--system", "old-trousers", "--list", "french", "-o", output};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return runIn(folder, arguments);
}

}  // namespace

TEST_CASE("standard output that is full is a failure")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    Settings settings;
    settings.output = "/dev/full";
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{"check"},
                                                      {"check", "--format", "json"},
                                                      {"systems"},
                                                      {"rules"},
                                                      {"schema", "system"},
                                                      {"fmt", "--check", "."}}) {
        const auto outcome = runIn(folder, arguments, settings);
        CHECK(outcome.exitCode == 3);
        CHECK_THAT(outcome.err, Contains("cannot write to standard output"));
    }
}

TEST_CASE("an output that cannot be written is said, and nothing is left")
{
    const Folder folder;
    const auto missing = newArmy(folder, "gone/a.army.json");
    CHECK(missing.exitCode == 3);
    CHECK_THAT(missing.err, Contains("cannot write gone/a.army.json: No such file or directory"));

    fs::create_directory(folder / "folder.army.json");
    CHECK(newArmy(folder, "folder.army.json").exitCode == 3);
    const auto replaced = newArmy(folder, "folder.army.json", {"--force"});
    CHECK(replaced.exitCode == 3);
    CHECK_THAT(replaced.err, Contains("folder.army.json"));
    CHECK(fs::is_directory(folder / "folder.army.json"));

    folder.write("file", "x");
    CHECK(newArmy(folder, "file/a.army.json").exitCode == 3);
    CHECK(newArmy(folder, std::string(400, 'a') + ".army.json").exitCode == 3);
    fs::create_symlink("/dev/full", folder / "full.army.json");
    CHECK(newArmy(folder, "full.army.json", {"--force"}).exitCode == 3);
    CHECK(fs::is_symlink(folder / "full.army.json"));
    CHECK(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()) == 3);
}

TEST_CASE("a file grown beyond what may be written leaves the old one whole")
{
    const Folder folder;
    std::string text = "{\"x-a\":[";
    for (int i = 0; i < 3000; ++i) text += (i ? ",{\"a\":[{}]}" : "{\"a\":[{}]}");
    const auto file = folder.write("a.army.json", text + "]}");
    Settings settings;
    settings.program = "/bin/sh";
    settings.folder = folder.path();
    // Twenty blocks suffice for the old text, but not for the formatted one. The signal is ignored, so that the write
    // fails instead.
    const auto outcome =
        run({"-c", "trap '' XFSZ; ulimit -f 20; exec " + programPath("muster") + " fmt a.army.json"}, settings);
    INFO(outcome.err);
    CHECK(outcome.exitCode == 3);
    CHECK_THAT(outcome.err, Contains("cannot write a.army.json"));
    CHECK(contentOf(file) == text + "]}");
    CHECK(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()) == 1);
}
