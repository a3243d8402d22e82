#include "editor/compare/comparison.hpp"
#include "tests/editor/window/window_fixture.hpp"

#include <catch2/catch.hpp>

#include <QClipboard>

#include <algorithm>

using namespace muster;
using namespace muster::test;

namespace {

std::vector<editor::ComparedRow> changes(const std::vector<editor::ComparedRow>& rows)
{
    std::vector<editor::ComparedRow> changed;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(changed),
                 [](const auto& row) { return row.change != editor::ComparedRow::Change::same; });
    return changed;
}

}  // namespace

TEST_CASE("a unit that went to another division is a difference")
{
    WindowFixture fixture;
    fixture.window->openFile(fixture.copyOf("otr-d6/armies/reynolds-gettysburg-1863.army.json"));
    fixture.settle();
    const auto before = fixture.army().checkResult();
    CHECK(changes(editor::compared(*before, *before)).empty());
    fixture.select("Calef's and Cooper's Batteries");
    fixture.army().commands().moveToGroup("/groups/1");
    fixture.settle();
    const auto rows = changes(editor::compared(*before, *fixture.army().checkResult()));
    const auto moved = std::find_if(rows.begin(), rows.end(),
                                    [](const auto& row) { return row.what == "Calef's and Cooper's Batteries"; });
    REQUIRE(moved != rows.end());
    const auto& groups = before->army.groups;
    CHECK(moved->left.contains(QString::fromStdString(groups[0].name)));
    CHECK(moved->right.contains(QString::fromStdString(groups[1].name)));
}

TEST_CASE("units of another game are not pasted, and it is said why")
{
    WindowFixture fixture;
    fixture.window->openFile(fixture.copyOf("ancients-d6/armies/scipio-zama-202.army.json"));
    fixture.settle();
    fixture.select("Velites");
    fixture.army().tree().setFocus();
    fixture.run("edit.copy");
    REQUIRE(QGuiApplication::clipboard()->text().contains("ancients-d6"));
    fixture.window->openFile(fixture.copyOf("otr-d6/armies/reynolds-gettysburg-1863.army.json"));
    fixture.settle();
    QString message;
    QObject::connect(&fixture.army(), &editor::Page::statusMessage, &fixture.army(),
                     [&](const QString& words) { message = words; });
    const auto text = fixture.army().document().text();
    fixture.army().tree().setFocus();
    fixture.run("edit.paste");
    fixture.settle();
    CHECK(fixture.army().document().text() == text);
    CHECK(message.contains("another game (ancients-d6)"));
}
