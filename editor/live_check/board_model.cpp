#include "editor/live_check/board_model.hpp"

#include "core/game/game.hpp"
#include "core/scenario/map_picture.hpp"
#include "editor/live_check/board_choices.hpp"
#include "editor/live_check/board_item_pose.hpp"

#include <QCoreApplication>

namespace muster::editor {

using text::Node;

namespace {

class Gatherer {
public:
    Gatherer(const rules::Battlefield& field, const GameWords& words)
        : m_field(field), m_board(field.board()), m_words(words)
    {}

    std::vector<BoardItem> gather()
    {
        for (std::size_t i = 0; i < m_field.terrain().size(); ++i) addPiece(m_field.terrain()[i], i);
        for (std::size_t i = 0; i < m_field.zones().size(); ++i) addZone(m_field.zones()[i], i);
        for (const auto& objective : m_field.objectives()) addObjective(objective);
        for (std::size_t i = 0; i < m_field.sides().size(); ++i) addSide(m_field.sides()[i], i);
        return std::move(m_items);
    }

private:
    BoardItem begun(BoardItemKind kind, Node node) const
    {
        BoardItem item;
        item.kind = kind;
        item.pointer = node.pointer();
        item.locked = node["x-locked"].boolean();
        item.group = node["x-group"].string();
        return item;
    }

    void takeShape(BoardItem& item, const rules::Feature& feature) const
    {
        rules::Pose pose;
        pose.spec = feature.form.spec;
        if (item.kind == BoardItemKind::objective) pose.at = m_board.point(feature.node["at"]);
        setPose(item, std::move(pose), feature.form.shape, m_board);
    }

    void addPiece(const rules::Feature& piece, std::size_t index)
    {
        auto item = begun(BoardItemKind::terrain, piece.node);
        item.id = piece.id;
        item.index = index;
        item.type = piece.node["type"].string();
        const Node label = piece.kind["label"];
        item.what = label.isString() ? m_words(label.string()) : item.type;
        item.name = piece.node["name"].string().empty() ? item.what : std::string(piece.node["name"].string());
        item.side = sideOf(piece.node["placedBy"].string());
        takeShape(item, piece);
        m_items.push_back(std::move(item));
    }

    void addZone(const rules::Feature& zone, std::size_t index)
    {
        auto item = begun(BoardItemKind::zone, zone.node);
        item.id = zone.id;
        item.index = index;
        item.what = QCoreApplication::translate("LiveCheck", "Deployment zone").toStdString();
        item.name = zone.node["name"].string().empty() ? item.id : std::string(zone.node["name"].string());
        for (std::size_t i = 0; i < m_field.sides().size() && !item.side; ++i)
            for (const auto each : m_field.sides()[i].zones)
                if (each == index) item.side = i;
        takeShape(item, zone);
        m_items.push_back(std::move(item));
    }

    void addObjective(const rules::Feature& objective)
    {
        auto item = begun(BoardItemKind::objective, objective.node);
        item.id = objective.id;
        item.what = QCoreApplication::translate("LiveCheck", "Objective").toStdString();
        item.name = objective.node["name"].string().empty() ? item.id : std::string(objective.node["name"].string());
        item.side = sideOf(objective.node["holder"].string());
        takeShape(item, objective);
        if (item.drawn) item.index = m_objectives++;
        m_items.push_back(std::move(item));
    }

    void addSide(const rules::Side& side, std::size_t index)
    {
        std::size_t number = 0;
        for (const Node node : side.node["rallyPoints"]) {
            const auto at = m_board.point(node);
            if (!at) continue;
            auto item = begun(BoardItemKind::rallyPoint, node);
            item.what = QCoreApplication::translate("LiveCheck", "Rally point").toStdString();
            item.name = QCoreApplication::translate("LiveCheck", "Rally point %1").arg(number + 1).toStdString();
            item.index = number++;
            item.side = index;
            rules::Pose pose;
            pose.at = at;
            setPose(item, std::move(pose), {}, m_board);
            m_items.push_back(std::move(item));
        }
        for (const auto& placement : side.placements) addBase(placement, index);
    }

    void addBase(const rules::Placement& placement, std::size_t side)
    {
        auto item = begun(BoardItemKind::base, placement.node);
        item.id = placement.node["unit"].string();
        item.name = placement.name();
        item.side = side;
        item.exact = placement.exact;
        rules::Pose pose;
        if (placement.exact)
            pose.at = placement.at;
        else if (const Node square = placement.node["square"]; placement.at)
            pose.square = {square.at(std::uint32_t{0}).integer(), square.at(std::uint32_t{1}).integer()};
        pose.facing = placement.node["facing"].isNumber() ? placement.node["facing"].real() : 0;
        pose.base = placement.base;
        setPose(item, std::move(pose), placement.shape, m_board);
        if (item.drawn) item.index = m_bases++;
        m_items.push_back(std::move(item));
    }

    std::optional<std::size_t> sideOf(std::string_view id) const
    {
        for (std::size_t i = 0; i < m_field.sides().size(); ++i)
            if (!id.empty() && m_field.sides()[i].id == id) return i;
        return std::nullopt;
    }

    const rules::Battlefield& m_field;
    const rules::BoardFrame& m_board;
    const GameWords& m_words;
    std::vector<BoardItem> m_items;
    std::size_t m_objectives = 0, m_bases = 0;
};

/// Gives the bases of each unit its symbol.
void shareArms(BoardModel& board)
{
    using Key = std::pair<std::size_t, std::string_view>;
    std::map<Key, const sheet::SymbolRef*> symbols;
    for (std::size_t side = 0; side < board.sides.size(); ++side)
        for (const auto& unit : board.sides[side].units) symbols.emplace(Key(side, unit.id), &unit.arm.symbol);
    for (auto& item : board.items) {
        if (item.kind != BoardItemKind::base || !item.side) continue;
        if (const auto found = symbols.find(Key(*item.side, item.id)); found != symbols.end())
            item.symbol = *found->second;
    }
}

}  // namespace

const BoardItem* BoardModel::item(std::string_view pointer) const
{
    const auto index = indexOf(pointer);
    return index ? &items[*index] : nullptr;
}

std::optional<std::size_t> BoardModel::indexOf(std::string_view pointer) const
{
    const auto found = m_places.find(pointer);
    return found == m_places.end() ? std::nullopt : std::optional(found->second);
}

void BoardModel::index()
{
    m_places.clear();
    for (std::size_t i = 0; i < items.size(); ++i) m_places[items[i].pointer] = i;
}

BoardModel boardModelOf(const rules::Battlefield& field, rules::Evaluation& evaluation)
{
    BoardModel board;
    const Node root = field.node();
    const auto& game = field.catalogue().game();
    const GameWords words(field.catalogue());
    board.map = rules::mapPicture(field);
    board.frame = field.board();
    // Items without a name show their kind on the map.
    for (auto& kind : board.map.kinds) kind.label = words(kind.label), kind.words = words(kind.words);
    board.perFileUnit = field.board().length(1);
    const Node measure = root["board"]["measure"];
    board.fileMeasure = measure.isString() ? std::string(measure.string()) : board.map.measure;
    board.name = root["name"].string();
    board.system = game.id;
    board.systemName = game.name;
    if (root["turns"].isInteger()) board.turns = root["turns"].integer();
    board.items = Gatherer(field, words).gather();
    board.sides = boardSides(field, words);
    shareArms(board);
    board.arrivals = boardArrivals(field, board.sides);
    board.kinds = terrainKinds(field, words);
    board.fairness = fairnessView(field, evaluation, words);
    board.index();
    return board;
}

void shareFindings(const diagnostics::Diagnostics& findings, BoardModel& board)
{
    for (std::size_t i = 0; i < findings.size(); ++i) {
        std::string_view place = findings[i].place.pointer;
        // The innermost item that contains the finding.
        while (!place.empty()) {
            if (const auto index = board.indexOf(place)) {
                board.items[*index].findings.push_back(i);
                break;
            }
            place = place.substr(0, place.rfind('/'));
        }
    }
}

}  // namespace muster::editor
