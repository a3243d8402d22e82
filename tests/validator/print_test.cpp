#include "tests/paths.hpp"
#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>

using namespace muster::test;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

constexpr const char* fakePrinter =
    "#!/bin/sh\nfor word in \"$@\"; do echo \"<$word>\"; done\necho errors >&2\nexit 7\n";

/// A copy of the program without muster-print beside it.
Settings alone(const Folder& folder)
{
    fs::create_directory(folder / "bin");
    fs::copy_file(programPath("muster"), folder / "bin/muster");
    Settings settings;
    settings.program = folder / "bin/muster";
    return settings;
}

void makeFake(const Folder& folder, const std::string& name)
{
    fs::permissions(folder.write(name, fakePrinter), fs::perms::owner_all);
}

}  // namespace

TEST_CASE("printing hands every word over to muster-print on the PATH")
{
    const Folder folder;
    auto settings = alone(folder);
    makeFake(folder, "tools/muster-print");
    settings.environment = {"PATH=" + (folder / "tools").string()};
    const auto outcome = run({"print", "my army.army.json", "-o", "out.pdf", "--paper", "a4", "--help", ""}, settings);
    CHECK(outcome.exitCode == 7);
    CHECK(outcome.out == "<my army.army.json>\n<-o>\n<out.pdf>\n<--paper>\n<a4>\n<--help>\n<>\n");
    CHECK(outcome.err == "errors\n");
}

TEST_CASE("the muster-print beside the program comes first")
{
    const Folder folder;
    auto settings = alone(folder);
    makeFake(folder, "bin/muster-print");
    CHECK(run({"print", "x"}, settings).exitCode == 7);
}

TEST_CASE("without a muster-print that is said, and nothing else is amiss")
{
    const Folder folder;
    auto settings = alone(folder);
    settings.environment = {"PATH=" + (folder / "bin").string()};
    const auto outcome = run({"print", "x.army.json", "-o", "x.pdf"}, settings);
    CHECK(outcome.exitCode == 3);
    CHECK_THAT(outcome.err, Contains("muster-print") && Contains("PATH"));
    CHECK(run({"systems"}, settings).exitCode == 0);
}
