// Usability of forms: allowed values offered at once, tab order in reading order, a layout that does not shift.
#include "tests/editor/form/form_fixture.hpp"

#include "editor/form/finding_note.hpp"

#include <catch2/catch.hpp>

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTreeWidget>

#include <algorithm>

using namespace muster;
using namespace muster::test;

namespace {

/// The fields in tab order, as positions on the form.
std::vector<QWidget*> tabbed(FormFixture& fixture)
{
    std::vector<QWidget*> found;
    QWidget* body = fixture.form.widget();
    for (QWidget* next = body->nextInFocusChain(); next && next != body && found.size() < 500;
         next = next->nextInFocusChain())
        if (body->isAncestorOf(next) && next->isVisible() && next->isEnabled() &&
            (next->focusPolicy() & Qt::TabFocus) && !next->focusProxy())
            found.push_back(next);
    return found;
}

bool inOrder(FormFixture& fixture)
{
    int last = -100;
    for (const auto* widget : tabbed(fixture)) {
        const int y = widget->mapTo(fixture.form.widget(), QPoint(0, 0)).y();
        // Fields side by side may differ by a few pixels.
        if (y < last - 12) return false;
        last = std::max(last, y);
    }
    return true;
}

}  // namespace

TEST_CASE("a champion's allowed skills are there at once")
{
    FormFixture fixture(R"({"format": 1, "system": "opend6-fantasy", "list": "free-peoples", "name": "Wall Watch",
      "units": [{"id": "bolts", "entry": "dwarf-crossbows", "size": 6, "champions": [{}]}]})");
    fixture.show("/units/0");
    QStringList seen;
    REQUIRE(fixture.field("/champions/0/training") != nullptr);
    for (const auto* spin : fixture.field("/champions/0/training")->findChildren<QAbstractSpinBox*>())
        if (!spin->isHidden()) seen << spin->accessibleName();
    CHECK(seen.join(u'|').toStdString() == "Training, Marksmanship|Training, Siege weapons");
    // The first field of a champion is its abilities, not its figure.
    const auto fields = tabbed(fixture);
    const auto place = [&](const char* key) {
        const auto* control = fixture.field(key);
        return std::find_if(fields.begin(), fields.end(),
                            [&](const QWidget* each) { return control->isAncestorOf(each); }) -
               fields.begin();
    };
    CHECK(place("/champions/0/training") < place("/champions/0/figure"));
    CHECK(place("/sergeant/command") < place("/sergeant/figure"));
}

TEST_CASE("Tab goes down the form, also after rows were made anew")
{
    for (const char* file :
         {"opend6-fantasy/armies/ice-rangers.army.json", "ancients-d6/armies/scipio-zama-202.army.json",
          "otr-d6/armies/reynolds-gettysburg-1863.army.json"}) {
        INFO(file);
        FormFixture fixture(shippedText(file));
        fixture.show(fixture.at("/groups/0") ? "/groups/0/units/0" : "/units/0");
        CHECK(tabbed(fixture).size() > 4);
        CHECK(inOrder(fixture));
    }
    FormFixture fixture(shippedText(rangers));
    fixture.show("/units/0");
    // Another entry has other skills, and its rows are recreated.
    auto* other = fixture.field("/training")->findChild<QLineEdit*>("other");
    REQUIRE(other != nullptr);
    QTest::keyClicks(other, "marksmanship:longbow");
    QTest::keyClick(other, Qt::Key_Return);
    fixture.settle();
    QTest::mouseClick(fixture.form.findChild<QPushButton*>("add:/champions"), Qt::LeftButton);
    fixture.settle();
    CHECK(inOrder(fixture));
}

TEST_CASE("nothing in the form moves when a finding comes and goes")
{
    FormFixture fixture(shippedText(rangers));
    fixture.show("/units/0");
    const auto place = [&] { return fixture.field("/weapons")->mapTo(&fixture.form, QPoint(0, 0)); };
    const QPoint before = place();
    const auto notes = [&] {
        int shown = 0;
        for (auto* note : fixture.form.findChildren<editor::FindingNote*>(QString(), Qt::FindDirectChildrenOnly))
            shown += note->isHidden() ? 0 : 1;
        return shown;
    };
    REQUIRE(notes() == 0);
    // Too many figures is a finding about the squad or its number; an unknown key, about the squad.
    fixture.document.apply({{{static_cast<std::uint32_t>(fixture.at("/units/0").range().begin + 1),
                              static_cast<std::uint32_t>(fixture.at("/units/0").range().begin + 1)},
                             "\"colour\": \"red\", "}},
                           "Paint it");
    fixture.settle();
    CHECK(notes() == 1);
    CHECK(place() == before);
    fixture.document.undo();
    fixture.settle();
    CHECK(notes() == 0);
    CHECK(place() == before);
}

TEST_CASE("what is missing is asked for where it belongs")
{
    auto text = shippedText("otr-d6/armies/reynolds-gettysburg-1863.army.json");
    const auto at = text.find("\"quality\"");
    REQUIRE(at != std::string::npos);
    const auto line = text.rfind('\n', at), end = text.find('\n', at);
    if (text[end - 1] == ',')
        text.erase(line, end - line);
    else
        text.erase(text.rfind(',', line), 1), text.erase(text.rfind('\n', text.find("\"quality\"")), end - line);
    FormFixture fixture(text);
    REQUIRE(fixture.document.parsed() != nullptr);
    std::string unit;
    for (const auto group : fixture.at("/groups"))
        for (const auto each : group["units"])
            if (!each["quality"]) unit = each.pointer();
    REQUIRE(!unit.empty());
    fixture.show(unit);
    auto* field = fixture.field("/quality");
    REQUIRE(field != nullptr);
    bool isReported = false;
    for (const auto* note : field->parentWidget()->findChildren<editor::FindingNote*>())
        for (const auto* label : note->findChildren<QLabel*>())
            isReported =
                isReported || (label->isVisibleTo(&fixture.form) && label->text() == "A value is needed here.");
    CHECK(isReported);
    REQUIRE(fixture.form.focusField(unit + "/quality"));
    CHECK(field->isAncestorOf(QApplication::focusWidget()));
}

TEST_CASE("a table of weapons is searched by words, entered by Down, and has its numbers below their headings")
{
    FormFixture fixture(shippedText(rangers));
    fixture.show("/units/0");
    auto* tree = fixture.part<QTreeWidget>("/weapons");
    auto* search = fixture.field("/weapons")->findChild<QLineEdit*>("search");
    REQUIRE((tree != nullptr && search != nullptr));
    search->setFocus();
    QTest::keyClicks(search, "crossbow ");
    int found = 0;
    for (int i = 0; i < tree->topLevelItemCount(); ++i) {
        const auto* item = tree->topLevelItem(i);
        if (item->isHidden() || !item->flags().testFlag(Qt::ItemIsUserCheckable)) continue;
        ++found;
        CHECK(item->text(0).contains("crossbow", Qt::CaseInsensitive));
    }
    CHECK(found > 0);
    QTest::keyClick(search, Qt::Key_Down);
    CHECK(tree->hasFocus());
    REQUIRE(tree->currentItem() != nullptr);
    CHECK(!tree->currentItem()->isHidden());
    search->clear();
    const int cost = tree->columnCount() - 1;
    CHECK((tree->headerItem()->textAlignment(cost) & Qt::AlignRight) != 0);
    for (int i = 0; i < tree->topLevelItemCount(); ++i)
        if (const auto* item = tree->topLevelItem(i); item->flags().testFlag(Qt::ItemIsUserCheckable))
            CHECK(item->textAlignment(cost) == tree->headerItem()->textAlignment(cost));
    // Names take the width that numbers leave.
    int width = 0;
    for (int column = 0; column < tree->columnCount(); ++column) width += tree->columnWidth(column);
    CHECK(width >= tree->viewport()->width());
}
