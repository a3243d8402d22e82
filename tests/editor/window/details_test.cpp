// The right column: everything in it is readable, and values used only by rules are collapsed.
#include "tests/editor/window/window_fixture.hpp"

#include <catch2/catch.hpp>

#include <QPointer>
#include <QScrollArea>
#include <QTabWidget>
#include <QTextBrowser>
#include <QToolButton>

#include <utility>

using namespace muster;
using namespace muster::test;

TEST_CASE("no value is cut off at the side of a window of the usual size")
{
    WindowFixture fixture;
    fixture.window->resize(1280, 800);
    for (const char* file :
         {"ancients-d6/armies/scipio-zama-202.army.json", "otr-d6/armies/reynolds-gettysburg-1863.army.json",
          "opend6-fantasy/armies/ice-rangers.army.json", "old-trousers/armies/french-waterloo-1815.army.json",
          "ohw-6plus/armies/british-guilford-1781.army.json"}) {
        INFO(file);
        auto* page = fixture.window->openFile(fixture.copyOf(file));
        REQUIRE(page != nullptr);
        fixture.settle();
        auto* form = page->findChild<QScrollArea*>("detail-form");
        REQUIRE(form != nullptr);
        const auto check = [&](const char* pointer) {
            INFO(pointer);
            fixture.army().tree().select({pointer});
            REQUIRE(form->widget() != nullptr);
            // The layout follows in the event loop; a value that is cut off stays so.
            CHECK(QTest::qWaitFor([&] {
                return form->widget()->minimumSizeHint().width() <= form->viewport()->width() &&
                       form->widget()->width() == form->viewport()->width();
            }));
            CHECK(fixture.army().tree().width() >= 320);
        };
        check(page->checkResult()->army.groups.empty() ? "/units/0" : "/groups/0/units/0");
        if (!page->checkResult()->army.leaders.empty()) check("/leaders/0");
    }
}

TEST_CASE("the form is laid out as before when the window changes between light and dark")
{
    WindowFixture fixture;
    fixture.window->resize(1280, 800);
    fixture.theme.setBrightness(editor::Brightness::light);
    fixture.window->openFile(fixture.copyOf("otr-d6/armies/reynolds-gettysburg-1863.army.json"));
    fixture.settle();
    fixture.army().tree().select({"/groups/0/units/0"});
    auto* form = fixture.window->currentPage()->findChild<QScrollArea*>("detail-form");
    REQUIRE(form != nullptr);
    const auto place = [&] {
        const auto* weapon = form->findChild<QWidget*>("field:/weapon");
        REQUIRE(weapon != nullptr);
        return QRect(weapon->mapTo(form->widget(), QPoint()), weapon->size());
    };
    // The layout is done when it stays the same from one turn of the event loop to the next.
    QRect before;
    REQUIRE(QTest::qWaitFor([&] {
        const QRect now = place();
        return std::exchange(before, now) == now;
    }));
    const QPointer<QWidget> lightForm = form->widget();
    fixture.theme.setBrightness(editor::Brightness::dark);
    REQUIRE(QTest::qWaitFor([&] { return lightForm.isNull() && form->widget() != nullptr; }));
    CHECK(QTest::qWaitFor([&] { return place() == before; }));
}

TEST_CASE("derived values without a title are shown only when asked for")
{
    WindowFixture fixture;
    fixture.window->openFile(fixture.copyOf("opend6-fantasy/armies/ice-rangers.army.json"));
    fixture.settle();
    fixture.select("Ice Rangers");
    fixture.window->currentPage()->findChild<QTabWidget*>("detail-tabs")->setCurrentIndex(1);
    auto* facts = fixture.window->currentPage()->findChild<QTextBrowser*>("detail-facts");
    auto* more = fixture.window->currentPage()->findChild<QToolButton*>("detail-more");
    CHECK(facts->toPlainText().contains("Command distance"));
    CHECK(!facts->toPlainText().contains("Sum text"));
    REQUIRE(more->isVisible());
    more->setFocus();
    QTest::keyClick(more, Qt::Key_Space);
    CHECK(facts->toPlainText().contains("Sum text"));
    QTest::keyClick(more, Qt::Key_Space);
    CHECK(!facts->toPlainText().contains("Sum text"));
}
