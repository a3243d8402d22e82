#include "editor/board/panels/properties_panel.hpp"

#include "editor/board/panels/arrange.hpp"
#include "editor/board/panels/id_row.hpp"
#include "editor/board/panels/own_keys.hpp"
#include "editor/board/panels/place_rows.hpp"
#include "editor/board/panels/row_values.hpp"
#include "editor/form/finding_note.hpp"
#include "editor/form/number_controls.hpp"
#include "editor/look/words.hpp"

#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

using text::Node;

namespace {

constexpr std::size_t maxFindings = 5;  ///< maximum shown here; the findings panel lists all

}  // namespace

PropertiesPanel::PropertiesPanel(BoardView& view, ArrangeActions& arrange, QWidget* parent)
    : QWidget(parent), m_view(view), m_arrange(arrange)
{
    setObjectName("properties-panel");
    m_title = new QLabel(this);
    m_title->setObjectName("thing-title");
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    auto font = m_title->font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * 1.2);
    m_title->setFont(font);
    m_about = new QLabel(this);
    m_about->setObjectName("thing-about");
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_about->setForegroundRole(QPalette::PlaceholderText);
    m_findings = new FindingNote(this);
    connect(m_findings, &FindingNote::ruleRequested, this, &PropertiesPanel::ruleRequested);
    auto* head = new QVBoxLayout;
    head->setContentsMargins(12, 10, 12, 0);
    head->setSpacing(4);
    head->addWidget(m_title);
    head->addWidget(m_about);
    head->addWidget(m_findings);
    m_layout = new QVBoxLayout(this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_layout->addLayout(head);
    m_layout->addStretch(1);
    connect(&view.selection(), &BoardSelection::changed, this, &PropertiesPanel::refresh);
    refresh();
}

std::vector<const BoardItem*> PropertiesPanel::items() const
{
    std::vector<const BoardItem*> found;
    for (const auto& pointer : m_pointers)
        if (const auto* item = m_view.board().item(pointer)) found.push_back(item);
    return found;
}

QString PropertiesPanel::form() const
{
    if (m_pointers.empty()) return {};
    QString form = QStringLiteral("%1 %2 %3").arg(static_cast<int>(m_kind)).arg(m_isMixed).arg(isOne());
    const auto found = items();
    if (isOne() && !found.empty())
        form += QStringLiteral(" %1 %2").arg(static_cast<int>(found.front()->form)).arg(found.front()->exact);
    form += QStringLiteral(" %1").arg(m_view.board().map.columns > 0);
    for (const auto& side : m_view.board().sides) form += u' ' + toQString(side.id);
    return form + u' ' + toQString(m_view.board().fileMeasure);
}

void PropertiesPanel::refresh()
{
    m_pointers.clear();
    m_isMixed = false;
    for (const auto& pointer : m_view.selection().pointers()) {
        const auto* item = m_view.board().item(utf8(pointer));
        if (!item) continue;
        if (m_pointers.empty()) m_kind = item->kind;
        m_isMixed = m_isMixed || item->kind != m_kind;
        m_pointers.push_back(item->pointer);
    }
    showHead();
    if (const auto wanted = form(); wanted != m_form) {
        m_form = wanted;
        build();
    }
    if (m_rows) m_rows->refresh();
    if (m_own && !m_pointers.empty()) m_own->show(first());
}

void PropertiesPanel::showHead()
{
    const auto found = items();
    std::vector<const diagnostics::Diagnostic*> findings;
    if (found.empty()) {
        m_title->setText(tr("Nothing selected"));
        m_about->setText(tr(
            "Click an item on the board, or drag a box around several. Its name, place and size are then shown here."));
    } else if (isOne()) {
        const auto* item = found.front();
        m_title->setText(toQString(item->name));
        const auto& sides = m_view.board().sides;
        QStringList about;
        if (!item->what.empty() && item->what != item->name) about << toQString(item->what);
        if (item->side && *item->side < sides.size()) about << toQString(sides[*item->side].name);
        if (item->kind == BoardItemKind::terrain)
            for (const auto& kind : m_view.board().kinds)
                if (kind.id == item->type && !kind.words.empty()) about << toQString(kind.words);
        m_about->setText(about.join(QStringLiteral(" \u2013 ")));
    } else {
        m_title->setText(tr("%1 items selected").arg(found.size()));
        m_about->setText(m_isMixed ? tr("They are of different kinds; what they have in common can be arranged.")
                                   : tr("Values entered here apply to all of them."));
    }
    const auto checkResult = m_view.checkResult();
    for (const auto* item : found)
        for (const auto index : item->findings)
            if (checkResult && index < checkResult->diagnostics.size() && findings.size() < maxFindings)
                findings.push_back(&checkResult->diagnostics[index]);
    m_about->setVisible(!m_about->text().isEmpty());
    m_findings->show(findings);
}

void PropertiesPanel::build()
{
    // Deferred, because a row may have triggered this. Text half typed into the old rows is dropped.
    for (QWidget* old : {static_cast<QWidget*>(m_rows), static_cast<QWidget*>(m_own)}) {
        if (!old) continue;
        for (auto* control : old->findChildren<QWidget*>()) control->blockSignals(true);
        old->hide();
        m_layout->removeWidget(old);
        old->deleteLater();
    }
    m_rows = nullptr;
    m_own = nullptr;
    if (m_pointers.empty()) return;
    m_rows = new PropertyRows(m_view, QStringLiteral("thing"), this);
    if (!m_isMixed) {
        switch (m_kind) {
        case BoardItemKind::terrain: buildTerrain(*m_rows); break;
        case BoardItemKind::zone: buildZone(*m_rows); break;
        case BoardItemKind::objective: buildObjective(*m_rows); break;
        case BoardItemKind::base: buildBases(*m_rows); break;
        case BoardItemKind::rallyPoint: break;
        }
        if (const auto found = items(); isOne() && !found.empty())
            addPlaceRows(*m_rows, *found.front(), [this] { return first(); });
    }
    buildEnd(*m_rows);
    m_layout->insertWidget(1, m_rows);
    if (isOne() && (m_kind == BoardItemKind::terrain || m_kind == BoardItemKind::base)) {
        m_own =
            new OwnKeys(m_view, m_kind == BoardItemKind::base ? rules::Scope::placement : rules::Scope::terrain, this);
        m_own->setContentsMargins(12, 0, 12, 8);
        m_layout->insertWidget(2, m_own);
    }
}

void PropertiesPanel::addName(PropertyRows& rows)
{
    if (!isOne()) return;
    rows.line(
        {"name", tr("Name"), tr("What it is called on the map")},
        [this](Text now) { return toQString(node(now)["name"].string()); },
        [this](Text now, const QString& name) { return scenario::rename(now, first(), utf8(name)); });
    addIdRow(rows, [this] { return first(); });
}

void PropertiesPanel::buildTerrain(PropertyRows& rows)
{
    addName(rows);
    rows.choice(
        {"type", tr("Kind"), tr("The kind of terrain, which is what the rules look at")},
        [this](Text) {
            RowChoices kinds;
            for (const auto& kind : m_view.board().kinds) kinds.emplace_back(toQString(kind.id), toQString(kind.label));
            return kinds;
        },
        [this](Text now) { return sameText(now, m_pointers, "/type"); },
        [this](Text now, const QString& id) { return setText(now, m_pointers, "/type", id); });
    rows.integer(
        {"level", tr("Level"), tr("How many levels above the board it rises, or lies on")}, {}, -20, 20, true,
        [this](Text now) { return sameNumber(now, m_pointers, "/level"); },
        [this](Text now, const std::optional<double>& level) { return setNumber(now, m_pointers, "/level", level); });
    rows.choice(
        {"placed-by", tr("Placed by"), tr("The side that put it on the board")},
        [](Text now) { return sideChoices(now, tr("Nobody")); },
        [this](Text now) { return sameText(now, m_pointers, "/placedBy"); },
        [this](Text now, const QString& id) { return setText(now, m_pointers, "/placedBy", id); });
    rows.choice(
        {"runs-off", tr("Runs off"), tr("Whether it may go on beyond the edge of the board, as a road or river does")},
        [this](Text now) {
            return RowChoices{{QString(), runsOffUsually(now) ? tr("As its kind: yes") : tr("As its kind: no")},
                              {"true", tr("Yes")},
                              {"false", tr("No")}};
        },
        [this](Text now) { return sameFlag(now, m_pointers, "/runsOff"); },
        [this](Text now, const QString& choice) { return setFlagChoice(now, m_pointers, "/runsOff", choice); });
}

bool PropertiesPanel::runsOffUsually(Text now) const
{
    const auto type = utf8(sameText(now, m_pointers, "/type"));
    const auto& kinds = m_view.board().kinds;
    return std::any_of(kinds.begin(), kinds.end(),
                       [&](const TerrainKind& kind) { return kind.id == type && kind.runsOff; });
}

void PropertiesPanel::buildZone(PropertyRows& rows)
{
    addName(rows);
    if (!isOne()) return;
    const auto& sides = m_view.board().sides;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const std::string side = sides[i].pointer;
        const auto zone = [this](Text now) { return std::string(node(now)["id"].string()); };
        const std::string name = "side-" + std::to_string(i);
        rows.check(
            {name.c_str(), tr("%1 deploys here").arg(toQString(sides[i].name)),
             tr("Whether the side may put its units here before the game")},
            [side, zone](Text now) {
                const auto ids = scenario::zonesOf(now.document.root().at(std::string_view(side)));
                return std::find(ids.begin(), ids.end(), zone(now)) != ids.end();
            },
            [side, zone](Text now, bool on) {
                auto ids = scenario::zonesOf(now.document.root().at(std::string_view(side)));
                std::erase(ids, zone(now));
                if (on) ids.push_back(zone(now));
                return scenario::setZones(now, side, ids);
            });
    }
}

void PropertiesPanel::buildObjective(PropertyRows& rows)
{
    addName(rows);
    rows.choice(
        {"holder", tr("Held by"), tr("The side that holds it when the game begins")},
        [](Text now) { return sideChoices(now, tr("Nobody")); },
        [this](Text now) { return sameText(now, m_pointers, "/holder"); },
        [this](Text now, const QString& id) { return setText(now, m_pointers, "/holder", id); });
    rows.number(
        {"points", tr("Points"), tr("The points for holding it at the end")}, {}, -100000, 100000, true,
        [this](Text now) { return sameNumber(now, m_pointers, "/points"); },
        [this](Text now, const std::optional<double>& points) {
            return setNumber(now, m_pointers, "/points", points);
        });
}

void PropertiesPanel::buildBases(PropertyRows& rows)
{
    rows.number(
        {"facing", tr("Facing"), tr("Degrees clockwise; 0 or no number faces north")}, QStringLiteral("\u00b0"), -360,
        720, true, [this](Text now) { return sameNumber(now, m_pointers, "/facing"); },
        [this](Text now, const std::optional<double>& degrees) {
            return degrees ? scenario::setFacing(now, m_pointers, *degrees, true)
                           : setNumber(now, m_pointers, "/facing", degrees);
        });
    const auto turn = [this, &rows](double degrees) {
        rows.make([&](Text now) { return scenario::turnEach(now, m_pointers, degrees); });
    };
    rows.button({"turn-left", tr("Turn Left"), tr("Turn each base 45 degrees to its left")}, [turn] { turn(-45); });
    rows.button(
        {"turn-right", tr("Turn Right"), tr("Turn each base 45 degrees to its right")}, [turn] { turn(45); }, true);
    rows.button(
        {"about-face", tr("About Face"), tr("Turn each base round")}, [turn] { turn(180); }, true);
    if (isOne()) return addBaseSize(rows);
    rows.section(tr("Formation"));
    using Kind = scenario::Formation::Kind;
    const auto formUp = [this, &rows](Kind kind) {
        const auto size = usualBase().value_or(std::array{0.0, 0.0});
        if (size[0] <= 0)
            return m_view.host().showMessage(tr("The size of its bases is not known, so they cannot form up."));
        rows.make([&](Text now) {
            const double facing = now.document.root().at(std::string_view(first()))["facing"].real();
            return scenario::formUp(now, m_pointers, size, {.kind = kind}, {}, facing);
        });
    };
    rows.button({"line", tr("Line"), tr("Form up side by side, facing as the first does")},
                [formUp] { formUp(Kind::line); });
    rows.button(
        {"column", tr("Column"), tr("Form up one behind the other")}, [formUp] { formUp(Kind::column); }, true);
    rows.button(
        {"block", tr("Block"), tr("Form up about as broad as deep")}, [formUp] { formUp(Kind::block); }, true);
}

std::optional<std::array<double, 2>> PropertiesPanel::usualBase() const
{
    const auto* base = m_pointers.empty() ? nullptr : m_view.board().item(first());
    if (!base) return std::nullopt;
    for (const auto& side : m_view.board().sides)
        for (const auto& unit : side.units)
            if (unit.id == base->id && base->pointer.starts_with(side.pointer + "/")) return unit.base;
    return std::nullopt;
}

void PropertiesPanel::addBaseSize(PropertyRows& rows)
{
    rows.pairOrNone(
        {"base", tr("Base"), tr("Its own width and depth, where they are not those of its unit")},
        {"base-width", tr("Width of the base")}, {"base-depth", tr("Depth of the base")}, QStringLiteral("mm"), 0.1,
        10000, [this](Text now) { return pointAt(now, first(), "/base"); },
        [this](Text now, const std::optional<geometry::Point>& size) { return setPoint(now, first(), "/base", size); },
        [this](Text) {
            const auto usual = usualBase().value_or(std::array{20.0, 20.0});
            return geometry::Point{usual[0], usual[1]};
        });
}

void PropertiesPanel::buildEnd(PropertyRows& rows)
{
    if (m_isMixed || m_kind != BoardItemKind::rallyPoint)
        rows.check(
            {"locked", tr("Locked"), tr("Nothing moves it until it is unlocked")},
            [this](Text now) { return allTrue(now, m_pointers, "/x-locked"); },
            [this](Text now, bool on) { return scenario::setLocked(now, m_pointers, on); });
    if (isOne() && m_kind != BoardItemKind::rallyPoint)
        rows.notes(
            {"notes", tr("Notes"), tr("Whatever players should know about it")},
            [this](Text now) { return toQString(node(now)["notes"].string()); },
            [this](Text now, const QString& notes) { return setText(now, {first()}, "/notes", notes); });
    addArrange(rows);
}

void PropertiesPanel::addArrange(PropertyRows& rows)
{
    rows.section(tr("Arrange"));
    auto* box = new QWidget(&rows);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(2);
    using Group = ArrangeCommand::Group;
    int line = 0;
    const auto addLine = [&](std::initializer_list<Group> groups) {
        int column = 0;
        for (const auto group : groups)
            for (auto* action : m_arrange.actions(group)) {
                auto* button = new QToolButton(box);
                button->setDefaultAction(action);
                button->setObjectName(QStringLiteral("thing-") + action->objectName());
                button->setAccessibleName(action->text().remove(u'&'));
                button->setAutoRaise(true);
                button->setFocusPolicy(Qt::StrongFocus);
                grid->addWidget(button, line, column++);
            }
        ++line;
    };
    if (!isOne()) addLine({Group::align, Group::distribute});
    addLine({Group::mirror});
    addLine({Group::order, Group::keep});
    grid->setColumnStretch(12, 1);
    rows.add(box);
}

void PropertiesPanel::focusFirst()
{
    for (QWidget* next = nextInFocusChain(); next && next != this; next = next->nextInFocusChain())
        if (isAncestorOf(next) && next->isVisible() && next->isEnabled() && (next->focusPolicy() & Qt::TabFocus))
            return next->setFocus(Qt::TabFocusReason);
}

}  // namespace muster::editor
