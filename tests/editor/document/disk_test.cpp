#include "tests/editor/document/temporary_folder.hpp"
#include "tests/editor/small_disk.hpp"
#include "tests/editor/unprivileged_user.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using editor::DiskState;
using editor::Document;
using editor::Problem;
using test::armyOf;
using test::SmallDisk;
using test::TemporaryFolder;
using test::UnprivilegedUser;

TEST_CASE("the version before the last save is kept")
{
    const TemporaryFolder folder;
    const auto file = folder.write("a.army.json", armyOf({"a"}));
    Document document(folder.folders());
    REQUIRE_FALSE(document.open(file));
    CHECK_FALSE(document.backup());
    document.applyText(armyOf({"b"}), "Change");
    REQUIRE_FALSE(document.save());
    CHECK(document.backup() == armyOf({"a"}));
    REQUIRE_FALSE(document.save());
    CHECK(document.backup() == armyOf({"a"}));
    document.applyText(armyOf({"c"}), "Change");
    REQUIRE_FALSE(document.save());
    CHECK(document.backup() == armyOf({"b"}));
    // The player's folder contains only the player's own files.
    for (const auto& each : std::filesystem::directory_iterator(folder.path(".")))
        CHECK((each.path().filename() == "a.army.json" || each.path().filename() == "data"));
}

TEST_CASE("a full disk is said plainly and loses nothing")
{
    const TemporaryFolder folder;
    const auto file = folder.write("a.army.json", armyOf({"a"}));
    Document document(folder.folders());
    REQUIRE_FALSE(document.open(file));
    QString failed;
    QObject::connect(&document, &Document::journalFailed, &document, [&](const QString& message) { failed = message; });
    const std::string larger = armyOf({"a", "b", "c", "d", "e", "f"});
    {
        const SmallDisk full(16);
        document.applyText(larger, "Change");
        CHECK_FALSE(failed.isEmpty());
        const auto problem = document.save();
        REQUIRE(problem);
        CHECK(problem->kind == Problem::Kind::diskFull);
        CHECK(problem->message.contains("a.army.json"));
    }
    CHECK(folder.read(file) == armyOf({"a"}));
    CHECK(document.text() == larger);
    CHECK_FALSE(document.isClean());
    REQUIRE_FALSE(document.save());
    CHECK(folder.read(file) == larger);
    CHECK(document.isClean());
}

TEST_CASE("a read-only file can be changed and saved elsewhere")
{
    const TemporaryFolder folder;
    const auto file = folder.write("locked/a.army.json", armyOf({"a"}));
    std::filesystem::permissions(folder.path("."), std::filesystem::perms::all);
    std::filesystem::permissions(folder.path("locked"), std::filesystem::perms::all);
    std::filesystem::permissions(file, std::filesystem::perms(0444));
    const UnprivilegedUser user;
    Document document(folder.folders());
    REQUIRE_FALSE(document.open(file));
    CHECK_FALSE(document.isWritable());
    document.applyText(armyOf({"b"}), "Change");
    const auto problem = document.save();
    REQUIRE(problem);
    CHECK(problem->kind == Problem::Kind::readOnly);
    CHECK(folder.read(file) == armyOf({"a"}));
    REQUIRE_FALSE(document.saveAs(folder.path("locked/b.army.json")));
    CHECK(document.isWritable());
    CHECK(document.isClean());
}

TEST_CASE("what cannot be opened says why")
{
    const TemporaryFolder folder;
    Document document(folder.folders());
    auto problem = document.open(folder.path("nowhere.army.json"));
    REQUIRE(problem);
    CHECK(problem->kind == Problem::Kind::unreadable);
    CHECK(problem->message.contains("nowhere.army.json"));
    problem = document.open(folder.path("."));
    REQUIRE(problem);
    const auto huge = folder.write("huge.army.json", "{}");
    std::filesystem::resize_file(huge, (64u << 20) + 1);
    problem = document.open(huge);
    REQUIRE(problem);
    CHECK(problem->kind == Problem::Kind::tooLarge);
}

TEST_CASE("a file that another program changes is noticed and not written over")
{
    const TemporaryFolder folder;
    const auto file = folder.write("a.army.json", armyOf({"a"}));
    Document document(folder.folders());
    REQUIRE_FALSE(document.open(file));
    folder.write("a.army.json", armyOf({"other"}));
    REQUIRE(test::waitUntil([&] { return document.diskState() == DiskState::changed; }));
    document.applyText(armyOf({"mine"}), "Change");
    const auto problem = document.save();
    REQUIRE(problem);
    CHECK(problem->kind == Problem::Kind::changedOnDisk);
    CHECK(folder.read(file) == armyOf({"other"}));
    CHECK(document.textOnDisk() == armyOf({"other"}));

    SECTION("taking over what is there can be undone")
    {
        REQUIRE_FALSE(document.reload());
        CHECK(document.text() == armyOf({"other"}));
        CHECK(document.isClean());
        CHECK(document.diskState() == DiskState::unchanged);
        document.undo();
        CHECK(document.text() == armyOf({"mine"}));
        CHECK_FALSE(document.isClean());
    }
    SECTION("keeping one's own writes over it the next time")
    {
        document.keepMine();
        CHECK(document.diskState() == DiskState::unchanged);
        CHECK_FALSE(document.isClean());
        REQUIRE_FALSE(document.save());
        CHECK(folder.read(file) == armyOf({"mine"}));
        CHECK(document.backup() == armyOf({"other"}));
    }
    SECTION("or at once")
    {
        REQUIRE_FALSE(document.save(Document::Overwrite::yes));
        CHECK(folder.read(file) == armyOf({"mine"}));
    }
}

TEST_CASE("a file that is replaced, removed and comes back is followed")
{
    const TemporaryFolder folder;
    const auto file = folder.write("a.army.json", armyOf({"a"}));
    Document document(folder.folders());
    REQUIRE_FALSE(document.open(file));
    std::filesystem::rename(folder.write("new", armyOf({"b"})), file);
    REQUIRE(test::waitUntil([&] { return document.diskState() == DiskState::changed; }));
    std::filesystem::remove(file);
    REQUIRE(test::waitUntil([&] { return document.diskState() == DiskState::deleted; }));
    CHECK_FALSE(document.isClean());
    CHECK(std::distance(std::filesystem::directory_iterator(folder.folders().journals()), {}) == 1);
    folder.write("a.army.json", armyOf({"a"}));
    REQUIRE(test::waitUntil([&] { return document.diskState() == DiskState::unchanged; }));
    CHECK(document.isClean());
    std::filesystem::remove(file);
    REQUIRE_FALSE(document.save());
    CHECK(folder.read(file) == armyOf({"a"}));
    CHECK(document.isClean());
}

TEST_CASE("saving is no change of the file by another")
{
    const TemporaryFolder folder;
    const auto file = folder.write("a.army.json", armyOf({"a"}));
    Document document(folder.folders());
    REQUIRE_FALSE(document.open(file));
    bool reported = false;
    QObject::connect(&document, &Document::diskStateChanged, &document, [&] { reported = true; });
    document.applyText(armyOf({"b"}), "Change");
    REQUIRE_FALSE(document.save());
    test::waitUntil([&] { return reported; });
    CHECK_FALSE(reported);
}

TEST_CASE("what equals the file is clean, by whichever steps it came about and whenever the disk is looked at")
{
    const TemporaryFolder folder;
    const auto file = folder.write("a.army.json", armyOf({"a", "b"}));
    Document document(folder.folders());
    REQUIRE_FALSE(document.open(file));
    // Down and up again: two steps; the disk is checked after the second.
    document.applyText(armyOf({"b", "a"}), "Down");
    CHECK_FALSE(document.isClean());
    document.applyText(armyOf({"a", "b"}), "Up");
    CHECK(document.isClean());
    document.checkDisk();
    document.undo();
    CHECK_FALSE(document.isClean());
    document.undo();
    CHECK_FALSE(document.undoStack().canUndo());
    CHECK(document.isClean());
    // While the file is deleted, closing would lose data.
    std::filesystem::remove(file);
    CHECK(document.checkDisk() == DiskState::deleted);
    CHECK_FALSE(document.isClean());
    document.redo();
    document.undo();
    CHECK_FALSE(document.isClean());
    folder.write("a.army.json", armyOf({"a", "b"}));
    CHECK(document.checkDisk() == DiskState::unchanged);
    CHECK(document.isClean());
}
