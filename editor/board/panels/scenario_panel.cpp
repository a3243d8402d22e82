#include "editor/board/panels/scenario_panel.hpp"

#include "core/text/edit.hpp"
#include "editor/board/panels/item_list.hpp"
#include "editor/board/panels/own_keys.hpp"
#include "editor/board/panels/row_values.hpp"
#include "editor/form/number_controls.hpp"
#include "editor/window/words.hpp"

#include <QComboBox>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

using text::Node;

namespace {

constexpr qsizetype mostWords = 90;  ///< of a text in a list

QString inShort(const QString& text)
{
    const QString line = text.simplified();
    return line.size() > mostWords ? line.left(mostWords - 1) + QChar(0x2026) : line;
}

/// The side of an id by its name; the id where there is none of it.
QString nameOfSide(PropertyRows::Text now, std::string_view id)
{
    for (const Node side : now.document.root()["sides"])
        if (side["id"].string() == id) return sideName(side);
    return shown(id);
}

}  // namespace

ScenarioPanel::ScenarioPanel(BoardView& view, QWidget* parent) : QWidget(parent), m_view(view), m_rows(new PropertyRows(view, QStringLiteral("scenario"), this))
{
    setObjectName("scenario-panel");
    buildNames();
    buildVictory();
    buildReinforcements();
    buildPoints();
    m_rows->notes({"notes", tr("Notes"), tr("Whatever players should know")}, [](Text now) { return shown(now.document.root()["notes"].string()); }, [](Text now, const QString& text) { return setText(now, {""}, "/notes", text); });
    m_own = new OwnKeys(view, rules::Scope::scenario, this);
    m_own->setContentsMargins(12, 0, 12, 8);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_rows);
    layout->addWidget(m_own);
    layout->addStretch(1);
    for (auto* rows : {m_rows, m_victoryRows, m_arrivalRows}) connect(rows, &PropertyRows::made, this, &ScenarioPanel::refresh);
    refresh();
}

void ScenarioPanel::buildNames()
{
    auto& rows = *m_rows;
    const auto line = [&](const RowTitle& title, std::string key) {
        rows.line(title, [key](Text now) { return shown(now.document.root().at(std::string_view(key)).string()); }, [key](Text now, const QString& text) { return setText(now, {""}, key, text); });
    };
    rows.section(tr("Battle"));
    rows.line({"name", tr("Name"), tr("What the battle is called")}, [](Text now) { return shown(now.document.root()["name"].string()); },
              [](Text now, const QString& name) { return scenario::rename(now, "", utf8(name)); });
    rows.notes({"summary", tr("Summary"), tr("What it is about, in a sentence or two")}, [](Text now) { return shown(now.document.root()["summary"].string()); },
               [](Text now, const QString& text) { return setText(now, {""}, "/summary", text); });
    line({"date", tr("Date"), tr("When it was fought, in words")}, "/date");
    line({"place", tr("Place"), tr("Where it was fought")}, "/place");
    rows.whole({"turns", tr("Turns"), tr("How many turns the game lasts")}, {}, 1, 1000, true, [](Text now) { return sameNumber(now, {""}, "/turns"); },
               [](Text now, const std::optional<double>& turns) { return setNumber(now, {""}, "/turns", turns); });
}

Node ScenarioPanel::victory(Text now) const { return now.document.root().at(std::string_view(m_victory->current())); }

void ScenarioPanel::buildVictory()
{
    m_rows->section(tr("What Wins"));
    const auto items = [](Text now) {
        std::vector<ItemList::Item> found;
        for (const Node each : now.document.root()["victory"]) {
            QString words = inShort(shown(each["text"].string()));
            if (const auto side = each["side"].string(); !side.empty()) words = tr("%1: %2").arg(nameOfSide(now, side), words);
            found.push_back({each.pointer(), words});
        }
        return found;
    };
    m_victoryRows = new PropertyRows(m_view, QStringLiteral("victory"), this);
    m_victory = new ItemList({"victory", tr("What wins"), tr("What wins the game, for everybody or for one side")}, QStringLiteral("victory"), tr("Nothing is said yet"), items,
                             [](Text now) { return scenario::addVictory(now, utf8(tr("The side that is not broken at the end has won."))); }, [this](const auto& change) { return m_rows->make(change); }, this);
    m_rows->add(m_victory);
    m_rows->add(m_victoryRows);
    connect(m_victory, &ItemList::currentChanged, this, [this] { m_victoryRows->setVisible(!m_victory->current().empty()); m_victoryRows->refresh(); });
    auto& rows = *m_victoryRows;
    rows.choice({"side", tr("For"), tr("Whom it holds for")}, [](Text now) { return sideChoices(now, tr("Everybody")); }, [this](Text now) { return shown(victory(now)["side"].string()); },
                [this](Text now, const QString& side) { return setText(now, {m_victory->current()}, "/side", side); });
    rows.number({"points", tr("Points"), tr("What it is worth")}, {}, -100000, 100000, true, [this](Text now) { return sameNumber(now, {m_victory->current()}, "/points"); },
                [this](Text now, const std::optional<double>& points) { return setNumber(now, {m_victory->current()}, "/points", points); });
    rows.notes({"text", tr("Text"), tr("The condition in words")}, [this](Text now) { return shown(victory(now)["text"].string()); },
               [this](Text now, const QString& text) { return text.isEmpty() ? Change{} : setText(now, {m_victory->current()}, "/text", text); });
}

Node ScenarioPanel::reinforcement(Text now) const { return now.document.root().at(std::string_view(m_arrivals->current())); }

const BoardSide* ScenarioPanel::sideOf(const std::string& pointer) const
{
    for (const auto& side : m_view.board().sides)
        if (pointer.starts_with(side.pointer + "/")) return &side;
    return nullptr;
}

void ScenarioPanel::buildReinforcements()
{
    m_rows->section(tr("Reinforcements"));
    const auto items = [this](Text now) {
        std::vector<std::pair<std::int64_t, ItemList::Item>> byTurn;
        for (const Node side : now.document.root()["sides"])
            for (const Node each : side["reinforcements"]) {
                const auto id = each["unit"].string().empty() ? each["group"].string() : each["unit"].string();
                QString who = shown(id);
                if (const auto* known = sideOf(each.pointer()))
                    for (const auto& unit : known->units)
                        if (unit.id == id) who = shown(unit.name);
                byTurn.push_back({each["turn"].integer(), {each.pointer(), tr("Turn %1: %2 (%3)").arg(each["turn"].integer()).arg(who, sideName(side))}});
            }
        std::stable_sort(byTurn.begin(), byTurn.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        std::vector<ItemList::Item> found;
        for (auto& [turn, item] : byTurn) found.push_back(std::move(item));
        return found;
    };
    const auto add = [this](Text now) -> Change {
        // The first unit that is not awaited yet; who it really is, is chosen below.
        for (const auto& side : m_view.board().sides)
            for (const auto& unit : side.units) {
                bool isAwaited = false;
                for (const Node each : now.document.root().at(std::string_view(side.pointer))["reinforcements"]) isAwaited = isAwaited || each["unit"].string() == unit.id;
                if (!isAwaited) return scenario::addReinforcement(now, side.pointer, scenario::Arrival::unit, unit.id, 2);
            }
        m_view.desk().say(tr("No side has an army of which something could come later."));
        return {};
    };
    m_arrivalRows = new PropertyRows(m_view, QStringLiteral("arrival"), this);
    m_arrivals = new ItemList({"reinforcements", tr("Reinforcements"), tr("Who comes later, by turn")}, QStringLiteral("reinforcements"), tr("Nobody comes later"), items, add, [this](const auto& change) { return m_rows->make(change); }, this);
    m_rows->add(m_arrivals);
    m_rows->add(m_arrivalRows);
    connect(m_arrivals, &ItemList::currentChanged, this, [this] { m_arrivalRows->setVisible(!m_arrivals->current().empty()); m_arrivalRows->refresh(); });
    auto& rows = *m_arrivalRows;
    rows.whole({"turn", tr("Turn"), tr("When it comes")}, {}, 1, 1000, false, [this](Text now) { return sameNumber(now, {m_arrivals->current()}, "/turn"); },
               [this](Text now, const std::optional<double>& turn) { return setNumber(now, {m_arrivals->current()}, "/turn", turn); });
    rows.choice({"unit", tr("Who"), tr("The unit or leader that comes")},
                [this](Text) {
                    RowChoices units;
                    if (const auto* side = sideOf(m_arrivals->current()))
                        for (const auto& unit : side->units) units.emplace_back(shown(unit.id), shown(unit.name));
                    return units;
                },
                [this](Text now) { return shown(reinforcement(now)["unit"].string().empty() ? reinforcement(now)["group"].string() : reinforcement(now)["unit"].string()); },
                [this](Text now, const QString& unit) -> Change {
                    // A whole group that was to come gives way to the unit.
                    if (unit.isEmpty() || !reinforcement(now)["group"]) return unit.isEmpty() ? Change{} : setText(now, {m_arrivals->current()}, "/unit", unit);
                    text::Draft draft(now.document);
                    if (!draft.renameKey(m_arrivals->current() + "/group", "unit") || !draft.replace(m_arrivals->current() + "/unit", text::quoted(utf8(unit)))) return {};
                    Change change = setText(now, {m_arrivals->current()}, "/unit", unit);
                    change.edits = draft.edits();
                    return change;
                });
    rows.choice({"edge", tr("Edge"), tr("Where it comes onto the board")}, [](Text) { return edgeChoices(tr("Its own")); }, [this](Text now) { return shown(reinforcement(now)["edge"].string()); },
                [this](Text now, const QString& edge) { return setText(now, {m_arrivals->current()}, "/edge", edge); });
}

void ScenarioPanel::buildPoints()
{
    m_rows->section(tr("Objectives"));
    const auto objectives = [this](Text now) {
        std::vector<ItemList::Item> found;
        for (const Node each : now.document.root()["objectives"]) {
            QString words = shown(each["name"].string().empty() ? each["id"].string() : each["name"].string());
            if (const auto holder = each["holder"].string(); !holder.empty()) words = tr("%1, held by %2").arg(words, nameOfSide(now, holder));
            found.push_back({each.pointer(), words});
        }
        return found;
    };
    const auto middle = [this] { return geometry::Point{m_view.board().map.width / m_view.board().perFileUnit / 2, m_view.board().map.depth / m_view.board().perFileUnit / 2}; };
    const auto makes = [this](const auto& change) { return m_rows->make(change); };
    m_objectives = new ItemList({"objectives", tr("Objectives"), tr("Places that are fought for; click one to see it on the board")}, QStringLiteral("objectives"), tr("There are none"), objectives,
                                [middle](Text now) { return scenario::addObjective(now, utf8(tr("Objective")), middle()); }, makes, this);
    m_rows->add(m_objectives);
    m_rows->section(tr("Rally Points"));
    const auto points = [](Text now) {
        std::vector<ItemList::Item> found;
        for (const Node side : now.document.root()["sides"]) {
            int number = 0;
            for (const Node each : side["rallyPoints"]) found.push_back({each.pointer(), tr("%1, point %2").arg(sideName(side)).arg(++number)});
        }
        return found;
    };
    m_rally = new ItemList({"rally-points", tr("Rally points"), tr("Where broken units rally; the tool for them sets more")}, QStringLiteral("rally-points"), tr("There are none"), points,
                           [this, middle](Text now) -> Change {
                               const auto& sides = m_view.board().sides;
                               if (sides.empty()) return m_view.desk().say(tr("There are no sides yet.")), Change{};
                               return scenario::addRallyPoint(now, sides.front().pointer, middle());
                           },
                           makes, this);
    m_rows->add(m_rally);
    connect(m_objectives, &ItemList::activated, this, &ScenarioPanel::select);
    connect(m_rally, &ItemList::activated, this, &ScenarioPanel::select);
}

void ScenarioPanel::select(const QString& pointer)
{
    const auto* thing = m_view.board().thing(utf8(pointer));
    if (!thing) return;
    m_view.selection().set({pointer}, &m_view.board(), false);
    m_view.reveal(thing->at);
}

void ScenarioPanel::refresh()
{
    if (const auto text = m_view.desk().text()) {
        const scenario::ScenarioText now(*text, m_view.board().map.measure);
        for (auto* list : {m_victory, m_arrivals, m_objectives, m_rally}) list->refresh(now);
    }
    m_rows->refresh();
    for (auto [rows, list] : {std::pair(m_victoryRows, m_victory), std::pair(m_arrivalRows, m_arrivals)}) {
        rows->setVisible(!list->current().empty());
        rows->refresh();
    }
    m_own->show(std::string());
}

}  // namespace muster::editor
