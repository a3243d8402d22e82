#pragma once

#include "editor/board/page/board_commands.hpp"
#include "editor/board/page/board_page.hpp"
#include "editor/board/page/terrain_palette.hpp"
#include "editor/board/page/unit_palette.hpp"
#include "editor/look/words.hpp"
#include "tests/editor/window/window_fixture.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

#include <QTest>

#include <filesystem>

namespace muster::test {

/// A window with an open shipped battlefield, its armies in place, and user actions. Snapping is off.
class BoardWindowFixture {
public:
    explicit BoardWindowFixture(const char* file = "ancients-d6/scenarios/zama.scenario.json")
    {
        const QString system = QString::fromLatin1(file).section(u'/', 0, 0);
        for (const auto& name :
             QDir(QString::fromStdString(sourcePath("armylists/")) + system + "/armies").entryList({"*.army.json"})) {
            QDir(windowFixture.path(".")).mkpath("armies");
            QFile::copy(QString::fromStdString(sourcePath("armylists/")) + system + "/armies/" + name,
                        windowFixture.path("armies/" + name));
        }
        QDir(windowFixture.path(".")).mkpath("scenarios");
        path = windowFixture.path("scenarios/" + QFileInfo(QString::fromLatin1(file)).fileName());
        REQUIRE(QFile::copy(QString::fromStdString(sourcePath("armylists/")) + QString::fromLatin1(file), path));
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        windowFixture.window->resize(1400, 900);
        REQUIRE(windowFixture.window->openFile(path) != nullptr);
        windowFixture.settle();
        auto snap = view().snapChoice();
        snap.grid = snap.squares = snap.edges = snap.pieces = snap.angles = false;
        view().setSnapChoice(snap);
        view().setFocus();
    }

    editor::BoardPage& page()
    {
        auto* board = windowFixture.window->currentBoard();
        REQUIRE(board != nullptr);
        return *board;
    }
    editor::BoardView& view() { return page().view(); }
    const std::string& text() { return page().document().text(); }
    text::Node root() { return page().document().parsed()->root(); }
    const editor::BoardItem& item(const std::string& pointer)
    {
        const auto* found = view().board().item(pointer);
        INFO(pointer);
        REQUIRE(found != nullptr);
        return *found;
    }
    /// The pointer of the first base of a unit.
    std::string base(const std::string& unit)
    {
        for (const auto& each : view().board().items)
            if (each.kind == editor::BoardItemKind::base && each.id == unit) return each.pointer;
        FAIL("no base of " << unit);
        return {};
    }
    QPoint pixel(geometry::Point at) { return view().pixel(at); }
    void click(geometry::Point at, Qt::KeyboardModifiers keys = Qt::NoModifier)
    {
        QTest::mouseClick(&view(), Qt::LeftButton, keys, pixel(at));
    }
    void press(geometry::Point at, Qt::KeyboardModifiers keys = Qt::NoModifier)
    {
        QTest::mousePress(&view(), Qt::LeftButton, keys, pixel(at));
    }
    void moveTo(geometry::Point at, Qt::KeyboardModifiers keys = Qt::NoModifier)
    {
        QMouseEvent move(QEvent::MouseMove, pixel(at), view().mapToGlobal(pixel(at)), Qt::NoButton, Qt::LeftButton,
                         keys);
        QApplication::sendEvent(&view(), &move);
    }
    void release(geometry::Point at, Qt::KeyboardModifiers keys = Qt::NoModifier)
    {
        QTest::mouseRelease(&view(), Qt::LeftButton, keys, pixel(at));
    }
    void drag(geometry::Point from, geometry::Point to, Qt::KeyboardModifiers keys = Qt::NoModifier)
    {
        press(from, keys);
        moveTo({(from.x + to.x) / 2, (from.y + to.y) / 2}, keys);
        moveTo(to, keys);
        release(to, keys);
        windowFixture.settle();
    }
    void key(int key, Qt::KeyboardModifiers keys = Qt::NoModifier)
    {
        QTest::keyClick(&view(), static_cast<Qt::Key>(key), keys);
        windowFixture.settle();
    }
    void undo()
    {
        page().document().undo();
        windowFixture.settle();
    }
    void select(const std::string& pointer) { view().selection().set({editor::toQString(pointer)}, &view().board()); }

    WindowFixture windowFixture;
    QString path;
};

}  // namespace muster::test
