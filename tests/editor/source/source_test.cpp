#include "tests/editor/source/stage.hpp"
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
    SourceStage stage("{ \"a\": 1 }\n");
    stage.caretAt(8);
    QTest::keyClicks(&stage.edit(), "23");
    CHECK(stage.document.text() == "{ \"a\": 123 }\n");
    CHECK(stage.document.undoStack().count() == 1);
    QTest::keyClick(&stage.edit(), Qt::Key_Z, Qt::ControlModifier);
    CHECK(stage.document.text() == "{ \"a\": 1 }\n");
    stage.checkInStep();
    QTest::keyClick(&stage.edit(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(stage.document.text() == "{ \"a\": 123 }\n");
    stage.checkInStep();
}

TEST_CASE("changes from elsewhere appear and leave caret and view alone")
{
    std::string text = "[\n";
    for (int i = 0; i < 300; ++i) text += "  \"\xC3\xA4 line\",\n";
    text += "  1\n]\n";
    SourceStage stage(text);
    stage.view->goToLine(200, 5);
    const int down = stage.edit().verticalScrollBar()->value();
    const auto rest = stage.edit().textCursor().block().text();
    stage.document.apply(
        {{{3, 3}, " "},
         {{static_cast<std::uint32_t>(text.size()) - 3, static_cast<std::uint32_t>(text.size()) - 3}, "0"}},
        "elsewhere");
    stage.checkInStep();
    CHECK(stage.edit().textCursor().block().text() == rest);
    CHECK(stage.edit().textCursor().positionInBlock() == 4);
    CHECK(stage.edit().verticalScrollBar()->value() == down);
}

TEST_CASE("line ends of two bytes, letters of many, and bytes that are no letters")
{
    SourceStage windows("{\r\n  \"a\": \"\xF0\x9F\x8E\xB2\xC3\xA4\"\r\n}\r\n");
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

    SourceStage bytes("{ \"a\": \"\xFF\" }");
    CHECK(bytes.edit().isReadOnly());
    QTest::keyClicks(&bytes.edit(), "x");
    CHECK(bytes.document.text() == "{ \"a\": \"\xFF\" }");
}

TEST_CASE("pasted text of any kind stays in step")
{
    SourceStage stage("{ }\n");
    for (const char* pasted : {"\"a\": [\r\n1,\r2\n]", "\xE2\x80\xA9\xE2\x80\xA8", "\xEF\xB7\x90x"}) {
        QApplication::clipboard()->setText(QString::fromUtf8(pasted));
        stage.caretAt(2);
        stage.edit().paste();
        stage.checkInStep();
    }
    while (stage.document.undoStack().canUndo()) stage.document.undo();
    CHECK(stage.document.text() == "{ }\n");
    stage.checkInStep();
}

TEST_CASE("lines break and indent by two")
{
    SourceStage stage("{}\n");
    stage.caretAt(1);
    QTest::keyClick(&stage.edit(), Qt::Key_Return);
    QTest::keyClicks(&stage.edit(), "\"a\": [");
    QTest::keyClick(&stage.edit(), Qt::Key_Return);
    QTest::keyClicks(&stage.edit(), "1");
    QTest::keyClick(&stage.edit(), Qt::Key_Return);
    QTest::keyClicks(&stage.edit(), "]");
    CHECK(stage.document.text() == "{\n  \"a\": [\n    1\n  ]}\n");
    stage.edit().selectAll();
    QTest::keyClick(&stage.edit(), Qt::Key_Tab);
    CHECK(stage.document.text().starts_with("  {\n    \"a\""));
    stage.edit().selectAll();
    QTest::keyClick(&stage.edit(), Qt::Key_Backtab);
    CHECK(stage.document.text() == "{\n  \"a\": [\n    1\n  ]}\n");
    stage.checkInStep();
}

TEST_CASE("a value is shown where it stands, and the caret says which value it is in")
{
    SourceStage stage(shippedText("ancients-d6/armies/scipio-zama-202.army.json"));
    REQUIRE(stage.view->reveal("/units/1"));
    CHECK(stage.view->pointerAtCaret() == "/units/1");
    CHECK_FALSE(stage.view->reveal("/units/99"));
    std::string moved;
    QObject::connect(stage.view.get(), &editor::SourceView::caretMoved,
                     [&](const std::string& pointer) { moved = pointer; });
    REQUIRE(stage.view->reveal("/units/2"));
    CHECK(moved.empty());
    stage.caretAt(static_cast<int>(stage.text().indexOf("\"system\"")) + 2);
    CHECK(moved == "/system");
}

TEST_CASE("broken text says where, and the last whole one answers meanwhile")
{
    SourceStage stage("{\n  \"a\": 1\n}\n");
    stage.caretAt(static_cast<int>(stage.text().indexOf("1")));
    QTest::keyClicks(&stage.edit(), "x");
    CHECK_FALSE(stage.document.parsed());
    QLabel* fault = nullptr;
    for (auto* label : stage.view->findChildren<QLabel*>())
        if (label->text().contains("Line 2")) fault = label;
    REQUIRE(fault != nullptr);
    CHECK(fault->isVisible());
    CHECK(stage.view->reveal("/a"));
    QTest::keyClick(&stage.edit(), Qt::Key_Backspace);
    stage.document.undo();
    CHECK(stage.document.parsed());
    CHECK_FALSE(fault->isVisible());
}

TEST_CASE("find goes round, replace all is one step")
{
    SourceStage stage("[\"one\", \"two\", \"One\"]\n");
    stage.view->replace();
    auto* bar = stage.view->findChild<editor::FindBar*>();
    const auto fields = bar->findChildren<QLineEdit*>();
    REQUIRE(fields.size() == 2);
    fields[0]->setText("one");
    QTest::keyClick(fields[0], Qt::Key_Return);
    CHECK(stage.edit().textCursor().selectionStart() == 2);
    QTest::keyClick(fields[0], Qt::Key_Return);
    CHECK(stage.edit().textCursor().selectedText() == "One");
    QTest::keyClick(fields[0], Qt::Key_Return);
    CHECK(stage.edit().textCursor().selectionStart() == 2);
    fields[1]->setText("1");
    CHECK(bar->replaceAll() == 2);
    CHECK(stage.document.text() == "[\"1\", \"two\", \"1\"]\n");
    CHECK(stage.document.undoStack().count() == 1);
    QTest::keyClick(fields[0], Qt::Key_Escape);
    CHECK_FALSE(bar->isVisible());
}

TEST_CASE("findings are underlined where the command line says they are")
{
    auto text = shippedText("ancients-d6/armies/scipio-zama-202.army.json");
    text.replace(text.find("\"count\""), 7, "\"cuont\"");
    SourceStage stage(text);
    rules::Library library(model::dataFolders());
    const auto judgement =
        std::make_shared<const editor::Judgement>(editor::judge({stage.document.source(),
                                                                 {stage.document.parsed(), stage.document.faults()},
                                                                 stage.document.place(),
                                                                 stage.document.kind(),
                                                                 stage.document.revision()},
                                                                library));
    REQUIRE_FALSE(judgement->diagnostics.empty());
    stage.view->setJudgement(judgement);
    bool isMarked = false;
    for (const auto& selection : stage.edit().extraSelections())
        isMarked = isMarked || (selection.format.underlineStyle() == QTextCharFormat::WaveUnderline &&
                                selection.cursor.selectedText().contains("cuont"));
    CHECK(isMarked);
}

TEST_CASE("a file of a megabyte can be written in")
{
    std::string text = "{ \"units\": [\n";
    while (text.size() < 1'000'000)
        text += "    { \"id\": \"unit-" + std::to_string(text.size()) +
                "\", \"count\": 3, \"notes\": \"a line of words\" },\n";
    text += "    {}\n] }\n";
    SourceStage stage(text);
    stage.view->goToLine(6000, 5);
    const ProcessorWatch watch;
    for (int i = 0; i < 20; ++i) {
        QTest::keyClicks(&stage.edit(), "x");
        QTest::keyClick(&stage.edit(), Qt::Key_Backspace);
    }
    CHECK(watch.seconds() < 40 * 0.25);
    stage.checkInStep();
}
