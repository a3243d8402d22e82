// Baselines: findings that were there before, by fingerprint.
#include "tests/validator/armies.hpp"
#include "tests/validator/report.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

using namespace muster::test;
using Catch::Contains;
using Catch::EndsWith;

namespace {

std::string bears(std::string_view ids)
{
    std::string units;
    for (const char id : ids) units += fmt::format(R"({}{{ "id": "{}", "points": 0 }})", units.empty() ? "" : ", ", id);
    return toyArmy(units);
}

/// A club whose army has two errors: its units cost nothing.
class OldClub : public Folder {
public:
    OldClub()
    {
        write("toy.system.json", toySystem());
        write("a.army.json", bears("ab"));
    }
};

}  // namespace

TEST_CASE("findings of the baseline are counted and not reported")
{
    const OldClub folder;
    const auto written = runIn(folder, {"check", "--write-baseline", "known.json"});
    CHECK(written.exitCode == 0);
    CHECK(written.out.empty());
    CHECK(written.err == "muster: known.json now has 2 findings\n");
    const auto known = runIn(folder, {"check", "--baseline", "known.json"});
    CHECK(known.exitCode == 0);
    CHECK(known.out == "2 files checked: 0 errors, 0 warnings, 0 notes, 2 in the baseline\n");
}

TEST_CASE("a new finding does not hide behind one that was corrected")
{
    const OldClub folder;
    REQUIRE(runIn(folder, {"check", "--write-baseline", "known.json"}).exitCode == 0);
    // As many findings as before, but of another unit.
    folder.write("a.army.json", bears("cb"));
    const auto report = checkIn(folder, {"--baseline", "known.json"});
    CHECK(report.outcome.exitCode == 1);
    REQUIRE(report.count("schema/minimum") == 1);
    CHECK(report.find("schema/minimum")->pointer == "/units/0/points");
    REQUIRE(report.count("check/stale-baseline") == 1);
    const auto* stale = report.find("check/stale-baseline");
    CHECK(stale->file == "known.json");
    CHECK(stale->line >= 4);  // of two equal lines, in the order of their fingerprints
    CHECK(stale->line <= 5);
    CHECK(stale->level == "warning");
    CHECK_THAT(stale->message, Contains("a.army.json no longer has this finding of schema/minimum"));

    // Reordering and reformatting change nothing.
    folder.write("a.army.json", bears("ba"));
    CHECK(runIn(folder, {"fmt", "a.army.json"}).exitCode == 0);
    CHECK(runIn(folder, {"check", "--baseline", "known.json", "--max-warnings", "0"}).exitCode == 0);
}

TEST_CASE("--prune-baseline removes what is stale, and nothing else")
{
    const OldClub folder;
    REQUIRE(runIn(folder, {"check", "--write-baseline", "known.json"}).exitCode == 0);
    const auto before = contentOf(folder / "known.json");
    folder.write("a.army.json", bears("bc"));
    const auto pruned = runIn(folder, {"check", "--baseline", "known.json", "--prune-baseline"});
    CHECK(pruned.exitCode == 1);  // the new finding is not added
    CHECK_THAT(pruned.err, Contains("known.json now has 1 finding"));
    CHECK_THAT(pruned.out,
               !Contains("stale-baseline") && EndsWith("1 error, 0 warnings, 0 notes, 1 in the baseline\n"));
    const auto after = contentOf(folder / "known.json");
    CHECK(after.size() < before.size());
    CHECK_THAT(before, Contains(after.substr(after.find("\"fingerprint\""), 40)));
    // Files that were not checked keep their lines.
    folder.write("b.army.json", bears("z"));
    REQUIRE(runIn(folder, {"check", "--baseline", "known.json", "--prune-baseline", "b.army.json"}).exitCode == 1);
    CHECK(contentOf(folder / "known.json") == after);
    // A file that was removed does not.
    std::filesystem::remove(folder / "a.army.json");
    REQUIRE(runIn(folder, {"check", "--baseline", "known.json", "--prune-baseline", "b.army.json"}).exitCode == 1);
    CHECK_THAT(contentOf(folder / "known.json"), Contains("\"findings\": []"));
}

TEST_CASE("a baseline is the same from every folder")
{
    const OldClub folder;
    folder.write("armies/b.army.json", bears("b"));
    REQUIRE(runIn(folder, {"check", "--write-baseline", "known.json"}).exitCode == 0);
    Settings settings;
    settings.folder = folder / "armies";
    const auto inside = run({"check", "--baseline", "../known.json", ".."}, settings);
    CHECK(inside.exitCode == 0);
    CHECK_THAT(inside.out, Contains("3 in the baseline"));
}

TEST_CASE("a file that is no baseline is refused and kept")
{
    const OldClub folder;
    const auto refused = [&](std::string_view text, std::string_view reason) {
        folder.write("known.json", text);
        for (const char* option : {"--baseline", "--write-baseline"}) {
            const auto result = runIn(folder, {"check", option, "known.json"});
            CHECK(result.exitCode == 3);
            CHECK_THAT(result.err, Contains(std::string(reason)) && Contains("known.json:"));
            CHECK(contentOf(folder / "known.json") == text);
        }
    };
    refused("{\n  \"precious\": true }", "known.json:1:1: this is no baseline");
    refused("{\n  \"baseline\": 1, ", "known.json:2:");
    refused("[]", "this is no baseline");
    refused("{ \"baseline\": 2, \"findings\": [] }", "another version of Muster");
    refused("{ \"baseline\": 1 }", "no list \"findings\"");
    refused("{ \"baseline\": 1, \"findings\": [{}] }", "no \"fingerprint\"");
    refused("{ \"baseline\": 1, \"findings\": [{ \"fingerprint\": \"a\" }, { \"fingerprint\": \"a\" }] }",
            "appears twice");
    CHECK(runIn(folder, {"check", "--baseline", "none.json"}).exitCode == 3);
    const auto army = runIn(folder, {"check", "--write-baseline", "new.army.json"});
    CHECK(army.exitCode == 2);
    CHECK_THAT(army.err, Contains("new.army.json is the name of a Muster file"));
    CHECK(runIn(folder, {"check", "--write-baseline", "no/such/folder.json"}).exitCode == 3);
    CHECK(runIn(folder, {"check", "--prune-baseline"}).exitCode == 2);
    CHECK(runIn(folder, {"check", "--baseline", "a.json", "--write-baseline", "b.json"}).exitCode == 2);
}

TEST_CASE("no baseline is written after an incomplete check")
{
    const OldClub folder;
    const auto result = runIn(folder, {"check", "--write-baseline", "known.json", ".", "missing.army.json"});
    CHECK(result.exitCode == 3);
    CHECK_THAT(result.err, Contains("no baseline was written"));
    CHECK_FALSE(std::filesystem::exists(folder / "known.json"));
}
