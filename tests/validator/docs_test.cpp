#include "tests/validator/armies.hpp"
#include "tests/validator/club.hpp"
#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>

#include <regex>
#include <set>

using namespace muster::test;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

/// Every link of the pages below a folder leads to an anchor of a page there; each anchor is in its page once.
void requireLinks(const fs::path& folder)
{
    static const std::regex anchor(R"re(<a id="([^"]+)"></a>)re"), link(R"re(\]\(([^)#]*)#([^)]+)\))re");
    std::set<std::pair<std::string, std::string>> anchors;
    std::vector<std::pair<fs::path, std::string>> pages;
    for (const auto& each : fs::recursive_directory_iterator(folder))
        if (each.is_regular_file()) pages.emplace_back(each.path(), contentOf(each.path()));
    for (const auto& [path, text] : pages)
        for (std::sregex_iterator at(text.begin(), text.end(), anchor), end; at != end; ++at) {
            INFO(path << " " << (*at)[1]);
            CHECK(anchors.emplace(path.lexically_normal().string(), (*at)[1]).second);
        }
    std::size_t links = 0;
    for (const auto& [path, text] : pages)
        for (std::sregex_iterator at(text.begin(), text.end(), link), end; at != end; ++at, ++links) {
            const std::string file = (*at)[1];
            const auto target = file.empty() ? path : (path.parent_path() / file).lexically_normal();
            INFO(path << " " << (*at)[0]);
            CHECK(anchors.contains({target.lexically_normal().string(), (*at)[2]}));
        }
    CHECK(links > 3);
}

}  // namespace

TEST_CASE("the pages of every shipped game have links that work, and are the same each time")
{
    for (const auto& system : shippedSystems()) {
        const Folder folder;
        const auto outcome = runIn(folder, {"docs", system, "-o", "made"});
        INFO(system << ": " << outcome.err);
        REQUIRE(outcome.exitCode == 0);
        CHECK_THAT(outcome.out, Contains("pages to made; begin with made/README.md"));
        requireLinks(folder / "made");
        const auto rules = contentOf(folder / "made/rules.md");
        CHECK_THAT(rules, Contains("<code>" + system + "/"));
        REQUIRE(runIn(folder, {"docs", system, "-o", "made"}).exitCode == 0);
        CHECK(contentOf(folder / "made/rules.md") == rules);
        CHECK(runIn(folder, {"docs", system}).out == runIn(folder, {"docs", system, "-o", "-"}).out);
    }
}

TEST_CASE("pages tell what a game contains")
{
    const Club club;
    const auto outcome = runIn(club, {"docs", "toy"});
    CHECK(outcome.exitCode == 0);
    CHECK(outcome.err.empty());
    CHECK_THAT(outcome.out, Contains("# Toy\n") && Contains("| <code>points</code> | Points | a whole number, at "
                                                            "least 1 |"));
    CHECK_THAT(outcome.out, Contains("<code>toy/few-units</code>") && Contains("require"));
    CHECK_THAT(outcome.out, Contains("There are more than two units"));
    // Its own entry, and that of the list it extends.
    CHECK_THAT(outcome.out, Contains("<code>horse</code>") && Contains("from another file"));
    const auto one = runIn(club, {"docs", "lists/red.list.json"});
    CHECK(one.exitCode == 0);
    CHECK_THAT(one.out, Contains("list--red") && !Contains("list--blue"));
    CHECK(runIn(club, {"docs", "toy.system.json"}).out == outcome.out);
}

TEST_CASE("no text of a file is markup in its pages")
{
    const Folder folder;
    folder.write("toy.system.json",
                 toySystem(R"json(, { "id": "odd", "title": "*a* | <b>b</b> [c](d)", "level": "error", "scope": "unit",
      "require": "self.name != '```'", "message": "{self.name} ``` </pre><script>alert(1)</script>", "help": "# x",
      "source": "1. @someone" })json"));
    const auto markdown = runIn(folder, {"docs", "toy"});
    CHECK(markdown.exitCode == 0);
    CHECK_THAT(markdown.out, Contains(R"(\*a\* \| \<b\>b\</b\> \[c\](d))") && Contains("````text\n"));
    const auto html = runIn(folder, {"docs", "toy", "--format", "html"});
    CHECK(html.exitCode == 0);
    CHECK_THAT(html.out, Contains("&lt;script&gt;alert(1)") && !Contains("<script>alert"));
    CHECK_THAT(html.out, Catch::StartsWith("<!DOCTYPE html>") && Contains("*a* | &lt;b&gt;b&lt;/b&gt; [c](d)"));
}

TEST_CASE("the web page is one file")
{
    const Folder folder;
    CHECK(runIn(folder, {"docs", "old-trousers", "--format", "html", "-o", "site"}).out ==
          "wrote site/old-trousers.html\n");
    const auto text = contentOf(folder / "site/old-trousers.html");
    CHECK_THAT(text, Contains("type=\"search\"") && !Contains("src=") && !Contains("<link"));
    static const std::regex link("href=\"#([^\"]+)\"");
    for (std::sregex_iterator at(text.begin(), text.end(), link), end; at != end; ++at)
        CHECK_THAT(text, Contains("id=\"" + (*at)[1].str() + "\""));
}

TEST_CASE("pages replace only pages")
{
    const Club club;
    club.write("README.md", "mine");
    const auto kept = runIn(club, {"docs", "toy", "-o", "."});
    CHECK(kept.exitCode == 3);
    CHECK_THAT(kept.err, Contains("README.md") && Contains("--force"));
    CHECK(contentOf(club / "README.md") == "mine");
    CHECK_FALSE(fs::exists(club / "rules.md"));
    CHECK(runIn(club, {"docs", "toy", "-o", ".", "--force"}).exitCode == 0);
    CHECK_THAT(contentOf(club / "README.md"), Contains("Made by muster docs"));
}

TEST_CASE("what is no game has no pages")
{
    const Club club;
    const auto refuses = [&](const std::string& name, int code, const std::string& reason) {
        const auto outcome = runIn(club, {"docs", name});
        INFO(outcome.err);
        CHECK(outcome.exitCode == code);
        CHECK(outcome.out.empty());
        CHECK_THAT(outcome.err, Contains(reason));
    };
    refuses("tooy", 2, "did you mean toy?");
    refuses("armies/blue.army.json", 2, "is no game");
    refuses("none.system.json", 2, "does not exist");
    club.write("bad.system.json", "{");
    refuses("bad.system.json", 1, "muster check bad.system.json");
}
