#include "editor/board/page/drop_plans.hpp"

#include "core/geometry/rotation.hpp"
#include "editor/board/stamps/stamp_plan.hpp"
#include "editor/board/view/file_units.hpp"
#include "editor/board/view/transformed_items.hpp"
#include "editor/document/shape_spec_text.hpp"
#include "editor/live_check/board_item_pose.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace muster::editor {

using geometry::Box;
using geometry::Point;

namespace {

constexpr std::size_t maxBases = 400;  // placed at once
constexpr double fine = 1e-6;          // boxes that overlap by less are only rounded

}  // namespace

std::optional<DropPlan> planPiece(const BoardModel& board, std::string_view id, Point at)
{
    if (const auto* stamp = stampNamed(id)) return planStamp(*stamp, board, at);
    const auto kind =
        std::find_if(board.kinds.begin(), board.kinds.end(), [&](const auto& each) { return each.id == id; });
    if (kind == board.kinds.end() || !board.isValid()) return std::nullopt;
    const FileUnits units(board);
    BoardItem item;
    item.kind = BoardItemKind::terrain;
    item.type = kind->id;
    item.what = item.name = kind->label;
    rules::Pose pose;
    if (kind->square && board.frame.hasGrid()) {
        pose.spec.emplace().kind = rules::ShapeSpec::Kind::square;
        std::tie(pose.spec->column, pose.spec->row) = rules::squareAt(at, board.frame);
    } else {
        pose.spec = rules::transformed(kind->shape, geometry::Motion::moving(at), board.frame);
    }
    setPose(item, std::move(pose), board.frame);
    return DropPlan{
        {item},
        [units, type = kind->id, spec = rules::scaled(*item.pose.spec, units.length(1))](const text::Document& text) {
            const auto scenario = units.text(text);
            const auto shape = scenario::shapeSpecText(spec, scenario::spellingOf(scenario), false);
            return scenario::addPiece(scenario, type, shape);
        }};
}

std::optional<DropPlan> planUnits(const BoardModel& board, std::string_view pointer,
                                  const std::vector<std::string>& ids, const scenario::Formation& formation, Point at)
{
    const auto found =
        std::find_if(board.sides.begin(), board.sides.end(), [&](const auto& each) { return each.pointer == pointer; });
    if (found == board.sides.end() || !board.isValid()) return std::nullopt;
    const auto side = static_cast<std::size_t>(found - board.sides.begin());
    const double facing = facingOf(board, side);
    const FileUnits units(board);
    std::vector<scenario::Bases> bases;
    std::vector<BoardItem> items;
    std::array<double, 2> largest{0, 0};
    for (const auto& unit : found->units) {
        if (std::find(ids.begin(), ids.end(), unit.id) == ids.end() || unit.unplaced.empty()) continue;
        scenario::Bases one;
        one.unit = unit.id;
        one.indices = unit.unplaced;
        one.single = unit.bases <= 1;
        if (unit.base) one.size = *unit.base;
        for (const int i : {0, 1})
            largest[static_cast<std::size_t>(i)] =
                std::max(largest[static_cast<std::size_t>(i)], one.size[static_cast<std::size_t>(i)]);
        for (const auto index : unit.unplaced) {
            if (items.size() >= maxBases) break;
            BoardItem item;
            item.kind = BoardItemKind::base;
            item.id = unit.id;
            item.name = unit.bases > 1 ? unit.name + " " + std::to_string(index + 1) : unit.name;
            item.side = side;
            item.index = static_cast<std::size_t>(index);
            items.push_back(std::move(item));
        }
        bases.push_back(std::move(one));
    }
    if (bases.empty()) return std::nullopt;
    // Preview only: the drop recomputes the positions from the text.
    static const auto nothing = text::parseFragment("{}").document;
    auto scenarioText = units.text(*nothing);
    scenarioText.measure = board.fileMeasure;
    const auto places =
        scenario::formationPlaces(scenarioText, items.size(), largest, formation, units.point(at), facing);
    std::size_t number = 0;
    for (const auto& one : bases)
        for (std::size_t i = 0; i < one.indices.size() && number < items.size() && number < places.size();
             ++i, ++number) {
            rules::Pose pose;
            pose.at = units.onBoard(places[number]);
            pose.facing = facing;
            if (one.size[0] > 0)
                pose.base = {board.frame.fromMillimetres(one.size[0]), board.frame.fromMillimetres(one.size[1])};
            setPose(items[number], std::move(pose), board.frame);
        }
    return DropPlan{std::move(items), [units, to = std::string(pointer), bases, formation, centre = units.point(at),
                                       facing](const text::Document& text) {
                        return scenario::place(units.text(text), to, bases, formation, centre, facing);
                    }};
}

namespace {

/// The plan where it first fits into the side's zone beside the bases there: at home, beside it, or before and behind
/// it.
std::optional<DropPlan> planInRoom(const BoardModel& board, std::size_t side, std::string_view pointer,
                                   const std::vector<std::string>& ids, const scenario::Formation& formation,
                                   const DropPlan& plan)
{
    const auto own = boxOf(plan.items);
    const auto home = homeOf(board, side);
    std::optional<Box> zone;
    std::vector<Box> taken;
    for (const auto& item : board.items) {
        if (item.kind == BoardItemKind::base && item.drawn) taken.push_back(boxOf(item));
        if (item.kind == BoardItemKind::zone && item.side == side && item.drawn && !zone) zone = boxOf(item);
    }
    const Box room = zone.value_or(Box{0, board.map.width, 0, board.map.depth}).grownBy(fine);
    const auto isFree = [&](double x, double y) {
        const Box there{own.left + x, own.right + x, own.lower + y, own.upper + y};
        return room.contains(there) && std::none_of(taken.begin(), taken.end(), [&](const auto& other) {
                   return geometry::overlapDepth(there, other) > fine;
               });
    };
    // Try positions beside existing bases first, then rows before and behind them.
    constexpr int max = 24;
    const bool alongDepth = std::abs(geometry::direction(facingOf(board, side)).x) > 0.7;
    constexpr double gap = 0.05;  // tolerance for rounding in the file
    const double wide = own.width() + gap, deep = own.depth() + gap;
    for (int row = 0; row <= max; ++row)
        for (int column = 0; column <= max; ++column)
            for (const int right : {1, -1})
                for (const int before : {1, -1}) {
                    const double beside = right * column, behind = before * row;
                    const double x = (alongDepth ? behind : beside) * wide, y = (alongDepth ? beside : behind) * deep;
                    if (isFree(x, y))
                        return x == 0 && y == 0 ? std::optional(plan)
                                                : planUnits(board, pointer, ids, formation, {home.x + x, home.y + y});
                }
    return std::nullopt;
}

}  // namespace

std::optional<DropPlan> planUnitsAtHome(const BoardModel& board, std::string_view pointer,
                                        const std::vector<std::string>& ids, const scenario::Formation& formation)
{
    const auto found =
        std::find_if(board.sides.begin(), board.sides.end(), [&](const auto& each) { return each.pointer == pointer; });
    if (found == board.sides.end()) return std::nullopt;
    const auto side = static_cast<std::size_t>(found - board.sides.begin());
    const auto home = homeOf(board, side);
    auto plan = planUnits(board, pointer, ids, formation, home);
    if (!plan) return plan;
    if (auto fitting = planInRoom(board, side, pointer, ids, formation, *plan)) return fitting;
    // A line that is longer than the zone stands in ranks.
    scenario::Formation ranks = formation;
    ranks.kind = scenario::Formation::Kind::block;
    for (auto files = plan->items.size(); files > 1;) {
        files = (files + 1) / 2;
        ranks.perRank = static_cast<int>(files);
        const auto next = planUnits(board, pointer, ids, ranks, home);
        if (auto fitting = next ? planInRoom(board, side, pointer, ids, ranks, *next) : std::nullopt) return fitting;
    }
    return plan;
}

double facingOf(const BoardModel& board, std::size_t side)
{
    for (const auto& item : board.items)
        if (item.kind == BoardItemKind::base && item.side == side) return item.rotation;
    const auto& edge = board.sides[side].edge;
    if (edge == "south") return 0;
    if (edge == "west") return 90;
    if (edge == "north") return 180;
    if (edge == "east") return 270;
    const auto home = homeOf(board, side);
    const double across = board.map.width / 2 - home.x, up = board.map.depth / 2 - home.y;
    if (std::abs(across) < 1e-6 && std::abs(up) < 1e-6) return 0;
    return std::abs(up) >= std::abs(across) ? (up >= 0 ? 0 : 180) : (across >= 0 ? 90 : 270);
}

Point homeOf(const BoardModel& board, std::size_t side)
{
    for (const auto& item : board.items)
        if (item.kind == BoardItemKind::zone && item.side == side && item.drawn) return item.at;
    const auto& edge = board.sides[side].edge;
    const double width = board.map.width, depth = board.map.depth;
    if (edge == "south") return {width / 2, depth / 8};
    if (edge == "north") return {width / 2, depth * 7 / 8};
    if (edge == "west") return {width / 8, depth / 2};
    if (edge == "east") return {width * 7 / 8, depth / 2};
    return {width / 2, depth / 2};
}

}  // namespace muster::editor
