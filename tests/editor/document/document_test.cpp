#include "editor/document/army_edits.hpp"
#include "tests/editor/document/temporary_folder.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using editor::Document;
using test::armyOf;
using test::TemporaryFolder;

TEST_CASE("what is opened and saved without a change keeps every byte")
{
    const TemporaryFolder folder;
    for (const auto& text : {std::string("{\r\n \"a\" :1}  \n\n"), armyOf({"a"}), std::string("\xEF\xBB\xBF{}"),
                             std::string("{ broken"), std::string(), std::string("\xFF\x00\x01", 3)}) {
        const auto file = folder.write("a.army.json", text);
        Document document(folder.folders());
        REQUIRE_FALSE(document.open(file));
        CHECK(document.text() == text);
        CHECK(document.isClean());
        test::checkInStep(document);
        CHECK_FALSE(document.save());
        CHECK(folder.read(file) == text);
    }
}

TEST_CASE("a text that is no JSON says why, and the last one that was stays at hand")
{
    const TemporaryFolder folder;
    Document document(folder.folders());
    REQUIRE_FALSE(document.open(folder.write("a.army.json", armyOf({"a", "b"}))));
    REQUIRE(document.apply({{{0, 1}, "["}}, "Type"));
    CHECK_FALSE(document.parsed());
    REQUIRE(document.faults().size() == 1);
    CHECK(document.faults().front().rule == "json/syntax");
    REQUIRE(document.lastParsed());
    CHECK(document.lastParsed()->root()["units"].size() == 2);
    document.undo();
    CHECK(document.parsed());
    CHECK(document.isClean());
}

TEST_CASE("a byte-order mark is a finding and not a refusal")
{
    const TemporaryFolder folder;
    Document document(folder.folders());
    REQUIRE_FALSE(document.open(folder.write("a.army.json", "\xEF\xBB\xBF" + armyOf({"a"}))));
    REQUIRE(document.faults().size() == 1);
    CHECK(document.isUtf8());
    CHECK(document.apply({{{0, 3}, ""}}, "Remove the byte-order mark"));
    CHECK(document.parsed());
}

TEST_CASE("edits that do not fit change nothing")
{
    const TemporaryFolder folder;
    Document document(folder.folders());
    REQUIRE_FALSE(document.open(folder.write("a.army.json", armyOf({"a"}))));
    const auto size = static_cast<std::uint32_t>(document.text().size());
    const auto revision = document.revision();
    CHECK_FALSE(document.apply({}, "Nothing"));
    CHECK_FALSE(document.apply({{{0, 1}, "{"}}, "The same"));
    CHECK_FALSE(document.apply({{{size, size + 1}, "x"}}, "Behind the end"));
    CHECK_FALSE(document.apply({{{5, 3}, "x"}}, "Backwards"));
    CHECK_FALSE(document.apply({{{0, 5}, "x"}, {{4, 6}, "y"}}, "Overlapping"));
    CHECK(document.revision() == revision);
    CHECK(document.undoStack().count() == 0);
    CHECK(document.apply({{{size, size}, "\n"}, {{0, 0}, " "}}, "In any order"));
    CHECK(document.text().size() == size + 2);
}

TEST_CASE("every change is told with the edits that lead to it")
{
    const TemporaryFolder folder;
    Document document(folder.folders());
    std::string followed;
    std::uint64_t revision = 0;
    QObject::connect(&document, &Document::edited, &document,
                     [&](const std::vector<text::Edit>& edits, std::uint64_t before, std::uint64_t after) {
                         CHECK(before == revision);
                         CHECK(after > before);
                         revision = after;
                         followed = text::applied(followed, edits);
                         CHECK(followed == document.text());
                     });
    REQUIRE_FALSE(document.open(folder.write("a.army.json", armyOf({"a", "b"}))));
    const auto change = editor::setCount(*document.parsed(), "/units/1", 3);
    REQUIRE(document.apply(change.edits, QString::fromStdString(change.name())));
    CHECK(document.undoStack().undoText() == "Change count of B");
    document.undo();
    document.redo();
    CHECK_FALSE(document.save());
    REQUIRE_FALSE(document.saveAs(folder.path("b.army.json")));
    CHECK(followed == folder.read(folder.path("b.army.json")));
}

TEST_CASE("saving under another name moves the document there")
{
    const TemporaryFolder folder;
    const auto first = folder.write("a.army.json", armyOf({"a"}));
    Document document(folder.folders());
    REQUIRE_FALSE(document.open(first));
    REQUIRE(document.applyText(armyOf({"a", "b"}), "Add B"));
    REQUIRE_FALSE(document.saveCopy(folder.path("copy.army.json")));
    CHECK_FALSE(document.isClean());
    REQUIRE_FALSE(document.saveAs(folder.path("new.list.json")));
    CHECK(document.isClean());
    CHECK(document.kind() == files::FileKind::list);
    CHECK(document.title() == "new.list.json");
    CHECK(folder.read(first) == armyOf({"a"}));
    CHECK(folder.read(folder.path("copy.army.json")) == document.text());
    CHECK(folder.read(folder.path("new.list.json")) == document.text());
    CHECK(document.source()->name().find("new.list.json") != std::string::npos);
}

TEST_CASE("a new text has no file until it is saved")
{
    const TemporaryFolder folder;
    Document document(folder.folders());
    document.begin(files::FileKind::army, armyOf({}), folder.path("untitled.army.json"));
    CHECK_FALSE(document.isClean());
    CHECK_FALSE(document.path());
    const auto problem = document.save();
    REQUIRE(problem);
    CHECK(problem->kind == editor::Problem::Kind::noName);
    REQUIRE_FALSE(document.saveAs(folder.path("mine.army.json")));
    CHECK(document.isClean());
}
