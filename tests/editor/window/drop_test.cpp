// Files dragged from elsewhere and dropped on the window.
#include "tests/editor/window/window_fixture.hpp"

#include <catch2/catch.hpp>

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

using namespace muster;
using namespace muster::test;

namespace {

/// Drags over a widget and drops there; returns true if the drop was accepted.
bool dropOn(QWidget& widget, const QMimeData& mime)
{
    const QPoint at = widget.rect().center();
    QDragEnterEvent enter(at, Qt::CopyAction | Qt::MoveAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&widget, &enter);
    if (!enter.isAccepted()) return false;
    QDropEvent drop(at, Qt::CopyAction | Qt::MoveAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&widget, &drop);
    QApplication::processEvents();
    return drop.isAccepted();
}

}  // namespace

TEST_CASE("files dropped on the window are opened, a folder as a table")
{
    WindowFixture fixture;
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(fixture.copyOf("ancients-d6/armies/scipio-zama-202.army.json")),
                  QUrl::fromLocalFile(fixture.copyOf("ancients-d6/lists/republican-rome.list.json")),
                  QUrl::fromLocalFile(fixture.path(".")), QUrl("https://example.org/a.army.json")});
    REQUIRE(dropOn(*fixture.window, mime));
    CHECK(fixture.window->pages().size() == 2);
    CHECK(fixture.window->currentFolder());
}

TEST_CASE("files dropped on the army are opened as well and change nothing in it")
{
    WindowFixture fixture;
    const QString path = fixture.copyOf("ancients-d6/armies/scipio-zama-202.army.json");
    auto* page = fixture.window->openFile(path);
    fixture.settle();
    const QString other = fixture.copyOf("ancients-d6/armies/hannibal-zama-202.army.json");
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(other)});
    // As file managers do.
    mime.setText(other);
    REQUIRE(dropOn(*fixture.army().tree().viewport(), mime));
    CHECK(fixture.window->pages().size() == 2);
    CHECK(page->document().isClean());
}

TEST_CASE("text that is no unit is not taken by the window")
{
    WindowFixture fixture;
    QMimeData mime;
    mime.setText("not a file");
    CHECK(!dropOn(*fixture.window, mime));
    CHECK(fixture.window->pages().empty());
}
