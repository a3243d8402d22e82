#include "core/game/board_frame.hpp"
#include "core/text/canonical.hpp"
#include "editor/document/scenario_edits.hpp"
#include "tests/editor/document/temporary_folder.hpp"
#include "tests/paths.hpp"
#include "tests/sanitized.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <map>
#include <random>

using namespace muster;
using editor::Change;
using editor::Document;
using editor::scenario::Point;
using editor::scenario::ScenarioText;
using test::TemporaryFolder;

namespace board = muster::editor::scenario;

namespace {

/// All operations on a battlefield at random, including invalid positions and numbers.
class ScenarioPlayer {
public:
    explicit ScenarioPlayer(unsigned seed) : m_engine(seed) {}

    std::size_t below(std::size_t n)
    {
        return n == 0 ? 0 : std::uniform_int_distribution<std::size_t>(0, n - 1)(m_engine);
    }
    double between(double low, double high) { return std::uniform_real_distribution<double>(low, high)(m_engine); }
    Point point(const rules::BoardFrame& frame)
    {
        return {between(-1, frame.width() + 1), between(-1, frame.depth() + 1)};
    }

    std::string item(const text::Document& document, const std::string& array)
    {
        return array + "/" + std::to_string(below(document.root().at(std::string_view(array)).size() + 1));
    }

    std::string side(const text::Document& document) { return item(document, "/sides"); }

    std::string any(const text::Document& document)
    {
        switch (below(8)) {
        case 0: return item(document, "/zones");
        case 1: return item(document, "/objectives");
        case 2: return item(document, side(document) + "/placements");
        case 3: return item(document, side(document) + "/placements");
        case 4: return item(document, side(document) + "/rallyPoints");
        case 5: return item(document, side(document) + "/reinforcements");
        default: return item(document, "/terrain");
        }
    }

    std::vector<std::string> some(const text::Document& document)
    {
        std::vector<std::string> pointers;
        for (auto n = 1 + below(5); n > 0; --n) pointers.push_back(any(document));
        return pointers;
    }

    std::string shape(const ScenarioText& scenario, const rules::BoardFrame& frame)
    {
        std::vector<Point> points;
        for (auto n = 2 + below(5); n > 0; --n) points.push_back(point(frame));
        switch (below(6)) {
        case 0: return board::polygonShape(scenario, points);
        case 1: return board::lineShape(scenario, points, between(0, 3));
        case 2: return board::rectangleShape(scenario, point(frame), between(0, 9), between(0, 9), between(-400, 400));
        case 3: return board::ellipseShape(scenario, point(frame), between(0, 9), between(0, 9), between(-400, 400));
        case 4: return board::stripShape(scenario, below(2) ? "west" : "north", between(1, 6), between(0, 3));
        default: return fmt::format(R"({{"square": [{}, {}]}})", 1 + below(4), 1 + below(4));
        }
    }

    Change act(const text::Document& document)
    {
        const ScenarioText scenario(document, "in");
        const rules::BoardFrame frame(document.root()["board"], scenario.measure);
        const auto own = some(document);
        const std::string& one = own.front();
        const auto way = static_cast<board::Mirror>(below(3));
        const double degrees = below(2) ? 90.0 * static_cast<double>(below(9)) : between(-500, 500);
        const std::optional<Point> about = below(2) ? std::optional(point(frame)) : std::nullopt;
        switch (below(40)) {
        case 0:
            return board::addPiece(scenario, below(2) ? "hill" : "Wood!", shape(scenario, frame),
                                   below(2) ? R"({"name": "Höhe", "level": 1})" : "");
        case 1: return board::addPieceMirrored(scenario, "hill", shape(scenario, frame), way);
        case 2: return board::remove(scenario, own);
        case 3: return board::duplicate(scenario, own);
        case 4: return board::mirroredCopy(scenario, own, way, about);
        case 5: return board::mirror(scenario, own, way, about);
        case 6: return board::rotate(scenario, own, degrees, about);
        case 7: return board::turnEach(scenario, own, degrees);
        case 8: return board::scale(scenario, own, between(0.3, 2), between(0.3, 2), about);
        case 9: return board::align(scenario, own, static_cast<board::Alignment>(below(6)));
        case 10: return board::distribute(scenario, own, static_cast<board::Direction>(below(2)));
        case 11: return board::reorder(scenario, own, static_cast<board::Order>(below(4)));
        case 12: return board::setCentre(scenario, one, point(frame));
        case 13: return board::setSize(scenario, one, between(0, 9), between(0, 9));
        case 14: return board::setRotation(scenario, one, degrees);
        case 15: return board::setShape(scenario, one, shape(scenario, frame));
        case 16: return board::movePoint(scenario, one, below(6), point(frame));
        case 17: return board::insertPoint(scenario, one, below(6), point(frame));
        case 18: return board::removePoint(scenario, one, below(6));
        case 19: return board::addZone(scenario, below(2) ? "Camp" : "", shape(scenario, frame), "");
        case 20: return board::addObjective(scenario, "Mill", point(frame));
        case 21: return board::addRallyPoint(scenario, side(document), point(frame));
        case 22: return board::setLocked(scenario, own, below(3) == 0);
        case 23: return board::group(scenario, own);
        case 24: return board::ungroup(scenario, own);
        case 25:
            return board::setValues(scenario, own, "/name",
                                    below(3) ? "\"Stra\xC3\x9F"
                                               "e \\\"x\\\"\""
                                             : "");
        case 26: {
            const std::vector<board::Bases> bases{
                {"guard", {0, 1, static_cast<std::int64_t>(below(4))}, false, {30, 20}}, {"duke", {}, true, {20, 20}}};
            return board::place(scenario, side(document), bases, {static_cast<board::Formation::Kind>(below(3))},
                                point(frame), degrees);
        }
        case 27:
            return board::formUp(scenario, own, {40, 20}, {static_cast<board::Formation::Kind>(below(3))}, about,
                                 degrees);
        case 28: return board::paste(scenario, board::copied(scenario, own), about);
        case 29:
            return board::changeId(scenario, below(2) ? side(document) : one,
                                   board::freeId(scenario, "zones", "renamed"));
        case 30:
            return board::setMeasure(scenario, below(2) ? "cm" : "in",
                                     below(4) ? board::Lengths::convert : board::Lengths::keepNumbers);
        case 31: return board::setGrid(scenario, static_cast<int>(below(5)), static_cast<int>(below(5)));
        case 32: return board::setLineWidth(scenario, one, between(0, 3));
        case 33:
        case 34: {
            constexpr std::array<const char*, 8> forms{"point",   "polygon", "line",   "rectangle",
                                                       "ellipse", "strip",   "square", "star"};
            return board::setShapeKind(scenario, one, forms[below(8)]);
        }
        case 35: return board::setSquare(scenario, one, static_cast<int>(below(6)), static_cast<int>(below(6)));
        case 36: return board::placeExactly(scenario, one);
        case 37:
            return board::addReinforcement(scenario, side(document),
                                           below(2) ? board::Arrival::unit : board::Arrival::group, "guard",
                                           static_cast<std::int64_t>(1 + below(9)));
        case 38:
            return board::moveReinforcement(scenario, side(document) + "/reinforcements/0", side(document),
                                            below(2) ? board::Arrival::unit : board::Arrival::group, "reserve");
        default: return board::move(scenario, own, {between(-3, 3), between(-3, 3)});
        }
    }

private:
    std::mt19937 m_engine;
};

std::vector<std::string> shippedScenarios()
{
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(test::sourcePath("armylists")))
        if (entry.path().string().ends_with(".scenario.json")) files.push_back(entry.path().string());
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace

TEST_CASE("hundreds of random changes of every shipped scenario keep it readable and canonical, and undo leads back")
{
    const TemporaryFolder folder = TemporaryFolder::inMemory();
    const auto files = shippedScenarios();
    REQUIRE(files.size() >= 10);
    unsigned seed = 1;
    for (const auto& shipped : files) {
        INFO(shipped);
        const auto original = folder.read(shipped);
        const auto file = folder.write(std::filesystem::path(shipped).filename().string(), original);
        Document document(folder.folders());
        REQUIRE_FALSE(document.open(file));
        ScenarioPlayer player(seed++);
        std::map<int, std::string> textAt{{0, original}};
        const int wanted = test::isSanitized ? 60 : 300;
        int made = 0;
        for (int round = 0; made < wanted && round < 20'000; ++round) {
            const auto sort = player.below(12);
            if (sort == 0)
                document.undo();
            else if (sort == 1)
                document.redo();
            else {
                const auto change = player.act(*document.parsed());
                INFO(change.name());
                if (!document.apply(change.edits, QString::fromStdString(change.name()),
                                    QString::fromStdString(change.mergeKey)))
                    continue;
                ++made;
                REQUIRE(document.parsed());
                REQUIRE(document.faults().empty());
                REQUIRE(text::canonical(*document.parsed()) == document.text());
                for (const auto& pointer : change.selection)
                    REQUIRE(document.parsed()->root().at(std::string_view(pointer)));
                textAt.erase(textAt.upper_bound(document.undoStack().index()), textAt.end());
            }
            const int index = document.undoStack().index();
            if (sort < 2 && textAt.contains(index)) REQUIRE(document.text() == textAt[index]);
            textAt[index] = document.text();
        }
        CHECK(made == wanted);
        while (document.undoStack().canUndo()) document.undo();
        CHECK(document.text() == original);
        CHECK(document.isClean());
    }
}

TEST_CASE("a move of one thing in a shipped scenario changes no other byte, and back gives the same")
{
    const TemporaryFolder folder = TemporaryFolder::inMemory();
    for (const auto& shipped : shippedScenarios()) {
        const auto original = folder.read(shipped);
        const auto parsed = text::parseFragment(original).document;
        REQUIRE(parsed);
        for (const auto& pointer : board::placedElements(board::ScenarioText(*parsed))) {
            INFO(shipped << " " << pointer);
            const auto node = parsed->root().at(std::string_view(pointer));
            const std::vector<std::string> one{pointer};
            const auto there = board::move(board::ScenarioText(*parsed), one, {1.25, -0.5});
            // A base or piece in a square does not move by less than half a square.
            const bool square = node.isObject() && (node["square"] || node["shape"]["square"]);
            if (!there && square) continue;
            REQUIRE(there);
            for (const auto& edit : there.edits) {
                CHECK(edit.range.begin >= node.range().begin);
                CHECK(edit.range.end <= node.range().end);
            }
            const auto moved = text::parseFragment(text::applied(original, there.edits)).document;
            REQUIRE(moved);
            if (square || (node.isObject() && node["shape"]["strip"])) continue;
            const auto back = text::applied(moved->source().bytes(),
                                            board::move(board::ScenarioText(*moved), one, {-1.25, 0.5}).edits);
            // "10.0" becomes 10 after a move and back; all other bytes are the same.
            const auto again = text::parseFragment(back).document;
            REQUIRE(again);
            if (node.sourceText().find(".0]") == std::string_view::npos &&
                node.sourceText().find(".0,") == std::string_view::npos)
                CHECK(back == original);
            else {
                const auto box = board::boundsOf(board::ScenarioText(*again), pointer),
                           before = board::boundsOf(board::ScenarioText(*parsed), pointer);
                REQUIRE((box && before));
                CHECK(box->left == Approx(before->left));
                CHECK(box->upper == Approx(before->upper));
            }
        }
    }
}
