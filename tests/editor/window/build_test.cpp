#include "tests/editor/window/stage.hpp"

#include <catch2/catch.hpp>

#include <QCheckBox>
#include <QFileDialog>
#include <QInputDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QToolButton>

#include <map>

#include <nlohmann/json.hpp>

using namespace muster;
using namespace muster::test;

namespace {

using Json = nlohmann::ordered_json;

/// An army as its players see it: ids, which nobody types, give way to the places of the units that they name.
Json asPlayed(const std::string& text)
{
    Json army = Json::parse(text);
    for (const char* key : {"pin", "systemVersion", "x-notice", "sources"}) army.erase(key);
    std::map<std::string, std::string> places;
    for (std::size_t i = 0; i < army["units"].size(); ++i) places[army["units"][i]["id"]] = "unit " + std::to_string(i);
    for (const char* array : {"units", "leaders"}) {
        if (army.contains(array) && army[array].empty()) army.erase(array);
        if (!army.contains(array)) continue;
        for (auto& member : army[array]) {
            member.erase("id");
            if (member.contains("with")) member["with"] = places[member["with"]];
            if (member.contains("count") && member["count"] == 1) member.erase("count");
        }
    }
    return army;
}

std::string shippedText(const char* file)
{
    QFile in(QStringLiteral(MUSTER_SOURCE "/armylists/") + QString::fromLatin1(file));
    REQUIRE(in.open(QIODevice::ReadOnly));
    return in.readAll().toStdString();
}

/// Renames the current row in its place.
void rename(WindowStage& stage, const QString& name)
{
    stage.army().tree().setFocus();
    stage.run("army.rename");
    auto* edit = stage.army().tree().viewport()->findChild<QLineEdit*>({}, Qt::FindDirectChildrenOnly);
    REQUIRE(edit != nullptr);
    edit->selectAll();
    typeInto(edit, name);
    QTest::keyClick(edit, Qt::Key_Return);
    stage.settle();
}

void count(WindowStage& stage, int count)
{
    stage.army().tree().setFocus();
    const int now = static_cast<int>(std::max<std::int64_t>(1, stage.army().document().parsed()->root().at(stage.army().tree().currentPointer().toStdString() + "/count").integer()));
    for (int i = now; i < count; ++i) stage.press(Qt::Key_Plus);
    for (int i = now; i > count; --i) stage.press(Qt::Key_Minus);
    stage.settle();
}

void attach(WindowStage& stage, const QString& unit)
{
    stage.atDialog([unit](QWidget& dialog) {
        auto* box = qobject_cast<QInputDialog*>(&dialog);
        if (!box) return dialog.close(), void();
        for (const auto& item : box->comboBoxItems())
            if (item.startsWith(unit)) box->setTextValue(item);
        box->accept();
    });
    stage.run("army.attach");
    stage.settle();
}

void notes(WindowStage& stage, const QString& text)
{
    auto* more = stage.window->findChild<QToolButton*>("army-more");
    if (!more->isChecked()) QTest::mouseClick(more, Qt::LeftButton);
    auto* field = stage.window->findChild<QPlainTextEdit*>("army-notes");
    field->setFocus();
    field->insertPlainText(text);
    stage.settle();
}

/// Saves under a name that is typed into the file dialog.
std::string savedAs(WindowStage& stage, const QString& name)
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    const QString path = stage.path(name);
    stage.atDialog([path](QWidget& dialog) {
        auto* box = qobject_cast<QFileDialog*>(&dialog);
        if (!box) return dialog.close(), void();
        auto* edit = box->findChild<QLineEdit*>("fileNameEdit");
        edit->setText(path);
        QTest::keyClick(edit, Qt::Key_Return);
    });
    stage.run("file.save");
    return stage.fileText(path);
}

/// Takes every change back and sees the first bytes again.
void undoAll(WindowStage& stage, const std::string& first)
{
    while (stage.army().document().undoStack().canUndo()) stage.run("edit.undo");
    CHECK(stage.army().document().text() == first);
    while (stage.army().document().undoStack().canRedo()) stage.run("edit.redo");
}

struct Wanted {
    const char *entry, *name;
    int count;
};

}  // namespace

TEST_CASE("Scipio's army is built from nothing by clicks and keys")
{
    WindowStage stage;
    stage.beginArmy("Ancients D6", "Republican Rome", "Scipio at Zama, 202 BC");
    const auto first = stage.army().document().text();
    // What the list demands is there already: Hastati, Triarii and Velites.
    stage.select("Hastati and Principes");
    rename(stage, "Legions of Cannae");
    auto* veteran = [&]() -> QCheckBox* {
        for (auto* box : stage.window->findChildren<QCheckBox*>())
            if (box->isVisible() && (box->text().contains("Veteran legion") || box->accessibleName().contains("Veteran legion"))) return box;
        return nullptr;
    }();
    REQUIRE(veteran != nullptr);
    veteran->click();
    stage.settle();
    stage.select("Triarii");
    stage.add("Italian allies");
    rename(stage, "Italian allies");
    count(stage, 2);
    stage.select("Velites");
    const std::vector<Wanted> rest{{"Roman and allied cavalry", "Laelius' cavalry", 1}, {"Numidian allies", "Masinissa's Numidians", 2}, {"Cretan or Syracusan archers", "Syracusan archers", 1}};
    for (const auto& unit : rest) {
        stage.add(unit.entry);
        rename(stage, unit.name);
        count(stage, unit.count);
    }
    stage.add("Great consul such as Scipio or Marcellus");
    rename(stage, "Scipio");
    attach(stage, "Legions of Cannae");
    stage.add("Legate");
    rename(stage, "Laelius");
    attach(stage, "Laelius' cavalry");
    notes(stage, "The disgraced survivors of Cannae in the front line, Masinissa on the right, lanes left open for the elephants.");
    undoAll(stage, first);
    const auto saved = savedAs(stage, "scipio.army.json");
    auto shipped = asPlayed(shippedText("ancients-d6/armies/scipio-zama-202.army.json"));
    auto built = asPlayed(saved);
    // The usual budget is written into a new army; the shipped one leaves it to the game.
    CHECK(built["budget"] == 30);
    built.erase("budget");
    // The shipped file repeats a name that the entry has already; typed in, that is no change.
    shipped["units"][2].erase("name");
    for (const char* key : {"units", "leaders", "name", "notes", "list", "system"}) {
        INFO(key);
        CHECK(built[key] == shipped[key]);
    }
    CHECK(stage.army().judgement()->count(diagnostics::Level::error) == 0);
}

TEST_CASE("Dupont's army at Bailen is built from nothing")
{
    WindowStage stage;
    const auto text = shippedText("old-trousers/armies/french-bailen-1808.army.json");
    const Json shipped = Json::parse(text);
    stage.beginArmy("Old Trousers 6mm Quickplay Napoleonic", "French corps of Dupont", QString::fromStdString(shipped["name"]));
    // Start with an empty army, so that every unit is added by hand.
    while (stage.army().tree().army().rowCount() > 0) {
        stage.army().tree().select({stage.army().tree().army().pointerOf(stage.army().tree().army().index(0, 0))});
        stage.run("army.remove");
        stage.settle();
    }
    const auto first = stage.army().document().text();
    const auto* basis = stage.army().judgement()->basis.get();
    const auto titleOf = [&](const Json& member, bool leader) {
        const auto* entry = leader ? basis->offer->leader(member["entry"].get<std::string>()) : basis->offer->entry(member["entry"].get<std::string>());
        REQUIRE(entry != nullptr);
        return QString::fromStdString(std::string(entry->node["name"].string()));
    };
    for (const auto& leader : shipped["leaders"]) {
        stage.add(titleOf(leader, true));
        rename(stage, QString::fromStdString(leader["name"]));
    }
    for (const auto& unit : shipped["units"]) {
        stage.add(titleOf(unit, false));
        rename(stage, QString::fromStdString(unit["name"]));
        if (unit.contains("count")) count(stage, unit["count"]);
    }
    notes(stage, QString::fromStdString(shipped["notes"]));
    const auto saved = asPlayed(savedAs(stage, "dupont.army.json"));
    const auto wanted = asPlayed(text);
    for (const char* key : {"units", "leaders", "name", "notes", "list", "system"}) {
        INFO(key);
        CHECK(saved[key] == wanted[key]);
    }
    CHECK(!first.empty());
}
