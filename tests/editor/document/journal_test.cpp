#include "editor/document/journal.hpp"
#include "editor/document/journal_file.hpp"
#include "tests/editor/document/temporary_folder.hpp"

#include <catch2/catch.hpp>

#include <memory>

using namespace muster;
using editor::Document;
using test::armyOf;
using test::TemporaryFolder;

namespace {

std::size_t journals(const TemporaryFolder& folder)
{
    std::error_code error;
    std::size_t count = 0;
    for ([[maybe_unused]] const auto& each : std::filesystem::directory_iterator(folder.folders().journals(), error))
        ++count;
    return count;
}

}  // namespace

TEST_CASE("a journal is there while there is something to lose, and only then")
{
    const TemporaryFolder folder;
    Document document(folder.folders());
    REQUIRE_FALSE(document.open(folder.write("a.army.json", armyOf({"a"}))));
    CHECK(journals(folder) == 0);
    document.applyText(armyOf({"b"}), "Change");
    CHECK(journals(folder) == 1);
    CHECK(editor::recoverableJournals(folder.folders()).empty());
    document.undo();
    CHECK(journals(folder) == 0);
    document.redo();
    CHECK(journals(folder) == 1);
    REQUIRE_FALSE(document.save());
    CHECK(journals(folder) == 0);
    document.applyText(armyOf({"c"}), "Change");
    document.discardJournal();
    CHECK(journals(folder) == 0);
}

TEST_CASE("what was left behind can be had back")
{
    const TemporaryFolder folder;
    const auto file = folder.write("a.army.json", armyOf({"a"}));
    {
        // Ends without cleanup, as in a crash.
        Document document(folder.folders());
        REQUIRE_FALSE(document.open(file));
        for (const char* id : {"b", "c", "d"}) document.applyText(armyOf({id}), "Change");
    }
    auto left = editor::recoverableJournals(folder.folders());
    REQUIRE(left.size() == 1);
    CHECK(left[0].text == armyOf({"d"}));
    CHECK(left[0].head.path == file);
    CHECK(left[0].onDisk == armyOf({"a"}));
    CHECK_FALSE(left[0].changedSince);
    CHECK(left[0].time > 0);

    SECTION("as a change on top of the file")
    {
        Document document(folder.folders());
        REQUIRE_FALSE(document.recover(left[0]));
        CHECK(document.text() == armyOf({"d"}));
        CHECK_FALSE(document.isClean());
        CHECK(journals(folder) == 1);
        CHECK(editor::recoverableJournals(folder.folders()).empty());
        document.undo();
        CHECK(document.text() == armyOf({"a"}));
        CHECK(document.isClean());
    }
    SECTION("when the file is another by now")
    {
        folder.write("a.army.json", armyOf({"other"}));
        left = editor::recoverableJournals(folder.folders());
        REQUIRE(left.size() == 1);
        CHECK(left[0].changedSince);
        Document document(folder.folders());
        REQUIRE_FALSE(document.recover(left[0]));
        CHECK(document.text() == armyOf({"d"}));
        document.undo();
        CHECK(document.text() == armyOf({"other"}));
    }
    SECTION("when the file is gone")
    {
        std::filesystem::remove(file);
        left = editor::recoverableJournals(folder.folders());
        REQUIRE(left.size() == 1);
        CHECK_FALSE(left[0].onDisk);
        Document document(folder.folders());
        REQUIRE_FALSE(document.recover(left[0]));
        CHECK(document.text() == armyOf({"d"}));
        REQUIRE_FALSE(document.save());
        CHECK(folder.read(file) == armyOf({"d"}));
    }
    SECTION("or is not wanted")
    {
        editor::discard(left[0]);
        CHECK(editor::recoverableJournals(folder.folders()).empty());
    }
    SECTION("and is no longer offered when the file says the same")
    {
        folder.write("a.army.json", armyOf({"d"}));
        CHECK(editor::recoverableJournals(folder.folders()).empty());
        CHECK(journals(folder) == 0);
    }
}

TEST_CASE("an army that was never saved comes back, too")
{
    const TemporaryFolder folder;
    {
        Document document(folder.folders());
        document.begin(files::FileKind::army, armyOf({}), folder.path("untitled.army.json"));
        document.applyText(armyOf({"b"}), "Change");
    }
    const auto left = editor::recoverableJournals(folder.folders());
    REQUIRE(left.size() == 1);
    CHECK_FALSE(left[0].head.path);
    Document document(folder.folders());
    REQUIRE_FALSE(document.recover(left[0]));
    CHECK_FALSE(document.path());
    CHECK(document.title() == "untitled.army.json");
    CHECK(document.text() == armyOf({"b"}));
}

TEST_CASE("a journal cut off anywhere, or damaged, gives the last whole change or nothing")
{
    editor::JournalHead head;
    head.place = "/a.army.json";
    const std::string whole = editor::headRecord(head) + editor::textRecord("one") +
                              editor::editsRecord({{{0, 1}, "X"}}) +
                              editor::editsRecord({{{1, 3}, ""}, {{3, 3}, "yz"}});
    const auto full = editor::readJournal(whole);
    REQUIRE(full);
    CHECK(full->text == "Xyz");
    std::size_t texts = 0;
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const auto part = editor::readJournal(std::string_view(whole).substr(0, size));
        if (part) {
            CHECK((part->text == "one" || part->text == "Xne"));
            ++texts;
        }
        std::string damaged = whole;
        damaged[size] = static_cast<char>(damaged[size] ^ 0x20);
        if (const auto read = editor::readJournal(damaged)) CHECK((read->text == "one" || read->text == "Xne"));
    }
    CHECK(texts > 10);
    // Edits outside of the text are not applied, even with a valid checksum.
    const auto wrong =
        editor::readJournal(editor::headRecord(head) + editor::textRecord("one") + editor::editsRecord({{{2, 9}, ""}}));
    REQUIRE(wrong);
    CHECK(wrong->text == "one");
}

TEST_CASE("a journal of very many changes stays small")
{
    const TemporaryFolder folder;
    std::error_code error;
    const auto journal =
        editor::Journal::create(folder.folders(), {{}, "/a.army.json", files::FileKind::army, {}}, "", error);
    REQUIRE(journal);
    std::string text;
    for (int i = 0; i < 20'000; ++i) {
        const auto at = static_cast<std::uint32_t>(text.size());
        const std::vector<text::Edit> edit =
            text.size() < 100 ? std::vector<text::Edit>{{{at, at}, "x"}} : std::vector<text::Edit>{{{0, 1}, ""}};
        text = text::applied(text, edit);
        REQUIRE(journal->add(edit, text));
    }
    CHECK(std::filesystem::file_size(journal->file()) < 600'000);
    const auto read = editor::readJournal(folder.read(journal->file()));
    REQUIRE(read);
    CHECK(read->text == text);
}
