#include "editor/board/panels/sides_panel.hpp"

#include "editor/army_files/army_copy.hpp"
#include "editor/board/panels/army_chooser.hpp"
#include "editor/board/panels/id_row.hpp"
#include "editor/board/panels/item_list.hpp"
#include "editor/board/panels/own_keys.hpp"
#include "editor/board/panels/row_values.hpp"
#include "editor/form/number_controls.hpp"
#include "editor/look/file_reference.hpp"
#include "editor/look/words.hpp"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

namespace fs = std::filesystem;
using text::Node;

SidesPanel::SidesPanel(BoardView& view, std::function<fs::path()> place, std::function<AvailableArmies()> available,
                       QWidget* parent)
    : QWidget(parent), m_view(view), m_place(std::move(place)), m_available(std::move(available))
{
    setObjectName("sides-panel");
    m_rows = new PropertyRows(view, QStringLiteral("side"), this);
    const auto items = [this](Text now) {
        std::vector<ItemList::Item> found;
        for (const Node each : now.document.root()["sides"]) {
            QString words = sideName(each);
            for (const auto& known : m_view.board().sides)
                if (known.pointer == each.pointer() && !known.armyName.empty())
                    words += QStringLiteral(" \u2013 ") + toQString(known.armyName);
            found.push_back({each.pointer(), words});
        }
        return found;
    };
    m_sides = new ItemList(
        {"sides", tr("Sides"), tr("Who fights this battle")}, QStringLiteral("sides"), tr("There are no sides yet"),
        items, [](Text now) { return scenario::addSide(now, utf8(tr("New side"))); },
        [this](const auto& change) { return m_rows->make(change); }, this);
    connect(m_sides, &ItemList::currentChanged, this, [this] { refresh(); });
    m_sides->allowOrder();
    m_rows->add(m_sides);
    buildRows();
    connect(m_rows, &PropertyRows::made, this, &SidesPanel::refresh);
    m_own = new OwnKeys(view, rules::Scope::side, this);
    m_own->setContentsMargins(12, 0, 12, 8);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_rows);
    layout->addWidget(m_own);
    layout->addStretch(1);
    refresh();
}

const std::string& SidesPanel::current() const { return m_sides->current(); }

void SidesPanel::buildRows()
{
    auto& rows = *m_rows;
    rows.line(
        {"name", tr("Name"), tr("What the side is called on the map")},
        [this](Text now) { return toQString(side(now)["name"].string()); },
        [this](Text now, const QString& name) { return scenario::rename(now, current(), utf8(name)); });
    addIdRow(rows, [this] { return current(); });
    rows.choice(
        {"role", tr("Role"), tr("Who attacks and who defends; some games ask for it")},
        [](Text) {
            return RowChoices{{QString(), tr("None")}, {"attacker", tr("Attacker")}, {"defender", tr("Defender")}};
        },
        [this](Text now) { return toQString(side(now)["role"].string()); },
        [this](Text now, const QString& role) { return setText(now, {current()}, "/role", role); });
    rows.choice(
        {"edge", tr("Edge"), tr("The side's own edge of the board")}, [](Text) { return edgeChoices(tr("None")); },
        [this](Text now) { return toQString(side(now)["edge"].string()); },
        [this](Text now, const QString& edge) { return setText(now, {current()}, "/edge", edge); });
    rows.integer(
        {"budget", tr("Budget"), tr("The points that its army may cost")}, {}, 0, 1'000'000, true,
        [this](Text now) { return sameNumber(now, {current()}, "/budget"); },
        [this](Text now, const std::optional<double>& budget) {
            return setNumber(now, {current()}, "/budget", budget);
        });
    rows.section(tr("Army"));
    rows.line(
            {"army", tr("File"), tr("The army file of the side, relative to this file")},
            [this](Text now) { return toQString(side(now)["army"].string()); },
            [this](Text now, const QString& path) { return scenario::setArmy(now, current(), utf8(path)); })
        ->setMaxLength(1000);
    rows.button({"choose-army", tr("Choose Army..."), tr("Attach an army file to the side")}, [this] { chooseArmy(); });
    rows.button(
        {"no-army", tr("Remove"), tr("Leave the side without an army; what stands on the board stays")},
        [this] { m_rows->make([this](Text now) { return scenario::setArmy(now, current(), {}); }); }, true);
    rows.words({"army-trouble", {}}, [this](Text) {
        for (const auto& known : m_view.board().sides)
            if (known.pointer == current()) return toQString(known.armyProblem);
        return QString();
    });
    rows.section(tr("Deploys in"));
    addZones();
    rows.words({"deploys-anywhere", {}}, [this](Text now) {
        const bool isBound = !side(now)["edge"].string().empty() || !scenario::zonesOf(side(now)).empty();
        return isBound || current().empty()
                   ? QString()
                   : tr("Without an edge or a zone of its own, no rule limits where its units may stand.");
    });
    rows.notes(
        {"notes", tr("Notes"), tr("Whatever players should know about the side")},
        [this](Text now) { return toQString(side(now)["notes"].string()); },
        [this](Text now, const QString& notes) { return setText(now, {current()}, "/notes", notes); });
}

void SidesPanel::addZones()
{
    m_zones = new QListWidget(m_rows);
    m_zones->setObjectName("side-zones");
    m_zones->setAccessibleName(tr("Zones of the side"));
    m_zones->setToolTip(tr("Where the side may put its units before the game"));
    connect(m_zones, &QListWidget::itemChanged, this, [this](QListWidgetItem*) {
        std::vector<std::string> ids;
        for (int i = 0; i < m_zones->count(); ++i)
            if (m_zones->item(i)->checkState() == Qt::Checked)
                ids.push_back(utf8(m_zones->item(i)->data(Qt::UserRole).toString()));
        // Deferred, because the list is emitting a signal about this item.
        QMetaObject::invokeMethod(
            this,
            [this, ids] {
                m_rows->make([&](Text now) { return scenario::setZones(now, current(), ids); });
                refresh();
            },
            Qt::QueuedConnection);
    });
    m_rows->add(m_zones);
}

void SidesPanel::showZones(Text now)
{
    const QSignalBlocker blocker(m_zones);
    const auto own = scenario::zonesOf(side(now));
    const int row = m_zones->currentRow();
    m_zones->clear();
    const auto add = [&](std::string_view id, const QString& words) {
        auto* item = new QListWidgetItem(words, m_zones);
        item->setData(Qt::UserRole, toQString(id));
        item->setFlags(Qt::ItemIsUserCheckable | Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        item->setCheckState(std::find(own.begin(), own.end(), id) != own.end() ? Qt::Checked : Qt::Unchecked);
    };
    std::vector<std::string> there;
    for (const Node zone : now.document.root()["zones"]) {
        add(zone["id"].string(),
            toQString(zone["name"].string().empty() ? zone["id"].string() : zone["name"].string()));
        there.emplace_back(zone["id"].string());
    }
    // Show zones that do not exist, so that the user can remove them.
    for (const auto& id : own)
        if (std::find(there.begin(), there.end(), id) == there.end())
            add(id, tr("%1 (not on the board)").arg(toQString(id)));
    m_zones->setCurrentRow(std::min(row, m_zones->count() - 1));
    m_zones->setFixedHeight(std::clamp(m_zones->count(), 1, 5) * (m_zones->fontMetrics().lineSpacing() + 6) +
                            2 * m_zones->frameWidth() + 2);
}

void SidesPanel::refresh()
{
    const auto text = m_view.host().text();
    if (text) {
        const scenario::ScenarioText now(*text, m_view.board().map.measure);
        const QSignalBlocker blocker(m_sides);
        m_sides->refresh(now);
        // Always select one, so that the rows have a side to show.
        if (const Node first = now.document.root()["sides"].at(std::uint32_t{0}); current().empty() && first)
            m_sides->choose(first.pointer());
        showZones(now);
    }
    m_rows->refresh();
    const bool isThere = !current().empty();
    for (auto* control : m_rows->findChildren<QWidget*>())
        if (control->objectName().startsWith(QStringLiteral("side-"))) control->setEnabled(isThere);
    if (isThere)
        m_own->show(current());
    else
        m_own->hide();
}

bool SidesPanel::attachArmy(const fs::path& file)
{
    const auto place = m_place();
    auto written = referenceTo(file, place);
    if (!canName(file, place)) {
        written = copyReference(file, place);
        if (const auto failed = copyArmy(file, place, written))
            return m_view.host().showMessage(tr("The army was not copied: %1").arg(toQString(*failed))), false;
        m_view.host().showMessage(tr("Copied the army beside the battlefield: %1").arg(toQString(written)));
    }
    return m_rows->make([&](Text now) { return scenario::setArmy(now, current(), written); });
}

void SidesPanel::chooseArmy()
{
    ArmyChooser chooser(m_available ? m_available() : AvailableArmies{}, m_place(), this);
    if (chooser.exec() == QDialog::Accepted && !chooser.file().empty()) attachArmy(chooser.file());
}

}  // namespace muster::editor
