// The bars above a file that another program changed or removed, or that cannot be written.
#include "tests/editor/unprivileged_user.hpp"
#include "tests/editor/window/window_fixture.hpp"

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

QString nameShown(WindowFixture& fixture)
{
    return fixture.window->currentPage()->findChild<QLineEdit*>("army-name")->text();
}

QWidget& bar(WindowFixture& fixture, const char* name)
{
    auto* found = fixture.window->currentPage()->findChild<QWidget*>(name);
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
    WindowFixture fixture;
    const QString path = fixture.copyOf(scipio);
    const auto before = fixture.fileText(path);
    fixture.window->openFile(path);
    fixture.settle();
    fixture.nameArmy("Mine");
    auto& notice = bar(fixture, "notice-disk");
    CHECK(!notice.isVisible());
    auto theirs = before;
    theirs.replace(theirs.find("Scipio at Zama"), 14, "Theirs at Zama");
    write(path, theirs);
    waitFor(notice);
    CHECK(notice.accessibleName().contains("Another program"));

    SECTION("reloading takes it over, and undo brings one's own back")
    {
        QTest::mouseClick(&button(notice, "Reload"), Qt::LeftButton);
        fixture.settle();
        CHECK(nameShown(fixture).startsWith("Theirs"));
        CHECK(!notice.isVisible());
        fixture.run("edit.undo");
        fixture.settle();
        CHECK(nameShown(fixture) == "Mine");
    }
    SECTION("keeping one's own writes over it without another question")
    {
        QTest::mouseClick(&button(notice, "Keep Mine"), Qt::LeftButton);
        CHECK(!notice.isVisible());
        REQUIRE(fixture.window->save(*fixture.window->currentPage()));
        CHECK(fixture.fileText(path).find("Mine") != std::string::npos);
    }
    SECTION("comparing shows both and changes neither")
    {
        bool compared = false;
        fixture.atDialog([&](QWidget& dialog) {
            compared = qobject_cast<editor::CompareDialog*>(&dialog) != nullptr;
            dialog.close();
        });
        QTest::mouseClick(&button(notice, "Compare"), Qt::LeftButton);
        fixture.settle();
        CHECK(compared);
        CHECK(fixture.fileText(path) == theirs);
        CHECK(nameShown(fixture) == "Mine");
        CHECK(notice.isVisible());
    }
}

TEST_CASE("a file that was removed is noticed, and saving writes it again")
{
    WindowFixture fixture;
    const QString path = fixture.copyOf(scipio);
    const auto before = fixture.fileText(path);
    fixture.window->openFile(path);
    fixture.settle();
    REQUIRE(QFile::remove(path));
    auto& notice = bar(fixture, "notice-disk");
    waitFor(notice);
    CHECK(notice.accessibleName().contains("no longer on disk"));
    CHECK(!button(notice, "Reload").isEnabled());
    CHECK(!button(notice, "Compare").isEnabled());
    REQUIRE(fixture.window->save(*fixture.window->currentPage()));
    CHECK(fixture.fileText(path) == before);
    CHECK(!notice.isVisible());
}

TEST_CASE("a file that cannot be written says so at once, and keeps its bytes")
{
    WindowFixture fixture;
    const QString path = fixture.copyOf(scipio);
    const auto before = fixture.fileText(path);
    // Other users must have access to the file, the settings and the journals.
    for (const QString& folder :
         {fixture.path("."), QString::fromStdString(fixture.folders.root().parent_path().string())})
        REQUIRE(QFile::setPermissions(folder, QFile::Permissions(0x7777)));
    REQUIRE(QFile::setPermissions(path, QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
    const UnprivilegedUser user;
    fixture.window->openFile(path);
    fixture.settle();
    CHECK(bar(fixture, "notice-read-only").isVisible());
    fixture.nameArmy("Mine");
    QString message;
    const auto answer = [&](const QString& words) {
        fixture.atDialog([&message, words](QWidget& dialog) {
            const auto* box = qobject_cast<QMessageBox*>(&dialog);
            if (!box) return dialog.close(), void();
            message = box->text() + box->informativeText();
            for (auto* each : box->buttons())
                if (each->text().contains(words)) return each->click();
            dialog.close();
        });
    };
    answer("Cancel");
    CHECK(!fixture.window->save(*fixture.window->currentPage()));
    CHECK(message.contains("Your changes are still here"));
    CHECK(fixture.fileText(path) == before);
    CHECK(nameShown(fixture) == "Mine");
    CHECK(!fixture.window->currentPage()->document().isClean());
    CHECK(message.contains("Save it under another name"));
    const QString other = fixture.path("mine.army.json");
    answer("As");
    fixture.atFileDialog(other);
    CHECK(fixture.window->save(*fixture.window->currentPage()));
    CHECK(fixture.fileText(other).find("Mine") != std::string::npos);
    CHECK(fixture.fileText(path) == before);
    CHECK(!bar(fixture, "notice-read-only").isVisible());
}
