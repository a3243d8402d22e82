#include "core/library/library.hpp"
#include "tests/editor/source/source_fixture.hpp"
#include "tests/processor_watch.hpp"

#include "editor/source/find_bar.hpp"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTextBlock>

using namespace muster;
using namespace muster::test;

TEST_CASE("what is typed changes the document, as one step that the document takes back")
{
    SourceFixture fixture("{ \"a\": 1 }\n");
    fixture.caretAt(8);
    QTest::keyClicks(&fixture.edit(), "23");
    CHECK(fixture.document.text() == "{ \"a\": 123 }\n");
    CHECK(fixture.document.undoStack().count() == 1);
    QTest::keyClick(&fixture.edit(), Qt::Key_Z, Qt::ControlModifier);
    CHECK(fixture.document.text() == "{ \"a\": 1 }\n");
    fixture.checkInStep();
    QTest::keyClick(&fixture.edit(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(fixture.document.text() == "{ \"a\": 123 }\n");
    fixture.checkInStep();
}

TEST_CASE("changes from elsewhere appear and leave caret and view alone")
{
    std::string text = "[\n";
    for (int i = 0; i < 300; ++i) text += "  \"\xC3\xA4 line\",\n";
    text += "  1\n]\n";
    SourceFixture fixture(text);
    fixture.view->goToLine(200, 5);
    const int down = fixture.edit().verticalScrollBar()->value();
    const auto rest = fixture.edit().textCursor().block().text();
    fixture.document.apply(
        {{{3, 3}, " "},
         {{static_cast<std::uint32_t>(text.size()) - 3, static_cast<std::uint32_t>(text.size()) - 3}, "0"}},
        "elsewhere");
    fixture.checkInStep();
    CHECK(fixture.edit().textCursor().block().text() == rest);
    CHECK(fixture.edit().textCursor().positionInBlock() == 4);
    CHECK(fixture.edit().verticalScrollBar()->value() == down);
}

TEST_CASE("line ends of two bytes, letters of many, and bytes that are no letters")
{
    SourceFixture windows("{\r\n  \"a\": \"\xF0\x9F\x8E\xB2\xC3\xA4\"\r\n}\r\n");
    windows.view->goToLine(2, 1);
    QTest::keyClick(&windows.edit(), Qt::Key_End);
    QTest::keyClick(&windows.edit(), Qt::Key_Backspace);
    QTest::keyClick(&windows.edit(), Qt::Key_Backspace);
    QTest::keyClicks(&windows.edit(), "\"");
    QTest::keyClick(&windows.edit(), Qt::Key_Return);
    windows.checkInStep();
    CHECK(windows.document.text() == "{\r\n  \"a\": \"\xF0\x9F\x8E\xB2\"\r\n  \r\n}\r\n");
    while (windows.document.undoStack().canUndo()) windows.document.undo();
    windows.checkInStep();

    SourceFixture bytes("{ \"a\": \"\xFF\" }");
    CHECK(bytes.edit().isReadOnly());
    QTest::keyClicks(&bytes.edit(), "x");
    CHECK(bytes.document.text() == "{ \"a\": \"\xFF\" }");
}

TEST_CASE("pasted text of any kind stays in step")
{
    SourceFixture fixture("{ }\n");
    for (const char* pasted : {"\"a\": [\r\n1,\r2\n]", "\xE2\x80\xA9\xE2\x80\xA8", "\xEF\xB7\x90x"}) {
        QApplication::clipboard()->setText(QString::fromUtf8(pasted));
        fixture.caretAt(2);
        fixture.edit().paste();
        fixture.checkInStep();
    }
    while (fixture.document.undoStack().canUndo()) fixture.document.undo();
    CHECK(fixture.document.text() == "{ }\n");
    fixture.checkInStep();
}

TEST_CASE("lines break and indent by two")
{
    SourceFixture fixture("{}\n");
    fixture.caretAt(1);
    QTest::keyClick(&fixture.edit(), Qt::Key_Return);
    QTest::keyClicks(&fixture.edit(), "\"a\": [");
    QTest::keyClick(&fixture.edit(), Qt::Key_Return);
    QTest::keyClicks(&fixture.edit(), "1");
    QTest::keyClick(&fixture.edit(), Qt::Key_Return);
    QTest::keyClicks(&fixture.edit(), "]");
    CHECK(fixture.document.text() == "{\n  \"a\": [\n    1\n  ]}\n");
    fixture.edit().selectAll();
    QTest::keyClick(&fixture.edit(), Qt::Key_Tab);
    CHECK(fixture.document.text().starts_with("  {\n    \"a\""));
    fixture.edit().selectAll();
    QTest::keyClick(&fixture.edit(), Qt::Key_Backtab);
    CHECK(fixture.document.text() == "{\n  \"a\": [\n    1\n  ]}\n");
    fixture.checkInStep();
}

TEST_CASE("a value is shown where it stands, and the caret says which value it is in")
{
    SourceFixture fixture(shippedText("ancients-d6/armies/scipio-zama-202.army.json"));
    REQUIRE(fixture.view->reveal("/units/1"));
    CHECK(fixture.view->pointerAtCaret() == "/units/1");
    CHECK_FALSE(fixture.view->reveal("/units/99"));
    std::string moved;
    QObject::connect(fixture.view.get(), &editor::SourceView::caretMoved,
                     [&](const std::string& pointer) { moved = pointer; });
    REQUIRE(fixture.view->reveal("/units/2"));
    CHECK(moved.empty());
    fixture.caretAt(static_cast<int>(fixture.text().indexOf("\"system\"")) + 2);
    CHECK(moved == "/system");
}

TEST_CASE("broken text says where, and the last whole one answers meanwhile")
{
    SourceFixture fixture("{\n  \"a\": 1\n}\n");
    fixture.caretAt(static_cast<int>(fixture.text().indexOf("1")));
    QTest::keyClicks(&fixture.edit(), "x");
    CHECK_FALSE(fixture.document.parsed());
    QLabel* fault = nullptr;
    for (auto* label : fixture.view->findChildren<QLabel*>())
        if (label->text().contains("Line 2")) fault = label;
    REQUIRE(fault != nullptr);
    CHECK(fault->isVisible());
    CHECK(fixture.view->reveal("/a"));
    QTest::keyClick(&fixture.edit(), Qt::Key_Backspace);
    fixture.document.undo();
    CHECK(fixture.document.parsed());
    CHECK_FALSE(fault->isVisible());
}

TEST_CASE("find goes round, replace all is one step")
{
    SourceFixture fixture("[\"one\", \"two\", \"One\"]\n");
    fixture.view->replace();
    auto* bar = fixture.view->findChild<editor::FindBar*>();
    const auto fields = bar->findChildren<QLineEdit*>();
    REQUIRE(fields.size() == 2);
    fields[0]->setText("one");
    QTest::keyClick(fields[0], Qt::Key_Return);
    CHECK(fixture.edit().textCursor().selectionStart() == 2);
    QTest::keyClick(fields[0], Qt::Key_Return);
    CHECK(fixture.edit().textCursor().selectedText() == "One");
    QTest::keyClick(fields[0], Qt::Key_Return);
    CHECK(fixture.edit().textCursor().selectionStart() == 2);
    fields[1]->setText("1");
    CHECK(bar->replaceAll() == 2);
    CHECK(fixture.document.text() == "[\"1\", \"two\", \"1\"]\n");
    CHECK(fixture.document.undoStack().count() == 1);
    QTest::keyClick(fields[0], Qt::Key_Escape);
    CHECK_FALSE(bar->isVisible());
}

TEST_CASE("findings are underlined where the command line says they are")
{
    auto text = shippedText("ancients-d6/armies/scipio-zama-202.army.json");
    text.replace(text.find("\"count\""), 7, "\"cuont\"");
    SourceFixture fixture(text);
    rules::Library library(files::dataFolders());
    const auto checkResult = std::make_shared<const editor::CheckResult>(
        editor::check({fixture.document.source(),
                       {fixture.document.parsed(), fixture.document.faults()},
                       fixture.document.place(),
                       fixture.document.kind(),
                       fixture.document.revision()},
                      library));
    REQUIRE_FALSE(checkResult->diagnostics.empty());
    fixture.view->setCheckResult(checkResult);
    bool isMarked = false;
    for (const auto& selection : fixture.edit().extraSelections())
        isMarked = isMarked || (selection.format.underlineStyle() == QTextCharFormat::WaveUnderline &&
                                selection.cursor.selectedText().contains("cuont"));
    CHECK(isMarked);
}

TEST_CASE("a file of one megabyte can be edited")
{
    std::string text = "{ \"units\": [\n";
    while (text.size() < 1'000'000)
        text += "    { \"id\": \"unit-" + std::to_string(text.size()) +
                "\", \"count\": 3, \"notes\": \"a line of words\" },\n";
    text += "    {}\n] }\n";
    SourceFixture fixture(text);
    fixture.view->goToLine(6000, 5);
    const ProcessorWatch watch;
    for (int i = 0; i < 20; ++i) {
        QTest::keyClicks(&fixture.edit(), "x");
        QTest::keyClick(&fixture.edit(), Qt::Key_Backspace);
    }
    CHECK(watch.seconds() < 40 * 0.25);
    fixture.checkInStep();
}
