#include "tests/editor/window/window_fixture.hpp"

#include "editor/start/new_army_dialog.hpp"
#include "editor/translations/language.hpp"

#include <catch2/catch.hpp>

#include <QMenu>

using namespace muster;
using namespace muster::test;

// Run on demand: draws the German window for visual inspection, into the folder $MUSTER_LOOK.
TEST_CASE("pictures of the German window", "[.look]")
{
    const auto folder = qEnvironmentVariable("MUSTER_LOOK", QStringLiteral("."));
    editor::Language language;
    REQUIRE(language.speak("de"));
    QLocale::setDefault(QLocale(QLocale::German));
    WindowFixture fixture;
    fixture.window->resize(1400, 860);
    QTest::qWait(50);
    const auto save = [&](QWidget& widget, const char* name) {
        CHECK(widget.grab().save(folder + u'/' + QString::fromUtf8(name) + QStringLiteral(".png")));
    };
    save(*fixture.window, "start");
    for (const char* army :
         {"opend6-fantasy/armies/barrow-march.army.json", "ancients-d6/armies/scipio-zama-202.army.json"}) {
        fixture.window->openFile(fixture.copyOf(army));
        fixture.settle();
        fixture.army().tree().select({"/units/0"});
        QTest::qWait(100);
        save(*fixture.window, army[0] == 'o' ? "squad" : "ancients");
    }
    for (const char* id : {"file", "edit", "army", "view"}) {
        auto* menu = fixture.window->actions().menu(id);
        menu->popup({0, 0});
        save(*menu, id);
        menu->close();
    }
    fixture.atDialog([&](QWidget& dialog) {
        QTest::qWait(3000);
        save(dialog, "print");
        dialog.close();
    });
    fixture.run("file.print");
    editor::NewArmyDialog dialog(fixture.appContext);
    dialog.show();
    QTest::qWait(2000);
    save(dialog, "new");
}
