#include "editor/compare/comparison.hpp"
#include "tests/editor/window/stage.hpp"

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
    WindowStage stage;
    stage.window->openFile(stage.copyOf("otr-d6/armies/reynolds-gettysburg-1863.army.json"));
    stage.settle();
    const auto before = stage.army().judgement();
    CHECK(changes(editor::compared(*before, *before)).empty());
    stage.select("Calef's and Cooper's Batteries");
    stage.army().commands().moveToGroup("/groups/1");
    stage.settle();
    const auto rows = changes(editor::compared(*before, *stage.army().judgement()));
    const auto moved = std::find_if(rows.begin(), rows.end(),
                                    [](const auto& row) { return row.what == "Calef's and Cooper's Batteries"; });
    REQUIRE(moved != rows.end());
    const auto& groups = before->army.groups;
    CHECK(moved->left.contains(QString::fromStdString(groups[0].name)));
    CHECK(moved->right.contains(QString::fromStdString(groups[1].name)));
}

TEST_CASE("units of another game are not pasted, and it is said why")
{
    WindowStage stage;
    stage.window->openFile(stage.copyOf("ancients-d6/armies/scipio-zama-202.army.json"));
    stage.settle();
    stage.select("Velites");
    stage.army().tree().setFocus();
    stage.run("edit.copy");
    REQUIRE(QGuiApplication::clipboard()->text().contains("ancients-d6"));
    stage.window->openFile(stage.copyOf("otr-d6/armies/reynolds-gettysburg-1863.army.json"));
    stage.settle();
    QString said;
    QObject::connect(&stage.army(), &editor::Page::said, &stage.army(), [&](const QString& words) { said = words; });
    const auto text = stage.army().document().text();
    stage.army().tree().setFocus();
    stage.run("edit.paste");
    stage.settle();
    CHECK(stage.army().document().text() == text);
    CHECK(said.contains("another game (ancients-d6)"));
}
