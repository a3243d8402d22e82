#include "tests/editor/print/print_fixture.hpp"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QLabel>
#include <QToolButton>

using namespace muster;
using namespace muster::test;

TEST_CASE("every option of the print dialog becomes a setting")
{
    PrintFixture print(scipio);
    const auto usual = print.dialog->choice();
    CHECK_FALSE(usual.blank);
    CHECK(usual.settings.sheets.empty());
    print.choose("print-paper", "Letter");
    print.choose("print-orientation", "Landscape");
    print.choose("print-ink", "Grey");
    print.choose("print-reference", "On pages of its own");
    print.choose("print-findings", "A stamp: legal or not");
    print.choose("print-order", "By cost, highest first");
    print.choose("print-symbols", "As NATO draws units");
    print.at<QCheckBox>("print-merge").setChecked(true);
    print.at<QDoubleSpinBox>("print-margin-top").setValue(9.5);
    print.at<QDoubleSpinBox>("print-margin-left").setValue(20);
    print.at<QLineEdit>("print-header").setText("{name}|{player}|{date}");
    print.at<QCheckBox>("print-footer-shown").setChecked(false);
    print.at<QLineEdit>("print-date").setText("Saturday");
    print.at<QSpinBox>("print-dpi").setValue(150);
    print.at<QRadioButton>("print-blank").setChecked(true);
    print.at<QSpinBox>("print-copies").setValue(3);
    const auto choice = print.dialog->choice();
    CHECK(choice.blank);
    CHECK(choice.settings.copies == 3);
    CHECK(choice.settings.page.paper.id == "letter");
    CHECK(choice.settings.orientation == sheet::Orientation::landscape);
    CHECK(choice.settings.inkMode == printer::InkMode::grey);
    CHECK(choice.settings.reference == printer::ReferencePlace::after);
    CHECK(choice.settings.findings == printer::FindingsShown::stamp);
    CHECK(choice.settings.order == printer::UnitOrder::cost);
    CHECK(choice.settings.symbols == sheet::SymbolStyle::nato);
    CHECK(choice.settings.mergeUnits);
    CHECK(choice.settings.page.margins == printer::Margins{9.5, 12, 12, 20});
    CHECK(choice.settings.header.text == "{name}|{player}|{date}");
    CHECK_FALSE(choice.settings.footer.shown);
    CHECK(choice.settings.date == "Saturday");
    CHECK(choice.settings.dotsPerInch == 150);
}

TEST_CASE("the preview follows the options")
{
    PrintFixture print(scipio);
    const auto before = print.pages();
    REQUIRE(before >= 1);
    auto& sheets = print.at<QListWidget>("print-sheets");
    REQUIRE(sheets.count() >= 2);
    for (int row = 0; row < sheets.count(); ++row) sheets.item(row)->setCheckState(Qt::Checked);
    const auto all = print.pages();
    CHECK(all > before);
    CHECK(print.dialog->preview().view().pageCount() == static_cast<int>(all));
    CHECK(print.at<QLabel>("print-count").text().contains(QString::number(all)));
    print.choose("print-paper", "A5");
    CHECK(print.pages() > all);
    CHECK(print.dialog->settle()->out.pages.front().width == Approx(148));
    print.choose("print-orientation", "Landscape");
    CHECK(print.dialog->settle()->out.pages.front().width == Approx(210));
    print.at<QRadioButton>("print-blank").setChecked(true);
    const auto one = print.pages();
    print.at<QSpinBox>("print-copies").setValue(3);
    // Pieces to cut out of several copies share pages.
    CHECK(print.pages() > 2 * one);
    CHECK(print.pages() <= 3 * one);
}

TEST_CASE("the preview is turned and enlarged with the keyboard")
{
    PrintFixture print(scipio);
    auto& sheets = print.at<QListWidget>("print-sheets");
    for (int row = 0; row < sheets.count(); ++row) sheets.item(row)->setCheckState(Qt::Checked);
    const int pages = static_cast<int>(print.pages());
    REQUIRE(pages >= 3);
    auto& view = print.dialog->preview().view();
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_PageDown);
    CHECK(view.page() == 1);
    CHECK(print.at<QSpinBox>("print-page").value() == 2);
    CHECK(view.accessibleDescription().contains("2"));
    QTest::keyClick(&view, Qt::Key_End);
    CHECK(view.page() == pages - 1);
    CHECK_FALSE(print.at<QToolButton>("print-next").isEnabled());
    QTest::keyClick(&view, Qt::Key_PageDown);
    CHECK(view.page() == pages - 1);
    QTest::keyClick(&view, Qt::Key_Home);
    CHECK(view.page() == 0);
    const int whole = view.zoom();
    QTest::keyClick(&view, Qt::Key_Plus);
    CHECK(view.zoom() > whole);
    QTest::keyClick(&view, Qt::Key_0);
    CHECK(view.zoom() == whole);
    print.at<QSpinBox>("print-page").setValue(3);
    CHECK(view.page() == 2);
    // With fewer pages than the current one, the last is shown.
    QTest::keyClick(&view, Qt::Key_End);
    for (int row = 1; row < sheets.count(); ++row) sheets.item(row)->setCheckState(Qt::Unchecked);
    const int fewer = static_cast<int>(print.pages());
    REQUIRE(fewer < pages);
    CHECK(view.page() == fewer - 1);
}

TEST_CASE("what cannot be printed is said and not written")
{
    PrintFixture print(scipio);
    auto& sheets = print.at<QListWidget>("print-sheets");
    for (int row = 0; row < sheets.count(); ++row) sheets.item(row)->setCheckState(Qt::Unchecked);
    CHECK(print.dialog->settle() == nullptr);
    CHECK(print.at<QLabel>("print-state").text() == "Tick at least one sheet.");
    CHECK_FALSE(print.dialog->writeTo(editor::PrintForm::pdf, print.windowFixture.path("none.pdf")));
    sheets.item(0)->setCheckState(Qt::Checked);
    CHECK(print.dialog->settle() != nullptr);
    print.at<QLineEdit>("print-footer").setText("{nam}");
    CHECK(print.dialog->settle() == nullptr);
    CHECK(print.at<QLabel>("print-state").text().contains("{nam}"));
    CHECK_FALSE(QFile::exists(print.windowFixture.path("none.pdf")));

    print.windowFixture.window->currentPage()->document().applyText("{ \"format\": 1, ", "Break it");
    print.dialog = std::make_unique<editor::PrintDialog>(
        editor::Snapshot{print.windowFixture.window->currentPage()->document().source(),
                         {},
                         print.file.toStdString(),
                         files::FileKind::army,
                         1},
        print.windowFixture.library, print.windowFixture.settings, print.windowFixture.window.get());
    print.dialog->show();
    REQUIRE(print.dialog->settle() != nullptr);
    CHECK_FALSE(print.dialog->settle()->isValid());
    CHECK(print.at<QLabel>("print-failure").isVisible());
    CHECK(print.at<QLabel>("print-failure").text().startsWith("Nothing can be printed: "));
    CHECK_FALSE(print.dialog->writeTo(editor::PrintForm::pdf, print.windowFixture.path("none.pdf")));
    CHECK_FALSE(QFile::exists(print.windowFixture.path("none.pdf")));
}

TEST_CASE("a text that does not fit is reported below the preview")
{
    PrintFixture print(scipio);
    CHECK_FALSE(print.at<QListWidget>("print-notes").isVisible());
    print.at<QLineEdit>("print-header").setText(QStringLiteral("\U000F0000 no font has this"));
    print.dialog->settle();
    REQUIRE(print.at<QListWidget>("print-notes").count() >= 1);
    CHECK(print.at<QListWidget>("print-notes").isVisible());
    CHECK(print.at<QListWidget>("print-notes").item(0)->text().contains("U+F0000"));
}

TEST_CASE("every control of the print dialog has a name and says what it is for")
{
    for (const char* file : {scipio, "ancients-d6/scenarios/zama.scenario.json"}) {
        PrintFixture print(file);
        QStringList wrong;
        for (const auto* widget : print.dialog->findChildren<QWidget*>()) {
            if (!widget->isVisibleTo(print.dialog.get()) || (widget->focusPolicy() & Qt::TabFocus) == 0 ||
                widget->objectName().startsWith("qt_"))
                continue;
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            const bool isNamed = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
            const bool isPart = qobject_cast<const QComboBox*>(widget->parentWidget()) ||
                                QByteArray(widget->metaObject()->className()) == "QComboBoxListView";
            if (!isPart && (!isNamed || (widget->toolTip().isEmpty() && widget->objectName() != "print-notes")))
                wrong << widget->objectName() + " " + widget->metaObject()->className();
        }
        CHECK(wrong.join('\n').toStdString() == "");
    }
}

TEST_CASE("Ctrl+P shows the dialog for the file in front")
{
    WindowFixture windowFixture;
    CHECK_FALSE(windowFixture.action("file.print")->isEnabled());
    windowFixture.window->openFile(windowFixture.copyOf(scipio));
    windowFixture.settle();
    QString title, focused;
    windowFixture.atDialog([&](QWidget& dialog) {
        title = dialog.windowTitle();
        if (QTest::qWaitForWindowActive(&dialog) && dialog.focusWidget()) focused = dialog.focusWidget()->objectName();
        dialog.close();
    });
    windowFixture.army().tree().setFocus();
    windowFixture.press(Qt::Key_P, Qt::ControlModifier);
    CHECK(focused == "print-sheets");
    CHECK(title == "Print scipio-zama-202.army.json");
}
