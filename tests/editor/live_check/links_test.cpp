#include "tests/editor/live_check/checker_fixture.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>

#include <unistd.h>

using namespace muster;

namespace fs = std::filesystem;

namespace {

/// A project folder, and a neighbouring folder as the target of links.
class Neighbours {
public:
    Neighbours() : m_root(fs::temp_directory_path() / ("muster-editor-links-" + std::to_string(::getpid())))
    {
        fs::remove_all(m_root);
        fs::create_directories(m_root / "club/armies");
        fs::create_directories(m_root / "club/lists");
        fs::create_directories(m_root / "outside");
        write("club/muster.json", R"({"format": 1})");
        write("outside/theirs.list.json", R"({"format": 1, "system": "old-trousers", "id": "theirs", "name": "Theirs",
            "entries": [{"id": "line", "name": "Line", "arm": "infantry", "strength": 3}]})");
        write("outside/theirs.house.json",
              R"({"format": 1, "system": "old-trousers", "name": "Theirs", "budget": 99})");
    }
    ~Neighbours()
    {
        std::error_code error;
        fs::remove_all(m_root, error);
    }
    Neighbours(const Neighbours&) = delete;
    Neighbours& operator=(const Neighbours&) = delete;

    void write(const std::string& file, const std::string& text) const { std::ofstream(m_root / file) << text; }
    fs::path operator/(const std::string& file) const { return m_root / file; }

    bool finds(const std::string& keys, const std::string& rule) const
    {
        const auto checkResult =
            editor::FileChecker(test::newLibrary())
                .check(test::snapshotOf(R"({"format": 1, "system": "old-trousers", "name": "Ours", )" + keys +
                                            R"(, "units": []})",
                                        m_root / "club/armies/ours.army.json"));
        return std::any_of(checkResult.diagnostics.begin(), checkResult.diagnostics.end(),
                           [&](const auto& finding) { return finding.rule == rule; });
    }

private:
    fs::path m_root;
};

}  // namespace

TEST_CASE("what an opened army builds on is not found through links that lead out of its project")
{
    const Neighbours folder;
    fs::create_symlink("../../outside/theirs.list.json", folder / "club/lists/theirs.list.json");
    fs::create_symlink("../../outside/theirs.house.json", folder / "club/lists/theirs.house.json");
    fs::create_directory_symlink("../outside", folder / "club/folder");
    CHECK(folder.finds(R"("list": "theirs")", "ref/not-found"));
    CHECK(folder.finds(R"("house": "../lists/theirs.house.json")", "ref/outside-root"));
    CHECK(folder.finds(R"("house": "../folder/theirs.house.json")", "ref/outside-root"));

    // The same files inside the project are found.
    fs::remove(folder / "club/lists/theirs.list.json");
    fs::remove(folder / "club/lists/theirs.house.json");
    fs::copy_file(folder / "outside/theirs.list.json", folder / "club/lists/theirs.list.json");
    fs::copy_file(folder / "outside/theirs.house.json", folder / "club/lists/theirs.house.json");
    CHECK_FALSE(folder.finds(R"("list": "theirs")", "ref/not-found"));
    CHECK_FALSE(folder.finds(R"("house": "../lists/theirs.house.json")", "ref/outside-root"));
}
