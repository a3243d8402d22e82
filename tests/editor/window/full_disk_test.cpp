// Full disks and missing folders: written data stays intact, unsaved documents stay open, and the window explains what
// to do.
#include "tests/editor/window/small_volume.hpp"
#include "tests/editor/window/window_fixture.hpp"

#include "editor/document/journal_file.hpp"

#include <catch2/catch.hpp>

#include <QAbstractButton>
#include <QFileDialog>
#include <QMessageBox>

using namespace muster;
using namespace muster::test;

namespace {

constexpr auto shipped = "ancients-d6/armies/scipio-zama-202.army.json";

/// A changed army whose disk is now full.
struct Stuck {
    WindowFixture fixture;
    SmallVolume stick{fixture.path("stick").toStdString()};
    QString file = fixture.path("stick/scipio.army.json");
    std::string before;
    QString message;

    Stuck()
    {
        REQUIRE(QFile::copy(fixture.copyOf(shipped), file));
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
        before = fixture.fileText(file);
        fixture.window->openFile(file);
        fixture.settle();
        stick.fill();
        fixture.nameArmy("Scipio after the battle");
    }
    editor::Document& document() { return fixture.army().document(); }
    bool save() { return fixture.window->save(*fixture.window->currentPage()); }
    /// Presses the button with these words in the next message; `first` runs before that and may change the disk.
    void press(
        const QString& words, std::function<void()> first = [] {})
    {
        fixture.atDialog([this, words, first](QWidget& dialog) {
            // A file dialog comes first.
            if (qobject_cast<QFileDialog*>(&dialog)) return press(words, first);
            const auto* box = qobject_cast<QMessageBox*>(&dialog);
            if (!box) return dialog.close(), void();
            message = box->text() + u' ' + box->informativeText();
            first();
            for (auto* button : box->buttons())
                if (button->text().remove(u'&').contains(words)) return button->click();
            dialog.close();
        });
    }
    /// The contents of the journals, as after a crash at this point.
    std::vector<std::string> journaled()
    {
        std::vector<std::string> texts;
        for (const auto& each :
             QDir(QString::fromStdString(fixture.folders.journals().string())).entryInfoList(QDir::Files))
            if (const auto content = editor::readJournal(fixture.fileText(each.filePath())))
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
    CHECK(stuck.message.contains("too full to save scipio.army.json"));
    CHECK(stuck.message.contains("free some space, or save elsewhere"));
    CHECK(stuck.fixture.fileText(stuck.file) == stuck.before);
    CHECK_FALSE(stuck.document().isClean());
    CHECK(stuck.document().text().find("Scipio after the battle") != std::string::npos);
    // No partial file is left beside it, and a crash now would lose nothing.
    CHECK(QDir(stuck.fixture.path("stick")).entryList(QDir::Files).filter("scipio") == QStringList{"scipio.army.json"});
    if (stuck.stick.isMounted()) CHECK(stuck.journaled() == std::vector{stuck.document().text()});
}

TEST_CASE("an army whose disk is full can be saved elsewhere")
{
    Stuck stuck;
    const QString elsewhere = stuck.fixture.path("scipio.army.json");
    stuck.press("Save As", [&] {
        // The limit that simulates a full disk applies everywhere.
        if (!stuck.stick.isMounted()) stuck.stick.makeRoom();
        stuck.fixture.atFileDialog(elsewhere);
    });
    CHECK(stuck.save());
    CHECK(stuck.fixture.fileText(elsewhere) == stuck.document().text());
    CHECK(stuck.fixture.fileText(stuck.file) == stuck.before);
    CHECK(stuck.document().isClean());
    CHECK(stuck.journaled().empty());
}

TEST_CASE("an army is saved by another try once there is room")
{
    Stuck stuck;
    stuck.press("Try Again", [&] { stuck.press("Try Again", [&] { stuck.stick.makeRoom(); }); });
    CHECK(stuck.save());
    CHECK(stuck.fixture.fileText(stuck.file) == stuck.document().text());
    CHECK(stuck.document().isClean());
    CHECK(stuck.fixture.window->recentFiles().files().contains(stuck.file));
}

TEST_CASE("another try at another name writes under that name")
{
    Stuck stuck;
    const QString other = stuck.fixture.path("stick/other.army.json");
    stuck.press("Try Again", [&] { stuck.stick.makeRoom(); });
    stuck.fixture.atFileDialog(other);
    CHECK(stuck.fixture.window->saveAs(*stuck.fixture.window->currentPage()));
    CHECK(stuck.fixture.fileText(stuck.file) == stuck.before);
    CHECK(stuck.fixture.fileText(other) == stuck.document().text());
}

TEST_CASE("a journal without room says so, and is mended when there is some")
{
    WindowFixture fixture;
    SmallVolume own(fixture.folders.root());
    const QString file = fixture.copyOf(shipped);
    fixture.window->openFile(file);
    fixture.settle();
    auto* bar = fixture.window->currentPage()->findChild<QWidget*>("notice-journal");
    REQUIRE(bar);
    own.fill();
    fixture.nameArmy("Scipio after the battle");
    CHECK(bar->isVisible());
    CHECK(bar->accessibleName().contains("disk is too full"));
    own.makeRoom();
    SECTION("by itself after a while")
    {
        CHECK(QTest::qWaitFor([bar] { return !bar->isVisible(); }, 30000));
        const auto journals =
            QDir(QString::fromStdString(fixture.folders.journals().string())).entryInfoList(QDir::Files);
        REQUIRE(journals.size() == 1);
        const auto content = editor::readJournal(fixture.fileText(journals.first().filePath()));
        REQUIRE(content);
        CHECK(content->text == fixture.army().document().text());
    }
    SECTION("or is no longer needed when the file is saved")
    {
        CHECK(fixture.window->save(*fixture.window->currentPage()));
        CHECK_FALSE(bar->isVisible());
    }
}

TEST_CASE("an army whose folder is gone says so and can be saved elsewhere")
{
    WindowFixture fixture;
    REQUIRE(QDir(fixture.path(".")).mkdir("club"));
    const QString file = fixture.path("club/scipio.army.json"), elsewhere = fixture.path("scipio.army.json");
    REQUIRE(QFile::copy(fixture.copyOf(shipped), file));
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    fixture.window->openFile(file);
    fixture.settle();
    fixture.nameArmy("Scipio without a club");
    REQUIRE(QDir(fixture.path("club")).removeRecursively());
    QString message;
    fixture.atDialog([&](QWidget& dialog) {
        const auto* box = qobject_cast<QMessageBox*>(&dialog);
        if (!box) return dialog.close(), void();
        message = box->text();
        fixture.atFileDialog(elsewhere);
        for (auto* button : box->buttons())
            if (button->text().contains("As")) return button->click();
        dialog.close();
    });
    CHECK(fixture.window->save(*fixture.window->currentPage()));
    CHECK(message.contains("The folder of scipio.army.json is no longer there"));
    CHECK(fixture.fileText(elsewhere).find("Scipio without a club") != std::string::npos);
    CHECK(fixture.army().document().isClean());
}
