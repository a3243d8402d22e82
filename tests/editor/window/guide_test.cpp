#include "editor/folder_table/folder_table.hpp"
#include "tests/editor/window/builder.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>

using namespace muster;
using namespace muster::test;

namespace {

/// Draws the pictures for docs/editor.md into the folder $MUSTER_GUIDE_PICTURES, so that they show working steps; does
/// nothing if it is not set.
class Camera {
public:
    explicit Camera(WindowFixture& fixture)
        : m_fixture(fixture), m_folder(qEnvironmentVariable("MUSTER_GUIDE_PICTURES"))
    {}

    void shoot(QWidget& widget, const char* name)
    {
        if (m_folder.isEmpty()) return;
        for (const bool dark : {false, true}) {
            m_fixture.theme.setBrightness(dark ? editor::Brightness::dark : editor::Brightness::light);
            QTest::qWait(80);
            REQUIRE(widget.grab().save(
                QStringLiteral("%1/editor-%2%3.png")
                    .arg(m_folder, QString::fromLatin1(name), dark ? QStringLiteral("-dark") : QString())));
        }
        m_fixture.theme.setBrightness(editor::Brightness::light);
        QTest::qWait(20);
    }

private:
    WindowFixture& m_fixture;
    QString m_folder;
};

void begin(WindowFixture& fixture, Camera& camera)
{
    fixture.atDialog([&](QWidget& dialog) {
        auto* systems = dialog.findChild<QComboBox*>("new-system");
        auto* lists = dialog.findChild<QListWidget*>("new-lists");
        REQUIRE(QTest::qWaitFor([systems] { return systems->count() > 0; }, 30000));
        systems->setCurrentIndex(systems->findText(QStringLiteral("OpenD6 Fantasy Miniatures")));
        for (int row = 0; row < lists->count(); ++row)
            if (lists->item(row)->text() == QStringLiteral("The Free Peoples")) lists->setCurrentRow(row);
        typeInto(dialog.findChild<QLineEdit*>("new-name"), QStringLiteral("The Pass Watch"));
        camera.shoot(dialog, "new-army");
        QTest::mouseClick(dialog.findChild<QPushButton*>("new-create"), Qt::LeftButton);
    });
    fixture.run("file.new");
    fixture.settle();
}

}  // namespace

TEST_CASE("the army of the guide is built as the guide says")
{
    WindowFixture fixture;
    Camera camera(fixture);
    fixture.window->resize(1240, 780);
    begin(fixture, camera);

    fixture.add("Dwarf crossbows");
    rename(fixture, "Gate Crossbows");
    enterNumber(fixture, "/size", 6);
    enterNumber(fixture, "/training/marksmanship", 2);
    tick(fixture, "/weapons", "Heavy crossbow");
    choose(fixture, "/armor", "Padded coat");
    enterNumber(fixture, "/sergeant/command", 1);
    fixture.add("Human men-at-arms");
    rename(fixture, "Road Spears");
    enterNumber(fixture, "/size", 8);
    tick(fixture, "/weapons", "Spear");
    fixture.select("Gate Crossbows");
    fixture.settle();
    CHECK(fixture.army().checkResult()->count(diagnostics::Level::error) == 0);
    fixture.window->findChild<QLineEdit*>("offer-search")->clear();
    fixture.run("view.findings");
    control(fixture, "/weapons").setFocus();
    control(fixture, "/sergeant/command").setFocus();
    fixture.settle();
    camera.shoot(*fixture.window, "squad");
    fixture.run("view.findings");

    // The guide's mistake: these troops have at most 3 levels of training.
    enterNumber(fixture, "/training/marksmanship", 4);
    CHECK(fixture.army().checkResult()->count(diagnostics::Level::error) == 1);
    fixture.run("view.next-finding");
    camera.shoot(*fixture.window, "finding");
    fixture.run("view.fix");
    fixture.settle();
    CHECK(fixture.army().checkResult()->count(diagnostics::Level::error) == 0);
    CHECK(fixture.army().document().parsed()->root().at("/units/0/training/marksmanship").integer() == 3);

    fixture.run("view.source");
    fixture.settle();
    camera.shoot(*fixture.window, "source");
    fixture.run("view.source");

    const auto saved = Json::parse(savedAs(fixture, "pass-watch.army.json"));
    CHECK(saved["units"].size() == 2);
    CHECK(saved["units"][0]["name"] == "Gate Crossbows");

    bool printed = false;
    fixture.atDialog([&](QWidget& dialog) {
        QTest::qWait(qEnvironmentVariableIsSet("MUSTER_GUIDE_PICTURES") ? 3000 : 50);
        camera.shoot(dialog, "print");
        printed = true;
        dialog.close();
    });
    fixture.run("file.print");
    CHECK(printed);
}

TEST_CASE("the folder of the guide is a table")
{
    WindowFixture fixture;
    Camera camera(fixture);
    fixture.window->resize(1240, 480);
    const QString from = QString::fromStdString(sourcePath("examples/club"));
    REQUIRE(QDir().mkpath(fixture.path("club/armies")));
    for (const char* each : {"muster.json", "tonight.house.json", "armies/anna.army.json", "armies/bert.army.json",
                             "armies/carla.army.json"})
        REQUIRE(QFile::copy(from + '/' + each, fixture.path("club/") + each));
    fixture.window->openFolder(fixture.path("club"));
    auto& view = *fixture.window->currentFolder()->findChild<QTableView*>("table-view");
    const auto hasPoints = [&] {
        int rows = 0;
        for (int row = 0; row < view.model()->rowCount(); ++row)
            rows += view.model()->index(row, 5).data().toString().isEmpty() ? 0 : 1;
        return rows == 3;
    };
    REQUIRE(QTest::qWaitFor(hasPoints, 60000));
    view.selectRow(2);
    camera.shoot(*fixture.window, "folder");
}
