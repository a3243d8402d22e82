#include "tests/editor/window/stage.hpp"

#include <catch2/catch.hpp>

#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>

using namespace muster;
using namespace muster::test;

namespace {

void answer(WindowStage& stage, QMessageBox::StandardButton button, QString* text = nullptr)
{
    stage.atDialog([button, text](QWidget& dialog) {
        auto* box = qobject_cast<QMessageBox*>(&dialog);
        if (!box) return dialog.close(), void();
        if (text) *text = box->text() + '\n' + box->informativeText();
        QTest::mouseClick(box->button(button), Qt::LeftButton);
    });
}

}  // namespace

TEST_CASE("what was not saved is not closed without a question")
{
    WindowStage stage;
    const QString path = stage.copyOf(scipio);
    const auto before = stage.fileText(path);
    auto* page = stage.window->openFile(path);
    stage.settle();
    stage.nameArmy("Scipio again");

    SECTION("cancel keeps it open")
    {
        answer(stage, QMessageBox::Cancel);
        CHECK(!stage.window->closePage(*page));
        CHECK(stage.window->currentPage() == page);
        CHECK(stage.fileText(path) == before);
    }
    SECTION("discard leaves the file as it was")
    {
        QString asked;
        answer(stage, QMessageBox::Discard, &asked);
        CHECK(stage.window->closePage(*page));
        CHECK(asked.contains("scipio-zama-202"));
        CHECK(stage.fileText(path) == before);
        CHECK(stage.window->currentPage() == nullptr);
    }
    SECTION("save writes it")
    {
        answer(stage, QMessageBox::Save);
        CHECK(stage.window->closePage(*page));
        CHECK(stage.fileText(path).find("Scipio again") != std::string::npos);
    }
}

TEST_CASE("closing the window lists every file with changes")
{
    WindowStage stage;
    stage.window->openFile(stage.copyOf(scipio));
    stage.settle();
    stage.nameArmy("One");
    stage.window->openFile(stage.copyOf("ancients-d6/armies/hannibal-zama-202.army.json"));
    stage.settle();
    stage.nameArmy("Two");
    QString asked;
    answer(stage, QMessageBox::Cancel, &asked);
    CHECK(!stage.window->close());
    CHECK(asked.contains("scipio-zama-202"));
    CHECK(asked.contains("hannibal-zama-202"));
    CHECK(stage.window->pages().size() == 2);
}

TEST_CASE("a file that is open already comes to the front instead of opening twice")
{
    WindowStage stage;
    const QString path = stage.copyOf(scipio);
    auto* page = stage.window->openFile(path);
    stage.window->openFile(stage.copyOf("ancients-d6/armies/hannibal-zama-202.army.json"));
    CHECK(stage.window->openFile(path) == page);
    CHECK(stage.window->pages().size() == 2);
    CHECK(stage.window->currentPage() == page);
    CHECK(stage.window->recentFiles().files().size() == 2);
}

TEST_CASE("saving writes over another's changes only when told to")
{
    WindowStage stage;
    const QString path = stage.copyOf(scipio);
    auto* page = stage.window->openFile(path);
    stage.settle();
    stage.nameArmy("Mine");
    {
        QFile file(path);
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write("{}");
    }
    answer(stage, QMessageBox::Cancel);
    CHECK(!stage.window->save(*page));
    CHECK(stage.fileText(path) == "{}");
    stage.atDialog([](QWidget& dialog) {
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text().contains("Over")) return QTest::mouseClick(button, Qt::LeftButton);
        dialog.close();
    });
    CHECK(stage.window->save(*page));
    CHECK(stage.fileText(path).find("Mine") != std::string::npos);
}

TEST_CASE("a name typed into the header is one change to undo, and undo leaves the bytes as they were")
{
    WindowStage stage;
    const QString path = stage.copyOf(scipio);
    auto* page = stage.window->openFile(path);
    stage.settle();
    const auto before = page->document().text();
    stage.nameArmy("Scipio the elder");
    CHECK(page->document().undoStack().count() == 1);
    // The key reaches the document's undo although the caret is in a text field.
    stage.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(page->document().text() == before);
    CHECK(page->document().isClean());
    CHECK(stage.window->findChild<QLineEdit*>("army-name")->text() == "Scipio at Zama, 202 BC");
}

TEST_CASE("a file that is no army opens as text, and a broken one opens, too")
{
    WindowStage stage;
    CHECK(stage.window->openFile(stage.copyOf("ancients-d6/lists/republican-rome.list.json")));
    CHECK(stage.window->currentArmy() == nullptr);
    const QString broken = stage.path("broken.army.json");
    {
        QFile file(broken);
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write("{ \"format\": 1, ");
    }
    REQUIRE(stage.window->openFile(broken));
    stage.settle();
    CHECK(stage.window->currentPage()->judgement()->count(diagnostics::Level::error) > 0);
}
