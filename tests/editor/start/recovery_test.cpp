// A window killed during typing, and the next one that offers the typed text.
#include "tests/editor/window/window_fixture.hpp"

#include "editor/document/journal.hpp"

#include <catch2/catch.hpp>

#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>

#include <cstdio>

using namespace muster;
using namespace muster::test;

namespace {

/// Makes another process open the file in a window and type a name, and kills it there.
void killTyping(const WindowFixture& fixture, const QString& file)
{
    QProcess victim;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("MUSTER_VICTIM_FILE", file);
    environment.insert("MUSTER_VICTIM_FOLDER", QString::fromStdString(fixture.folders.root().string()));
    victim.setProcessEnvironment(environment);
    victim.start(QCoreApplication::applicationFilePath(), {"a window that waits to be killed"});
    QByteArray message;
    while (!message.contains("typed") && victim.waitForReadyRead(30000)) message += victim.readAllStandardOutput();
    REQUIRE(message.contains("typed"));
    victim.kill();
    REQUIRE(victim.waitForFinished());
    REQUIRE(victim.exitStatus() == QProcess::CrashExit);
}

void press(QWidget& dialog, const QString& text)
{
    for (auto* button : dialog.findChildren<QPushButton*>())
        if (button->accessibleName() == text) return QTest::mouseClick(button, Qt::LeftButton);
    FAIL_CHECK("no button " << text.toStdString());
    dialog.close();
}

}  // namespace

// Run on demand: the process that the test below starts and kills.
TEST_CASE("a window that waits to be killed", "[.victim]")
{
    const QString file = qEnvironmentVariable("MUSTER_VICTIM_FILE");
    REQUIRE(!file.isEmpty());
    WindowFixture fixture;
    const editor::Folders folders(qEnvironmentVariable("MUSTER_VICTIM_FOLDER").toStdString());
    editor::AppContext appContext{folders, fixture.library, fixture.settings};
    editor::MainWindow window(appContext, fixture.theme);
    window.show();
    auto* page = window.openFile(file);
    REQUIRE(page != nullptr);
    REQUIRE(QTest::qWaitFor([page] { return page->isSettled(); }, 20000));
    auto* name = page->findChild<QLineEdit*>("army-name");
    name->setFocus();
    name->selectAll();
    typeInto(name, "Typed before the end");
    std::puts("typed");
    std::fflush(stdout);
    QTest::qWait(60000);
    FAIL("nobody killed it");
}

TEST_CASE("what was typed before a kill is offered by the next window")
{
    WindowFixture fixture;
    const QString path = fixture.copyOf(scipio);
    const auto before = fixture.fileText(path);
    killTyping(fixture, path);
    CHECK(fixture.fileText(path) == before);
    REQUIRE(editor::recoverableJournals(fixture.folders).size() == 1);

    SECTION("opened, it is a change that can be saved or taken back")
    {
        QString offered;
        fixture.atDialog([&](QWidget& dialog) {
            if (auto* list = dialog.findChild<QListWidget*>(); list && list->count() == 1)
                offered = list->item(0)->text();
            press(dialog, "Open Them");
        });
        fixture.window->offerRecovery();
        CHECK(offered.startsWith("scipio-zama-202.army.json (changed "));
        fixture.settle();
        auto& document = fixture.army().document();
        CHECK(fixture.find("army-name")->property("text").toString() == "Typed before the end");
        CHECK(!document.isClean());
        CHECK(fixture.fileText(path) == before);
        fixture.run("edit.undo");
        CHECK(document.text() == before);
        fixture.run("edit.redo");
        REQUIRE(fixture.window->save(*fixture.window->currentPage()));
        CHECK(fixture.fileText(path).find("Typed before the end") != std::string::npos);
        CHECK(editor::recoverableJournals(fixture.folders).empty());
    }
    SECTION("thrown away, it is gone, but only after a question")
    {
        fixture.atDialog([&](QWidget& dialog) {
            fixture.atDialog([](QWidget& question) {
                auto* box = qobject_cast<QMessageBox*>(&question);
                if (!box) return question.close(), void();
                QTest::mouseClick(box->button(QMessageBox::Discard), Qt::LeftButton);
            });
            press(dialog, "Discard");
        });
        fixture.window->offerRecovery();
        CHECK(fixture.window->pages().empty());
        CHECK(editor::recoverableJournals(fixture.folders).empty());
        CHECK(fixture.fileText(path) == before);
    }
    SECTION("left for later, the next start offers it again")
    {
        fixture.atDialog([](QWidget& dialog) { press(dialog, "Later"); });
        fixture.window->offerRecovery();
        CHECK(fixture.window->pages().empty());
        CHECK(editor::recoverableJournals(fixture.folders).size() == 1);
    }
}
