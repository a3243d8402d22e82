#include "tests/validator/armies.hpp"
#include "tests/validator/report.hpp"

#include <catch2/catch.hpp>

#include <fmt/format.h>

#include <sys/stat.h>

using namespace muster::test;
using Catch::Contains;

namespace {

/// Checks one text as an army of the toy system.
CheckReport checkToy(std::string_view text)
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write("a.army.json", text);
    auto report = checkIn(folder, {"a.army.json"});
    CHECK(report.outcome.seconds < 10);
    return report;
}

/// Requires exactly one finding, of that rule at that place.
void requireOnly(const CheckReport& report, std::string_view rule, unsigned line, unsigned column)
{
    INFO(report.text());
    CHECK(report.outcome.exitCode == 1);
    REQUIRE(report.found.size() == 1);
    CHECK(report.found[0].rule == rule);
    CHECK(report.found[0].line == line);
    CHECK(report.found[0].column == column);
    CHECK_FALSE(report.found[0].help.empty());
}

}  // namespace

TEST_CASE("a path that is not there is never skipped")
{
    const Folder folder;
    const auto outcome = runIn(folder, {"check", "gone.army.json"});
    CHECK(outcome.exitCode == 3);
    CHECK_THAT(outcome.err, Contains("cannot read gone.army.json: No such file or directory"));
    CHECK(runIn(folder, {"check", "gone/"}).exitCode == 3);
    CHECK(runIn(folder, {"fmt", "gone.army.json"}).exitCode == 3);
    CHECK(runIn(folder, {"cost", "gone.army.json"}).exitCode == 3);
    folder.write("a.army.json", "{}");
    CHECK(runIn(folder, {"check", "a.army.json/b.army.json"}).exitCode == 3);
    CHECK(runIn(folder, {"check", ""}).exitCode == 3);
    CHECK(runIn(folder, {"check", std::string(5000, 'a') + ".army.json"}).exitCode == 3);
}

TEST_CASE("a folder without files says that there is nothing to check")
{
    const Folder folder;
    folder.write("readme.txt", "x");
    const auto outcome = runIn(folder, {"check"});
    CHECK(outcome.exitCode == 3);
    CHECK_THAT(outcome.err, Contains("nothing to check") && Contains("*.army.json"));
}

TEST_CASE("a file of no known kind is wrong usage")
{
    const Folder folder;
    for (const char* name :
         {"a.json", "a.army", "army.json", ".army.json", "a.army.json.bak", "a.ARMY.JSON", "a.txt"}) {
        INFO(name);
        folder.write(name, "{}");
        const auto outcome = runIn(folder, {"check", name});
        CHECK(outcome.exitCode == 2);
        CHECK_THAT(outcome.err, Contains(".army.json, .list.json"));
    }
    CHECK(runIn(folder, {"cost", "a.json"}).exitCode == 2);
}

TEST_CASE("a pipe, a device or a folder in place of a file is refused at once")
{
    const Folder folder;
    REQUIRE(::mkfifo((folder / "pipe.army.json").c_str(), 0600) == 0);
    std::filesystem::create_directory(folder / "folder.army.json");
    std::filesystem::create_symlink("/dev/zero", folder / "zero.army.json");
    const std::pair<const char*, const char*> files[] = {{"pipe.army.json", "not a regular file"},
                                                         {"zero.army.json", "a link leads out of"}};
    for (const auto& [name, reason] : files) {
        INFO(name);
        const auto outcome = runIn(folder, {"check", name});
        CHECK(outcome.exitCode == 3);
        CHECK(outcome.seconds < 5);
        CHECK_THAT(outcome.err, Contains(reason));
        CHECK(runIn(folder, {"fmt", name}).exitCode == 3);
        CHECK(runIn(folder, {"cost", name}).exitCode == 3);
    }
    CHECK(runIn(folder, {"check", "folder.army.json"}).exitCode == 3);
    // The pipe in a folder is reported too; the link out of the folder is not followed.
    const auto all = runIn(folder, {"check", "."});
    CHECK(all.exitCode == 3);
    CHECK_THAT(all.err, Contains("pipe.army.json"));
}

TEST_CASE("a file that may not be read is said")
{
    const Folder folder;
    folder.write("a.army.json", "{}");
    ::chmod((folder / "a.army.json").c_str(), 0);
    for (const char* command : {"check", "fmt", "cost"}) {
        const auto outcome = runUnprivileged(folder, {command, "a.army.json"});
        CHECK(outcome.exitCode == 3);
        CHECK_THAT(outcome.err, Contains("cannot read a.army.json: Permission denied"));
    }
}

TEST_CASE("a folder that may not be read is said, and those behind it are checked")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write("m/a.army.json", "{");
    folder.write("z/a.army.json", "{");
    ::chmod((folder / "m").c_str(), 0);
    const auto outcome = runUnprivileged(folder, {"check"});
    CHECK(outcome.exitCode == 3);
    CHECK_THAT(outcome.err, Contains("cannot read the folder ./m: Permission denied"));
    CHECK_THAT(outcome.out, Contains("z/a.army.json") && Contains("2 files checked"));
    ::chmod((folder / "m").c_str(), 0755);
}

TEST_CASE("an empty file")
{
    requireOnly(checkToy(""), "json/syntax", 1, 1);
    requireOnly(checkToy(" \n\t\r\n "), "json/syntax", 1, 1);
}

TEST_CASE("a binary file")
{
    requireOnly(checkToy(std::string("\x7f\x45\x4c\x46\x02\x01\x01\x00\x00\x00", 10)), "json/syntax", 1, 8);
    requireOnly(checkToy("\x89PNG\r\n\x1a\n"), "json/syntax", 1, 1);
    requireOnly(checkToy(std::string("{\0\"\0f\0", 6)), "json/syntax", 1, 2);
}

TEST_CASE("a text cut off anywhere gives one finding of its syntax")
{
    const std::string whole =
        toyArmy(R"({ "id": "bears", "points": 5, "notes": "\u00e4\n", "x-a": [1, -2.5e3, true, null] })");
    for (std::size_t length = 1; length < whole.size(); length += 7) {
        INFO(length);
        const auto report = checkToy(std::string_view(whole).substr(0, length));
        INFO(report.text());
        CHECK(report.outcome.exitCode == 1);
        REQUIRE(report.found.size() == 1);
        CHECK(report.found[0].rule == "json/syntax");
    }
}

TEST_CASE("common slips of JSON are named")
{
    const auto slip = [](std::string_view text, const std::string& words) {
        const auto report = checkToy(text);
        INFO(report.text());
        REQUIRE(report.found.size() == 1);
        CHECK(report.found[0].rule == "json/syntax");
        CHECK_THAT(report.found[0].message, Contains(words));
        CHECK_FALSE(report.found[0].help.empty());
    };
    slip("{ \"a\": 1, }", "comma");
    slip("{ \"a\": [1, 2, ] }", "comma");
    slip("{ \"a\": 1 \"b\": 2 }", "comma is missing");
    slip("{ 'a': 1 }", "single quotes");
    slip("{ // remark\n \"a\": 1 }", "comments");
    slip("{ \"a\": NaN }", "NaN");
    slip("{ \"a\": -Infinity }", "Infinity");
    slip("{ \"a\": \"line\nbreak\" }", "control character");
    slip("\xEF\xBB\xBF{}", "byte-order mark");
    slip("{} {}", "");
    slip("{ \"a\": 01 }", "");
    slip("{ a: 1 }", "");
    slip("{ \"a\": \"\\ud800\" }", "");
}

TEST_CASE("nesting without end")
{
    for (const char* bracket : {"[", "{\"a\":"}) {
        std::string deep;
        for (int i = 0; i < 100'000; ++i) deep += bracket;
        const auto report = checkToy(deep);
        INFO(report.text());
        REQUIRE(report.found.size() == 1);
        CHECK(report.found[0].rule == "json/limits");
        CHECK_THAT(report.found[0].message, Contains("128 levels"));
    }
    const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
    CHECK(checkText("deep.system.json", deep).count("json/limits") == 1);
    const Folder folder;
    folder.write("deep.army.json", deep);
    CHECK(runIn(folder, {"fmt", "deep.army.json"}).exitCode == 1);
    CHECK(runIn(folder, {"cost", "deep.army.json"}).exitCode == 1);
}

TEST_CASE("a text of a megabyte against a pattern")
{
    for (const char letter : {'a', '-', 'A'}) {
        const auto report =
            checkToy(toyArmy(fmt::format(R"({{ "id": "{}", "points": 1 }})", std::string(1'000'000, letter))));
        INFO(report.text().substr(0, 2000));
        CHECK(report.outcome.exitCode == 1);
        REQUIRE(report.found.size() == 1);
        CHECK(report.found[0].pointer == "/units/0/id");
        CHECK(report.found[0].message.size() < 500);
    }
}

TEST_CASE("a name that may not be an id is told what an id looks like")
{
    const auto report = checkToy(toyArmy(R"({ "id": "Old Guard", "points": 1 })"));
    INFO(report.text());
    REQUIRE(report.found.size() == 1);
    CHECK(report.found[0].rule == "schema/pattern");
    CHECK_THAT(report.found[0].help, Contains("Lower-case letters and digits") && Contains("old-guard"));
}

TEST_CASE("bytes that are not UTF-8")
{
    requireOnly(checkToy("{ \"name\": \"\xff\" }"), "json/syntax", 1, 12);
    requireOnly(checkToy("{ \"name\": \"\xc3\xa4\xe2\x82\" }"), "json/syntax", 1, 13);
    CHECK(checkToy("{ \"name\": \"\xed\xa0\x80\" }").count("json/syntax") == 1);
    CHECK(checkToy("\xff\xfe{\x01}").count("json/syntax") == 1);
}

TEST_CASE("keys that stand twice are each a finding with both places")
{
    const auto report = checkToy("{ \"format\": 1, \"system\": \"toy\", \"name\": \"x\",\n \"na\\u006de\": \"y\",\n "
                                 "\"units\": [], \"units\": [] }");
    INFO(report.text());
    REQUIRE(report.count("json/duplicate-key") == 2);
    CHECK(report.find("json/duplicate-key")->line == 2);
    CHECK(report.find("json/duplicate-key")->column == 2);
    CHECK_THAT(report.find("json/duplicate-key")->message, Contains("line 1"));
}

TEST_CASE("numbers beyond what 64 bits and doubles hold")
{
    const auto refused = [](const std::string& number) {
        const auto report = checkToy(toyArmy("", fmt::format("\"budget\": {},", number)));
        INFO(report.text());
        REQUIRE(report.found.size() == 1);
        CHECK(report.found[0].rule == "json/limits");
        CHECK(report.found[0].message.size() < 200);
    };
    refused("18446744073709551616");
    refused("-9223372036854775809");
    refused(std::string(100'000, '9'));
    refused("1e999");
    refused("1e-999");
    for (const char* number : {"9223372036854775807", "9223372036854775808", "18446744073709551615",
                               "-9223372036854775808", "1e300", "-1e300", "4611686018427387904"}) {
        INFO(number);
        const auto report = checkToy(toyArmy(fmt::format(R"({{ "id": "a", "points": 1, "count": {} }})", number),
                                             fmt::format("\"budget\": {},", number)));
        INFO(report.text());
        CHECK(report.outcome.exitCode == 1);
        bool budget = false, count = false;
        for (const auto& found : report.found) {
            budget = budget || found.pointer == "/budget";
            count = count || found.pointer == "/units/0/count";
        }
        CHECK(budget);
        CHECK(count);
    }
}

TEST_CASE("a root that is no object is one finding, whatever the kind of file")
{
    for (const char* kind : {"army", "list", "system", "scenario", "house"})
        for (const char* root : {"[]", "3", "\"x\"", "null", "true", "-1.5", "[{}]"}) {
            INFO(kind << " " << root);
            const auto report = checkText(std::string("a.") + kind + ".json", root);
            INFO(report.text());
            CHECK(report.outcome.exitCode == 1);
            REQUIRE(report.found.size() == 1);
            CHECK(report.found[0].rule == "schema/type");
        }
    for (const char* root : {"[]", "3", "\"x\"", "null"}) {
        const auto report = checkText("muster.json", root);
        REQUIRE(report.found.size() == 1);
        CHECK(report.found[0].rule == "schema/type");
    }
}

TEST_CASE("a broken settings file does not stop the check of the others")
{
    for (const char* settings : {"", "{", "[]", "{ \"ignore\": 3, \"rules\": [], \"house\": {} }",
                                 "{ \"format\": 1, \"ignore\": [\"gone/**/**/**\", 3, null] }"}) {
        const Folder folder;
        folder.write("toy.system.json", toySystem());
        folder.write("a.army.json", toyArmy(R"({ "id": "bears", "points": 11 })"));
        folder.write("muster.json", settings);
        const auto report = checkIn(folder, {"a.army.json"});
        INFO(settings << "\n" << report.text());
        CHECK(report.find("toy/points-total"));
        CHECK(checkIn(folder, {"."}).count("toy/points-total") == 1);
    }
}

TEST_CASE("a finding names the value that it speaks of, also where that is missing")
{
    const auto missing = checkToy(toyArmy(R"({ "points": 1 })"));
    REQUIRE(missing.find("schema/required"));
    CHECK(missing.find("schema/required")->pointer == "/units/0");
    CHECK(missing.find("schema/required")->subject == "/units/0/id");
    const auto wrong = checkToy(toyArmy(R"({ "id": 7, "points": 1 })"));
    REQUIRE(wrong.find("schema/type"));
    CHECK(wrong.find("schema/type")->pointer == "/units/0/id");
    CHECK(wrong.find("schema/type")->subject == "/units/0/id");
}
