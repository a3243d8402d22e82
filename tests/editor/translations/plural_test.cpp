// Texts with numbers: "1 item", "2 items", and never "item(s)".
#include "tests/editor/board/view/board_window_fixture.hpp"

#include "editor/translations/language.hpp"

#include <catch2/catch.hpp>

#include <QAbstractButton>
#include <QLabel>
#include <QMenu>

using namespace muster;
using namespace muster::test;

namespace {

/// Sets a language before the window is built and until it is destroyed.
struct Translated {
    editor::Language language;
    explicit Translated(const QString& code) { REQUIRE(language.speak(code)); }
};

struct TranslatedBoardFixture : Translated, BoardWindowFixture {
    explicit TranslatedBoardFixture(const QString& code) : Translated(code) {}
};

/// All texts that a window shows or reports to screen readers.
QStringList textsOf(const QWidget& window)
{
    QStringList all;
    for (const auto* widget : window.findChildren<QWidget*>()) {
        all << widget->windowTitle() << widget->toolTip() << widget->statusTip() << widget->whatsThis()
            << widget->accessibleName() << widget->accessibleDescription() << widget->property("text").toString()
            << widget->property("plainText").toString() << widget->property("placeholderText").toString();
        for (const auto* action : widget->actions()) all << action->text() << action->toolTip() << action->statusTip();
    }
    all.removeAll(QString());
    return all;
}

}  // namespace

TEST_CASE("no window shows a plural that is glued on")
{
    for (const char* code : {"en", "de"}) {
        INFO(code);
        TranslatedBoardFixture fixture(code);
        const bool isEnglish = code == std::string("en");
        const auto count = fixture.view().board().items.size();
        const auto described = [&] { return fixture.view().accessibleDescription().toStdString(); };
        if (isEnglish) CHECK(described() == std::to_string(count) + " items on the board, nothing selected");
        auto& selection = fixture.view().selection();
        selection.set({"/terrain/0", "/terrain/1"}, &fixture.view().board());
        CHECK(described() == (isEnglish ? "2 items selected" : "2 Eintr\u00e4ge ausgew\u00e4hlt"));
        fixture.windowFixture.window->openFile(
            fixture.windowFixture.copyOf("otr-d6/armies/reynolds-gettysburg-1863.army.json"));
        fixture.windowFixture.settle();
        fixture.windowFixture.run("view.source");
        const auto displayed = textsOf(*fixture.windowFixture.window);
        REQUIRE(displayed.size() > 300);
        for (const auto& words : displayed) {
            INFO(words.toStdString());
            CHECK_FALSE(words.contains("(s)"));
            CHECK_FALSE(words.contains("%n"));
        }
    }
}

TEST_CASE("English counts one item as one")
{
    const auto words = [](const char* context, const char* source, int number) {
        return QCoreApplication::translate(context, source, nullptr, number).toStdString();
    };
    const Translated english("en");
    CHECK(words("muster::editor::BoardView", "%n items selected", 1) == "1 item selected");
    CHECK(words("muster::editor::BoardView", "%n items selected", 2) == "2 items selected");
    CHECK(words("muster::editor::BoardView", "%n items on the board, nothing selected", 1) ==
          "1 item on the board, nothing selected");
    CHECK(words("muster::editor::BoardView", "%n items on the board, nothing selected", 0) ==
          "0 items on the board, nothing selected");
    CHECK(words("muster::editor::FindBar", "%n replaced", 1) == "1 replaced");
}
