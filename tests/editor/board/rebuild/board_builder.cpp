#include "tests/editor/board/rebuild/board_builder.hpp"

#include "core/text/canonical.hpp"
#include "editor/board/page/unit_palette.hpp"

#include <catch2/catch.hpp>

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTreeWidget>

#include <cmath>

namespace muster::test {

using namespace editor;

namespace {

QString number(const Json& value)
{
    QString text = QString::number(value.get<double>(), 'f', 3);
    while (text.endsWith(u'0')) text.chop(1);
    if (text.endsWith(u'.')) text.chop(1);
    return text;
}

QString words(const Json& value)
{
    return value.is_string()    ? QString::fromStdString(value)
           : value.is_boolean() ? (value.get<bool>() ? "true" : "false")
                                : number(value);
}

}  // namespace

BoardBuilder::BoardBuilder(const std::string& system, std::filesystem::path place)
{
    auto document = std::make_unique<Document>(m_fixture.folders);
    const Json begun{
        {"format", 1}, {"system", system}, {"name", "New battle"}, {"board", {{"width", 24}, {"depth", 24}}}};
    const auto parsed = text::parseFragment(begun.dump()).document;
    m_first = text::canonical(*parsed);
    document->begin(files::FileKind::scenario, m_first, std::move(place));
    m_page = qobject_cast<BoardPage*>(m_fixture.window->addPage(std::move(document)));
    REQUIRE(m_page);
    m_fixture.window->resize(1300, 900);
    m_fixture.settle();
    // Positions are entered by hand, with two decimals.
    view().setSnapChoice({false, false, false, false, false});
}

BoardBuilder::~BoardBuilder() { m_page->document().discardJournal(); }

bool BoardBuilder::isOffered(const char* name, const QString& id)
{
    m_fixture.settle();
    const auto* combo = qobject_cast<QComboBox*>(find(name));
    return combo && combo->findData(id) >= 0;
}

Json BoardBuilder::built() { return Json::parse(m_page->document().text()); }

bool BoardBuilder::goesThereAndBack()
{
    auto& document = m_page->document();
    const auto last = document.text();
    while (document.undoStack().canUndo()) document.undo();
    const bool back = document.text() == m_first;
    while (document.undoStack().canRedo()) document.redo();
    return back && document.text() == last;
}

void BoardBuilder::build(const Json& wanted)
{
    m_wanted = wanted;
    setUpBoard(wanted["board"]);
    enterScenario(wanted);
    const auto each = [&](const char* key, auto operation) {
        int count = 0;
        if (wanted.contains(key))
            for (const auto& item : wanted[key]) operation(item, count++);
    };
    each("sides", [&](const Json& side, int i) { addSide(side, i); });
    each("zones", [&](const Json& zone, int i) { addZone(zone, i); });
    each("sides", [&](const Json& side, int i) { chooseZones(side, i); });
    each("terrain", [&](const Json& piece, int i) { addPiece(piece, i); });
    each("objectives", [&](const Json& objective, int i) { addObjective(objective, i); });
    each("sides", [&](const Json& side, int i) {
        int count = 0;
        for (const auto& point : side.value("rallyPoints", Json::array())) addRallyPoint(point, side["id"], i, count++);
        place(side, i);
        orderPlacements(side, i);
        addReinforcements(side, i);
        enterKeysOfSide(side, i);
    });
    each("victory", [&](const Json& condition, int i) { addVictory(condition, i); });
}

QWidget* BoardBuilder::find(const QString& name)
{
    for (auto* found : m_page->findChildren<QWidget*>(name))
        if (!found->isHidden()) return found;
    return nullptr;
}

void BoardBuilder::enter(const char* name, const QString& value)
{
    m_fixture.settle();
    auto* widget = find(name);
    INFO(name << " = " << value.toStdString());
    REQUIRE(widget);
    REQUIRE(widget->isEnabled());
    if (auto* combo = qobject_cast<QComboBox*>(widget)) {
        const int index = combo->findData(value);
        REQUIRE(index >= 0);
        combo->setCurrentIndex(index);
        Q_EMIT combo->activated(index);
    } else if (auto* check = qobject_cast<QCheckBox*>(widget)) {
        if (check->isChecked() != (value == "true")) check->click();
    } else if (auto* spin = qobject_cast<QAbstractSpinBox*>(widget)) {
        spin->selectAll();
        if (value.isEmpty()) QTest::keyClick(spin, Qt::Key_Delete);
        QTest::keyClicks(spin, value);
        QTest::keyClick(spin, Qt::Key_Return);
    } else if (auto* line = qobject_cast<QLineEdit*>(widget)) {
        line->selectAll();
        if (value.isEmpty()) QTest::keyClick(line, Qt::Key_Delete);
        typeInto(line, value);
        QTest::keyClick(line, Qt::Key_Return);
    } else if (auto* text = qobject_cast<QPlainTextEdit*>(widget)) {
        text->selectAll();
        text->insertPlainText(value);
    } else {
        FAIL("no control that takes a value");
    }
    m_fixture.settle();
}

void BoardBuilder::enter(const char* name, const Json& object, const char* key)
{
    if (object.contains(key)) enter(name, words(object[key]));
}

void BoardBuilder::push(const char* name)
{
    m_fixture.settle();
    auto* button = qobject_cast<QAbstractButton*>(find(name));
    INFO(name);
    REQUIRE(button);
    REQUIRE(button->isEnabled());
    button->click();
    m_fixture.settle();
}

void BoardBuilder::chooseLine(const char* name, int line)
{
    m_fixture.settle();
    auto* list = qobject_cast<QListWidget*>(find(name));
    INFO(name << " " << line);
    REQUIRE(list);
    REQUIRE(line < list->count());
    list->setCurrentRow(line);
    m_fixture.settle();
}

void BoardBuilder::takeTool(const char* id)
{
    m_fixture.settle();
    view().choose(id);
    REQUIRE(view().tool().id() == QLatin1String(id));
    view().setFocus();
}

void BoardBuilder::clickAt(const Json& point)
{
    const double unit = view().board().perFileUnit;
    const geometry::Point at{point[0].get<double>() * unit, point[1].get<double>() * unit};
    // Zoom in until a pixel is less than half of the file's precision.
    while (view().camera().scale() * 0.003 * view().board().perFileUnit < 0.6) {
        const double before = view().camera().scale();
        view().zoomBy(2);
        if (view().camera().scale() == before) break;
    }
    view().reveal(at);
    QTest::mouseClick(&view(), Qt::LeftButton, Qt::AltModifier, view().pixel(at));
}

void BoardBuilder::select(const std::string& pointer)
{
    m_fixture.settle();
    m_page->reveal(QString::fromStdString(pointer));
    m_fixture.settle();
    INFO(pointer);
    REQUIRE(view().selection().contains(pointer));
    m_page->panels().setCurrentIndex(0);
}

}  // namespace muster::test
