// Disks that are full, and folders that are gone: what was written stays whole, what was not stays open, and the window
// says what to do.
#include "tests/editor/window/small_volume.hpp"
#include "tests/editor/window/stage.hpp"

#include "editor/document/journal_file.hpp"

#include <catch2/catch.hpp>

#include <QAbstractButton>
#include <QFileDialog>
#include <QMessageBox>

using namespace muster;
using namespace muster::test;

namespace {

constexpr auto shipped = "ancients-d6/armies/scipio-zama-202.army.json";

/// An army that was changed and whose disk is full by now.
struct Stuck {
    WindowStage stage;
    SmallVolume stick{stage.path("stick").toStdString()};
    QString file = stage.path("stick/scipio.army.json");
    std::string before;
    QString said;

    Stuck()
    {
        REQUIRE(QFile::copy(stage.copyOf(shipped), file));
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
        before = stage.fileText(file);
        stage.window->openFile(file);
        stage.settle();
        stick.fill();
        stage.nameArmy("Scipio after the battle");
    }
    editor::Document& document() { return stage.army().document(); }
    bool save() { return stage.window->save(*stage.window->currentPage()); }
    /// Presses the button of the next message whose words hold these; before that, something may happen to the disk.
    void press(
        const QString& words, std::function<void()> first = [] {})
    {
        stage.atDialog([this, words, first](QWidget& dialog) {
            // Asked for a name first.
            if (qobject_cast<QFileDialog*>(&dialog)) return press(words, first);
            const auto* box = qobject_cast<QMessageBox*>(&dialog);
            if (!box) return dialog.close(), void();
            said = box->text() + u' ' + box->informativeText();
            first();
            for (auto* button : box->buttons())
                if (button->text().remove(u'&').contains(words)) return button->click();
            dialog.close();
        });
    }
    /// What the journals hold, as a crash now would leave it.
    std::vector<std::string> journaled()
    {
        std::vector<std::string> texts;
        for (const auto& each :
             QDir(QString::fromStdString(stage.folders.journals().string())).entryInfoList(QDir::Files))
            if (const auto content = editor::readJournal(stage.fileText(each.filePath())))
                texts.push_back(content->text);
        return texts;
    }
};

}  // namespace

TEST_CASE("an army whose disk is full stays whole there and open here")
{
    Stuck stuck;
    stuck.press("Cancel");
    CHECK_FALSE(stuck.save());
    CHECK(stuck.said.contains("no room on the disk for scipio.army.json"));
    CHECK(stuck.said.contains("make room, or save it elsewhere"));
    CHECK(stuck.stage.fileText(stuck.file) == stuck.before);
    CHECK_FALSE(stuck.document().isClean());
    CHECK(stuck.document().text().find("Scipio after the battle") != std::string::npos);
    // Nothing half-written is left beside it, and a crash now would lose nothing.
    CHECK(QDir(stuck.stage.path("stick")).entryList(QDir::Files).filter("scipio") == QStringList{"scipio.army.json"});
    if (stuck.stick.isMounted()) CHECK(stuck.journaled() == std::vector{stuck.document().text()});
}

TEST_CASE("an army whose disk is full can be saved elsewhere")
{
    Stuck stuck;
    const QString elsewhere = stuck.stage.path("scipio.army.json");
    stuck.press("Save As", [&] {
        // The limit that stands in for a full disk knows no elsewhere.
        if (!stuck.stick.isMounted()) stuck.stick.makeRoom();
        stuck.stage.atFileDialog(elsewhere);
    });
    CHECK(stuck.save());
    CHECK(stuck.stage.fileText(elsewhere) == stuck.document().text());
    CHECK(stuck.stage.fileText(stuck.file) == stuck.before);
    CHECK(stuck.document().isClean());
    CHECK(stuck.journaled().empty());
}

TEST_CASE("an army is saved by another try once there is room")
{
    Stuck stuck;
    stuck.press("Try Again", [&] { stuck.press("Try Again", [&] { stuck.stick.makeRoom(); }); });
    CHECK(stuck.save());
    CHECK(stuck.stage.fileText(stuck.file) == stuck.document().text());
    CHECK(stuck.document().isClean());
    CHECK(stuck.stage.window->recentFiles().files().contains(stuck.file));
}

TEST_CASE("another try at another name writes under that name")
{
    Stuck stuck;
    const QString other = stuck.stage.path("stick/other.army.json");
    stuck.press("Try Again", [&] { stuck.stick.makeRoom(); });
    stuck.stage.atFileDialog(other);
    CHECK(stuck.stage.window->saveAs(*stuck.stage.window->currentPage()));
    CHECK(stuck.stage.fileText(stuck.file) == stuck.before);
    CHECK(stuck.stage.fileText(other) == stuck.document().text());
}

TEST_CASE("a journal without room says so, and is mended when there is some")
{
    WindowStage stage;
    SmallVolume own(stage.folders.root());
    const QString file = stage.copyOf(shipped);
    stage.window->openFile(file);
    stage.settle();
    auto* bar = stage.window->currentPage()->findChild<QWidget*>("notice-journal");
    REQUIRE(bar);
    own.fill();
    stage.nameArmy("Scipio after the battle");
    CHECK(bar->isVisible());
    CHECK(bar->accessibleName().contains("no room on the disk"));
    own.makeRoom();
    SECTION("by itself after a while")
    {
        CHECK(QTest::qWaitFor([bar] { return !bar->isVisible(); }, 30000));
        const auto journals =
            QDir(QString::fromStdString(stage.folders.journals().string())).entryInfoList(QDir::Files);
        REQUIRE(journals.size() == 1);
        const auto content = editor::readJournal(stage.fileText(journals.first().filePath()));
        REQUIRE(content);
        CHECK(content->text == stage.army().document().text());
    }
    SECTION("or is no longer needed when the file is saved")
    {
        CHECK(stage.window->save(*stage.window->currentPage()));
        CHECK_FALSE(bar->isVisible());
    }
}

TEST_CASE("an army whose folder is gone says so and can be saved elsewhere")
{
    WindowStage stage;
    REQUIRE(QDir(stage.path(".")).mkdir("club"));
    const QString file = stage.path("club/scipio.army.json"), elsewhere = stage.path("scipio.army.json");
    REQUIRE(QFile::copy(stage.copyOf(shipped), file));
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    stage.window->openFile(file);
    stage.settle();
    stage.nameArmy("Scipio without a club");
    REQUIRE(QDir(stage.path("club")).removeRecursively());
    QString said;
    stage.atDialog([&](QWidget& dialog) {
        const auto* box = qobject_cast<QMessageBox*>(&dialog);
        if (!box) return dialog.close(), void();
        said = box->text();
        stage.atFileDialog(elsewhere);
        for (auto* button : box->buttons())
            if (button->text().contains("As")) return button->click();
        dialog.close();
    });
    CHECK(stage.window->save(*stage.window->currentPage()));
    CHECK(said.contains("The folder of scipio.army.json is no longer there"));
    CHECK(stage.fileText(elsewhere).find("Scipio without a club") != std::string::npos);
    CHECK(stage.army().document().isClean());
}
