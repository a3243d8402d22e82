#include "editor/document/army_edits.hpp"
#include "tests/editor/document/temporary_folder.hpp"

#include <catch2/catch.hpp>

#include <QThread>

using namespace muster;
using editor::Document;
using test::armyOf;
using test::TemporaryFolder;

namespace {

void type(Document& document, std::string_view unit, const std::string& name)
{
    const auto change = editor::rename(*document.parsed(), unit, name);
    REQUIRE(
        document.apply(change.edits, QString::fromStdString(change.name()), QString::fromStdString(change.mergeKey)));
}

}  // namespace

TEST_CASE("typing in one field is one step to undo")
{
    const TemporaryFolder folder;
    Document document(folder.folders());
    REQUIRE_FALSE(document.open(folder.write("a.army.json", armyOf({"a", "b"}))));
    const std::string before = document.text();
    for (const char* name : {"O", "Ol", "Old"}) type(document, "/units/0", name);
    CHECK(document.undoStack().count() == 1);
    type(document, "/units/1", "Young");
    CHECK(document.undoStack().count() == 2);
    type(document, "/units/0", "Older");
    CHECK(document.undoStack().count() == 3);
    document.endMerge();
    type(document, "/units/0", "Oldest");
    CHECK(document.undoStack().count() == 4);
    for (int i = 0; i < 4; ++i) document.undo();
    CHECK(document.text() == before);
    CHECK(document.isClean());
    for (int i = 0; i < 4; ++i) document.redo();
    CHECK(document.parsed()->root().at("/units/0/name").string() == "Oldest");
    CHECK(document.parsed()->root().at("/units/1/name").string() == "Young");
}

TEST_CASE("a pause ends a step")
{
    const TemporaryFolder folder;
    Document document(folder.folders());
    REQUIRE_FALSE(document.open(folder.write("a.army.json", armyOf({"a"}))));
    type(document, "/units/0", "O");
    QThread::msleep(1700);
    type(document, "/units/0", "Ol");
    CHECK(document.undoStack().count() == 2);
}

TEST_CASE("what is typed and taken back leaves nothing to undo")
{
    const TemporaryFolder folder;
    Document document(folder.folders());
    REQUIRE_FALSE(document.open(folder.write("a.army.json", armyOf({"a"}))));
    type(document, "/units/0", "O");
    document.endMerge();
    type(document, "/units/0", "Ol");
    type(document, "/units/0", "O");
    CHECK(document.undoStack().count() == 1);
}

TEST_CASE("no step reaches across a save")
{
    const TemporaryFolder folder;
    Document document(folder.folders());
    REQUIRE_FALSE(document.open(folder.write("a.army.json", armyOf({"a"}))));
    type(document, "/units/0", "O");
    REQUIRE_FALSE(document.save());
    const std::string saved = document.text();
    type(document, "/units/0", "Ol");
    CHECK_FALSE(document.isClean());
    document.undo();
    CHECK(document.text() == saved);
    CHECK(document.isClean());
}
