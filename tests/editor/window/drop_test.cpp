// Files dragged from elsewhere and dropped on the window.
#include "tests/editor/window/stage.hpp"

#include <catch2/catch.hpp>

#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

using namespace muster;
using namespace muster::test;

namespace {

/// Drags over a widget and drops there; whether anything took it.
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

TEST_CASE("files dropped on the window are opened, a folder at the side")
{
    WindowStage stage;
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(stage.copyOf("ancients-d6/armies/scipio-zama-202.army.json")),
                  QUrl::fromLocalFile(stage.copyOf("ancients-d6/lists/republican-rome.list.json")),
                  QUrl::fromLocalFile(stage.path(".")), QUrl("https://example.org/a.army.json")});
    REQUIRE(dropOn(*stage.window, mime));
    CHECK(stage.window->pages().size() == 2);
    CHECK(stage.window->findChild<QDockWidget*>("project-dock")->isVisible());
}

TEST_CASE("files dropped on the army are opened as well and change nothing in it")
{
    WindowStage stage;
    const QString path = stage.copyOf("ancients-d6/armies/scipio-zama-202.army.json");
    auto* page = stage.window->openFile(path);
    stage.settle();
    const QString other = stage.copyOf("ancients-d6/armies/hannibal-zama-202.army.json");
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(other)});
    // As file managers do.
    mime.setText(other);
    REQUIRE(dropOn(*stage.army().tree().viewport(), mime));
    CHECK(stage.window->pages().size() == 2);
    CHECK(page->document().isClean());
}

TEST_CASE("text that is no unit is not taken by the window")
{
    WindowStage stage;
    QMimeData mime;
    mime.setText("not a file");
    CHECK(!dropOn(*stage.window, mime));
    CHECK(stage.window->pages().empty());
}
