// A window that is killed while somebody types, and the next one that offers what was typed.
#include "tests/editor/window/stage.hpp"

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

/// Lets another process open the file in a window, type a name, and kills it there.
void killTyping(const WindowStage& stage, const QString& file)
{
    QProcess victim;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("MUSTER_VICTIM_FILE", file);
    environment.insert("MUSTER_VICTIM_FOLDER", QString::fromStdString(stage.folders.root().string()));
    victim.setProcessEnvironment(environment);
    victim.start(QCoreApplication::applicationFilePath(), {"a window that waits to be killed"});
    QByteArray said;
    while (!said.contains("typed") && victim.waitForReadyRead(30000)) said += victim.readAllStandardOutput();
    REQUIRE(said.contains("typed"));
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

// Not run by itself: the process that the test below starts and kills.
TEST_CASE("a window that waits to be killed", "[.victim]")
{
    const QString file = qEnvironmentVariable("MUSTER_VICTIM_FILE");
    REQUIRE(!file.isEmpty());
    WindowStage stage;
    const editor::Folders folders(qEnvironmentVariable("MUSTER_VICTIM_FOLDER").toStdString());
    editor::Workshop workshop{folders, stage.library, stage.settings};
    editor::MainWindow window(workshop, stage.theme);
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
    WindowStage stage;
    const QString path = stage.copyOf(scipio);
    const auto before = stage.fileText(path);
    killTyping(stage, path);
    CHECK(stage.fileText(path) == before);
    REQUIRE(editor::leftBehind(stage.folders).size() == 1);

    SECTION("opened, it is a change that can be saved or taken back")
    {
        QString offered;
        stage.atDialog([&](QWidget& dialog) {
            if (auto* list = dialog.findChild<QListWidget*>(); list && list->count() == 1)
                offered = list->item(0)->text();
            press(dialog, "Open Them");
        });
        stage.window->offerRecovery();
        CHECK(offered.startsWith("scipio-zama-202.army.json (changed "));
        stage.settle();
        auto& document = stage.army().document();
        CHECK(stage.find("army-name")->property("text").toString() == "Typed before the end");
        CHECK(!document.isClean());
        CHECK(stage.fileText(path) == before);
        stage.run("edit.undo");
        CHECK(document.text() == before);
        stage.run("edit.redo");
        REQUIRE(stage.window->save(*stage.window->currentPage()));
        CHECK(stage.fileText(path).find("Typed before the end") != std::string::npos);
        CHECK(editor::leftBehind(stage.folders).empty());
    }
    SECTION("thrown away, it is gone, but only after a question")
    {
        stage.atDialog([&](QWidget& dialog) {
            stage.atDialog([](QWidget& question) {
                auto* box = qobject_cast<QMessageBox*>(&question);
                if (!box) return question.close(), void();
                QTest::mouseClick(box->button(QMessageBox::Discard), Qt::LeftButton);
            });
            press(dialog, "Throw Away");
        });
        stage.window->offerRecovery();
        CHECK(stage.window->pages().empty());
        CHECK(editor::leftBehind(stage.folders).empty());
        CHECK(stage.fileText(path) == before);
    }
    SECTION("left for later, the next start offers it again")
    {
        stage.atDialog([](QWidget& dialog) { press(dialog, "Later"); });
        stage.window->offerRecovery();
        CHECK(stage.window->pages().empty());
        CHECK(editor::leftBehind(stage.folders).size() == 1);
    }
}
