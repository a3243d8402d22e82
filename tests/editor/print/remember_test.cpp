#include "printer/settings/setting_texts.hpp"
#include "tests/editor/print/print_fixture.hpp"

#include <QLabel>

using namespace muster;
using namespace muster::test;

TEST_CASE("options are remembered, sheets for each game by itself")
{
    PrintFixture print("ancients-d6/armies/scipio-zama-202.army.json");
    auto& sheets = print.at<QListWidget>("print-sheets");
    REQUIRE(sheets.count() >= 2);
    sheets.item(0)->setCheckState(Qt::Unchecked);
    sheets.item(1)->setCheckState(Qt::Checked);
    const auto chosen = print.dialog->choice().settings.sheets;
    print.choose("print-paper", "A5");
    print.choose("print-ink", "Grey");
    print.choose("print-symbols", "Without a frame");
    print.at<QCheckBox>("print-fillable").setChecked(true);
    print.at<QLineEdit>("print-date").setText("Saturday");
    print.dialog->reject();
    print.open();
    CHECK(print.dialog->choice().settings.sheets == chosen);
    CHECK(print.dialog->choice().settings.page.paper.id == "a5");
    CHECK(print.dialog->choice().settings.inkMode == printer::InkMode::grey);
    CHECK(print.dialog->choice().settings.symbols == sheet::SymbolStyle::plain);
    CHECK(print.dialog->choice().settings.fillable);
    CHECK(print.dialog->choice().settings.date.empty());  // the next Saturday has another date
    print.at<QLineEdit>("print-date").setText(QString::fromStdString(printer::today()));
    print.dialog->reject();

    REQUIRE(print.windowFixture.window->openFile(
                print.windowFixture.copyOf("opend6-fantasy/armies/ice-rangers.army.json")) != nullptr);
    print.windowFixture.settle();
    print.open();
    CHECK(print.dialog->choice().settings.sheets.empty());
    CHECK(print.dialog->choice().settings.page.paper.id == "a5");
    CHECK(print.dialog->choice().settings.date == printer::today());
}

TEST_CASE("settings that somebody spoilt are as usual again")
{
    QTemporaryDir folder;
    QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
    settings.setValue("print/paper", "papyrus");
    settings.setValue("print/margin-top", "nan");
    settings.setValue("print/margin-left", 5000);
    settings.setValue("print/ink", 99);
    settings.setValue("print/order", -1);
    settings.setValue("print/symbols", 17);
    settings.setValue("print/copies", 1000000);
    settings.setValue("print/dpi", 1e12);
    settings.setValue("print/header", "{what}");
    settings.setValue("print/play-url", "javascript:alert(1)");
    settings.setValue("print/sheets/ancients-d6.army", QStringList{"no-such-sheet"});
    const auto choice = editor::recalled("ancients-d6.army", settings);
    CHECK(choice.settings.page.paper.id == "a4");
    CHECK(choice.settings.page.margins == printer::Margins{12, 12, 12, 60});
    CHECK(choice.settings.inkMode == printer::InkMode::colour);
    CHECK(choice.settings.order == printer::UnitOrder::asWritten);
    CHECK(choice.settings.symbols == sheet::SymbolStyle::period);
    CHECK(choice.settings.copies == 200);
    CHECK(choice.settings.dotsPerInch == 300);
    CHECK(choice.settings.header.text.empty());
    CHECK(choice.settings.playUrl.empty());
}

TEST_CASE("the address of the play page is checked and remembered")
{
    PrintFixture print("ancients-d6/armies/scipio-zama-202.army.json");
    auto& address = print.at<QLineEdit>("print-play-url");
    address.setText("club.example/play.html");
    CHECK(print.at<QLabel>("print-state").text().contains("https://"));
    address.setText(" https://club.example/play.html ");
    REQUIRE(print.dialog->settle() != nullptr);
    print.dialog->reject();
    print.open();
    CHECK(print.dialog->choice().settings.playUrl == "https://club.example/play.html");
}
