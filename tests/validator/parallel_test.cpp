#include "tests/validator/armies.hpp"
#include "tests/validator/report.hpp"

#include <catch2/catch.hpp>

#include <fmt/format.h>

using namespace muster::test;

namespace {

/// Three hundred valid and invalid files of two systems, one of which has errors.
void fill(const Folder& folder)
{
    folder.write("muster.json", R"({ "format": 1 })");
    folder.write("toy.system.json",
                 toySystem(ruleThat("even", "unit", "self.points % 2 == 0", "\"help\": \"{self.name}\",")));
    folder.write("odd.system.json", toySystem(ruleThat("lost", "unit", "self.pionts > 0")));
    folder.write("other.house.json",
                 R"({ "format": 1, "system": "toy", "name": "Other", "extends": "other.house.json" })");
    for (int i = 0; i < 296; ++i) {
        std::string army = toyArmy(fmt::format(
            R"({{ "id": "a{}", "points": {}, "count": {} }}, {{ "id": "b", "points": 2 }})", i % 3, i % 7, i % 5));
        if (i % 10 == 1) army.replace(army.find("\"toy\""), 5, i % 20 == 1 ? "\"odd\"" : "\"tay\"");
        if (i % 10 == 2) army.resize(army.size() / 2);
        if (i % 10 == 3) army = shipped("").string();
        if (i % 10 == 4) army = contentOf(shipped("old-trousers/armies/french-waterloo-1815.army.json"));
        if (i % 10 == 5) army.insert(1, "\"house\": \"../other.house.json\",");
        folder.write(fmt::format("{}/{}.army.json", i % 4, i), army);
    }
    folder.write("list.list.json", R"({ "format": 1, "system": "old-trousers", "id": "list", "extends": ["list"] })");
}

}  // namespace

TEST_CASE("a report is the same, byte for byte, on any number of threads")
{
    const Folder folder;
    fill(folder);
    for (const char* format : {"json", "text"}) {
        const auto first = runIn(folder, {"check", "--format", format, "--threads", "1"});
        CHECK(first.exitCode == 1);
        CHECK(first.out.size() > 50'000);
        for (int repeat = 0; repeat < 3; ++repeat)
            for (const char* threads : {"1", "2", "8", "0", "256"}) {
                const auto again = runIn(folder, {"check", "--format", format, "--threads", threads});
                INFO(format << " on " << threads);
                CHECK(again.exitCode == 1);
                CHECK((again.out == first.out));
                CHECK(again.err == first.err);
            }
    }
}

TEST_CASE("a report of many files fits its schema")
{
    const Folder folder;
    fill(folder);
    const auto report = checkIn(folder, {});
    CHECK(report.files == 301);
    CHECK(report.errors > 300);
}

TEST_CASE("the same verdict comes whether files are checked alone or together")
{
    const Folder folder;
    fill(folder);
    const auto together = checkIn(folder, {});
    for (int i = 0; i < 296; i += 17) {
        const auto name = fmt::format("{}/{}.army.json", i % 4, i);
        const auto alone = checkIn(folder, {name});
        std::string expected, given;
        for (const auto& found : together.found)
            if (found.file == name) expected += found.rule + found.message + "\n";
        for (const auto& found : alone.found) given += found.rule + found.message + "\n";
        INFO(name);
        CHECK(given == expected);
    }
}
