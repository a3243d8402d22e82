#include "core/settings/settings.hpp"

#include "core/library/library.hpp"
#include "tests/core/army/armies.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <filesystem>

using namespace muster;
using Catch::Contains;
using diagnostics::Level;
namespace fs = std::filesystem;

namespace {

/// A folder with settings, and what is in force for its files.
class SettingsFolder : public test::Folder {
public:
    std::shared_ptr<const rules::Settings> of(const std::string& file) const
    {
        rules::Library library({});
        const auto whole = path() / file;
        return library.settings(*library.project(whole), whole);
    }
    std::string problemsOf(const std::string& file) const
    {
        std::string text;
        const auto settings = of(file);
        for (const auto& problem : settings->problems())
            text += fmt::format("{} [{}] {}\n", problem.from.lexically_relative(fs::canonical(path())).string(),
                                problem.rule, problem.message);
        return text;
    }
};

}  // namespace

TEST_CASE("a nested muster.json adds to those above it")
{
    SettingsFolder folder;
    folder.write("muster.json", R"({ "format": 1, "acceptErrors": true, "failLevel": "warning",
        "rules": { "toy/a": "off", "toy/b": "off" } })");
    folder.write("monday/muster.json", R"({ "format": 1, "failLevel": "info", "rules": { "toy/a": "error" } })");
    const auto outer = folder.of("a.army.json"), inner = folder.of("monday/armies/b.army.json");
    CHECK(outer->acceptsErrors());
    CHECK(outer->failLevel() == Level::warning);
    CHECK_FALSE(outer->levels().lineFor("toy/a")->level);
    CHECK(outer->files().size() == 1);
    CHECK(inner->acceptsErrors());
    CHECK(inner->failLevel() == Level::info);
    CHECK(inner->last("failLevel").document().source().name().ends_with("monday/muster.json"));
    CHECK(inner->levels().lineFor("toy/a")->level == Level::error);
    CHECK_FALSE(inner->levels().lineFor("toy/b")->level);
    CHECK(inner->files().size() == 2);
    CHECK(folder.of("monday/c.army.json")->identity() == inner->identity());
    CHECK(outer->identity() != inner->identity());
}

TEST_CASE("settings above a root do not apply below it")
{
    SettingsFolder folder;
    folder.write("muster.json", R"({ "format": 1, "acceptErrors": true })");
    folder.write("guest/muster.json", R"({ "format": 1, "root": true, "failLevel": "warning" })");
    CHECK_FALSE(folder.of("guest/a.army.json")->acceptsErrors());
    CHECK(folder.of("guest/a.army.json")->failLevel() == Level::warning);
    CHECK(folder.of("a.army.json")->acceptsErrors());
}

TEST_CASE("extended settings come before those that extend them, the last one named last")
{
    SettingsFolder folder;
    folder.write("muster.json", R"({ "format": 1, "extends": ["shared/a.muster.json", "shared/b.muster.json"],
        "rules": { "toy/own": "error" } })");
    folder.write("shared/a.muster.json", R"({ "format": 1, "extends": "base.muster.json", "failLevel": "info",
        "rules": { "toy/own": "off", "toy/a": "off" } })");
    folder.write("shared/b.muster.json", R"({ "format": 1, "extends": "base.muster.json",
        "rules": { "toy/a": "warning" } })");
    folder.write("shared/base.muster.json", R"({ "format": 1, "failLevel": "warning", "acceptErrors": true,
        "rules": { "toy/a": "info", "toy/base": "off" } })");
    const auto settings = folder.of("a.army.json");
    CHECK(settings->problems().empty());
    CHECK(settings->files().size() == 4);
    CHECK(settings->failLevel() == Level::info);
    CHECK(settings->acceptsErrors());
    CHECK(settings->levels().lineFor("toy/own")->level == Level::error);
    CHECK(settings->levels().lineFor("toy/a")->level == Level::warning);
    CHECK_FALSE(settings->levels().lineFor("toy/base")->level);
}

TEST_CASE("overrides apply to the files that they match, relative to the file with the patterns")
{
    SettingsFolder folder;
    folder.write("muster.json", R"({ "format": 1, "extends": "shared/all.muster.json",
        "rules": { "toy/a": "error" },
        "overrides": [{ "files": ["old/**", "*.scenario.json"], "rules": { "toy/a": "off" } },
                      { "files": ["old/kept.army.json"], "rules": { "toy/a": "warning" } }] })");
    folder.write("shared/all.muster.json", R"({ "format": 1,
        "overrides": [{ "files": ["old/**"], "rules": { "toy/b": "off" } },
                      { "files": ["../new/**"], "rules": { "toy/b": "info" } }] })");
    const auto levelOf = [&](const std::string& file, std::string_view rule) {
        const auto settings = folder.of(file);
        const auto* line = settings->levels().lineFor(rule);
        return line ? std::string(line->node.string()) : std::string("usual");
    };
    CHECK(levelOf("a.army.json", "toy/a") == "error");
    CHECK(levelOf("old/a.army.json", "toy/a") == "off");
    CHECK(levelOf("old/kept.army.json", "toy/a") == "warning");
    CHECK(levelOf("b.scenario.json", "toy/a") == "off");
    CHECK(levelOf("x/b.scenario.json", "toy/a") == "error");
    CHECK(levelOf("old/a.army.json", "toy/b") == "usual");
    CHECK(levelOf("shared/old/a.army.json", "toy/b") == "off");
    CHECK(levelOf("new/a.army.json", "toy/b") == "info");
}

TEST_CASE("one house rules file for each game")
{
    SettingsFolder folder;
    folder.write("muster.json", R"({ "format": 1, "house": { "toy": "toy.house.json", "war": "war.house.json" },
        "overrides": [{ "files": ["old/**"], "house": "old.house.json" }] })");
    const auto settings = folder.of("old/a.army.json");
    REQUIRE(settings->houses().size() == 3);
    CHECK(settings->houses()[0].node.string() == "old.house.json");
    CHECK(settings->houses()[0].game.empty());
    CHECK(folder.of("a.army.json")->houses().size() == 2);
}

TEST_CASE("settings that cannot be used are problems of the line that names them")
{
    SettingsFolder folder;
    folder.write("muster.json", R"({ "format": 1, "extends": ["no.muster.json", "../out.muster.json", "a.army.json",
        "broken.muster.json", "loop.muster.json"], "acceptErrors": true })");
    folder.write("a.army.json", "{}");
    folder.write("broken.muster.json", "{");
    folder.write("loop.muster.json", R"({ "format": 1, "extends": "muster.json", "failLevel": "info" })");
    const auto problems = folder.problemsOf("x.army.json");
    CHECK_THAT(problems, Contains("muster.json [ref/not-found] there is no file \"no.muster.json\""));
    CHECK_THAT(problems, Contains("muster.json [ref/outside-root]"));
    CHECK_THAT(problems, Contains("muster.json [ref/broken] \"a.army.json\" is not a settings file"));
    CHECK_THAT(problems, Contains("muster.json [ref/broken] the settings \"broken.muster.json\" cannot be read"));
    CHECK_THAT(problems, Contains("loop.muster.json [ref/cycle]"));
    // Everything else holds.
    CHECK(folder.of("x.army.json")->acceptsErrors());
    CHECK(folder.of("x.army.json")->failLevel() == Level::info);
    folder.write("x/muster.json", "[");
    CHECK_THAT(folder.problemsOf("x/y.army.json"), Contains("x/muster.json [ref/broken]"));
}

TEST_CASE("the settings files in force are limited")
{
    SettingsFolder folder;
    std::string nested;
    for (int i = 0; i < 30; ++i) {
        folder.write(nested + "muster.json", R"({ "format": 1 })");
        nested += "d/";
    }
    CHECK(folder.of(nested + "a.army.json")->files().size() == files::maxSettingsFiles);
    CHECK_THAT(folder.problemsOf(nested + "a.army.json"), Contains("[ref/too-many]"));
    CHECK(folder.problemsOf("a.army.json").empty());
    std::string names;
    for (int i = 0; i < 30; ++i) {
        folder.write(fmt::format("wide/s{}.muster.json", i), R"({ "format": 1 })");
        names += fmt::format("{}\"s{}.muster.json\"", i ? ", " : "", i);
    }
    folder.write("wide/muster.json", R"({ "format": 1, "root": true, "extends": [)" + names + "] }");
    CHECK(folder.of("wide/a.army.json")->files().size() == files::maxSettingsFiles);
    CHECK_THAT(folder.problemsOf("wide/a.army.json"), Contains("[ref/too-many]"));
}

TEST_CASE("the patterns of overrides in force are limited")
{
    SettingsFolder folder;
    std::string patterns;
    for (int i = 0; i < 600; ++i) patterns += fmt::format("{}\"x{}\"", i ? ", " : "", i);
    const auto overrides = R"({ "format": 1, "overrides": [{ "files": [)" + patterns + "] }] }";
    folder.write("muster.json", overrides);
    CHECK(folder.problemsOf("a/b.army.json").empty());
    folder.write("a/muster.json", overrides);
    CHECK_THAT(folder.problemsOf("a/b.army.json"), Contains("a/muster.json [ref/too-many]"));
    CHECK(folder.problemsOf("c.army.json").empty());
}
