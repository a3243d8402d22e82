#include "tests/editor/window/window_fixture.hpp"

#include <catch2/catch.hpp>

#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>

using namespace muster;
using namespace muster::test;

namespace {

void answer(WindowFixture& fixture, QMessageBox::StandardButton button, QString* text = nullptr)
{
    fixture.atDialog([button, text](QWidget& dialog) {
        auto* box = qobject_cast<QMessageBox*>(&dialog);
        if (!box) return dialog.close(), void();
        if (text) *text = box->text() + '\n' + box->informativeText();
        QTest::mouseClick(box->button(button), Qt::LeftButton);
    });
}

}  // namespace

TEST_CASE("what was not saved is not closed without a question")
{
    WindowFixture fixture;
    const QString path = fixture.copyOf(scipio);
    const auto before = fixture.fileText(path);
    auto* page = fixture.window->openFile(path);
    fixture.settle();
    fixture.nameArmy("Scipio again");

    SECTION("cancel keeps it open")
    {
        answer(fixture, QMessageBox::Cancel);
        CHECK(!fixture.window->closePage(*page));
        CHECK(fixture.window->currentPage() == page);
        CHECK(fixture.fileText(path) == before);
    }
    SECTION("discard leaves the file as it was")
    {
        QString asked;
        answer(fixture, QMessageBox::Discard, &asked);
        CHECK(fixture.window->closePage(*page));
        CHECK(asked.contains("Scipio again"));
        CHECK(fixture.fileText(path) == before);
        CHECK(fixture.window->currentPage() == nullptr);
    }
    SECTION("save writes it")
    {
        answer(fixture, QMessageBox::Save);
        CHECK(fixture.window->closePage(*page));
        CHECK(fixture.fileText(path).find("Scipio again") != std::string::npos);
    }
}

TEST_CASE("closing the window lists every file with changes")
{
    WindowFixture fixture;
    fixture.window->openFile(fixture.copyOf(scipio));
    fixture.settle();
    fixture.nameArmy("One");
    fixture.window->openFile(fixture.copyOf("ancients-d6/armies/hannibal-zama-202.army.json"));
    fixture.settle();
    fixture.nameArmy("Two");
    QString asked;
    answer(fixture, QMessageBox::Cancel, &asked);
    CHECK(!fixture.window->close());
    CHECK(asked.contains("One"));
    CHECK(asked.contains("Two"));
    CHECK(fixture.window->pages().size() == 2);
}

TEST_CASE("a file that is open already comes to the front instead of opening twice")
{
    WindowFixture fixture;
    const QString path = fixture.copyOf(scipio);
    auto* page = fixture.window->openFile(path);
    fixture.window->openFile(fixture.copyOf("ancients-d6/armies/hannibal-zama-202.army.json"));
    CHECK(fixture.window->openFile(path) == page);
    CHECK(fixture.window->pages().size() == 2);
    CHECK(fixture.window->currentPage() == page);
    CHECK(fixture.window->recentFiles().files().size() == 2);
}

TEST_CASE("saving writes over another's changes only when told to")
{
    WindowFixture fixture;
    const QString path = fixture.copyOf(scipio);
    auto* page = fixture.window->openFile(path);
    fixture.settle();
    fixture.nameArmy("Mine");
    {
        QFile file(path);
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write("{}");
    }
    answer(fixture, QMessageBox::Cancel);
    CHECK(!fixture.window->save(*page));
    CHECK(fixture.fileText(path) == "{}");
    // Enter keeps what the other one wrote.
    fixture.atDialog([](QWidget& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
    CHECK(!fixture.window->save(*page));
    CHECK(fixture.fileText(path) == "{}");
    fixture.atDialog([](QWidget& dialog) {
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text().contains("Over")) return QTest::mouseClick(button, Qt::LeftButton);
        dialog.close();
    });
    CHECK(fixture.window->save(*page));
    CHECK(fixture.fileText(path).find("Mine") != std::string::npos);
}

TEST_CASE("a name typed into the header is one change to undo, and undo leaves the bytes as they were")
{
    WindowFixture fixture;
    const QString path = fixture.copyOf(scipio);
    auto* page = fixture.window->openFile(path);
    fixture.settle();
    const auto before = page->document().text();
    fixture.nameArmy("Scipio the elder");
    CHECK(page->document().undoStack().count() == 1);
    // The key triggers the document's undo although the cursor is in a text field.
    fixture.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(page->document().text() == before);
    CHECK(page->document().isClean());
    CHECK(fixture.window->findChild<QLineEdit*>("army-name")->text() == "Scipio at Zama, 202 BC");
}

TEST_CASE("a file that is no army opens as text, and a broken one opens, too")
{
    WindowFixture fixture;
    CHECK(fixture.window->openFile(fixture.copyOf("ancients-d6/lists/republican-rome.list.json")));
    CHECK(fixture.window->currentArmy() == nullptr);
    const QString broken = fixture.path("broken.army.json");
    {
        QFile file(broken);
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write("{ \"format\": 1, ");
    }
    REQUIRE(fixture.window->openFile(broken));
    fixture.settle();
    CHECK(fixture.window->currentPage()->checkResult()->count(diagnostics::Level::error) > 0);
}

TEST_CASE("a broken text is saved as it is, and the message says that it is broken")
{
    WindowFixture fixture;
    const QString path = fixture.copyOf(scipio);
    auto* page = fixture.window->openFile(path);
    fixture.settle();
    page->document().applyText("{ \"format\": 1, ", "Break");
    fixture.settle();
    REQUIRE(fixture.window->save(*page));
    CHECK(fixture.fileText(path) == "{ \"format\": 1, ");
    CHECK(fixture.window->statusBar()->currentMessage().contains("mistake"));
}

TEST_CASE("the buttons of the question about changes have letters")
{
    WindowFixture fixture;
    auto* page = fixture.window->openFile(fixture.copyOf(scipio));
    fixture.settle();
    fixture.nameArmy("Scipio again");
    QStringList texts;
    fixture.atDialog([&](QWidget& dialog) {
        for (const auto* button : dialog.findChildren<QPushButton*>()) texts << button->text();
        dialog.close();
    });
    fixture.window->closePage(*page);
    CHECK(texts.contains("&Discard"));
}
