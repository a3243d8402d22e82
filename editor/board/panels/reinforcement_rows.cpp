#include "editor/board/panels/reinforcement_rows.hpp"

#include "editor/board/panels/item_list.hpp"
#include "editor/board/panels/row_values.hpp"
#include "editor/form/number_controls.hpp"
#include "editor/look/words.hpp"

#include <QComboBox>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

using scenario::Arrival;
using text::Node;

namespace {

constexpr int latestTurn = 1000;
constexpr int usualTurn = 2;

/// Prefixes distinguish units from groups, which may share an id.
const QString unitPrefix = QStringLiteral("unit:"), groupPrefix = QStringLiteral("group:");

std::pair<Arrival, std::string> arrivalOf(const QString& choice)
{
    return choice.startsWith(groupPrefix) ? std::pair(Arrival::group, utf8(choice.mid(groupPrefix.size())))
                                          : std::pair(Arrival::unit, utf8(choice.mid(unitPrefix.size())));
}

}  // namespace

ReinforcementRows::ReinforcementRows(BoardView& view, QWidget* parent)
    : QWidget(parent), m_view(view), m_rows(new PropertyRows(view, QStringLiteral("arrival"), this))
{
    const auto items = [this](Text now) {
        std::vector<std::pair<std::int64_t, ItemList::Item>> byTurn;
        for (const Node side : now.document.root()["sides"])
            for (const Node each : side["reinforcements"])
                byTurn.push_back({each["turn"].integer(),
                                  {each.pointer(), tr("Turn %1: %2 (%3)")
                                                       .arg(each["turn"].integer())
                                                       .arg(nameOf(sideOf(each.pointer()), each), sideName(side))}});
        std::stable_sort(byTurn.begin(), byTurn.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        std::vector<ItemList::Item> found;
        for (auto& [turn, item] : byTurn) found.push_back(std::move(item));
        return found;
    };
    m_list = new ItemList(
        {"reinforcements", tr("Reinforcements"), tr("Reinforcements, by turn")}, QStringLiteral("reinforcements"),
        tr("No reinforcements"), items, [this](Text now) { return add(now); },
        [this](const auto& change) { return m_rows->make(change); }, this);
    build();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_list);
    layout->addWidget(m_rows);
    connect(m_rows, &PropertyRows::made, this, &ReinforcementRows::made);
    connect(m_list, &ItemList::currentChanged, this, [this] {
        m_rows->setVisible(!m_list->current().empty());
        m_rows->refresh();
    });
}

Node ReinforcementRows::chosen(Text now) const { return now.document.root().at(std::string_view(m_list->current())); }

const BoardSide* ReinforcementRows::sideOf(const std::string& pointer) const
{
    for (const auto& side : m_view.board().sides)
        if (pointer.starts_with(side.pointer + "/")) return &side;
    return nullptr;
}

QString ReinforcementRows::nameOf(const BoardSide* side, Node reinforcement) const
{
    const auto unit = reinforcement["unit"].string(), group = reinforcement["group"].string();
    if (side && !unit.empty())
        for (const auto& each : side->units)
            if (each.id == unit) return toQString(each.name);
    if (side && unit.empty())
        for (const auto& each : side->groups)
            if (each.id == group) return toQString(each.name);
    return toQString(unit.empty() ? group : unit);
}

std::string ReinforcementRows::firstToCome(Text now, const BoardSide& side) const
{
    // Prefer units with no base on the board, then those with an unplaced base, then any.
    const BoardUnit* best = nullptr;
    for (const auto& unit : side.units) {
        bool isAwaited = false;
        for (const Node each : now.document.root().at(std::string_view(side.pointer))["reinforcements"])
            isAwaited = isAwaited || each["unit"].string() == unit.id;
        if (isAwaited) continue;
        if (unit.placed == 0) return unit.id;
        if (!best || (best->unplaced.empty() && !unit.unplaced.empty())) best = &unit;
    }
    return best ? best->id : side.units.empty() ? std::string() : side.units.front().id;
}

Change ReinforcementRows::add(Text now) const
{
    // Use the side of the current row, else the first with an army; the user selects the actual unit below.
    const auto* side = sideOf(m_list->current());
    for (const auto& each : m_view.board().sides)
        if ((!side || side->units.empty()) && !each.units.empty()) side = &each;
    if (side && !side->units.empty())
        return scenario::addReinforcement(now, side->pointer, Arrival::unit, firstToCome(now, *side), usualTurn);
    m_view.host().showMessage(tr("No side has an army with a unit that could come later."));
    return {};
}

void ReinforcementRows::build()
{
    m_rows->integer(
        {"turn", tr("Turn"), tr("When it comes")}, {}, 1, latestTurn, false,
        [this](Text now) { return sameNumber(now, {m_list->current()}, "/turn"); },
        [this](Text now, const std::optional<double>& turn) {
            return setNumber(now, {m_list->current()}, "/turn", turn);
        });
    buildWho();
    buildWhere();
    m_rows->notes(
        {"notes", tr("Notes"), tr("Whatever players should know about it")},
        [this](Text now) { return toQString(chosen(now)["notes"].string()); },
        [this](Text now, const QString& notes) { return setText(now, {m_list->current()}, "/notes", notes); });
}

void ReinforcementRows::buildWho()
{
    m_rows->choice(
        {"side", tr("Side"), tr("Whose reinforcement it is")},
        [](Text now) {
            auto sides = sideChoices(now, {});
            sides.erase(sides.begin());
            return sides;
        },
        [this](Text now) {
            const auto& pointer = m_list->current();
            return toQString(now.document.root()
                                 .at(std::string_view(pointer).substr(0, pointer.find("/reinforcements")))["id"]
                                 .string());
        },
        [this](Text now, const QString& id) -> Change {
            for (const auto& side : m_view.board().sides)
                if (toQString(side.id) == id) {
                    const auto who = firstToCome(now, side);
                    if (who.empty())
                        m_view.host().showMessage(tr("That side has no army with a unit that could come."));
                    auto change = scenario::moveReinforcement(now, m_list->current(), side.pointer, Arrival::unit, who);
                    if (change) m_list->follow(change.selection.front());
                    return change;
                }
            return {};
        });
    m_rows->choice(
        {"unit", tr("Who"), tr("The unit, leader or whole group that comes")},
        [this](Text) {
            RowChoices all;
            if (const auto* side = sideOf(m_list->current())) {
                for (const auto& group : side->groups)
                    all.emplace_back(groupPrefix + toQString(group.id), tr("%1 (group)").arg(toQString(group.name)));
                for (const auto& unit : side->units)
                    all.emplace_back(unitPrefix + toQString(unit.id), toQString(unit.name));
            }
            return all;
        },
        [this](Text now) {
            const auto unit = chosen(now)["unit"].string();
            return unit.empty() ? groupPrefix + toQString(chosen(now)["group"].string()) : unitPrefix + toQString(unit);
        },
        [this](Text now, const QString& choice) {
            const auto [kind, id] = arrivalOf(choice);
            return scenario::setArrival(now, m_list->current(), kind, id);
        });
}

void ReinforcementRows::buildWhere()
{
    m_rows->choice(
        {"edge", tr("Edge"), tr("Where it comes onto the board")}, [](Text) { return edgeChoices(tr("Its own")); },
        [this](Text now) { return toQString(chosen(now)["edge"].string()); },
        [this](Text now, const QString& edge) { return setText(now, {m_list->current()}, "/edge", edge); });
    m_rows->pairOrNone(
        {"place", tr("Place"), tr("Where exactly it comes onto the board; nothing for anywhere along the edge")},
        {"east", tr("From the west edge")}, {"north", tr("From the south edge")}, toQString(m_view.board().fileMeasure),
        -farthestPlace, farthestPlace, [this](Text now) { return pointAt(now, m_list->current(), "/at"); },
        [this](Text now, const std::optional<geometry::Point>& at) {
            return setPoint(now, m_list->current(), "/at", at);
        },
        [this](Text now) {
            // In the middle of its edge.
            const Node board = now.document.root()["board"];
            const double width = board["width"].real(), depth = board["depth"].real();
            auto edge = chosen(now)["edge"].string();
            if (const auto* side = sideOf(m_list->current()); edge.empty() && side) edge = side->edge;
            return geometry::Point{edge == "west"   ? 0
                                   : edge == "east" ? width
                                                    : width / 2,
                                   edge == "north"   ? depth
                                   : edge == "south" ? 0
                                                     : depth / 2};
        });
}

void ReinforcementRows::refresh()
{
    if (const auto text = m_view.host().text())
        m_list->refresh(scenario::ScenarioText(*text, m_view.board().map.measure));
    m_rows->setVisible(!m_list->current().empty());
    m_rows->refresh();
}

}  // namespace muster::editor
