#include "core/library/library.hpp"
#include "tests/editor/source/source_fixture.hpp"

#include "editor/look/theme.hpp"

#include <QSettings>

using namespace muster;
using namespace muster::test;

// Run on demand: draws the source view for visual inspection, into the folder $MUSTER_LOOK.
TEST_CASE("pictures of the source view", "[.look]")
{
    const auto folder = qEnvironmentVariable("MUSTER_LOOK", QStringLiteral("."));
    QSettings settings(folder + QStringLiteral("/look.ini"), QSettings::IniFormat);
    editor::Theme theme(settings);
    for (const bool dark : {false, true}) {
        theme.setBrightness(dark ? editor::Brightness::dark : editor::Brightness::light);
        auto text = shippedText("opend6-fantasy/armies/barrow-march.army.json");
        text.replace(text.find("\"melee-combat\": 3"), 17, "\"melee-combat\": 9");
        SourceFixture fixture(text);
        rules::Library library(files::dataFolders());
        fixture.view->setCheckResult(std::make_shared<const editor::CheckResult>(
            editor::check({fixture.document.source(),
                           {fixture.document.parsed(), fixture.document.faults()},
                           fixture.document.place(),
                           fixture.document.kind(),
                           fixture.document.revision()},
                          library)));
        fixture.view->goToLine(8, 14);
        fixture.view->replace();
        QApplication::processEvents();
        CHECK(fixture.view->grab().save(folder +
                                        (dark ? QStringLiteral("/source-dark.png") : QStringLiteral("/source.png"))));
        fixture.caretAt(60);
        QTest::keyClicks(&fixture.edit(), "!");
        QApplication::processEvents();
        CHECK(fixture.view->grab().save(
            folder + (dark ? QStringLiteral("/source-broken-dark.png") : QStringLiteral("/source-broken.png"))));
    }
}
