#include "tests/editor/source/stage.hpp"

#include "editor/window/theme.hpp"

#include <QSettings>

using namespace muster;
using namespace muster::test;

// Not run by itself: draws the source view for people to look at, into the folder $MUSTER_LOOK.
TEST_CASE("pictures of the source view", "[.look]")
{
    const auto folder = qEnvironmentVariable("MUSTER_LOOK", QStringLiteral("."));
    QSettings settings(folder + QStringLiteral("/look.ini"), QSettings::IniFormat);
    editor::Theme theme(settings);
    for (const bool dark : {false, true}) {
        theme.setBrightness(dark ? editor::Brightness::dark : editor::Brightness::light);
        auto text = shippedText("opend6-fantasy/armies/barrow-march.army.json");
        text.replace(text.find("\"melee-combat\": 3"), 17, "\"melee-combat\": 9");
        SourceStage stage(text);
        rules::Library library(model::dataFolders());
        stage.view->setJudgement(
            std::make_shared<const editor::Judgement>(editor::judge({stage.document.source(),
                                                                     {stage.document.parsed(), stage.document.faults()},
                                                                     stage.document.place(),
                                                                     stage.document.kind(),
                                                                     stage.document.revision()},
                                                                    library)));
        stage.view->goToLine(8, 14);
        stage.view->replace();
        QApplication::processEvents();
        CHECK(stage.view->grab().save(folder +
                                      (dark ? QStringLiteral("/source-dark.png") : QStringLiteral("/source.png"))));
        stage.caretAt(60);
        QTest::keyClicks(&stage.edit(), "!");
        QApplication::processEvents();
        CHECK(stage.view->grab().save(
            folder + (dark ? QStringLiteral("/source-broken-dark.png") : QStringLiteral("/source-broken.png"))));
    }
}
