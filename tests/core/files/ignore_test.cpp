#include "core/files/folder_walk.hpp"
#include "core/files/ignore.hpp"
#include "tests/validator/folder.hpp"

#include <catch2/catch.hpp>

using muster::files::FolderWalk;
using muster::files::Ignore;
using muster::files::walk;
using muster::test::Folder;
namespace fs = std::filesystem;

namespace {

bool isIgnored(const std::string& pattern, std::string_view path)
{
    return Ignore(std::vector<std::string>{pattern}).matchesFile(path);
}

/// The files below a folder that are not ignored, as paths from there.
std::vector<std::string> filesBelow(const fs::path& folder)
{
    std::vector<std::string> files;
    walk({folder, folder}, [&](const fs::path& path) {
        files.push_back(path.lexically_relative(folder).string());
        return true;
    });
    return files;
}

}  // namespace

TEST_CASE("ignored paths: one star stays in a folder, two cross folders")
{
    const Ignore ignore(std::vector<std::string>{"drafts/**", "*.old.army.json", "**/tmp", "a?c"});
    CHECK(ignore.matchesFile("drafts/x/y.army.json"));
    CHECK(ignore.matchesFile("b.old.army.json"));
    CHECK(ignore.matchesFile("x/tmp/z.army.json"));
    CHECK(ignore.matchesFile("tmp"));
    CHECK(ignore.matchesFile("abc/d"));
    CHECK_FALSE(ignore.matchesFile("x/b.old.army.json"));
    CHECK_FALSE(ignore.matchesFile("drafts2/x"));
    CHECK_FALSE(ignore.matchesFile("drafts"));
    CHECK_FALSE(ignore.matchesFile("x/mytmp"));
    CHECK_FALSE(ignore.matchesFile("a/c"));
    CHECK_FALSE(ignore.matchesFile("ac"));
    CHECK_FALSE(ignore.matchesFile("abcd"));
    CHECK_FALSE(Ignore(std::vector<std::string>()).matchesFile("a"));
}

TEST_CASE("two stars match any number of folders, also none")
{
    for (const char* pattern : {"a/**/b", "a/**/**/b", "a/**/**/**/b"}) {
        INFO(pattern);
        CHECK(isIgnored(pattern, "a/b"));
        CHECK(isIgnored(pattern, "a/x/b"));
        CHECK(isIgnored(pattern, "a/x/y/b/c"));
        CHECK_FALSE(isIgnored(pattern, "a/xb"));
        CHECK_FALSE(isIgnored(pattern, "a/x/bc"));
    }
    for (const char* path : {"b", "a/b", "a/x/b/c"}) CHECK(isIgnored("**/****/b", path));
    CHECK_FALSE(isIgnored("**/****/b", "a/bc"));
    CHECK(isIgnored("a**z", "a/b/z"));
    CHECK(isIgnored("a**z", "az"));
    CHECK(isIgnored("**/x*y/**", "b/c/x1y/d"));
    CHECK_FALSE(isIgnored("**/x*y/**", "b/c/x/y/d"));
    CHECK(isIgnored("*a*a*b", "aaaaaab"));
    CHECK_FALSE(isIgnored("*a*a*b", "aaaaaac"));
}

TEST_CASE("a search that leaves out tests notes what calls them tests")
{
    const Folder folder;
    folder.write("muster.json",
                 R"({ "format": 1, "ignore": ["tests/old/"], "tests": ["tests/**", "*-bad.army.json"] })");
    folder.write("a.army.json", "{}");
    folder.write("b-bad.army.json", "{}");
    folder.write("tests/c.army.json", "{}");
    folder.write("tests/old/d.army.json", "{}");
    folder.write("sub/muster.json", R"({ "format": 1, "tests": ["mine/"] })");
    folder.write("sub/mine/e.army.json", "{}");
    CHECK(filesBelow(folder.path()) == std::vector<std::string>{"a.army.json", "b-bad.army.json", "muster.json",
                                                                "sub/mine/e.army.json", "sub/muster.json",
                                                                "tests/c.army.json"});
    FolderWalk search{folder.path(), folder.path()};
    search.leavesOutTests = true;
    std::vector<std::string> found;
    const auto unvisited = walk(search, [&](const fs::path& path) {
        found.push_back(path.lexically_relative(folder.path()).string());
        return true;
    });
    CHECK(found == std::vector<std::string>{"a.army.json", "muster.json", "sub/muster.json"});
    REQUIRE(unvisited.skipped.tests.size() == 3);
    for (const auto& [item, files] : unvisited.skipped.tests) {
        INFO(item.pattern);
        CHECK(files.size() == 1);
        CHECK((item.pattern == "mine/") == (item.file.parent_path().filename() == "sub"));
    }
    // The same below the root of the project.
    search.folder = folder / "tests";
    CHECK(walk(search, [](const auto&) { return true; }).skipped.tests.size() == 1);
}

TEST_CASE("characters of regular expressions have no meaning in an ignored path")
{
    const std::string path = "a.b+c(d)[e]{f}|^$\\";
    CHECK(isIgnored(path, path));
    CHECK_FALSE(isIgnored("a.b", "axb"));
    CHECK_FALSE(isIgnored("a|b", "a"));
}

TEST_CASE("a pattern that ends in a slash ignores the folder and everything in it, but no file")
{
    for (const char* pattern : {"drafts/", "drafts//"}) {
        const Ignore ignore(std::vector<std::string>{pattern});
        INFO(pattern);
        CHECK(ignore.folder("drafts"));
        CHECK(ignore.matchesFile("drafts/a.army.json"));
        CHECK(ignore.folder("drafts/x"));
        CHECK_FALSE(ignore.matchesFile("drafts"));
        CHECK_FALSE(ignore.folder("drafts2"));
        CHECK_FALSE(ignore.folder("x/drafts"));
    }
    CHECK(Ignore(std::vector<std::string>{"**/old/"}).matchesFile("x/old/a.army.json"));

    const Folder folder;
    folder.write("muster.json", R"({ "format": 1, "ignore": ["drafts/", "a.army.json/"] })");
    folder.write("a.army.json", "{}");
    folder.write("drafts/b.army.json", "{}");
    folder.write("drafts/x/c.army.json", "{}");
    CHECK(filesBelow(folder.path()) == std::vector<std::string>{"a.army.json", "muster.json"});
}

TEST_CASE("patterns match names with line breaks and with bytes that are not UTF-8")
{
    for (const std::string name : {"a\nb", "a\xFF", "\xC3", "\xE6\x97", "a\x80\x80z", "\r\n", "\xED\xA0\x80"}) {
        INFO(name);
        CHECK(isIgnored("*", name));
        CHECK(isIgnored("**", "x/" + name));
        CHECK(isIgnored("drafts/**", "drafts/" + name + "/a"));
        CHECK(isIgnored("**/*.army.json", name + "/" + name + ".army.json"));
        CHECK_FALSE(isIgnored("*.army.json", name + "/a.army.json"));
    }
    CHECK(isIgnored("a\nb", "a\nb"));
    CHECK_FALSE(isIgnored("a\xEF\xBF\xBD", "a\xFF"));  // U+FFFD stands for no other character

    const Folder folder;
    folder.write("muster.json", R"({ "format": 1, "ignore": ["drafts/*", "line\nbreak.army.json"] })");
    folder.write("drafts/one\ntwo.army.json", "{}");
    folder.write("drafts/\xFF.army.json", "{}");
    folder.write("line\nbreak.army.json", "{}");
    CHECK(filesBelow(folder.path()) == std::vector<std::string>{"muster.json"});
}

TEST_CASE("a question mark is one character, however many bytes it has")
{
    for (const std::string character : {"b", "\xC3\xA9", "\xE6\x97\xA5", "\xF0\x9F\x90\x89", "\xFF", "\n"}) {
        const auto name = "a" + character + "c";
        INFO(name);
        CHECK(isIgnored("a?c", name));
        CHECK_FALSE(isIgnored("a??c", name));
    }
    CHECK(isIgnored("a??z", "a\xC3\xC3z"));
}

TEST_CASE("as many and as long patterns as the schema allows all apply")
{
    std::vector<std::string> patterns;
    for (int i = 0; i < 999; ++i) patterns.push_back(std::to_string(i) + std::string(490, '?') + "*");
    patterns.push_back(std::string(499, 'x') + "*");
    const Ignore ignore(patterns);
    CHECK(ignore.matchesFile("0" + std::string(490, 'y')));
    CHECK(ignore.matchesFile("998" + std::string(490, 'y')));
    CHECK(ignore.matchesFile(std::string(499, 'x')));
    CHECK_FALSE(ignore.matchesFile(std::string(498, 'x')));
    CHECK_FALSE(ignore.matchesFile("a.army.json"));
    // Each of these would be a large regular expression.
    std::string stars;
    while (stars.size() + 4 <= 500) stars += "**/?";
    CHECK(isIgnored(stars, std::string(125, 'a')));
    CHECK_FALSE(isIgnored(stars, std::string(124, 'a')));
    // The schema counts characters.
    std::string accents;
    for (int i = 0; i < 500; ++i) accents += "\xC3\xA9";
    CHECK(isIgnored(accents, accents));
}

TEST_CASE("nested and extended settings ignore what is below their own folder")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1, "extends": "shared/all.muster.json", "ignore": ["a.army.json"] })");
    folder.write("shared/all.muster.json", R"({ "format": 1, "ignore": ["x.army.json", "../y.army.json"] })");
    folder.write("club/muster.json", R"({ "format": 1, "ignore": ["drafts/", "b.army.json"] })");
    for (const char* name : {"a.army.json", "b.army.json", "y.army.json", "club/a.army.json", "club/b.army.json",
                             "club/drafts/c.army.json", "club/monday/b.army.json", "drafts/d.army.json",
                             "shared/x.army.json", "x.army.json"})
        folder.write(name, "{}");
    const std::vector<std::string> expected{
        "b.army.json",        "club/a.army.json", "club/monday/b.army.json", "club/muster.json",
        "drafts/d.army.json", "muster.json",      "shared/all.muster.json",  "x.army.json"};
    CHECK(filesBelow(folder.path()) == expected);
    // A search that begins further down uses the same settings.
    std::vector<std::string> below;
    walk({folder / "club/monday", folder.path()}, [&](const fs::path& path) {
        below.push_back(path.filename().string());
        return true;
    });
    CHECK(below == std::vector<std::string>{"b.army.json"});
    std::vector<std::string> inClub;
    walk({folder / "club", folder.path()}, [&](const fs::path& path) {
        inClub.push_back(path.lexically_relative(folder / "club").string());
        return true;
    });
    CHECK(inClub == std::vector<std::string>{"a.army.json", "monday/b.army.json", "muster.json"});
}
