#include "tests/editor/board/panels/panel_controls.hpp"

#include "editor/board/panels/arrange.hpp"

#include <QAction>
#include <QMenu>

#include <set>

using namespace muster;
using namespace muster::test;
using namespace muster::editor;

namespace {

const char* three = R"([
    { "id": "a", "type": "woods", "shape": { "rectangle": { "at": [3, 8], "width": 2, "depth": 2 } } },
    { "id": "b", "type": "woods", "shape": { "rectangle": { "at": [9, 12], "width": 4, "depth": 2 } } },
    { "id": "c", "type": "hill", "shape": { "polygon": [[15, 9], [19, 9], [19, 14]] } }
  ])";

}  // namespace

TEST_CASE("every command changes the board and is undone in one step")
{
    for (const auto& command : arrangeCommands()) {
        INFO(command.id);
        BoardFixture fixture(boardWith(three));
        ArrangeActions arrange(*fixture.view);
        const bool isOne = std::string_view(command.id) == "forward" || std::string_view(command.id) == "to-front";
        fixture.view->selection().set(isOne ? QStringList{"/terrain/0"}
                                            : QStringList{"/terrain/0", "/terrain/1", "/terrain/2"},
                                      &fixture.view->board());
        if (std::string_view(command.id) == "unbind") arrange.action("bind")->trigger();
        if (std::string_view(command.id) == "unlock") arrange.action("lock")->trigger();
        if (std::string_view(command.id) == "backward" || std::string_view(command.id) == "to-back")
            fixture.view->selection().set({"/terrain/2"}, &fixture.view->board());
        const auto before = fixture.document.text();
        REQUIRE(arrange.action(command.id)->isEnabled());
        arrange.action(command.id)->trigger();
        CHECK(fixture.document.text() != before);
        fixture.undo();
        CHECK(fixture.document.text() == before);
    }
}

TEST_CASE("commands wait for enough things, and say so when there is nothing to do")
{
    BoardFixture fixture(boardWith(three));
    ArrangeActions arrange(*fixture.view);
    CHECK(!arrange.action("lock")->isEnabled());
    fixture.view->selection().set({"/terrain/0"}, &fixture.view->board());
    CHECK(arrange.action("lock")->isEnabled());
    CHECK(!arrange.action("align-left")->isEnabled());
    arrange.action("unlock")->trigger();
    CHECK(fixture.message.contains("Nothing changed"));
}

TEST_CASE("each command has words, a letter, an icon, and hangs in the menu")
{
    BoardFixture fixture(boardWith(three));
    ArrangeActions arrange(*fixture.view);
    std::unique_ptr<QMenu> menu(arrange.makeMenu(nullptr));
    std::set<QAction*> inMenu;
    for (auto* part : menu->actions()) {
        inMenu.insert(part);
        if (part->menu())
            for (auto* action : part->menu()->actions()) inMenu.insert(action);
    }
    std::set<QString> letters, keys;
    for (const auto& command : arrangeCommands()) {
        INFO(command.id);
        auto* action = arrange.action(command.id);
        REQUIRE(action);
        CHECK(inMenu.count(action) == 1);
        CHECK(!action->icon().isNull());
        CHECK(!command.tip.isEmpty());
        const auto at = command.text.indexOf('&');
        REQUIRE(at >= 0);
        CHECK(letters.insert(command.text.mid(at + 1, 1).toLower()).second);
        if (!command.key.isEmpty()) CHECK(keys.insert(command.key.toString()).second);
    }
}
