#include "tests/editor/print/print_fixture.hpp"

using namespace muster;
using namespace muster::test;

// Run on demand: draws the dialog in its main states for visual inspection, into the folder $MUSTER_LOOK.
TEST_CASE("pictures of the print dialog", "[.look]")
{
    const QString folder = qEnvironmentVariable("MUSTER_LOOK", QStringLiteral("."));
    for (const char* file :
         {"ancients-d6/armies/scipio-zama-202.army.json", "opend6-fantasy/armies/ice-rangers.army.json",
          "ancients-d6/scenarios/zama.scenario.json"}) {
        PrintFixture print(file);
        for (const bool dark : {false, true}) {
            print.windowFixture.theme.setBrightness(dark ? editor::Brightness::dark : editor::Brightness::light);
            QTest::qWait(50);
            REQUIRE(print.dialog->grab().save(
                QStringLiteral("%1/print-%2-%3.png")
                    .arg(folder, QFileInfo(file).fileName().section(u'.', 0, 0), dark ? "dark" : "light")));
        }
        print.at<QLineEdit>("print-header").setText(QStringLiteral("\U000F0000 no font has this"));
        print.dialog->settle();
        print.dialog->preview().view().setFit(editor::PageView::Fit::width);
        print.dialog->preview().view().setFocus();
        QTest::qWait(50);
        REQUIRE(print.dialog->grab().save(
            QStringLiteral("%1/print-%2-wide.png").arg(folder, QFileInfo(file).fileName().section(u'.', 0, 0))));
    }
}
