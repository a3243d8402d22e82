#include "tests/editor/board/rebuild/user_actions.hpp"

#include "editor/board/page/drop_plans.hpp"
#include "editor/board/view/transformed_items.hpp"
#include "editor/document/scenario_edits.hpp"

#include <catch2/catch.hpp>

#include <QCheckBox>
#include <QListWidget>

#include <algorithm>
#include <cmath>

namespace muster::test {

using namespace editor;
using geometry::Point;
using scenario::ScenarioText;

namespace {

/// Collects actions for one board.
class RandomActions {
public:
    RandomActions(const BoardModel& board, const text::Document& text, const std::vector<std::string>& armies)
        : m_board(board), m_text(text), m_armies(armies)
    {}

    std::vector<UserAction> all()
    {
        drags();
        corners();
        frames();
        pieces();
        units();
        itemValues();
        sideValues();
        boardValues();
        return std::move(m_actions);
    }

private:
    /// A change of the text at the time it is applied, independent of this object's lifetime.
    template <class Make>
    ChangeMaker changing(Make make) const
    {
        return [measure = m_board.map.measure, make](const text::Document& text) {
            return make(ScenarioText(text, measure));
        };
    }
    geometry::Point inFile(Point p) const { return {p.x / m_board.perFileUnit, p.y / m_board.perFileUnit}; }

    /// Positions to try: across the board, slightly outside, and on or beside all other items.
    std::vector<Point> places(const BoardItem& own) const
    {
        constexpr int steps = 7;
        std::vector<Point> found;
        const double width = m_board.map.width, depth = m_board.map.depth;
        std::size_t others = 0;
        for (const auto& item : m_board.items)
            if (item.pointer != own.pointer && item.drawn && others < 12) {
                ++others;
                found.push_back(item.at);
                found.push_back({item.at.x + width / 60, item.at.y + depth / 60});
            }
        for (int i = 0; i <= steps; ++i)
            for (int j = 0; j <= steps; ++j) found.push_back({width * i / steps, depth * j / steps});
        return found;
    }

    void drags()
    {
        std::map<std::string, int> ofUnit;
        for (const auto& item : m_board.items) {
            if (!item.drawn || item.locked) continue;
            // Use only the first bases of a unit with many.
            if (item.kind == BoardItemKind::base && ++ofUnit[item.pointer.substr(0, 9) + item.id] > 2) continue;
            for (const auto to : places(item)) {
                const geometry::Point by = inFile({to.x - item.at.x, to.y - item.at.y});
                UserAction action;
                action.pointer = item.pointer;
                action.to = to;
                action.change = changing([pointers = std::vector{item.pointer}, by](const ScenarioText& now) {
                    return scenario::move(now, pointers, by);
                });
                m_actions.push_back(std::move(action));
            }
        }
    }

    void corners()
    {
        for (const auto& item : m_board.items) {
            if (!item.drawn || item.locked || (item.form != ShapeKind::polygon && item.form != ShapeKind::line))
                continue;
            for (std::size_t corner = 0; corner < std::min<std::size_t>(item.points.size(), 4); ++corner)
                for (const auto to : places(item)) {
                    UserAction action;
                    action.gesture = UserAction::Gesture::corner;
                    action.pointer = item.pointer;
                    action.corner = corner;
                    action.to = to;
                    action.change =
                        changing([pointer = item.pointer, corner, at = inFile(to)](const ScenarioText& now) {
                            return scenario::movePoint(now, pointer, corner, at);
                        });
                    m_actions.push_back(std::move(action));
                }
        }
    }

    /// Stretching by sides and corners of the frame, and rotation.
    void frames()
    {
        for (const auto& item : m_board.items) {
            if (!item.drawn || item.locked) continue;
            for (const double degrees : {45.0, 90.0, 180.0, 20.0}) {
                UserAction action;
                action.gesture = UserAction::Gesture::turn;
                action.pointer = item.pointer;
                action.degrees = degrees;
                action.change =
                    changing([pointers = std::vector{item.pointer}, degrees, about = inFile(item.at)](
                                 const ScenarioText& now) { return scenario::rotate(now, pointers, degrees, about); });
                m_actions.push_back(std::move(action));
            }
            if (item.kind == BoardItemKind::base) continue;
            const auto box = boxOf(item);
            for (const auto& [across, up] : {std::pair{1, 1}, std::pair{1, 0}, std::pair{0, 1}, std::pair{-1, -1}})
                for (const double factor : {0.1, 0.3, 0.6, 1.5, 2.5, 4.0, 7.0}) {
                    UserAction action;
                    action.gesture = UserAction::Gesture::stretch;
                    action.pointer = item.pointer;
                    action.across = across, action.up = up;
                    action.to = {across * (factor - 1) * box.width(), up * (factor - 1) * box.depth()};
                    const Point about{across > 0   ? box.left
                                      : across < 0 ? box.right
                                                   : box.centre().x,
                                      up > 0   ? box.lower
                                      : up < 0 ? box.upper
                                               : box.centre().y};
                    action.change =
                        changing([pointers = std::vector{item.pointer}, wide = across != 0 ? factor : 1.0,
                                  deep = up != 0 ? factor : 1.0, at = inFile(about)](const ScenarioText& now) {
                            return scenario::scale(now, pointers, wide, deep, at);
                        });
                    m_actions.push_back(std::move(action));
                }
        }
    }

    /// One piece in various positions, and many pieces.
    void pieces()
    {
        const double width = m_board.map.width, depth = m_board.map.depth;
        std::vector<Point> spread;
        for (const double y : {0.5, 0.3, 0.7, 0.1, 0.9})
            for (const double x : {0.2, 0.5, 0.8}) spread.push_back({width * x, depth * y});
        for (const auto& kind : m_board.kinds) {
            for (const auto& at : places({})) drop(kind.id, {at});
            for (const std::size_t number : {3u, 6u, 12u})
                drop(kind.id, {spread.begin(), spread.begin() + static_cast<std::ptrdiff_t>(number)});
        }
    }

    void drop(const std::string& kind, const std::vector<Point>& spots)
    {
        UserAction action;
        action.gesture = UserAction::Gesture::pieces;
        action.kind = kind;
        action.places = spots;
        action.change = [board = &m_board, kind, spots](const text::Document& text) {
            auto now = text::parseFragment(std::string(text.source().bytes())).document;
            Change all;
            for (const auto& at : spots) {
                const auto plan = planPiece(*board, kind, at);
                if (!plan || !now) return Change();
                now = text::parseFragment(text::applied(now->source().bytes(), plan->change(*now).edits)).document;
            }
            if (now) all.edits = text::difference(text.source().bytes(), now->source().bytes());
            return all;
        };
        m_actions.push_back(std::move(action));
    }

    /// One unplaced unit, or all of a side.
    void units()
    {
        for (const auto& side : m_board.sides) {
            std::vector<std::string> all;
            for (const auto& unit : side.units)
                if (!unit.unplaced.empty()) all.push_back(unit.id);
            std::vector<std::vector<std::string>> choices;
            for (std::size_t i = 0; i < std::min<std::size_t>(all.size(), 4); ++i) choices.push_back({all[i]});
            if (all.size() > 1) choices.push_back(all);
            for (const auto& chosen : choices)
                for (const auto& at : places({})) {
                    const auto plan = planUnits(m_board, side.pointer, chosen, {}, at);
                    if (!plan) continue;
                    UserAction action;
                    action.gesture = UserAction::Gesture::units;
                    action.pointer = side.pointer;
                    action.units = chosen;
                    action.places = {at};
                    action.change = plan->change;
                    m_actions.push_back(std::move(action));
                }
        }
    }

    template <class Make>
    void value(const std::string& pointer, const char* control, const QString& entered, Make make)
    {
        UserAction action;
        action.gesture = UserAction::Gesture::value;
        action.pointer = pointer;
        action.control = control;
        action.entered = entered;
        action.change = changing(make);
        m_actions.push_back(std::move(action));
    }

    /// A selection of an id, or nothing.
    void word(const std::string& pointer, const char* control, const std::string& key, const std::string& id)
    {
        value(pointer, control, QString::fromStdString(id), [=](const ScenarioText& now) {
            return id.empty() ? scenario::clearValue(now, pointer, key)
                              : scenario::setValue(now, pointer, key, text::quoted(id));
        });
    }

    void itemValues()
    {
        for (const auto& item : m_board.items) {
            const std::string pointer = item.pointer;
            if (item.kind == BoardItemKind::terrain) {
                for (const auto& kind : m_board.kinds)
                    if (kind.id != item.type) word(pointer, "thing-type", "/type", kind.id);
                for (const auto& side : m_board.sides) word(pointer, "thing-placed-by", "/placedBy", side.id);
            }
            // A square beyond all these boards; the row stays.
            if (!item.exact)
                value(pointer, "thing-column", "9", [=](const ScenarioText& now) {
                    return scenario::setSquare(
                        now, pointer, 9,
                        static_cast<int>(now.document.root().at(std::string_view(pointer))["square"].at(1u).integer()));
                });
            if (item.kind == BoardItemKind::base)
                for (const int degrees : {0, 45, 90, 180})
                    value(pointer, "thing-facing", QString::number(degrees), [=](const ScenarioText& now) {
                        return scenario::setFacing(now, std::vector{pointer}, degrees);
                    });
            if (item.form == ShapeKind::rectangle || item.form == ShapeKind::ellipse || item.form == ShapeKind::polygon)
                for (const double factor : {0.2, 0.5, 2.0, 4.0, 8.0}) {
                    const double width = std::round(100 * factor * m_board.map.width / 12 / m_board.perFileUnit) / 100;
                    const char* key = item.form == ShapeKind::ellipse ? "ellipse" : "rectangle";
                    value(pointer, "thing-width", QString::number(width), [=](const ScenarioText& now) {
                        const auto box = scenario::boundsOf(now, pointer);
                        const text::Node own = now.document.root().at(std::string_view(pointer))["shape"][key];
                        return scenario::setSize(now, pointer, width,
                                                 own   ? own["depth"].real()
                                                 : box ? box->depth()
                                                       : 1);
                    });
                }
            if (item.form == ShapeKind::line)
                for (const double width : {0.2, 1.0, 3.0, 6.0, 12.0})
                    value(pointer, "thing-line-width", QString::number(width),
                          [=](const ScenarioText& now) { return scenario::setLineWidth(now, pointer, width); });
        }
    }

    void sideValues()
    {
        for (const auto& side : m_board.sides) {
            for (const char* edge : {"", "north", "south", "east", "west"})
                word(side.pointer, "side-edge", "/edge", edge);
            for (const char* role : {"", "attacker", "defender"}) word(side.pointer, "side-role", "/role", role);
            for (const char* budget : {"1", "10", "100", "1000", "9000"})
                value(side.pointer, "side-budget", budget, [=, pointer = side.pointer](const ScenarioText& now) {
                    return scenario::setValue(now, pointer, "/budget", budget);
                });
            for (const auto& army : m_armies) word(side.pointer, "side-army", "/army", army);
            word(side.pointer, "side-army", "/army", "nowhere.army.json");
            for (const text::Node zone : m_text.root()["zones"]) {
                const std::string id(zone["id"].string());
                value(side.pointer, "side-zones", QString::fromStdString(id),
                      [=, pointer = side.pointer](const ScenarioText& now) {
                          auto ids = scenario::zonesOf(now.document.root().at(std::string_view(pointer)));
                          if (std::erase(ids, id) == 0) ids.push_back(id);
                          return scenario::setZones(now, pointer, ids);
                      });
            }
        }
    }

    void boardValues()
    {
        for (const char* turns : {"1", "3", "40", "200"})
            value("", "scenario-turns", turns,
                  [=](const ScenarioText& now) { return scenario::setValue(now, "", "/turns", turns); });
        value("", "scenario-turns", "",
              [](const ScenarioText& now) { return scenario::clearValue(now, "", "/turns"); });
        value("", "board-columns", "", [](const ScenarioText& now) { return scenario::setGrid(now, 0, 0); });
        for (const double width : {10.0, 20.0, 30.0, 100.0, 200.0})
            value("", "board-width", QString::number(width), [=](const ScenarioText& now) {
                return scenario::setBoardSize(now, width, now.document.root()["board"]["depth"].real());
            });
        for (const int columns : {2, 5})
            value("", "board-columns", QString::number(columns), [=](const ScenarioText& now) {
                const auto rows = now.document.root()["board"]["grid"]["rows"].integer();
                return scenario::setGrid(now, columns, static_cast<int>(rows > 0 ? rows : 1));
            });
        for (const char* measure : {"mm", "in", "cm"})
            value("", "board-measure", measure, [=](const ScenarioText& now) {
                return scenario::setMeasure(now, measure, scenario::Lengths::keepNumbers);
            });
    }

    const BoardModel& m_board;
    const text::Document& m_text;
    const std::vector<std::string>& m_armies;
    std::vector<UserAction> m_actions;
};

}  // namespace

std::string UserAction::words() const
{
    switch (gesture) {
    case Gesture::drag: return "drag " + pointer + " to " + std::to_string(to.x) + ", " + std::to_string(to.y);
    case Gesture::corner:
        return "drag corner " + std::to_string(corner) + " of " + pointer + " to " + std::to_string(to.x) + ", " +
               std::to_string(to.y);
    case Gesture::stretch:
        return "drag the frame of " + pointer + " at " + std::to_string(across) + ", " + std::to_string(up) + " by " +
               std::to_string(to.x) + ", " + std::to_string(to.y);
    case Gesture::turn: return "turn " + pointer + " by " + std::to_string(degrees);
    case Gesture::pieces:
        return "drop " + kind + " " + std::to_string(places.size()) + " times, at last at " +
               std::to_string(places.back().x) + ", " + std::to_string(places.back().y);
    case Gesture::units:
        return "drop " + std::to_string(units.size()) + " units of " + pointer + " at " +
               std::to_string(places.back().x) + ", " + std::to_string(places.back().y);
    case Gesture::value: return "enter " + entered.toStdString() + " into " + control + " of " + pointer;
    case Gesture::source: break;
    }
    return "type into the source";
}

namespace {

/// Releases all except the last.
bool dropPieces(PaletteUser& user, const UserAction& action)
{
    for (std::size_t i = 0; i < action.places.size(); ++i) {
        if (!user.carryPiece(action.kind, action.places[i])) return false;
        if (i + 1 < action.places.size()) user.letGo();
    }
    return true;
}

}  // namespace

bool perform(PaletteUser& user, const UserAction& action)
{
    switch (action.gesture) {
    case UserAction::Gesture::drag: return user.dragItem(action.pointer, action.to);
    case UserAction::Gesture::corner: return user.dragCorner(action.pointer, action.corner, action.to);
    case UserAction::Gesture::stretch: return user.stretch(action.pointer, action.across, action.up, action.to);
    case UserAction::Gesture::turn: return user.turn(action.pointer, action.degrees);
    case UserAction::Gesture::pieces: return dropPieces(user, action);
    case UserAction::Gesture::units: return user.carryUnits(action.pointer, action.units, action.places.front());
    default: break;
    }
    if (action.control.starts_with("thing-")) user.select(action.pointer);
    if (action.control.starts_with("side-")) user.chooseLine("sides-list", std::stoi(action.pointer.substr(7)));
    if (action.control == "board-measure") user.enter("board-convert", "false");
    if (action.control != "side-zones") {
        user.enter(action.control, action.entered);
        return true;
    }
    auto& zones = user.list("side-zones");
    for (int row = 0; row < zones.count(); ++row)
        if (auto* zone = zones.item(row); zone->data(Qt::UserRole).toString() == action.entered)
            zone->setCheckState(zone->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    user.settle();
    return true;
}

std::vector<UserAction> actsOn(const BoardModel& board, const text::Document& text,
                               const std::vector<std::string>& armies)
{
    return RandomActions(board, text, armies).all();
}

}  // namespace muster::test
