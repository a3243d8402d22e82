#include "tests/editor/board/rebuild/board_builder.hpp"

#include "editor/board/page/terrain_palette.hpp"
#include "editor/source/source_view.hpp"

#include <catch2/catch.hpp>

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTreeWidget>

namespace muster::test {

using namespace editor;

namespace {

QString text(const Json& value) { return QString::fromStdString(value); }
QString number(double value) { return QString::number(value, 'g', 10); }
std::string at(const char* array, int number) { return "/" + std::string(array) + "/" + std::to_string(number); }

}  // namespace

void BoardBuilder::setUpBoard(const Json& board)
{
    if (board.contains("measure")) {
        enter("board-convert", "false");
        enter("board-measure", board, "measure");
    }
    enter("board-width", board, "width");
    enter("board-depth", board, "depth");
    if (board.contains("grid")) {
        enter("board-columns", board["grid"], "columns");
        enter("board-rows", board["grid"], "rows");
    }
    enter("board-background", board, "x-background");
}

void BoardBuilder::enterScenario(const Json& wanted)
{
    for (const auto& [key, value] : wanted.items())
        if (key.starts_with("x-")) typeIntoSource(key, value);
    QStringList sources;
    for (const auto& source : wanted.value("sources", Json::array())) sources << text(source);
    enter("scenario-sources", sources.join(u'\n'));
    if (wanted.contains("house")) enter("scenario-house", wanted, "house");
    enter("scenario-version", wanted, "systemVersion");
    for (const auto& [name, key] : {std::pair("scenario-name", "name"), std::pair("scenario-summary", "summary"),
                                    std::pair("scenario-date", "date"), std::pair("scenario-place", "place"),
                                    std::pair("scenario-turns", "turns"), std::pair("scenario-notes", "notes")})
        enter(name, wanted, key);
    enterOwnKeys(wanted, {"format", "system", "systemVersion", "name", "summary", "date", "place", "sources", "house",
                          "board", "terrain", "zones", "sides", "objectives", "turns", "victory", "notes"});
}

void BoardBuilder::addSide(const Json& side, int number)
{
    push("sides-add");
    chooseLine("sides-list", number);
    // A side initially has a name, which is optional.
    enter("side-name", QString::fromStdString(side.value("name", "")));
    for (const auto& [name, key] :
         {std::pair("side-id", "id"), std::pair("side-role", "role"), std::pair("side-edge", "edge"),
          std::pair("side-budget", "budget"), std::pair("side-army", "army"), std::pair("side-notes", "notes")})
        enter(name, side, key);
}

void BoardBuilder::chooseZones(const Json& side, int number)
{
    if (!side.contains("zone")) return;
    chooseLine("sides-list", number);
    std::vector<std::string> ids;
    if (side["zone"].is_string())
        ids.push_back(side["zone"]);
    else
        ids = side["zone"].get<std::vector<std::string>>();
    for (const auto& id : ids) {
        auto* zones = qobject_cast<QListWidget*>(find("side-zones"));
        REQUIRE(zones);
        for (int row = 0; row < zones->count(); ++row)
            if (zones->item(row)->data(Qt::UserRole).toString() == QString::fromStdString(id))
                zones->item(row)->setCheckState(Qt::Checked);
        QApplication::processEvents();
        m_fixture.settle();
    }
}

void BoardBuilder::draw(const Json& shape, const QString& kind, const Json& wanted)
{
    const char* tool = shape.contains("polygon")   ? "polygon"
                       : shape.contains("line")    ? "way"
                       : shape.contains("ellipse") ? "ellipse"
                                                   : "rectangle";
    takeTool(tool);
    // A ford may be an area although fords are drawn as lines, so its kind is set afterwards.
    const bool known = isOffered("draw-kind", kind);
    if (known) enter("draw-kind", kind);
    enter("draw-side", QString::fromStdString(wanted.value("placedBy", "")));
    if (shape.contains("polygon") || shape.contains("line")) {
        if (shape.contains("line")) {
            enter("draw-smooth", "false");
            enter("draw-width", number(shape["width"].get<double>() * view().board().perFileUnit));
            takeTool(tool);
        }
        for (const auto& point : shape[shape.contains("line") ? "line" : "polygon"]) clickAt(point);
        QTest::keyClick(&view(), Qt::Key_Return);
    } else {
        view().fit();
        const auto& map = view().board().map;
        const QPoint from = view().pixel({map.width * 0.3, map.depth * 0.3}),
                     to = view().pixel({map.width * 0.6, map.depth * 0.5});
        QTest::mousePress(&view(), Qt::LeftButton, Qt::AltModifier, from);
        QTest::mouseMove(&view(), (from + to) / 2);
        QTest::mouseRelease(&view(), Qt::LeftButton, Qt::AltModifier, to);
    }
    m_fixture.settle();
    takeTool("select");
    if (known) return;
    select(at("terrain", static_cast<int>(built()["terrain"].size()) - 1));
    enter("thing-type", kind);
}

void BoardBuilder::form(const Json& shape)
{
    for (const auto& [name, value] : shape.items())
        if (name != "width" && name != "rotation" && name != "line" && name != "polygon") {
            if (qobject_cast<QComboBox*>(find("thing-form"))->currentData().toString().toStdString() != name)
                enter("thing-form", QString::fromStdString(name));
            if (name == "strip")
                formStrip(value);
            else if (name == "square")
                enter("thing-column", number(value[0])), enter("thing-row", number(value[1]));
            else
                formBox(value);
        }
    if (shape.contains("rotation")) enter("thing-rotation", shape, "rotation");
    // Rotating a box keeps its centre; for other forms, rotation changes the numbers to those in the file.
}

void BoardBuilder::formBox(const Json& box)
{
    enter("thing-width", box, "width");
    enter("thing-depth", box, "depth");
    enter("thing-east", number(box["at"][0]));
    enter("thing-north", number(box["at"][1]));
}

void BoardBuilder::formStrip(const Json& strip)
{
    enter("thing-edge", strip, "edge");
    enter("thing-depth", strip, "depth");
    // Set the inset, or clear it.
    enter("thing-inset", strip.contains("inset") ? number(strip["inset"]) : QString());
}

void BoardBuilder::addZone(const Json& zone, int count)
{
    draw(zone["shape"], "zone:", zone);
    select(at("zones", count));
    form(zone["shape"]);
    enter("thing-name", QString::fromStdString(zone.value("name", "")));
    enter("thing-id", zone, "id");
    enter("thing-notes", zone, "notes");
}

void BoardBuilder::addPiece(const Json& piece, int count)
{
    const auto pointer = at("terrain", count);
    const Json& shape = piece["shape"];
    if (shape.contains("square")) {
        // Added in the middle of the visible part, which is the middle of its square.
        const auto& map = view().board().map;
        view().fit();
        view().zoomBy(4);
        view().reveal({(shape["square"][0].get<double>() - 0.5) * map.width / map.columns,
                       (shape["square"][1].get<double>() - 0.5) * map.depth / map.rows});
        m_page->terrain().setCurrent(text(piece["type"]));
        Q_EMIT m_page->terrain().chosen(text(piece["type"]));
        m_fixture.settle();
        select(pointer);
        if (built()["terrain"][static_cast<std::size_t>(count)]["shape"] != shape) {
            const Json now = built()["terrain"][static_cast<std::size_t>(count)]["shape"]["square"];
            view().setFocus();
            for (int axis : {0, 1})
                for (int steps = shape["square"][static_cast<std::size_t>(axis)].get<int>() -
                                 now[static_cast<std::size_t>(axis)].get<int>();
                     steps != 0; steps += steps > 0 ? -1 : 1) {
                    QTest::keyClick(&view(), axis == 0 ? (steps > 0 ? Qt::Key_Right : Qt::Key_Left)
                                                       : (steps > 0 ? Qt::Key_Up : Qt::Key_Down));
                    m_fixture.settle();
                }
        }
        enter("thing-placed-by", piece, "placedBy");
    } else {
        draw(shape, text(piece["type"]), piece);
        select(pointer);
        form(shape);
    }
    for (const auto& [name, key] :
         {std::pair("thing-name", "name"), std::pair("thing-id", "id"), std::pair("thing-level", "level"),
          std::pair("thing-runs-off", "runsOff"), std::pair("thing-notes", "notes")})
        enter(name, piece, key);
    enterOwnKeys(piece, {"id", "type", "name", "shape", "level", "runsOff", "placedBy", "notes"});
}

void BoardBuilder::enterOwnKeys(const Json& object, std::initializer_list<const char*> known)
{
    for (const auto& [key, value] : object.items())
        if (!key.starts_with("x-") && std::find(known.begin(), known.end(), key) == known.end()) enterOwn(key, value);
}

void BoardBuilder::typeIntoSource(const std::string& key, const Json& value)
{
    m_fixture.settle();
    m_page->showSource(true);
    auto* source = m_page->source()->findChild<QPlainTextEdit*>();
    REQUIRE(source);
    // At the end of the last line before the closing bracket.
    auto cursor = QTextCursor(source->document());
    cursor.movePosition(QTextCursor::End);
    cursor = source->document()->find(QStringLiteral("}"), cursor, QTextDocument::FindBackward);
    REQUIRE_FALSE(cursor.isNull());
    cursor.setPosition(cursor.selectionStart() - 1);
    source->setTextCursor(cursor);
    source->insertPlainText(QString::fromStdString(",\n  \"" + key + "\": " + value.dump()));
    m_fixture.settle();
    m_page->showSource(false);
}

void BoardBuilder::pickWords(const std::string& key, const Json& all)
{
    for (std::size_t i = 0; i < all.size(); ++i) {
        push(("add:/" + key).c_str());
        auto* pick = qobject_cast<QComboBox*>(find(QString::fromStdString("pick:/" + key + "/" + std::to_string(i))));
        REQUIRE(pick);
        const int index = pick->findData(text(all[i]));
        REQUIRE(index >= 0);
        pick->setCurrentIndex(index);
        Q_EMIT pick->activated(index);
        m_fixture.settle();
    }
}

void BoardBuilder::enterOwn(const std::string& key, const Json& value)
{
    if (value.is_array()) return pickWords(key, value);
    m_fixture.settle();
    QWidget* field = nullptr;
    for (auto* found : m_page->findChildren<QWidget*>(QString::fromStdString("field:/" + key)))
        if (found->isVisibleTo(found->parentWidget()->parentWidget())) field = found;
    INFO(key);
    REQUIRE(field);
    auto* combo = qobject_cast<QComboBox*>(field) ? qobject_cast<QComboBox*>(field) : field->findChild<QComboBox*>();
    auto* spin = qobject_cast<QAbstractSpinBox*>(field) ? qobject_cast<QAbstractSpinBox*>(field)
                                                        : field->findChild<QAbstractSpinBox*>();
    auto* check = qobject_cast<QAbstractButton*>(field) ? qobject_cast<QAbstractButton*>(field)
                                                        : field->findChild<QAbstractButton*>();
    auto* line = qobject_cast<QLineEdit*>(field) ? qobject_cast<QLineEdit*>(field) : field->findChild<QLineEdit*>();
    auto* notes = qobject_cast<QPlainTextEdit*>(field) ? qobject_cast<QPlainTextEdit*>(field)
                                                       : field->findChild<QPlainTextEdit*>();
    if (combo) {
        int index = combo->findData(text(value));
        if (index < 0)
            for (int i = 0; i < combo->count(); ++i)
                if (combo->itemText(i).compare(text(value), Qt::CaseInsensitive) == 0) index = i;
        REQUIRE(index >= 0);
        combo->setCurrentIndex(index);
        Q_EMIT combo->activated(index);
    } else if (spin) {
        spin->selectAll();
        QTest::keyClicks(spin, number(value));
        QTest::keyClick(spin, Qt::Key_Return);
    } else if (value.is_boolean() && check) {
        if (check->isChecked() != value.get<bool>()) check->click();
    } else if (value.is_string() && notes) {
        notes->insertPlainText(text(value));
    } else if (value.is_string() && line) {
        line->selectAll();
        typeInto(line, text(value));
        QTest::keyClick(line, Qt::Key_Return);
    } else {
        FAIL("no control for " << key);
    }
    m_fixture.settle();
}

void BoardBuilder::addObjective(const Json& objective, int count)
{
    takeTool("objective");
    view().fit();
    const auto& map = view().board().map;
    QTest::mouseClick(&view(), Qt::LeftButton, Qt::AltModifier, view().pixel({map.width / 2, map.depth / 2}));
    m_fixture.settle();
    takeTool("select");
    select(at("objectives", count));
    if (objective.contains("at")) {
        enter("thing-east", number(objective["at"][0]));
        enter("thing-north", number(objective["at"][1]));
    } else {
        form(objective["shape"]);
    }
    enter("thing-name", QString::fromStdString(objective.value("name", "")));
    for (const auto& [name, key] : {std::pair("thing-id", "id"), std::pair("thing-holder", "holder"),
                                    std::pair("thing-points", "points"), std::pair("thing-notes", "notes")})
        enter(name, objective, key);
}

void BoardBuilder::enterKeysOfSide(const Json& side, int number)
{
    chooseLine("sides-list", number);
    enterOwnKeys(side, {"id", "name", "role", "edge", "army", "budget", "zone", "placements", "reinforcements",
                        "rallyPoints", "notes"});
}

void BoardBuilder::addRallyPoint(const Json& point, const std::string& side, int sideNumber, int count)
{
    takeTool("rally-point");
    enter("draw-side", QString::fromStdString(side));
    takeTool("rally-point");
    clickAt(point);
    m_fixture.settle();
    takeTool("select");
    CHECK(built()["sides"][static_cast<std::size_t>(sideNumber)]["rallyPoints"][static_cast<std::size_t>(count)] ==
          point);
}

void BoardBuilder::place(const Json& side, int count)
{
    if (!side.contains("placements")) return;
    auto* tree = qobject_cast<QTreeWidget*>(find("units-to-place"));
    REQUIRE(tree);
    std::vector<std::string> units;
    for (const auto& placement : side["placements"])
        if (std::find(units.begin(), units.end(), placement["unit"]) == units.end()) units.push_back(placement["unit"]);
    for (const auto& unit : units) {
        m_fixture.settle();
        const auto named = [&] {
            for (const auto& known : view().board().sides[static_cast<std::size_t>(count)].units)
                if (known.id == unit) return QString::fromStdString(known.name);
            FAIL("no unit " << unit);
            return QString();
        }();
        auto* top = tree->topLevelItem(count);
        tree->clearSelection();
        bool found = false;
        for (int i = 0; i < top->childCount() && !found; ++i)
            for (int column = 0; column < 1; ++column)
                if (top->child(i)->data(0, Qt::UserRole + 2).toString().toStdString() == unit) {
                    tree->setCurrentItem(top->child(i));
                    found = true;
                }
        INFO(named.toStdString());
        REQUIRE(found);
        tree->setFocus();
        QTest::keyClick(tree, Qt::Key_Return);
        m_fixture.settle();
    }
    // Move each base by numbers, then remove those not in the file.
    std::vector<std::string> superfluous;
    const auto placed = built()["sides"][static_cast<std::size_t>(count)].value("placements", Json::array());
    for (std::size_t i = 0; i < placed.size(); ++i) {
        const std::string pointer = at("sides", count) + "/placements/" + std::to_string(i);
        const auto same = std::find_if(side["placements"].begin(), side["placements"].end(), [&](const Json& each) {
            return each["unit"] == placed[i]["unit"] && each.value("index", 0) == placed[i].value("index", 0);
        });
        if (same == side["placements"].end()) {
            superfluous.push_back(pointer);
            continue;
        }
        select(pointer);
        if (same->contains("square")) {
            enter("thing-stands", "square");
            enter("thing-column", number((*same)["square"][0]));
            enter("thing-row", number((*same)["square"][1]));
        } else {
            enter("thing-east", number((*same)["at"][0]));
            enter("thing-north", number((*same)["at"][1]));
        }
        if (same->contains("base")) {
            enter("thing-base-width", number((*same)["base"][0]));
            enter("thing-base-depth", number((*same)["base"][1]));
        }
        enter("thing-notes", *same, "notes");
        // Without a facing it faces north.
        enter("thing-facing", same->contains("facing") ? number((*same)["facing"]) : QString());
        enterOwnKeys(*same, {"unit", "index", "at", "square", "facing", "base", "notes"});
    }
    for (auto pointer = superfluous.rbegin(); pointer != superfluous.rend(); ++pointer) {
        select(*pointer);
        m_fixture.run("board.remove");
        m_fixture.settle();
    }
}

void BoardBuilder::orderPlacements(const Json& side, int count)
{
    if (!side.contains("placements")) return;
    const auto key = [](const Json& placement) {
        return std::pair(placement["unit"].get<std::string>(), placement.value("index", -1));
    };
    std::vector<std::pair<std::string, int>> wanted;
    for (const auto& placement : side["placements"]) wanted.push_back(key(placement));
    const auto now = [&] {
        std::vector<std::pair<std::string, int>> found;
        const auto text = built();
        for (const auto& placement : text["sides"][static_cast<std::size_t>(count)]["placements"])
            found.push_back(key(placement));
        return found;
    };
    REQUIRE(now().size() == wanted.size());
    // Move everything after the first misplaced item to the end, in order.
    const auto before = now();
    const auto first = std::mismatch(wanted.begin(), wanted.end(), before.begin()).first;
    for (auto each = first; each != wanted.end(); ++each) {
        const auto there = now();
        const auto place = std::find(there.begin(), there.end(), *each);
        INFO(each->first);
        REQUIRE(place != there.end());
        select(at("sides", count) + "/placements/" + std::to_string(place - there.begin()));
        push("thing-arrange.to-front");
    }
}

void BoardBuilder::addReinforcements(const Json& side, int count)
{
    for (const auto& wanted : side.value("reinforcements", Json::array())) {
        push("reinforcements-add");
        enter("arrival-side", side, "id");
        enter("arrival-turn", wanted, "turn");
        enter("arrival-unit",
              wanted.contains("group") ? "group:" + text(wanted["group"]) : "unit:" + text(wanted["unit"]));
        enter("arrival-edge", wanted, "edge");
        if (wanted.contains("at")) {
            enter("arrival-east", number(wanted["at"][0]));
            enter("arrival-north", number(wanted["at"][1]));
        }
        enter("arrival-notes", wanted, "notes");
        const auto now = built();
        CHECK(now["sides"][static_cast<std::size_t>(count)]["reinforcements"].back() == wanted);
    }
}

void BoardBuilder::addVictory(const Json& condition, int count)
{
    push("victory-add");
    chooseLine("victory-list", count);
    enter("victory-side", condition, "side");
    enter("victory-points", condition, "points");
    enter("victory-text", condition, "text");
}

}  // namespace muster::test
