// Stamps: data for all games, laid from the palette as one group and one step of undo.
#include "editor/board/stamps/stamp_plan.hpp"
#include "editor/board/view/file_units.hpp"
#include "tests/editor/board/view/board_window_fixture.hpp"

#include <QListWidget>
#include <QMimeData>

#include <algorithm>
#include <set>
#include <stdexcept>

using namespace muster;
using namespace muster::test;

namespace {

QStringList offeredBy(BoardWindowFixture& fixture)
{
    QStringList ids;
    for (const auto& stamp : editor::stamps())
        if (!editor::piecesOf(stamp, fixture.view().board()).empty()) ids << editor::toQString(stamp.id);
    return ids;
}

QListWidgetItem* rowOf(QListWidget& list, const QString& label)
{
    const auto found = list.findItems(label, Qt::MatchExactly);
    return found.isEmpty() ? nullptr : found.front();
}

}  // namespace

TEST_CASE("every stamp has texts in the languages of the editor and valid shapes")
{
    REQUIRE(editor::stamps().size() >= 4);
    const rules::BoardFrame frame{{}, {}};
    for (const auto& stamp : editor::stamps()) {
        INFO(stamp.id);
        for (const char* language : {"en", "de"}) {
            CHECK(stamp.label.contains(language));
            CHECK(stamp.text.contains(language));
        }
        REQUIRE_FALSE(stamp.variants.empty());
        for (const auto& parts : stamp.variants) {
            CHECK(std::any_of(parts.begin(), parts.end(), [](const auto& part) { return !part.isOptional; }));
            for (auto part : parts) {
                if (part.shape.kind == rules::ShapeSpec::Kind::line) part.shape.lineWidth = 0.3;
                CHECK(rules::shapeOf(part.shape, frame));
            }
        }
    }
}

TEST_CASE("a text that is no list of stamps is refused")
{
    const auto withVariants = [](const std::string& variants) {
        return R"({"stamps": [{"id": "a", "label": {"en": "x"}, "text": {"en": "x"}, "variants": )" + variants + "}]}";
    };
    const std::vector<std::string> wrongTexts{"",
                                              "{",
                                              R"({"stamps": [{}]})",
                                              R"({"stamps": [{"id": "a", "label": {"de": "x"}, "text": {"en": "x"}}]})",
                                              withVariants(R"([[{"look": ["moon"]}]])"),
                                              withVariants(R"([[{"look": ["woods"]}]])")};
    for (const auto& wrong : wrongTexts) {
        INFO(wrong);
        CHECK_THROWS_AS(editor::readStamps(wrong), std::runtime_error);
    }
}

TEST_CASE("each game offers the stamps that it has kinds of terrain for, and they are legal as they are laid")
{
    struct Game {
        const char* file;
        QStringList offered;
    };
    const QStringList all{"farm", "village", "wood-with-clearing", "defended-line"};
    for (const Game& game : {Game{"ancients-d6/scenarios/zama.scenario.json", all.mid(0, 3)},
                             Game{"ohw-6plus/scenarios/fontenoy.scenario.json", all.mid(0, 3)},
                             // Here, terrain fills squares.
                             Game{"old-trousers/scenarios/bailen.scenario.json", {}},
                             Game{"opend6-fantasy/scenarios/causeway.scenario.json", all},
                             Game{"otr-d6/scenarios/first-bull-run.scenario.json", all}}) {
        INFO(game.file);
        BoardWindowFixture fixture(game.file);
        CHECK(offeredBy(fixture) == game.offered);
        // On an empty table, so that nothing else is in the way.
        std::vector<std::string> pointers;
        for (const auto& item : fixture.view().board().items) pointers.push_back(item.pointer);
        const editor::FileUnits units(fixture.view().board());
        const auto full = fixture.page().document().parsed();
        fixture.page().host().make(editor::scenario::remove(units.text(*full), pointers));
        fixture.windowFixture.settle();
        auto* list = fixture.page().findChild<QListWidget*>("terrain-kinds");
        for (const auto& stamp : editor::stamps()) {
            auto* row = rowOf(*list, editor::toQString(stamp.label.at("en")));
            INFO(stamp.id);
            CHECK((row != nullptr) == game.offered.contains(editor::toQString(stamp.id)));
            if (!row) continue;
            const auto before = fixture.text();
            const auto pieces = fixture.root()["terrain"].size();
            list->setCurrentItem(row);
            QTest::keyClick(list, Qt::Key_Return);
            fixture.windowFixture.settle();
            const auto laid = fixture.root()["terrain"].size() - pieces;
            CHECK(laid == editor::piecesOf(stamp, fixture.view().board()).size());
            CHECK(fixture.page().document().undoStack().undoText() == "Add " + row->text());
            std::set<std::string_view> groups;
            for (std::uint32_t i = 0; i < laid; ++i)
                groups.insert(fixture.root()["terrain"].at(static_cast<std::uint32_t>(pieces) + i)["x-group"].string());
            CHECK(groups.size() == 1);
            CHECK(groups.contains("") == (laid == 1));
            CHECK(fixture.view().selected().size() == laid);
            for (const auto& finding : fixture.page().checkResult()->diagnostics) {
                INFO(finding.rule << ": " << finding.message);
                CHECK_FALSE((finding.place.pointer.starts_with("/terrain/") && finding.rule.starts_with("scenario/")));
            }
            fixture.undo();
            CHECK(fixture.text() == before);
        }
    }
}

TEST_CASE("a stamp can be dragged onto the table, beside another one, in a group of its own")
{
    BoardWindowFixture fixture("otr-d6/scenarios/first-bull-run.scenario.json");
    const auto before = fixture.root()["terrain"].size();
    for (const geometry::Point at : {geometry::Point{10, 10}, geometry::Point{30, 20}}) {
        QMimeData carried;
        carried.setData(editor::terrainMime, "stamp:farm");
        const QPoint pixel = fixture.pixel(at);
        QDragEnterEvent enter(pixel, Qt::CopyAction, &carried, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&fixture.view(), &enter);
        QDragMoveEvent over(pixel, Qt::CopyAction, &carried, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&fixture.view(), &over);
        CHECK(fixture.view().dragged().size() > 1);
        QDropEvent drop(pixel, Qt::CopyAction, &carried, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&fixture.view(), &drop);
        fixture.windowFixture.settle();
    }
    const auto terrain = fixture.root()["terrain"];
    const auto each = (terrain.size() - before) / 2;
    REQUIRE(each > 1);
    const auto groupAt = [&](std::size_t index) {
        return terrain.at(static_cast<std::uint32_t>(index))["x-group"].string();
    };
    CHECK(groupAt(before) == groupAt(before + each - 1));
    CHECK(groupAt(before) != groupAt(before + each));
}
