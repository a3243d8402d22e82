#include "tests/core/army/armies.hpp"

#include "core/check/check.hpp"
#include "core/dependencies/dependencies.hpp"
#include "core/files/file.hpp"
#include "core/files/resolved_path.hpp"
#include "tests/paths.hpp"
#include "tests/sanitized.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using files::FileKind;
namespace fs = std::filesystem;

namespace {

std::vector<fs::path> musterFiles(const fs::path& folder)
{
    std::vector<fs::path> found;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file() && files::kindOf(entry.path())) found.push_back(entry.path());
    std::sort(found.begin(), found.end());
    return found;
}

bool isExpected(const rules::Dependencies& found, const fs::path& path)
{
    switch (*files::kindOf(path)) {
    case FileKind::system: return found.systems.contains(files::stemOf(path));
    // Which lists extend a list is known only after all were read.
    case FileKind::list: return true;
    default:
        return std::any_of(found.files.begin(), found.files.end(),
                           [&](const fs::path& named) { return files::resolvedPath(named) == path; });
    }
}

}  // namespace

TEST_CASE("a check reads nothing but the dependencies of its file")
{
    auto checked = musterFiles(test::sourcePath("tests/rules/shared"));
    const auto shipped = musterFiles(test::shipped(""));
    checked.insert(checked.end(), shipped.begin(), shipped.end());
    const auto clubs = musterFiles(test::sourcePath("examples"));
    checked.insert(checked.end(), clubs.begin(), clubs.end());
    auto known = checked;
    known.push_back(fs::path(test::sourcePath()) / "muster.json");

    std::size_t references = 0;
    // Each file compiles its system, which takes long with sanitizers.
    for (std::size_t i = 0; i < checked.size(); i += test::everyNth) {
        const auto& path = checked[i];
        const auto kind = *files::kindOf(path);
        // Settings name rules of any game and files of any kind, so everything below them matters.
        if (kind == FileKind::config) continue;
        // A few of the many armies and lists, and all others.
        if ((kind == FileKind::army || kind == FileKind::list) && i % 12 != 0) continue;
        rules::Library library({test::shipped("")});
        const auto read = files::readFile(path, path.string());
        const auto source = std::get<std::shared_ptr<const text::Source>>(read);
        rules::check({source, path, kind}, library);
        std::vector<fs::path> readFiles;
        for (const auto& other : known)
            if (other != path && library.hasRead(other)) readFiles.push_back(other);
        const auto parsed = text::Document::parse(source);
        const auto project = library.project(path);
        const auto found = rules::dependenciesOf(parsed.document.get(), kind, path, *project, library);
        for (const auto& other : readFiles) {
            INFO(path << " reads " << other);
            CHECK(isExpected(found, other));
        }
        references += found.files.size();
    }
    CHECK(references > 100 / test::everyNth);
}

TEST_CASE("dependencies are followed through other files, also missing ones")
{
    const test::Folder folder;
    rules::Library library({test::shipped("")});
    folder.write("muster.json", R"({ "format": 1, "extends": ["common.muster.json"], "house": "c.house.json" })");
    folder.write("common.muster.json", R"({ "format": 1, "overrides": [{ "house": { "toy": "d.house.json" } }] })");
    folder.write("a.house.json", R"({ "system": "old-trousers", "extends": "b.house.json" })");
    folder.write("lists/one.list.json", R"({ "system": "toy", "id": "one", "extends": ["two", "none"] })");
    folder.write("lists/two.list.json", R"({ "system": "toy", "id": "two", "extends": ["one"] })");
    folder.write("armies/a.army.json", R"({ "system": "toy", "list": "one", "house": "../a.house.json" })");
    const auto scenario = folder.write("s.scenario.json", R"({ "system": "old-trousers", "sides": [
        { "army": "armies/a.army.json" }, { "army": "armies/missing.army.json" }, { "army": 3 }, {}] })");
    const auto parsed =
        text::Document::parse(std::get<std::shared_ptr<const text::Source>>(files::readFile(scenario, "s")));
    const auto found =
        rules::dependenciesOf(parsed.document.get(), FileKind::scenario, scenario, *library.project(scenario), library);
    CHECK(found.systems == std::set<std::string, std::less<>>{"old-trousers", "toy"});
    CHECK(found.lists == std::set<std::string, std::less<>>{"none", "one", "two"});
    std::set<fs::path> files;
    for (const auto& named : found.files) files.insert(files::resolvedPath(named));
    for (const char* name : {"muster.json", "common.muster.json", "a.house.json", "b.house.json", "c.house.json",
                             "d.house.json", "armies/a.army.json", "armies/missing.army.json"}) {
        INFO(name);
        CHECK(files.contains(folder.path() / name));
    }
    CHECK(files.contains(folder.path().root_path() / "muster.json"));
}

TEST_CASE("a file depends on the systems that its own one extends, also missing ones")
{
    const test::Folder folder;
    folder.write("muster.json", R"({ "format": 1, "root": true })");
    folder.write("early/early.system.json", R"({ "id": "early", "extends": "middle" })");
    folder.write("middle/muster.json", R"({ "format": 1 })");
    const auto middle = folder.write("middle/middle.system.json", R"({ "id": "middle", "extends": "none" })");
    const auto army = folder.write("a.army.json", R"({ "system": "early", "list": "club" })");
    folder.write("club.list.json", R"({ "system": "middle", "id": "club", "extends": ["common"] })");
    rules::Library library({});
    const auto found = [&](const fs::path& path) {
        const auto kind = *files::kindOf(path);
        return rules::dependenciesOf(library.file(path)->document.get(), kind, path, *library.project(path), library);
    };
    using Ids = std::set<std::string, std::less<>>;
    const auto ofArmy = found(army);
    CHECK(ofArmy.systems == Ids{"early", "middle", "none"});
    CHECK(ofArmy.lists == Ids{"club", "common"});
    CHECK(ofArmy.files.contains(folder.path() / "middle/muster.json"));
    CHECK(found(middle).systems == Ids{"middle", "none"});
    CHECK(found(folder.path() / "early/early.system.json").lists == Ids{"club"});
}
