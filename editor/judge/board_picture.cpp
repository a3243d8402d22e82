#include "editor/judge/board_picture.hpp"

#include "core/rules/battlefield/map_picture.hpp"
#include "editor/judge/board_offer.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace muster::editor {

using text::Node;

namespace {

ShapeForm formOf(std::string_view name)
{
    static constexpr std::pair<std::string_view, ShapeForm> forms[] = {
        {"polygon", ShapeForm::polygon}, {"rectangle", ShapeForm::rectangle}, {"ellipse", ShapeForm::ellipse},
        {"line", ShapeForm::line},       {"strip", ShapeForm::strip},         {"square", ShapeForm::square}};
    for (const auto& [word, form] : forms)
        if (word == name) return form;
    return ShapeForm::none;
}

/// Turned clockwise by so many degrees.
void turn(sheet::MapRing& points, sheet::MapPoint about, double degrees)
{
    const double angle = degrees * std::numbers::pi / 180, cosine = std::cos(angle), sine = std::sin(angle);
    for (auto& at : points)
        at = {about.x + (at.x - about.x) * cosine + (at.y - about.y) * sine,
              about.y - (at.x - about.x) * sine + (at.y - about.y) * cosine};
}

/// Names everything on a battlefield in the order of the file.
class Gatherer {
public:
    Gatherer(const rules::Battlefield& field, const GameWords& words)
        : m_field(field), m_board(field.board()), m_words(words)
    {}

    std::vector<BoardThing> gather()
    {
        for (std::size_t i = 0; i < m_field.terrain().size(); ++i) addPiece(m_field.terrain()[i], i);
        for (std::size_t i = 0; i < m_field.zones().size(); ++i) addZone(m_field.zones()[i], i);
        for (const auto& objective : m_field.objectives()) addObjective(objective);
        for (std::size_t i = 0; i < m_field.sides().size(); ++i) addSide(m_field.sides()[i], i);
        return std::move(m_things);
    }

private:
    BoardThing begun(ThingKind kind, Node node) const
    {
        BoardThing thing;
        thing.kind = kind;
        thing.pointer = node.pointer();
        thing.locked = node["x-locked"].boolean();
        thing.group = node["x-group"].string();
        return thing;
    }

    void takeShape(BoardThing& thing, const rules::Feature& feature) const
    {
        const Node shape = feature.node["shape"];
        thing.form = formOf(feature.form.form);
        thing.outline = rules::mapRings(feature.form.shape);
        thing.drawn = feature.at.has_value();
        if (feature.at) thing.at = rules::mapPoint(*feature.at);
        thing.width = feature.form.lineWidth;
        thing.rotation = shape["rotation"].isNumber() ? shape["rotation"].real() : 0;
        const char* list = thing.form == ShapeForm::polygon ? "polygon" : "line";
        if (thing.form == ShapeForm::polygon || thing.form == ShapeForm::line)
            for (const Node corner : shape[list])
                if (const auto at = m_board.point(corner)) thing.points.push_back(rules::mapPoint(*at));
        if (thing.rotation != 0) turn(thing.points, thing.at, thing.rotation);
        if (!thing.drawn && thing.kind != ThingKind::objective && m_board.isSound()) standIn(thing, shape);
    }

    /// Something to be seen and taken hold of where a shape cannot be, such as an outline that crosses itself.
    void standIn(BoardThing& thing, Node shape) const
    {
        auto corners = thing.points;
        for (const char* box : {"rectangle", "ellipse"})
            if (const auto at = m_board.point(shape[box]["at"])) corners.push_back(rules::mapPoint(*at));
        sheet::MapPoint at{m_board.width() / 2, m_board.depth() / 2};
        if (!corners.empty()) at = {0, 0};
        for (auto& corner : corners) {
            corner = {std::clamp(corner.x, 0.0, m_board.width()), std::clamp(corner.y, 0.0, m_board.depth())};
            at.x += corner.x / static_cast<double>(corners.size()),
                at.y += corner.y / static_cast<double>(corners.size());
        }
        thing.drawn = thing.broken = true;
        thing.at = at;
        const double half = std::min(m_board.width(), m_board.depth()) / 30;
        thing.outline = {corners.size() >= 3 ? corners
                                             : sheet::MapRing{{at.x - half, at.y - half},
                                                              {at.x + half, at.y - half},
                                                              {at.x + half, at.y + half},
                                                              {at.x - half, at.y + half}}};
    }

    void addPiece(const rules::Feature& piece, std::size_t index)
    {
        auto thing = begun(ThingKind::terrain, piece.node);
        thing.id = piece.id;
        thing.index = index;
        thing.type = piece.node["type"].string();
        const Node label = piece.kind["label"];
        thing.what = label.isString() ? m_words(label.string()) : thing.type;
        thing.name = piece.node["name"].string().empty() ? thing.what : std::string(piece.node["name"].string());
        thing.side = sideOf(piece.node["placedBy"].string());
        takeShape(thing, piece);
        m_things.push_back(std::move(thing));
    }

    void addZone(const rules::Feature& zone, std::size_t index)
    {
        auto thing = begun(ThingKind::zone, zone.node);
        thing.id = zone.id;
        thing.index = index;
        thing.what = QCoreApplication::translate("Judge", "Deployment zone").toStdString();
        thing.name = zone.node["name"].string().empty() ? thing.id : std::string(zone.node["name"].string());
        for (std::size_t i = 0; i < m_field.sides().size() && !thing.side; ++i)
            for (const auto each : m_field.sides()[i].zones)
                if (each == index) thing.side = i;
        takeShape(thing, zone);
        m_things.push_back(std::move(thing));
    }

    void addObjective(const rules::Feature& objective)
    {
        auto thing = begun(ThingKind::objective, objective.node);
        thing.id = objective.id;
        thing.what = QCoreApplication::translate("Judge", "Objective").toStdString();
        thing.name = objective.node["name"].string().empty() ? thing.id : std::string(objective.node["name"].string());
        thing.side = sideOf(objective.node["holder"].string());
        takeShape(thing, objective);
        if (thing.form == ShapeForm::none) thing.form = ShapeForm::point;
        if (thing.drawn) thing.index = m_objectives++;
        m_things.push_back(std::move(thing));
    }

    void addSide(const rules::Side& side, std::size_t index)
    {
        std::size_t number = 0;
        for (const Node node : side.node["rallyPoints"]) {
            const auto at = m_board.point(node);
            if (!at) continue;
            auto thing = begun(ThingKind::rallyPoint, node);
            thing.what = QCoreApplication::translate("Judge", "Rally point").toStdString();
            thing.name = QCoreApplication::translate("Judge", "Rally point %1").arg(number + 1).toStdString();
            thing.index = number++;
            thing.side = index;
            thing.form = ShapeForm::point;
            thing.at = rules::mapPoint(*at);
            m_things.push_back(std::move(thing));
        }
        for (const auto& placement : side.placements) addBase(placement, index);
    }

    void addBase(const rules::Placement& placement, std::size_t side)
    {
        auto thing = begun(ThingKind::base, placement.node);
        thing.id = placement.node["unit"].string();
        thing.name = placement.name();
        thing.side = side;
        thing.drawn = placement.at.has_value();
        thing.exact = placement.exact;
        thing.form = placement.shape ? ShapeForm::rectangle : ShapeForm::point;
        if (placement.at) thing.at = rules::mapPoint(*placement.at);
        thing.outline = rules::mapRings(placement.shape);
        thing.rotation = placement.node["facing"].isNumber() ? placement.node["facing"].real() : 0;
        if (thing.drawn) thing.index = m_bases++;
        m_things.push_back(std::move(thing));
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
    std::vector<BoardThing> m_things;
    std::size_t m_objectives = 0, m_bases = 0;
};

}  // namespace

const BoardThing* BoardPicture::thing(std::string_view pointer) const
{
    const auto index = indexOf(pointer);
    return index ? &things[*index] : nullptr;
}

std::optional<std::size_t> BoardPicture::indexOf(std::string_view pointer) const
{
    const auto found = m_places.find(pointer);
    return found == m_places.end() ? std::nullopt : std::optional(found->second);
}

void BoardPicture::index()
{
    m_places.clear();
    for (std::size_t i = 0; i < things.size(); ++i) m_places[things[i].pointer] = i;
}

BoardPicture boardPictureOf(const rules::Battlefield& field, rules::Evaluation& evaluation)
{
    BoardPicture board;
    const Node root = field.node();
    const auto& game = field.offer().game();
    const GameWords words(field.offer());
    board.map = rules::mapPicture(field);
    // What has no name is called by its kind on the map.
    for (auto& kind : board.map.kinds) kind.label = words(kind.label), kind.words = words(kind.words);
    board.perFileUnit = field.board().length(1);
    const Node measure = root["board"]["measure"];
    board.fileMeasure = measure.isString() ? std::string(measure.string()) : board.map.measure;
    board.name = root["name"].string();
    board.system = game.id;
    board.systemName = game.name;
    if (root["turns"].isInteger()) board.turns = root["turns"].integer();
    board.things = Gatherer(field, words).gather();
    board.sides = boardSides(field);
    board.kinds = terrainKinds(field, words);
    board.fairness = fairnessPicture(field, evaluation, words);
    board.index();
    return board;
}

void shareFindings(const diagnostics::Diagnostics& findings, BoardPicture& board)
{
    for (std::size_t i = 0; i < findings.size(); ++i) {
        std::string_view place = findings[i].place.pointer;
        // The innermost thing that the finding lies in.
        while (!place.empty()) {
            if (const auto index = board.indexOf(place)) {
                board.things[*index].findings.push_back(i);
                break;
            }
            place = place.substr(0, place.rfind('/'));
        }
    }
}

}  // namespace muster::editor
