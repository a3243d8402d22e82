#include "core/geometry/distance.hpp"
#include "core/geometry/makers.hpp"
#include "core/geometry/rotation.hpp"
#include "core/library/library.hpp"
#include "editor/board/view/file_units.hpp"
#include "editor/board/view/transformed_items.hpp"
#include "editor/live_check/file_checker.hpp"
#include "tests/editor/live_check/checker_fixture.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <random>

using namespace muster;
using editor::BoardItem;
using editor::BoardModel;
using editor::Change;
using editor::scenario::Mirror;
using editor::scenario::ScenarioText;
using geometry::Motion;
using geometry::Point;

namespace {

using Text = std::shared_ptr<const text::Document>;

Text parsed(std::string json)
{
    return text::Document::parse(std::make_shared<const text::Source>("preview.scenario.json", std::move(json)))
        .document;
}

std::shared_ptr<const BoardModel> boardOf(const Text& text, editor::FileChecker& checker)
{
    auto snapshot = test::snapshotOf(std::string(text->source().bytes()), test::shipped("preview.scenario.json"));
    snapshot.kind = files::FileKind::scenario;
    const auto board = checker.check(snapshot).board;
    REQUIRE(board);
    return board;
}

/// What a user drags: the motion of the preview, on the board, and the change of the text.
struct Drag {
    std::string name;
    Motion motion;
    std::function<Change(const ScenarioText&, const std::string&)> change;
};

/// Boards of one element, and what is done to it.
class RandomDrags {
public:
    explicit RandomDrags(unsigned seed) : m_engine(seed) {}

    std::size_t below(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(m_engine); }
    double between(double low, double high) { return std::uniform_real_distribution<double>(low, high)(m_engine); }

    /// Lengths are in inches; `unit` is one in the measure of the file.
    std::string board(std::string_view element, double unit)
    {
        const bool isBase = element == "base";
        const std::string terrain =
            isBase ? "" : fmt::format(R"({{"id": "it", "type": "woods", "shape": {{{}}}}})", shape(element, unit));
        const std::string base =
            fmt::format(R"({{"unit": "guard", "at": {}, "facing": {:.1f}, "base": [40, 20]}})", point(unit), angle());
        return fmt::format(R"({{"format": 1, "system": "ohw-6plus", "name": "Drags", "board": {{"measure": "{}", )"
                           R"("width": {}, "depth": {}, "grid": {{"columns": 8, "rows": 6}}}}, "terrain": [{}], )"
                           R"("sides": [{{"id": "red", "placements": [{}]}}]}})",
                           unit == 1 ? "in" : "cm", 48 * unit, 36 * unit, terrain, isBase ? base : "");
    }

    Drag drag(const editor::FileUnits& units, const BoardModel& board)
    {
        const Point about{between(0, 48), between(0, 36)};
        switch (below(5)) {
        case 0: {
            const Point by{between(-10, 10), between(-10, 10)};
            return {fmt::format("move by {}, {}", by.x, by.y), Motion::moving(by),
                    [=](const ScenarioText& text, const std::string& it) {
                        return editor::scenario::move(text, std::span(&it, 1), units.point(by));
                    }};
        }
        case 1: return turn(90.0 * static_cast<double>(1 + below(3)), about, units);
        case 2: return turn(between(-200, 200), about, units);
        case 3: {
            const auto way = static_cast<Mirror>(below(3));
            return {"mirror", editor::scenario::mirrorMotion(way, board.frame.box().centre()),
                    [=](const ScenarioText& text, const std::string& it) {
                        return editor::scenario::mirror(text, std::span(&it, 1), way);
                    }};
        }
        default: break;
        }
        const double across = between(0.5, 2), up = below(2) ? across : between(0.5, 2);
        return {fmt::format("scale by {}, {} about {}, {}", across, up, about.x, about.y),
                Motion::scaling(across, up, about), [=](const ScenarioText& text, const std::string& it) {
                    return editor::scenario::scale(text, std::span(&it, 1), across, up, units.point(about));
                }};
    }

private:
    static Drag turn(double degrees, Point about, const editor::FileUnits& units)
    {
        return {fmt::format("turn by {} about {}, {}", degrees, about.x, about.y), Motion::turning(degrees, about),
                [=](const ScenarioText& text, const std::string& it) {
                    return editor::scenario::rotate(text, std::span(&it, 1), degrees, units.point(about));
                }};
    }

    double angle() { return below(3) == 0 ? 90.0 * static_cast<double>(below(4)) : between(0, 359); }
    std::string point(double unit)
    {
        return fmt::format("[{:.2f}, {:.2f}]", between(10, 38) * unit, between(10, 26) * unit);
    }
    std::string rotation() { return below(2) ? fmt::format(R"(, "rotation": {:.1f})", angle() - 180) : ""; }

    std::string shape(std::string_view form, double unit)
    {
        if (form == "polygon") {
            std::string corners;
            const Point middle{between(12, 36), between(12, 24)};
            for (int i = 0; i < 7; ++i) {
                const Point corner = middle + geometry::direction(i * 51 + between(0, 30)) * (between(2, 5));
                corners += fmt::format("{}[{:.2f}, {:.2f}]", i == 0 ? "" : ", ", corner.x * unit, corner.y * unit);
            }
            return fmt::format(R"("polygon": [{}]{})", corners, rotation());
        }
        if (form == "line") {
            const double x = between(10, 20), y = between(12, 20);
            return fmt::format(R"("line": [[{:.2f}, {:.2f}], [{:.2f}, {:.2f}], [{:.2f}, {:.2f}]], "width": {:.2f}{})",
                               x * unit, y * unit, (x + 6) * unit, (y + between(-1.5, 1.5)) * unit, (x + 11) * unit,
                               (y + between(-2, 2)) * unit, between(0.5, 2) * unit, rotation());
        }
        if (form == "strip") {
            constexpr std::array<const char*, 4> edges{"north", "south", "east", "west"};
            return fmt::format(R"("strip": {{"edge": "{}", "depth": {:.2f}, "inset": {:.2f}}})", edges[below(4)],
                               between(4, 8) * unit, between(0, 4) * unit);
        }
        if (form == "square") return fmt::format(R"("square": [{}, {}])", 1 + below(8), 1 + below(6));
        return fmt::format(R"("{}": {{"at": {}, "width": {:.2f}, "depth": {:.2f}}}{})", form, point(unit),
                           between(2, 8) * unit, between(2, 8) * unit, rotation());
    }

    std::mt19937 m_engine;
};

/// True if the outline ends at the edge of the board.
bool isCut(const BoardItem& item, const geometry::Box& board)
{
    constexpr double near = 1e-6;
    return std::any_of(item.outline.front().begin(), item.outline.front().end(), [&](const Point& corner) {
        return corner.x < board.left + near || corner.x > board.right - near || corner.y < board.lower + near ||
               corner.y > board.upper - near;
    });
}

/// The farthest that a corner of one outline is from the other.
double gapBetween(const BoardItem& a, const BoardItem& b)
{
    double gap = 0;
    const auto measure = [&](const sheet::MapRing& from, sheet::MapRing to) {
        to.push_back(to.front());
        const auto edge = std::get<geometry::Shape>(geometry::path(to));
        for (const Point corner : from) gap = std::max(gap, geometry::distance(corner, edge));
    };
    REQUIRE(a.outline.size() == 1);
    REQUIRE(b.outline.size() == 1);
    measure(a.outline.front(), b.outline.front());
    measure(b.outline.front(), a.outline.front());
    return gap;
}

}  // namespace

TEST_CASE("the preview of a drag is what the text says afterwards")
{
    editor::FileChecker checker(test::newLibrary());
    RandomDrags random(20);
    for (const char* element : {"polygon", "line", "rectangle", "ellipse", "strip", "square", "base"})
        for (int trial = 0; trial < 40; ++trial) {
            const double unit = trial % 3 == 0 ? 2.54 : 1;
            const auto text = parsed(random.board(element, unit));
            const auto before = boardOf(text, checker);
            const std::string it = element == std::string_view("base") ? "/sides/0/placements/0" : "/terrain/0";
            REQUIRE(before->item(it));
            const editor::FileUnits units(*before);
            const Drag drag = random.drag(units, *before);
            const auto preview = transformed(*before->item(it), drag.motion, before->frame);
            const auto change = drag.change(units.text(*text), it);
            INFO(element << " " << trial << ", " << drag.name << ": " << text->source().bytes());
            const auto after = boardOf(parsed(text::applied(text->source().bytes(), change.edits)), checker);
            const BoardItem* written = after->item(it);
            REQUIRE(written);
            INFO("becomes " << text::applied(text->source().bytes(), change.edits));
            CHECK_FALSE(preview.broken);
            CHECK(preview.form == written->form);
            // The text rounds points, the point it turns about, sizes and angles; a bend of a line adds to that.
            const double step = editor::scenario::lengthStep(units.text(*text)) / unit;
            // Where the edge of the board cuts an outline at a small angle, the cut moves farther than the outline.
            const double most = isCut(*written, before->frame.box()) ? 20 * step : 6 * step;
            CHECK(gapBetween(preview, *written) < most);
            CHECK(geometry::distance(preview.at, written->at) < 6 * step);
            if (written->kind == editor::BoardItemKind::base)
                CHECK(std::abs(std::remainder(preview.rotation - written->rotation, 360)) < 0.051);
        }
}
