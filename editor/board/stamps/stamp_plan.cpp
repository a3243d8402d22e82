#include "editor/board/stamps/stamp_plan.hpp"

#include "core/text/canonical.hpp"
#include "editor/board/view/file_units.hpp"
#include "editor/document/shape_spec_text.hpp"
#include "editor/live_check/board_item_pose.hpp"

#include <QtGlobal>

#include <algorithm>

namespace muster::editor {

namespace {

constexpr double tableOfStamps = 24;  // the shorter side of the table that their lengths are for

const TerrainKind* kindFor(const StampPart& part, const BoardModel& board)
{
    const bool isLine = part.shape.kind == rules::ShapeSpec::Kind::line;
    for (const auto look : part.looks)
        for (const auto& kind : board.kinds)
            if (kind.look == look && kind.isLine == isLine && !kind.square) return &kind;
    return nullptr;
}

/// Nothing if the game lacks the kind of a part that is not optional.
std::optional<std::vector<StampPiece>> piecesOf(const std::vector<StampPart>& parts, const BoardModel& board)
{
    const double unit = std::min(board.map.width, board.map.depth) / tableOfStamps;
    std::vector<StampPiece> pieces;
    for (const auto& part : parts) {
        const auto* kind = kindFor(part, board);
        if (!kind && !part.isOptional) return std::nullopt;
        if (!kind) continue;
        auto shape = rules::scaled(part.shape, unit);
        if (kind->isLine && !(shape.lineWidth > 0)) shape.lineWidth = kind->depth;
        pieces.push_back({kind, std::move(shape)});
    }
    return pieces;
}

}  // namespace

const Stamp* stampNamed(std::string_view id)
{
    if (!id.starts_with(stampPrefix)) return nullptr;
    for (const auto& stamp : stamps())
        if (stamp.id == id.substr(stampPrefix.size())) return &stamp;
    return nullptr;
}

std::vector<StampPiece> piecesOf(const Stamp& stamp, const BoardModel& board)
{
    if (!board.isValid()) return {};
    for (const auto& parts : stamp.variants)
        if (auto pieces = piecesOf(parts, board)) return std::move(*pieces);
    return {};
}

std::optional<DropPlan> planStamp(const Stamp& stamp, const BoardModel& board, geometry::Point at)
{
    const FileUnits units(board);
    std::vector<BoardItem> items;
    std::vector<std::pair<std::string, rules::ShapeSpec>> written;  // in the file's unit
    for (const auto& piece : piecesOf(stamp, board)) {
        BoardItem item;
        item.kind = BoardItemKind::terrain;
        item.type = piece.kind->id;
        item.what = item.name = piece.kind->label;
        rules::Pose pose;
        pose.spec = rules::transformed(piece.shape, geometry::Motion::moving(at), board.frame);
        written.emplace_back(item.type, rules::scaled(*pose.spec, units.length(1)));
        setPose(item, std::move(pose), board.frame);
        items.push_back(std::move(item));
    }
    if (items.empty()) return std::nullopt;
    return DropPlan{std::move(items), [units, written, label = inWords(stamp.label)](const text::Document& text) {
                        const auto scenario = units.text(text);
                        const auto spelling = scenario::spellingOf(scenario);
                        std::string pieces;
                        for (const auto& [type, shape] : written)
                            pieces += std::string(pieces.empty() ? "" : ", ") + "{\"type\": " + text::quoted(type) +
                                      ", \"shape\": " + scenario::shapeSpecText(shape, spelling, false) +
                                      (written.size() > 1 ? ", \"x-group\": \"a\"}" : "}");
                        auto change = scenario::addPieces(scenario, "[" + pieces + "]", false);
                        change.what = QT_TRANSLATE_NOOP("Change", "Add %1");
                        change.words = {label};
                        change.operation = Change::Operation::add;
                        return change;
                    }};
}

}  // namespace muster::editor
