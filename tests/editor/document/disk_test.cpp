#include "tests/editor/document/room.hpp"
#include "tests/editor/small_disk.hpp"
#include "tests/editor/somebody.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using editor::DiskState;
using editor::Document;
using editor::Problem;
using test::armyOf;
using test::Room;
using test::SmallDisk;
using test::Somebody;

TEST_CASE("the version before the last save is kept")
{
    const Room room;
    const auto file = room.write("a.army.json", armyOf({"a"}));
    Document document(room.folders());
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
    // The player's folder holds what he put there and nothing else.
    for (const auto& each : std::filesystem::directory_iterator(room.path(".")))
        CHECK((each.path().filename() == "a.army.json" || each.path().filename() == "data"));
}

TEST_CASE("a full disk is said plainly and loses nothing")
{
    const Room room;
    const auto file = room.write("a.army.json", armyOf({"a"}));
    Document document(room.folders());
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
    CHECK(room.read(file) == armyOf({"a"}));
    CHECK(document.text() == larger);
    CHECK_FALSE(document.isClean());
    REQUIRE_FALSE(document.save());
    CHECK(room.read(file) == larger);
    CHECK(document.isClean());
}

TEST_CASE("a read-only file can be changed and saved elsewhere")
{
    const Room room;
    const auto file = room.write("locked/a.army.json", armyOf({"a"}));
    std::filesystem::permissions(room.path("."), std::filesystem::perms::all);
    std::filesystem::permissions(room.path("locked"), std::filesystem::perms::all);
    std::filesystem::permissions(file, std::filesystem::perms(0444));
    const Somebody somebody;
    Document document(room.folders());
    REQUIRE_FALSE(document.open(file));
    CHECK_FALSE(document.isWritable());
    document.applyText(armyOf({"b"}), "Change");
    const auto problem = document.save();
    REQUIRE(problem);
    CHECK(problem->kind == Problem::Kind::readOnly);
    CHECK(room.read(file) == armyOf({"a"}));
    REQUIRE_FALSE(document.saveAs(room.path("locked/b.army.json")));
    CHECK(document.isWritable());
    CHECK(document.isClean());
}

TEST_CASE("what cannot be opened says why")
{
    const Room room;
    Document document(room.folders());
    auto problem = document.open(room.path("nowhere.army.json"));
    REQUIRE(problem);
    CHECK(problem->kind == Problem::Kind::unreadable);
    CHECK(problem->message.contains("nowhere.army.json"));
    problem = document.open(room.path("."));
    REQUIRE(problem);
    const auto huge = room.write("huge.army.json", "{}");
    std::filesystem::resize_file(huge, (64u << 20) + 1);
    problem = document.open(huge);
    REQUIRE(problem);
    CHECK(problem->kind == Problem::Kind::tooLarge);
}

TEST_CASE("a file that another program changes is noticed and not written over")
{
    const Room room;
    const auto file = room.write("a.army.json", armyOf({"a"}));
    Document document(room.folders());
    REQUIRE_FALSE(document.open(file));
    room.write("a.army.json", armyOf({"other"}));
    REQUIRE(test::soon([&] { return document.diskState() == DiskState::changed; }));
    document.applyText(armyOf({"mine"}), "Change");
    const auto problem = document.save();
    REQUIRE(problem);
    CHECK(problem->kind == Problem::Kind::changedOnDisk);
    CHECK(room.read(file) == armyOf({"other"}));
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
        CHECK(room.read(file) == armyOf({"mine"}));
        CHECK(document.backup() == armyOf({"other"}));
    }
    SECTION("or at once")
    {
        REQUIRE_FALSE(document.save(Document::Overwrite::yes));
        CHECK(room.read(file) == armyOf({"mine"}));
    }
}

TEST_CASE("a file that is replaced, removed and comes back is followed")
{
    const Room room;
    const auto file = room.write("a.army.json", armyOf({"a"}));
    Document document(room.folders());
    REQUIRE_FALSE(document.open(file));
    std::filesystem::rename(room.write("new", armyOf({"b"})), file);
    REQUIRE(test::soon([&] { return document.diskState() == DiskState::changed; }));
    std::filesystem::remove(file);
    REQUIRE(test::soon([&] { return document.diskState() == DiskState::deleted; }));
    CHECK_FALSE(document.isClean());
    CHECK(std::distance(std::filesystem::directory_iterator(room.folders().journals()), {}) == 1);
    room.write("a.army.json", armyOf({"a"}));
    REQUIRE(test::soon([&] { return document.diskState() == DiskState::unchanged; }));
    CHECK(document.isClean());
    std::filesystem::remove(file);
    REQUIRE_FALSE(document.save());
    CHECK(room.read(file) == armyOf({"a"}));
    CHECK(document.isClean());
}

TEST_CASE("saving is no change of the file by another")
{
    const Room room;
    const auto file = room.write("a.army.json", armyOf({"a"}));
    Document document(room.folders());
    REQUIRE_FALSE(document.open(file));
    bool told = false;
    QObject::connect(&document, &Document::diskStateChanged, &document, [&] { told = true; });
    document.applyText(armyOf({"b"}), "Change");
    REQUIRE_FALSE(document.save());
    test::soon([&] { return told; });
    CHECK_FALSE(told);
}

TEST_CASE("what equals the file is clean, by whichever steps it came about and whenever the disk is looked at")
{
    const Room room;
    const auto file = room.write("a.army.json", armyOf({"a", "b"}));
    Document document(room.folders());
    REQUIRE_FALSE(document.open(file));
    // Down and up again: two steps, and the disk is looked at after the second.
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
    // Gone from the disk there is something to lose, until it is back.
    std::filesystem::remove(file);
    CHECK(document.checkDisk() == DiskState::deleted);
    CHECK_FALSE(document.isClean());
    document.redo();
    document.undo();
    CHECK_FALSE(document.isClean());
    room.write("a.army.json", armyOf({"a", "b"}));
    CHECK(document.checkDisk() == DiskState::unchanged);
    CHECK(document.isClean());
}
