#include "core/library/library.hpp"
#include "tests/core/army/armies.hpp"

#include "core/check/check.hpp"
#include "tests/paths.hpp"
#include "tests/processor_watch.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

using namespace muster;
using diagnostics::Level;
using test::count;

namespace {

constexpr std::string_view names[] = {"line", "levies", "horse", "guns"};
constexpr std::string_view arms[] = {"infantry", "infantry", "cavalry", "artillery"};

/// An entry of a list of Old Trousers, by number.
struct Line {
    int strength = 2, min = 0, max = 0;
};

std::string listOf(const std::vector<Line>& lines)
{
    std::string entries;
    for (std::size_t i = 0; i < lines.size(); ++i)
        entries +=
            fmt::format(R"({}{{"id":"{}","name":"{}","arm":"{}","strength":{},"min":{},"max":{}}})", i > 0 ? "," : "",
                        names[i], names[i], arms[i], lines[i].strength, lines[i].min, lines[i].max);
    return R"({"format":1,"system":"old-trousers","id":"ours","name":"Ours","entries":[)" + entries + "]}";
}

std::string armyOf(const std::vector<int>& counts)
{
    std::string units;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0)
            units += fmt::format(R"({}{{"id":"{}","entry":"{}","count":{}}})", units.empty() ? "" : ",", names[i],
                                 names[i], counts[i]);
    return R"({"format":1,"system":"old-trousers","list":"ours","name":"Ours","leaders":[{"id":"general"}],"units":[)" +
           units + "]}";
}

/// Returns true if a legal army can be built from the list, by trying all of them.
bool allowsAnArmy(const std::vector<Line>& lines, const std::filesystem::path& folder, rules::Library& library)
{
    std::vector<int> counts;
    for (const Line& line : lines) counts.push_back(line.min);
    for (;;) {
        const auto source = std::make_shared<const text::Source>("a.army.json", armyOf(counts));
        const auto findings = rules::check({source, folder / "a.army.json", files::FileKind::army, {}}, library);
        if (std::none_of(findings.begin(), findings.end(),
                         [](const auto& finding) { return finding.level == Level::error; }))
            return true;
        std::size_t i = 0;
        while (i < counts.size() && counts[i] == lines[i].max) counts[i] = lines[i].min, ++i;
        if (i == counts.size()) return false;
        ++counts[i];
    }
}

}  // namespace

TEST_CASE("a list is said to allow no army just when building every army finds none")
{
    std::uint32_t state = 11;
    const auto next = [&](std::uint32_t below) {
        return static_cast<int>(((state = state * 1'664'525u + 1'013'904'223u) >> 16) % below);
    };
    int hopeless = 0;
    constexpr int rounds = 24;
    for (int round = 0; round < rounds; ++round) {
        std::vector<Line> lines;
        for (std::size_t i = 0; i < std::size(names); ++i) {
            Line line{2 + next(3), next(2), 0};
            line.max = line.min + 1 + next(3);
            lines.push_back(line);
        }
        const test::Folder folder;
        rules::Library library({std::filesystem::path(test::sourcePath("armylists"))});
        const auto path = folder.write("ours.list.json", listOf(lines));
        const bool accused = count(test::check(path, library), "list/no-legal-army") > 0;
        INFO(listOf(lines));
        CHECK(accused != allowsAnArmy(lines, folder.path(), library));
        hopeless += accused ? 1 : 0;
    }
    CHECK(hopeless > 3);
    CHECK(hopeless < rounds - 3);
}

TEST_CASE("no shipped list or system is accused")
{
    rules::Library library({std::filesystem::path(test::sourcePath("armylists"))});
    std::size_t checked = 0;
    for (const auto& file : std::filesystem::recursive_directory_iterator(test::sourcePath("armylists"))) {
        const auto kind = files::kindOf(file.path());
        if (kind != files::FileKind::list && kind != files::FileKind::system) continue;
        ++checked;
        INFO(file.path().string());
        auto findings = test::check(file.path(), library);
        diagnostics::takeAccepted(findings);
        CHECK(findings.empty());
    }
    CHECK(checked > 20);
}

TEST_CASE("what others build on need not allow an army by itself")
{
    const test::Folder folder;
    folder.write("muster.json", R"({"format":1})");
    const auto path = folder.write("ours.list.json", listOf({{2, 0, 3}}));
    {
        rules::Library library({std::filesystem::path(test::sourcePath("armylists"))});
        CHECK(count(test::check(path, library), "list/no-legal-army") == 1);
    }
    folder.write("whole.list.json",
                 R"({"format":1,"system":"old-trousers","id":"whole","name":"Whole","extends":["ours"],"entries":[]})");
    rules::Library library({std::filesystem::path(test::sourcePath("armylists"))});
    CHECK(count(test::check(path, library), "list/no-legal-army") == 0);
}

TEST_CASE("a table that a system names need not exist")
{
    const test::Folder folder;
    rules::Library library(std::vector<std::filesystem::path>{});
    const auto path = folder.write("n.system.json", R"({ "format": 1, "id": "n", "version": "1.0.0", "name": "N",
  "measure": "in", "lists": "none", "unit": { "type": "object", "properties": { "arm": { "table": "arms" } } } })");
    CHECK_FALSE(test::check(path, library).empty());
}

TEST_CASE("a rule that settings switch off or soften accuses no list")
{
    const test::Folder folder;
    folder.write("muster.json", R"({"format":1,"rules":{"old-trousers/artillery-minimum":"warning"}})");
    const auto list = listOf({{3, 0, 9}, {2, 0, 9}, {4, 0, 3}});
    rules::Library library({std::filesystem::path(test::sourcePath("armylists"))});
    CHECK(count(test::check(folder.write("ours.list.json", list), library), "list/no-legal-army") == 0);
    const test::Folder plain;
    CHECK(count(test::check(plain.write("ours.list.json", list), library), "list/no-legal-army") == 1);
}

TEST_CASE("a huge list is looked through in no time")
{
    std::string options, entries;
    for (int i = 0; i < 100; ++i)
        options += fmt::format(R"({}{{"id":"o{}","name":"Option {}","set":{{"strength":{}}}}})", i > 0 ? "," : "", i, i,
                               2 + i % 3);
    for (int i = 0; i < 2000; ++i)
        entries +=
            fmt::format(R"({}{{"id":"e{}","name":"Entry {}","arm":"infantry","strength":3,"min":{},"options":[{}]}})",
                        i > 0 ? "," : "", i, i, i % 2, i < 1000 ? options : std::string());
    const test::Folder folder;
    rules::Library library({std::filesystem::path(test::sourcePath("armylists"))});
    const auto path =
        folder.write("ours.list.json",
                     R"({"format":1,"system":"old-trousers","id":"ours","name":"Ours","entries":[)" + entries + "]}");
    const test::ProcessorWatch watch;
    const auto findings = test::check(path, library);
    CHECK(watch.seconds() < 20);
    CHECK(count(findings, "list/minimums-exceed-budget") == 1);
}

TEST_CASE("a list of wide numbers is searched within its bound")
{
    std::string entries;
    for (int i = 0; i < 200; ++i)
        entries += fmt::format(R"({}{{"id":"e{}","name":"Entry {}","arm":"infantry","strength":{}}})", i > 0 ? "," : "",
                               i, i, 2 + i % 3);
    const test::Folder folder;
    rules::Library library({std::filesystem::path(test::sourcePath("armylists"))});
    const auto path =
        folder.write("ours.list.json",
                     R"({"format":1,"system":"old-trousers","id":"ours","name":"Ours","entries":[)" + entries + "]}");
    const test::ProcessorWatch watch;
    const auto findings = test::check(path, library);
    CHECK(watch.seconds() < 10);
    CHECK(count(findings, "list/no-legal-army") == 1);
}
