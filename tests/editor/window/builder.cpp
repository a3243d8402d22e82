#include "tests/editor/window/builder.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QTreeWidget>

#include <map>

namespace muster::test {

namespace {

using Places = std::map<std::string, std::string>;

void notePlaces(const Json& owner, const std::string& where, Places& places)
{
    for (std::size_t i = 0; owner.contains("units") && i < owner["units"].size(); ++i)
        places[owner["units"][i]["id"]] = where + "unit " + std::to_string(i);
}

void forgetIds(Json& owner, const Places& places)
{
    for (const char* array : {"units", "leaders"}) {
        if (owner.contains(array) && owner[array].empty()) owner.erase(array);
        if (!owner.contains(array)) continue;
        for (auto& member : owner[array]) {
            for (const char* key : {"id", "accept"}) member.erase(key);
            if (member.contains("with")) member["with"] = places.at(member["with"]);
            if (member.contains("count") && member["count"] == 1) member.erase("count");
        }
    }
}

QWidget& formField(WindowFixture& fixture, const std::string& key)
{
    fixture.settle();
    auto* field =
        fixture.window->currentPage()->findChild<QWidget*>(QStringLiteral("field:") + QString::fromStdString(key));
    INFO(key);
    REQUIRE(field != nullptr);
    return *field;
}

template <class Widget>
Widget& part(WindowFixture& fixture, const std::string& key)
{
    QWidget& field = formField(fixture, key);
    auto* own = qobject_cast<Widget*>(&field);
    if (!own) own = field.findChild<Widget*>();
    INFO(key);
    REQUIRE(own != nullptr);
    return *own;
}

}  // namespace

Json asPlayed(const std::string& text)
{
    Json army = Json::parse(text);
    for (const char* key : {"pin", "systemVersion", "x-notice"}) army.erase(key);
    Places places;
    notePlaces(army, {}, places);
    for (std::size_t i = 0; army.contains("groups") && i < army["groups"].size(); ++i)
        notePlaces(army["groups"][i], "group " + std::to_string(i) + " ", places);
    forgetIds(army, places);
    if (army.contains("groups"))
        for (auto& group : army["groups"]) {
            group.erase("id");
            forgetIds(group, places);
        }
    return army;
}

std::string shippedText(const char* file)
{
    QFile in(QString::fromStdString(sourcePath("armylists/")) + QString::fromLatin1(file));
    REQUIRE(in.open(QIODevice::ReadOnly));
    return in.readAll().toStdString();
}

void rename(WindowFixture& fixture, const QString& name)
{
    fixture.army().tree().setFocus();
    fixture.run("army.rename");
    auto* edit = fixture.army().tree().viewport()->findChild<QLineEdit*>({}, Qt::FindDirectChildrenOnly);
    REQUIRE(edit != nullptr);
    edit->selectAll();
    typeInto(edit, name);
    QTest::keyClick(edit, Qt::Key_Return);
    fixture.settle();
}

void count(WindowFixture& fixture, int count)
{
    fixture.army().tree().setFocus();
    const int now = static_cast<int>(
        std::max<std::int64_t>(1, fixture.army()
                                      .document()
                                      .parsed()
                                      ->root()
                                      .at(fixture.army().tree().currentPointer().toStdString() + "/count")
                                      .integer()));
    for (int i = now; i < count; ++i) fixture.press(Qt::Key_Plus);
    for (int i = now; i > count; --i) fixture.press(Qt::Key_Minus);
    fixture.settle();
}

void attach(WindowFixture& fixture, const QString& unit)
{
    fixture.atDialog([unit](QWidget& dialog) {
        auto* box = qobject_cast<QInputDialog*>(&dialog);
        if (!box) return dialog.close(), void();
        for (const auto& item : box->comboBoxItems())
            if (item.startsWith(unit)) box->setTextValue(item);
        box->accept();
    });
    fixture.run("army.attach");
    fixture.settle();
}

void notes(WindowFixture& fixture, const QString& text)
{
    auto* more = fixture.window->findChild<QToolButton*>("army-more");
    if (!more->isChecked()) QTest::mouseClick(more, Qt::LeftButton);
    auto* field = fixture.window->findChild<QPlainTextEdit*>("army-notes");
    field->setFocus();
    field->insertPlainText(text);
    fixture.settle();
}

std::string savedAs(WindowFixture& fixture, const QString& name)
{
    const QString path = fixture.path(name);
    fixture.atFileDialog(path);
    fixture.run("file.save");
    fixture.settle();
    return fixture.fileText(path);
}

void undoAll(WindowFixture& fixture, const std::string& first)
{
    const auto last = fixture.army().document().text();
    while (fixture.army().document().undoStack().canUndo()) fixture.run("edit.undo");
    CHECK(fixture.army().document().text() == first);
    while (fixture.army().document().undoStack().canRedo()) fixture.run("edit.redo");
    CHECK(fixture.army().document().text() == last);
}

void enterNumber(WindowFixture& fixture, const std::string& key, int number)
{
    auto& spin = part<QAbstractSpinBox>(fixture, key);
    spin.setFocus();
    spin.selectAll();
    QTest::keyClicks(&spin, QString::number(number));
    fixture.settle();
}

void choose(WindowFixture& fixture, const std::string& key, const QString& label)
{
    auto& box = part<QComboBox>(fixture, key);
    // The columns of its table follow the label.
    const auto is = [&](int index) { return box.itemText(index).section(QStringLiteral("  "), 0, 0) == label; };
    int wanted = 0;
    while (wanted < box.count() && !is(wanted)) ++wanted;
    INFO(key << " has no " << label.toStdString());
    REQUIRE(wanted < box.count());
    box.setFocus();
    for (int left = box.count(); left > 0 && !is(box.currentIndex()); --left)
        QTest::keyClick(&box, box.currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
    CHECK(is(box.currentIndex()));
    fixture.settle();
}

void tick(WindowFixture& fixture, const std::string& key, const QString& label)
{
    auto& tree = part<QTreeWidget>(fixture, key);
    auto found = tree.findItems(label, Qt::MatchExactly, 0);
    // A category of weapons may have the name of one of them.
    found.removeIf([](const QTreeWidgetItem* item) { return !item->flags().testFlag(Qt::ItemIsUserCheckable); });
    INFO(key << ": " << label.toStdString());
    REQUIRE(found.size() == 1);
    tree.setFocus();
    tree.setCurrentItem(found.front());
    QTest::keyClick(&tree, Qt::Key_Space);
    fixture.settle();
}

void enterText(WindowFixture& fixture, const std::string& key, const QString& text)
{
    auto& field = part<QPlainTextEdit>(fixture, key);
    field.setFocus();
    field.insertPlainText(text);
    fixture.settle();
}

QWidget& control(WindowFixture& fixture, const std::string& key) { return formField(fixture, key); }

}  // namespace muster::test
