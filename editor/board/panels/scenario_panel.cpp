#include "editor/board/panels/scenario_panel.hpp"

#include "core/text/edit.hpp"
#include "editor/board/panels/checked_line.hpp"
#include "editor/board/panels/item_list.hpp"
#include "editor/board/panels/own_keys.hpp"
#include "editor/board/panels/reinforcement_rows.hpp"
#include "editor/board/panels/row_values.hpp"
#include "editor/form/number_controls.hpp"
#include "editor/look/file_reference.hpp"
#include "editor/look/words.hpp"

#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace muster::editor {

namespace fs = std::filesystem;

using text::Node;

namespace {

constexpr qsizetype maxWords = 90;  ///< characters of a text in a list
constexpr int maxPathLength = 1000, longestVersion = 40;

const QRegularExpression& versionForm()
{
    static const QRegularExpression form(QStringLiteral("^[0-9]+\\.[0-9]+\\.[0-9]+$"));
    return form;
}

QString inShort(const QString& text)
{
    const QString line = text.simplified();
    return line.size() > maxWords ? line.left(maxWords - 1) + QChar(0x2026) : line;
}

/// The name of the side with that id; the id if there is none.
QString nameOfSide(PropertyRows::Text now, std::string_view id)
{
    for (const Node side : now.document.root()["sides"])
        if (side["id"].string() == id) return sideName(side);
    return toQString(id);
}

}  // namespace

ScenarioPanel::ScenarioPanel(BoardView& view, std::function<fs::path()> place, QWidget* parent)
    : QWidget(parent), m_view(view), m_place(std::move(place)),
      m_rows(new PropertyRows(view, QStringLiteral("scenario"), this))
{
    setObjectName("scenario-panel");
    buildNames();
    buildVictory();
    m_rows->section(tr("Reinforcements"));
    m_reinforcements = new ReinforcementRows(view, this);
    m_rows->add(m_reinforcements);
    buildPoints();
    buildRules();
    m_own = new OwnKeys(view, rules::Scope::scenario, this);
    m_own->setContentsMargins(12, 0, 12, 8);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_rows);
    layout->addWidget(m_own);
    layout->addStretch(1);
    for (auto* rows : {m_rows, m_victoryRows}) connect(rows, &PropertyRows::made, this, &ScenarioPanel::refresh);
    connect(m_reinforcements, &ReinforcementRows::made, this, &ScenarioPanel::refresh);
    refresh();
}

void ScenarioPanel::buildNames()
{
    auto& rows = *m_rows;
    const auto line = [&](const RowTitle& title, std::string key) {
        rows.line(
            title, [key](Text now) { return toQString(now.document.root().at(std::string_view(key)).string()); },
            [key](Text now, const QString& text) { return setText(now, {""}, key, text); });
    };
    rows.section(tr("Battle"));
    rows.line(
        {"name", tr("Name"), tr("What the battle is called")},
        [](Text now) { return toQString(now.document.root()["name"].string()); },
        [](Text now, const QString& name) { return scenario::rename(now, "", utf8(name)); });
    rows.notes(
        {"summary", tr("Summary"), tr("What it is about, in a sentence or two")},
        [](Text now) { return toQString(now.document.root()["summary"].string()); },
        [](Text now, const QString& text) { return setText(now, {""}, "/summary", text); });
    line({"date", tr("Date"), tr("When it was fought, in words")}, "/date");
    line({"place", tr("Place"), tr("Where it was fought")}, "/place");
    rows.integer(
        {"turns", tr("Turns"), tr("How many turns the game lasts")}, {}, 1, 1000, true,
        [](Text now) { return sameNumber(now, {""}, "/turns"); },
        [](Text now, const std::optional<double>& turns) { return setNumber(now, {""}, "/turns", turns); });
    rows.notes(
        {"notes", tr("Notes"), tr("Whatever players should know")},
        [](Text now) { return toQString(now.document.root()["notes"].string()); },
        [](Text now, const QString& text) { return setText(now, {""}, "/notes", text); });
}

void ScenarioPanel::buildRules()
{
    auto& rows = *m_rows;
    rows.section(tr("Sources and Rules"));
    rows.texts(
        {"sources", tr("Sources"), tr("Where its history comes from, such as books; one a line")},
        [](Text now) {
            QStringList sources;
            for (const Node each : now.document.root()["sources"]) sources << toQString(each.string());
            return sources;
        },
        [](Text now, const QStringList& sources) {
            std::string json;
            for (const auto& each : sources) json.append(json.empty() ? "[" : ", ").append(text::quoted(utf8(each)));
            return json.empty() ? scenario::clearValue(now, "", "/sources")
                                : scenario::setValue(now, "", "/sources", json + "]");
        });
    rows.line(
            {"house", tr("House rules"), tr("The file of house rules for this battle, relative to this file")},
            [](Text now) { return toQString(now.document.root()["house"].string()); },
            [](Text now, const QString& path) { return setText(now, {""}, "/house", path); })
        ->setMaxLength(maxPathLength);
    rows.button({"choose-house", tr("Choose House Rules..."), tr("Play by a file of house rules")},
                [this] { chooseHouse(); });
    rows.button(
        {"no-house", tr("Remove"), tr("Play by the rules of the game alone")},
        [this] { m_rows->make([](Text now) { return setText(now, {""}, "/house", {}); }); }, true);
    auto* version = new CheckedLine(
        [](const QString& text) {
            return text.isEmpty() || versionForm().match(text).hasMatch()
                       ? QString()
                       : tr("A version is three numbers with dots between them, such as 1.0.0.");
        },
        &rows);
    version->setMaxLength(longestVersion);
    addCheckedLine(
        rows, {"version", tr("Rules version"), tr("The version of the game's rules that it was written for")}, version,
        [](Text now) { return toQString(now.document.root()["systemVersion"].string()); },
        [](Text now, const QString& text) { return setText(now, {""}, "/systemVersion", text); });
}

bool ScenarioPanel::playBy(const fs::path& house)
{
    const auto written = referenceTo(house, m_place());
    return m_rows->make([&](Text now) { return setText(now, {""}, "/house", toQString(written)); });
}

void ScenarioPanel::chooseHouse()
{
    const auto text = m_view.host().text();
    const std::string now(text ? text->root()["house"].string() : std::string_view());
    const auto chosen = chooseReference(this, tr("Choose House Rules"), tr("House rules (*.house.json);;All files (*)"),
                                        m_place(), now, "..");
    if (!chosen.empty())
        m_rows->make([&](Text present) { return setText(present, {""}, "/house", toQString(chosen)); });
}

Node ScenarioPanel::victory(Text now) const { return now.document.root().at(std::string_view(m_victory->current())); }

void ScenarioPanel::buildVictory()
{
    m_rows->section(tr("Victory"));
    const auto items = [](Text now) {
        std::vector<ItemList::Item> found;
        for (const Node each : now.document.root()["victory"]) {
            QString words = inShort(toQString(each["text"].string()));
            if (const auto side = each["side"].string(); !side.empty())
                words = tr("%1: %2").arg(nameOfSide(now, side), words);
            found.push_back({each.pointer(), words});
        }
        return found;
    };
    m_victoryRows = new PropertyRows(m_view, QStringLiteral("victory"), this);
    m_victory = new ItemList(
        {"victory", tr("Victory conditions"), tr("What wins the game, for everybody or for one side")},
        QStringLiteral("victory"), tr("No conditions yet"), items,
        [](Text now) { return scenario::addVictory(now, utf8(tr("The side that is not broken at the end has won."))); },
        [this](const auto& change) { return m_rows->make(change); }, this);
    m_victory->allowOrder();
    m_rows->add(m_victory);
    m_rows->add(m_victoryRows);
    connect(m_victory, &ItemList::currentChanged, this, [this] {
        m_victoryRows->setVisible(!m_victory->current().empty());
        m_victoryRows->refresh();
    });
    auto& rows = *m_victoryRows;
    rows.choice(
        {"side", tr("For"), tr("The side that it applies to")},
        [](Text now) { return sideChoices(now, tr("Everybody")); },
        [this](Text now) { return toQString(victory(now)["side"].string()); },
        [this](Text now, const QString& side) { return setText(now, {m_victory->current()}, "/side", side); });
    rows.number(
        {"points", tr("Points"), tr("What it is worth")}, {}, -100000, 100000, true,
        [this](Text now) { return sameNumber(now, {m_victory->current()}, "/points"); },
        [this](Text now, const std::optional<double>& points) {
            return setNumber(now, {m_victory->current()}, "/points", points);
        });
    rows.notes(
        {"text", tr("Text"), tr("The condition in words")},
        [this](Text now) { return toQString(victory(now)["text"].string()); },
        [this](Text now, const QString& text) {
            return text.isEmpty() ? Change{} : setText(now, {m_victory->current()}, "/text", text);
        });
}

void ScenarioPanel::buildPoints()
{
    m_rows->section(tr("Objectives"));
    const auto objectives = [](Text now) {
        std::vector<ItemList::Item> found;
        for (const Node each : now.document.root()["objectives"]) {
            QString words = toQString(each["name"].string().empty() ? each["id"].string() : each["name"].string());
            if (const auto holder = each["holder"].string(); !holder.empty())
                words = tr("%1, held by %2").arg(words, nameOfSide(now, holder));
            found.push_back({each.pointer(), words});
        }
        return found;
    };
    const auto middle = [this] {
        return geometry::Point{m_view.board().map.width / m_view.board().perFileUnit / 2,
                               m_view.board().map.depth / m_view.board().perFileUnit / 2};
    };
    const auto makes = [this](const auto& change) { return m_rows->make(change); };
    m_objectives = new ItemList(
        {"objectives", tr("Objectives"), tr("Places that are fought for; click one to see it on the board")},
        QStringLiteral("objectives"), tr("There are none"), objectives,
        [middle](Text now) { return scenario::addObjective(now, utf8(tr("Objective")), middle()); }, makes, this);
    m_objectives->allowOrder();
    m_rows->add(m_objectives);
    m_rows->section(tr("Rally Points"));
    const auto points = [](Text now) {
        std::vector<ItemList::Item> found;
        for (const Node side : now.document.root()["sides"]) {
            int number = 0;
            for (const Node each : side["rallyPoints"])
                found.push_back({each.pointer(), tr("%1, point %2").arg(sideName(side)).arg(++number)});
        }
        return found;
    };
    m_rally = new ItemList(
        {"rally-points", tr("Rally points"), tr("Where broken units rally; the tool for them sets more")},
        QStringLiteral("rally-points"), tr("There are none"), points,
        [this, middle](Text now) -> Change {
            const auto& sides = m_view.board().sides;
            if (sides.empty()) return m_view.host().showMessage(tr("There are no sides yet.")), Change{};
            return scenario::addRallyPoint(now, sides.front().pointer, middle());
        },
        makes, this);
    m_rally->allowOrder();
    m_rows->add(m_rally);
    connect(m_objectives, &ItemList::activated, this, &ScenarioPanel::select);
    connect(m_rally, &ItemList::activated, this, &ScenarioPanel::select);
}

void ScenarioPanel::select(const QString& pointer)
{
    const auto* item = m_view.board().item(utf8(pointer));
    if (!item) return;
    m_view.selection().set({pointer}, &m_view.board(), false);
    m_view.reveal(item->at);
}

void ScenarioPanel::refresh()
{
    if (const auto text = m_view.host().text()) {
        const scenario::ScenarioText now(*text, m_view.board().map.measure);
        for (auto* list : {m_victory, m_objectives, m_rally}) list->refresh(now);
    }
    m_rows->refresh();
    m_victoryRows->setVisible(!m_victory->current().empty());
    m_victoryRows->refresh();
    m_reinforcements->refresh();
    m_own->show(std::string());
}

}  // namespace muster::editor
