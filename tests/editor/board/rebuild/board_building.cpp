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

Json stripAsBox(const Json& strip, const Json& board)
{
    const double width = board["width"], depth = board["depth"], deep = strip["depth"], inset = strip.value("inset", 0.0);
    const std::string edge = strip["edge"];
    if (edge == "north" || edge == "south") return {{"at", {width / 2, edge == "south" ? deep / 2 : depth - deep / 2}}, {"width", width - 2 * inset}, {"depth", deep}};
    return {{"at", {edge == "west" ? deep / 2 : width - deep / 2, depth / 2}}, {"width", deep}, {"depth", depth - 2 * inset}};
}

}  // namespace

void BoardBuilder::layBoard(const Json& board)
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
}

void BoardBuilder::tellScenario(const Json& wanted)
{
    for (const auto& [name, key] : {std::pair("scenario-name", "name"), std::pair("scenario-summary", "summary"), std::pair("scenario-date", "date"), std::pair("scenario-place", "place"), std::pair("scenario-turns", "turns"),
                                    std::pair("scenario-notes", "notes")})
        if (wanted.contains(key) && wanted[key] != "") enter(name, wanted, key);
    enterOwnKeys(wanted, {"format", "system", "systemVersion", "name", "summary", "date", "place", "sources", "house", "board", "terrain", "zones", "sides", "objectives", "turns", "victory", "notes"});
}

void BoardBuilder::addSide(const Json& side, int number)
{
    push("sides-add");
    chooseLine("sides-list", number);
    for (const auto& [name, key] : {std::pair("side-name", "name"), std::pair("side-role", "role"), std::pair("side-edge", "edge"), std::pair("side-budget", "budget"), std::pair("side-army", "army"), std::pair("side-notes", "notes")})
        enter(name, side, key);
}

void BoardBuilder::chooseZones(const Json& side, int number)
{
    if (!side.contains("zone")) return;
    chooseLine("sides-list", number);
    std::vector<std::string> ids;
    if (side["zone"].is_string()) ids.push_back(side["zone"]);
    else ids = side["zone"].get<std::vector<std::string>>();
    for (const auto& id : ids) {
        auto* zones = qobject_cast<QListWidget*>(find("side-zones"));
        REQUIRE(zones);
        for (int row = 0; row < zones->count(); ++row)
            if (zones->item(row)->data(Qt::UserRole).toString() == ownId("zones", id)) zones->item(row)->setCheckState(Qt::Checked);
        QApplication::processEvents();
        m_stage.settle();
    }
}

void BoardBuilder::draw(const Json& shape, const QString& kind, const Json& wanted)
{
    const char* tool = shape.contains("polygon") ? "polygon" : shape.contains("line") ? "way" : shape.contains("ellipse") ? "ellipse" : "rectangle";
    takeTool(tool);
    // A ford may be an area though fords are drawn as lines: its kind is told afterwards.
    const bool known = isOffered("draw-kind", kind);
    if (known) enter("draw-kind", kind);
    enter("draw-side", wanted.contains("placedBy") ? ownId("sides", wanted["placedBy"]) : QString());
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
        const QPoint from = view().pixel({map.width * 0.3, map.depth * 0.3}), to = view().pixel({map.width * 0.6, map.depth * 0.5});
        QTest::mousePress(&view(), Qt::LeftButton, Qt::AltModifier, from);
        QTest::mouseMove(&view(), (from + to) / 2);
        QTest::mouseRelease(&view(), Qt::LeftButton, Qt::AltModifier, to);
    }
    m_stage.settle();
    takeTool("select");
    if (known) return;
    select(at("terrain", static_cast<int>(built()["terrain"].size()) - 1));
    enter("thing-type", kind);
}

void BoardBuilder::rotate(const Json& shape)
{
    for (const char* form : {"rectangle", "ellipse"})
        if (shape.contains(form)) {
            const auto& box = shape[form];
            enter("thing-width", box, "width");
            enter("thing-depth", box, "depth");
            if (shape.contains("rotation")) enter("thing-rotation", shape, "rotation");
            enter("thing-east", number(box["at"][0]));
            enter("thing-north", number(box["at"][1]));
        }
}

void BoardBuilder::addZone(const Json& zone, int count)
{
    Json shape = zone["shape"];
    if (shape.contains("strip")) shape = {{"rectangle", stripAsBox(shape["strip"], m_wanted["board"])}};
    draw(shape, "zone:", zone);
    select(at("zones", count));
    rotate(shape);
    enter("thing-name", QString::fromStdString(zone.value("name", "")));
    enter("thing-notes", zone, "notes");
}

void BoardBuilder::addPiece(const Json& piece, int count)
{
    const auto pointer = at("terrain", count);
    const Json& shape = piece["shape"];
    if (shape.contains("square")) {
        // Laid in the middle of what is seen, which is the middle of its square.
        const auto& map = view().board().map;
        view().fit();
        view().zoomBy(4);
        view().reveal({(shape["square"][0].get<double>() - 0.5) * map.width / map.columns, (shape["square"][1].get<double>() - 0.5) * map.depth / map.rows});
        m_page->terrain().setCurrent(text(piece["type"]));
        emit m_page->terrain().chosen(text(piece["type"]));
        m_stage.settle();
        select(pointer);
        if (built()["terrain"][static_cast<std::size_t>(count)]["shape"] != shape) {
            const Json now = built()["terrain"][static_cast<std::size_t>(count)]["shape"]["square"];
            view().setFocus();
            for (int axis : {0, 1})
                for (int steps = shape["square"][static_cast<std::size_t>(axis)].get<int>() - now[static_cast<std::size_t>(axis)].get<int>(); steps != 0; steps += steps > 0 ? -1 : 1) {
                    QTest::keyClick(&view(), axis == 0 ? (steps > 0 ? Qt::Key_Right : Qt::Key_Left) : (steps > 0 ? Qt::Key_Up : Qt::Key_Down));
                    m_stage.settle();
                }
        }
        if (piece.contains("placedBy")) enter("thing-placed-by", ownId("sides", piece["placedBy"]));
    } else {
        draw(shape, text(piece["type"]), piece);
        select(pointer);
        rotate(shape);
        if (shape.contains("rotation") && shape.contains("polygon")) enter("thing-rotation", shape, "rotation");
    }
    for (const auto& [name, key] : {std::pair("thing-name", "name"), std::pair("thing-level", "level"), std::pair("thing-notes", "notes")}) enter(name, piece, key);
    if (piece.value("runsOff", false)) enter("thing-runs-off", "true");
    enterOwnKeys(piece, {"id", "type", "name", "shape", "level", "runsOff", "placedBy", "notes"});
}

void BoardBuilder::enterOwnKeys(const Json& object, std::initializer_list<const char*> known)
{
    for (const auto& [key, value] : object.items())
        if (!key.starts_with("x-") && std::find(known.begin(), known.end(), key) == known.end()) enterOwn(key, value);
}

void BoardBuilder::typeIntoSource(const std::string& key, const Json& value)
{
    m_stage.settle();
    m_page->showSource(true);
    auto* source = m_page->source()->findChild<QPlainTextEdit*>();
    REQUIRE(source);
    auto cursor = source->document()->find(QStringLiteral("  \"board\":"));
    REQUIRE_FALSE(cursor.isNull());
    cursor.setPosition(cursor.selectionStart());
    source->setTextCursor(cursor);
    source->insertPlainText(QString::fromStdString("  \"" + key + "\": " + value.dump() + ",\n"));
    m_stage.settle();
    m_page->showSource(false);
}

void BoardBuilder::enterOwn(const std::string& key, const Json& value)
{
    // A list that says some words twice is none to be ticked.
    if (value.is_array()) return typeIntoSource(key, value);
    m_stage.settle();
    QWidget* field = nullptr;
    for (auto* found : m_page->findChildren<QWidget*>(QString::fromStdString("field:/" + key)))
        if (found->isVisibleTo(found->parentWidget()->parentWidget())) field = found;
    INFO(key);
    REQUIRE(field);
    auto* combo = qobject_cast<QComboBox*>(field) ? qobject_cast<QComboBox*>(field) : field->findChild<QComboBox*>();
    auto* spin = qobject_cast<QAbstractSpinBox*>(field) ? qobject_cast<QAbstractSpinBox*>(field) : field->findChild<QAbstractSpinBox*>();
    auto* check = qobject_cast<QAbstractButton*>(field) ? qobject_cast<QAbstractButton*>(field) : field->findChild<QAbstractButton*>();
    auto* line = qobject_cast<QLineEdit*>(field) ? qobject_cast<QLineEdit*>(field) : field->findChild<QLineEdit*>();
    auto* notes = qobject_cast<QPlainTextEdit*>(field) ? qobject_cast<QPlainTextEdit*>(field) : field->findChild<QPlainTextEdit*>();
    if (combo) {
        int index = combo->findData(text(value));
        if (index < 0)
            for (int i = 0; i < combo->count(); ++i)
                if (combo->itemText(i).compare(text(value), Qt::CaseInsensitive) == 0) index = i;
        REQUIRE(index >= 0);
        combo->setCurrentIndex(index);
        emit combo->activated(index);
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
    m_stage.settle();
}

void BoardBuilder::addObjective(const Json& objective, int count)
{
    takeTool("objective");
    view().fit();
    const auto& map = view().board().map;
    QTest::mouseClick(&view(), Qt::LeftButton, Qt::AltModifier, view().pixel({map.width / 2, map.depth / 2}));
    m_stage.settle();
    takeTool("select");
    select(at("objectives", count));
    if (objective.contains("at")) {
        enter("thing-east", number(objective["at"][0]));
        enter("thing-north", number(objective["at"][1]));
    }
    enter("thing-name", QString::fromStdString(objective.value("name", "")));
    if (objective.contains("holder")) enter("thing-holder", ownId("sides", objective["holder"]));
    enter("thing-points", objective, "points");
    enter("thing-notes", objective, "notes");
}

void BoardBuilder::nameStrongholds(const Json& side, int number)
{
    // Keys of the game that name something by its id; the id is another one here.
    Json own = Json::object();
    for (const auto& [key, value] : side.items()) {
        if (std::string_view("id name role edge army budget zone placements reinforcements rallyPoints notes").find(key) != std::string_view::npos || key.starts_with("x-")) continue;
        own[key] = value;
        for (const char* array : {"zones", "terrain", "objectives"})
            if (value.is_string())
                if (const auto id = ownId(array, value); id != text(value)) own[key] = id.toStdString();
    }
    if (own.empty()) return;
    chooseLine("sides-list", number);
    enterOwnKeys(own, {});
}

void BoardBuilder::addRallyPoint(const Json& point, const std::string& side, int sideNumber, int count)
{
    takeTool("rally-point");
    enter("draw-side", ownId("sides", side));
    takeTool("rally-point");
    clickAt(point);
    m_stage.settle();
    takeTool("select");
    CHECK(built()["sides"][static_cast<std::size_t>(sideNumber)]["rallyPoints"][static_cast<std::size_t>(count)] == point);
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
        m_stage.settle();
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
        m_stage.settle();
    }
    // Each base to its place by numbers; those that the file leaves out go again.
    std::vector<std::string> superfluous;
    const auto placed = built()["sides"][static_cast<std::size_t>(count)].value("placements", Json::array());
    for (std::size_t i = 0; i < placed.size(); ++i) {
        const std::string pointer = at("sides", count) + "/placements/" + std::to_string(i);
        const auto same = std::find_if(side["placements"].begin(), side["placements"].end(), [&](const Json& each) { return each["unit"] == placed[i]["unit"] && each.value("index", 0) == placed[i].value("index", 0); });
        if (same == side["placements"].end()) {
            superfluous.push_back(pointer);
            continue;
        }
        select(pointer);
        enter("thing-east", number((*same)["at"][0]));
        enter("thing-north", number((*same)["at"][1]));
        enter("thing-facing", number(same->value("facing", 0.0)));
        enterOwnKeys(*same, {"unit", "index", "at", "facing"});
    }
    for (auto pointer = superfluous.rbegin(); pointer != superfluous.rend(); ++pointer) {
        select(*pointer);
        m_stage.run("board.remove");
        m_stage.settle();
    }
}

void BoardBuilder::addVictory(const Json& condition, int count)
{
    push("victory-add");
    chooseLine("victory-list", count);
    if (condition.contains("side")) enter("victory-side", ownId("sides", condition["side"]));
    enter("victory-points", condition, "points");
    enter("victory-text", condition, "text");
}

}  // namespace muster::test
