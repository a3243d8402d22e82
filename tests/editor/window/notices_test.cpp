// The bars above a file: another program changed or removed it, or it cannot be written.
#include "tests/editor/somebody.hpp"
#include "tests/editor/window/stage.hpp"

#include "editor/compare/compare_dialog.hpp"

#include <catch2/catch.hpp>

#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>

using namespace muster;
using namespace muster::test;

namespace {

void write(const QString& path, const std::string& text)
{
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(text));
}

QString nameShown(WindowStage& stage)
{
    return stage.window->currentPage()->findChild<QLineEdit*>("army-name")->text();
}

QWidget& bar(WindowStage& stage, const char* name)
{
    auto* found = stage.window->currentPage()->findChild<QWidget*>(name);
    REQUIRE(found != nullptr);
    return *found;
}

QPushButton& button(QWidget& bar, const QString& name)
{
    for (auto* each : bar.findChildren<QPushButton*>())
        if (each->accessibleName() == name) return *each;
    FAIL("no button " << name.toStdString());
    std::abort();
}

void waitFor(const QWidget& bar)
{
    REQUIRE(QTest::qWaitFor([&bar] { return bar.isVisible(); }, 10000));
}

}  // namespace

TEST_CASE("a file changed by another program is noticed while it is open")
{
    WindowStage stage;
    const QString path = stage.copyOf(scipio);
    const auto before = stage.fileText(path);
    stage.window->openFile(path);
    stage.settle();
    stage.nameArmy("Mine");
    auto& notice = bar(stage, "notice-disk");
    CHECK(!notice.isVisible());
    auto theirs = before;
    theirs.replace(theirs.find("Scipio at Zama"), 14, "Theirs at Zama");
    write(path, theirs);
    waitFor(notice);
    CHECK(notice.accessibleName().contains("Another program"));

    SECTION("reloading takes it over, and undo brings one's own back")
    {
        QTest::mouseClick(&button(notice, "Reload"), Qt::LeftButton);
        stage.settle();
        CHECK(nameShown(stage).startsWith("Theirs"));
        CHECK(!notice.isVisible());
        stage.run("edit.undo");
        stage.settle();
        CHECK(nameShown(stage) == "Mine");
    }
    SECTION("keeping one's own writes over it without another question")
    {
        QTest::mouseClick(&button(notice, "Keep Mine"), Qt::LeftButton);
        CHECK(!notice.isVisible());
        REQUIRE(stage.window->save(*stage.window->currentPage()));
        CHECK(stage.fileText(path).find("Mine") != std::string::npos);
    }
    SECTION("comparing shows both and changes neither")
    {
        bool compared = false;
        stage.atDialog([&](QWidget& dialog) {
            compared = qobject_cast<editor::CompareDialog*>(&dialog) != nullptr;
            dialog.close();
        });
        QTest::mouseClick(&button(notice, "Compare"), Qt::LeftButton);
        CHECK(compared);
        CHECK(stage.fileText(path) == theirs);
        CHECK(nameShown(stage) == "Mine");
        CHECK(notice.isVisible());
    }
}

TEST_CASE("a file that was removed is noticed, and saving writes it again")
{
    WindowStage stage;
    const QString path = stage.copyOf(scipio);
    const auto before = stage.fileText(path);
    stage.window->openFile(path);
    stage.settle();
    REQUIRE(QFile::remove(path));
    auto& notice = bar(stage, "notice-disk");
    waitFor(notice);
    CHECK(notice.accessibleName().contains("no longer on disk"));
    CHECK(!button(notice, "Reload").isEnabled());
    CHECK(!button(notice, "Compare").isEnabled());
    REQUIRE(stage.window->save(*stage.window->currentPage()));
    CHECK(stage.fileText(path) == before);
    CHECK(!notice.isVisible());
}

TEST_CASE("a file that cannot be written says so at once, and keeps its bytes")
{
    WindowStage stage;
    const QString path = stage.copyOf(scipio);
    const auto before = stage.fileText(path);
    // Others must reach the file, the settings and the journals as well.
    for (const QString& folder : {stage.path("."), QString::fromStdString(stage.folders.root().parent_path().string())})
        REQUIRE(QFile::setPermissions(folder, QFile::Permissions(0x7777)));
    REQUIRE(QFile::setPermissions(path, QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
    const Somebody somebody;
    stage.window->openFile(path);
    stage.settle();
    CHECK(bar(stage, "notice-read-only").isVisible());
    stage.nameArmy("Mine");
    QString said;
    const auto answer = [&](const QString& words) {
        stage.atDialog([&said, words](QWidget& dialog) {
            const auto* box = qobject_cast<QMessageBox*>(&dialog);
            if (!box) return dialog.close(), void();
            said = box->text() + box->informativeText();
            for (auto* each : box->buttons())
                if (each->text().contains(words)) return each->click();
            dialog.close();
        });
    };
    answer("Cancel");
    CHECK(!stage.window->save(*stage.window->currentPage()));
    CHECK(said.contains("Your changes are still here"));
    CHECK(stage.fileText(path) == before);
    CHECK(nameShown(stage) == "Mine");
    CHECK(!stage.window->currentPage()->document().isClean());
    CHECK(said.contains("Save it under another name"));
    const QString other = stage.path("mine.army.json");
    answer("As");
    stage.atFileDialog(other);
    CHECK(stage.window->save(*stage.window->currentPage()));
    CHECK(stage.fileText(other).find("Mine") != std::string::npos);
    CHECK(stage.fileText(path) == before);
    CHECK(!bar(stage, "notice-read-only").isVisible());
}
