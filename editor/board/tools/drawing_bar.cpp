#include "editor/board/tools/drawing_bar.hpp"

#include "editor/board/tools/drawing_tool.hpp"
#include "editor/board/tools/spot_tool.hpp"
#include "editor/form/number_controls.hpp"
#include "editor/look/words.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QWidgetAction>

#include <algorithm>

namespace muster::editor {

using scenario::Mirror;

namespace {

const QString zoneData = QStringLiteral("zone:");  ///< cannot clash with ids, which contain no colon

/// A combo box that returns the focus to the board after a choice from its popup, so that shortcuts work there.
/// Stepping with the arrow keys keeps the focus.
class ChoiceBox : public QComboBox {
public:
    explicit ChoiceBox(BoardView& view, QWidget* parent) : QComboBox(parent)
    {
        connect(this, &QComboBox::activated, &view, [this, &view] {
            if (!m_stepping) view.setFocus(Qt::OtherFocusReason);
        });
    }

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        m_stepping = true;
        QComboBox::keyPressEvent(event);
        m_stepping = false;
    }

private:
    bool m_stepping = false;
};

}  // namespace

template <class Control>
Control* DrawingBar::add(Control* control, const char* name, const QString& title, const QString& tip)
{
    control->setObjectName(QStringLiteral("draw-%1").arg(QLatin1String(name)));
    control->setAccessibleName(title);
    control->setToolTip(tip);
    layout()->addWidget(control);
    return control;
}

DrawingBar::DrawingBar(BoardView& view, DrawingChoice& choice, QWidget* parent)
    : QWidget(parent), m_view(view), m_choice(choice)
{
    setObjectName("drawing-bar");
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(8, 4, 8, 4);
    line->setSpacing(8);
    m_kind = add(new ChoiceBox(m_view, this), "kind", tr("What is drawn"),
                 tr("The kind of terrain that is drawn, or a deployment zone"));
    m_side = add(new ChoiceBox(m_view, this), "side", tr("Whose it is"),
                 tr("The side that places the terrain, deploys in the zone or rallies at the point"));
    m_width = add(new RealSpin(this), "width", tr("Width"),
                  tr("The width of roads, rivers and walls; empty for the usual width of their kind"));
    m_width->setDecimals(2);
    m_width->setLimits(0.05, 1000, true);
    m_width->setKeyboardTracking(false);  // typing "0.5" passes through 0
    m_smooth = add(new QCheckBox(tr("Curves"), this), "smooth", tr("Curves"),
                   tr("Let roads and rivers run in curves through the points that are set"));
    addBrush();
    line->addStretch(1);
    m_mirror = add(new ChoiceBox(m_view, this), "mirror", tr("Live mirror"),
                   tr("Repeat drawing and moving on the other half of the board"));
    m_mirror->addItem(tr("No mirror"), -1);
    m_mirror->addItem(tr("Mirror left and right"), static_cast<int>(Mirror::leftRight));
    m_mirror->addItem(tr("Mirror top and bottom"), static_cast<int>(Mirror::upDown));
    m_mirror->addItem(tr("Half a turn"), static_cast<int>(Mirror::halfTurn));
    for (auto* combo : {m_kind, m_side, m_mirror}) combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connectControls();
    refresh();
}

void DrawingBar::addBrush()
{
    // In a menu of its own, because the bar is wide enough as it is.
    m_brush = add(new QToolButton(this), "brush", tr("Brush"), tr("Size, distance and radius of what is scattered"));
    m_brush->setText(tr("Brush"));
    m_brush->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_brush);
    auto* content = new QWidget(menu);
    auto* rows = new QFormLayout(content);
    const auto place = [&](auto* spin, const char* name, const QString& title, const QString& tip) {
        spin->setObjectName(QStringLiteral("draw-%1").arg(QLatin1String(name)));
        spin->setAccessibleName(title);
        spin->setToolTip(tip);
        spin->setKeyboardTracking(false);
        rows->addRow(title, spin);
        return spin;
    };
    m_size = place(new RealSpin(content), "size", tr("Size"), tr("How large a scattered piece is, on average"));
    m_spacing =
        place(new RealSpin(content), "spacing", tr("Gap"), tr("The smallest distance between scattered pieces"));
    m_radius = place(new RealSpin(content), "radius", tr("Radius"), tr("The radius of the brush; [ and ] change it"));
    for (auto* spin : {m_size, m_spacing, m_radius}) {
        spin->setDecimals(2);
        spin->setLimits(spin == m_spacing ? 0 : 0.05, 1000, false);
        spin->showValue(1);
        connect(spin, &QDoubleSpinBox::valueChanged, this, &DrawingBar::takeBrush);
    }
    m_seed = place(new IntegerSpin(content), "seed", tr("Seed"),
                   tr("The same seed scatters the same pieces along the same stroke; each stroke takes the next one"));
    m_seed->setLimits(1, 999'999, false);
    m_seed->showValue(1);
    connect(m_seed, &QSpinBox::valueChanged, this, &DrawingBar::takeBrush);
    auto* action = new QWidgetAction(menu);
    action->setDefaultWidget(content);
    menu->addAction(action);
    m_brush->setMenu(menu);
}

void DrawingBar::takeBrush()
{
    m_choice.setBrush(
        {m_radius->value(), m_size->value(), m_spacing->value(), static_cast<std::uint64_t>(m_seed->value())});
}

void DrawingBar::connectControls()
{
    connect(m_kind, &QComboBox::activated, this, [this] {
        const auto id = m_kind->currentData().toString();
        m_choice.setSubject(id == zoneData ? DrawingChoice::Subject::zone : DrawingChoice::Subject::terrain);
        if (id != zoneData) m_choice.setKind(id, m_lines);
    });
    connect(m_side, &QComboBox::activated, this, [this] { m_choice.setSide(m_side->currentData().toString()); });
    connect(m_width, &QDoubleSpinBox::valueChanged, this,
            [this](double width) { m_choice.setWidth(m_width->isEmpty() ? 0 : width); });
    connect(m_smooth, &QCheckBox::toggled, this, [this](bool on) { m_choice.setSmooth(on); });
    connect(m_mirror, &QComboBox::activated, this, [this] {
        const int way = m_mirror->currentData().toInt();
        m_choice.symmetry().setAxis(way < 0 ? std::nullopt : std::optional(static_cast<Mirror>(way)));
    });
    connect(&m_choice, &DrawingChoice::changed, this, &DrawingBar::refresh);
    connect(&m_choice.symmetry(), &Symmetry::changed, this, &DrawingBar::refresh);
    connect(&m_view, &BoardView::toolChanged, this, &DrawingBar::refresh);
}

void DrawingBar::showKinds()
{
    const QSignalBlocker blocker(m_kind), other(m_side);
    const auto& board = m_view.board();
    m_kind->clear();
    const auto* tool = m_view.tools().empty() ? nullptr : dynamic_cast<const DrawingTool*>(&m_view.tool());
    for (const auto& kind : board.kinds) {
        if (kind.isLine != m_lines) continue;
        m_kind->addItem(toQString(kind.label), toQString(kind.id));
        m_kind->setItemData(m_kind->count() - 1, toQString(kind.words), Qt::ToolTipRole);
    }
    if (tool && tool->drawsZones()) m_kind->addItem(tr("Deployment zone"), zoneData);
    const auto* kind = m_choice.kindOn(board, m_lines);
    const bool isZone = m_choice.subject() == DrawingChoice::Subject::zone && tool && tool->drawsZones();
    m_kind->setCurrentIndex(isZone ? m_kind->findData(zoneData) : kind ? m_kind->findData(toQString(kind->id)) : -1);
    m_side->clear();
    m_side->addItem(tr("No side"), QString());
    for (const auto& side : board.sides) m_side->addItem(toQString(side.name), toQString(side.id));
    m_side->setCurrentIndex(std::max(0, m_side->findData(m_choice.side())));
}

void DrawingBar::showTool()
{
    const auto* tool = m_view.tools().empty() ? nullptr : dynamic_cast<const DrawingTool*>(&m_view.tool());
    const auto* spot = dynamic_cast<const SpotTool*>(tool);
    const bool edits = tool && tool->id() == QStringLiteral("points");
    m_lines = tool && tool->drawsLines();
    m_kind->setVisible(tool && !spot && !edits);
    m_side->setVisible(tool && !edits && !(spot && spot->id() == QStringLiteral("objective")));
    m_width->setVisible(m_lines);
    m_smooth->setVisible(m_lines);
    m_brush->setVisible(tool && tool->id() == QStringLiteral("scatter"));
}

void DrawingBar::refresh()
{
    showTool();
    showKinds();
    const QSignalBlocker width(m_width), smooth(m_smooth), mirror(m_mirror);
    m_width->showValue(m_choice.width() > 0 ? std::optional(m_choice.width()) : std::nullopt);
    m_smooth->setChecked(m_choice.isSmooth());
    const auto brush = m_choice.brushOn(m_view.board());
    m_size->showValue(brush.size);
    m_spacing->showValue(brush.spacing);
    m_radius->showValue(brush.radius);
    m_seed->showValue(static_cast<int>(brush.seed));
    const auto way = m_choice.symmetry().axis();
    m_mirror->setCurrentIndex(m_mirror->findData(way ? static_cast<int>(*way) : -1));
}

}  // namespace muster::editor
