#include "editor/board/panels/board_panel.hpp"

#include "editor/board/panels/row_values.hpp"
#include "editor/form/number_controls.hpp"
#include "editor/window/icons.hpp"
#include "editor/window/undo_keys.hpp"
#include "editor/window/words.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

using text::Node;

namespace {

constexpr quint32 seeds = 1'000'000;  ///< short enough to be read out to somebody

Node boardOf(PropertyRows::Text now) { return now.document.root()["board"]; }

std::optional<double> gridOf(PropertyRows::Text now, const char* key)
{
    const Node value = boardOf(now)["grid"][key];
    return value.isInteger() ? std::optional(value.real()) : std::nullopt;
}

Change setGridPart(PropertyRows::Text now, bool isColumns, std::optional<double> count)
{
    // One of the two alone is no grid: the first number brings the other along, and taking one away takes both.
    if (!count) return scenario::setGrid(now, 0, 0);
    const int own = static_cast<int>(*count);
    const int other = static_cast<int>(gridOf(now, isColumns ? "rows" : "columns").value_or(own));
    return isColumns ? scenario::setGrid(now, own, other) : scenario::setGrid(now, other, own);
}

}  // namespace

BoardPanel::BoardPanel(BoardView& view, TerrainLayer layer, QWidget* parent) : QWidget(parent), m_view(view), m_layer(std::move(layer)), m_rows(new PropertyRows(view, QStringLiteral("board"), this))
{
    setObjectName("board-panel");
    buildBoard();
    if (m_layer) buildRandom();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_rows);
    layout->addStretch(1);
    refresh();
}

void BoardPanel::buildBoard()
{
    auto& rows = *m_rows;
    rows.section(tr("Board"));
    rows.pair({"size", tr("Size"), tr("Width along the south edge, and depth to the north")}, {"width", tr("Width")}, {"depth", tr("Depth")}, {}, 0.01, 100000,
              [](Text now) -> std::optional<geometry::Point> { return geometry::Point{boardOf(now)["width"].real(), boardOf(now)["depth"].real()}; },
              [](Text now, const geometry::Point& size) { return scenario::setBoardSize(now, size.x, size.y); });
    rows.choice({"measure", tr("Measure"), tr("The unit of every length in this file")},
                [this](Text) { return RowChoices{{QString(), tr("As the game (%1)").arg(shown(m_view.board().map.measure))}, {"in", tr("Inches")}, {"cm", tr("Centimetres")}, {"mm", tr("Millimetres")}}; },
                [](Text now) { return shown(boardOf(now)["measure"].string()); },
                [this](Text now, const QString& measure) { return scenario::setMeasure(now, utf8(measure), m_convert->isChecked() ? scenario::Lengths::convert : scenario::Lengths::keepNumbers); });
    m_convert = new QCheckBox(tr("Convert all lengths with it"), &rows);
    m_convert->setObjectName("board-convert");
    m_convert->setToolTip(tr("So that nothing changes its size; otherwise the numbers stay as they are and mean something else"));
    m_convert->setAccessibleName(m_convert->text());
    m_convert->setChecked(true);
    rows.add(m_convert);
    rows.whole({"columns", tr("Columns"), tr("Squares of the board from west to east; none without a grid")}, {}, 1, 100, true, [](Text now) { return gridOf(now, "columns"); },
               [](Text now, const std::optional<double>& count) { return setGridPart(now, true, count); });
    rows.whole({"rows", tr("Rows"), tr("Squares of the board from south to north; none without a grid")}, {}, 1, 100, true, [](Text now) { return gridOf(now, "rows"); },
               [](Text now, const std::optional<double>& count) { return setGridPart(now, false, count); });
    rows.choice({"background", tr("Ground"), tr("What the ground looks like here; it is only drawn and has no rules")},
                [](Text) { return RowChoices{{QString(), tr("Plain")}, {"grass", tr("Grass")}, {"sand", tr("Sand")}, {"snow", tr("Snow")}}; }, [](Text now) { return shown(boardOf(now)["x-background"].string()); },
                [](Text now, const QString& ground) { return scenario::setBackground(now, utf8(ground)); });
}

void BoardPanel::buildRandom()
{
    m_rows->section(tr("Random Terrain"));
    auto* box = new QWidget(m_rows);
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    auto* title = new QLabel(tr("Seed"), box);
    m_seed = new QLineEdit(QString::number(1 + QRandomGenerator::global()->bounded(seeds)), box);
    m_seed->setObjectName("random-seed");
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("The same seed lays the same table, here and on every other machine"));
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,18}")), m_seed));
    title->setBuddy(m_seed);
    auto* dice = new QToolButton(box);
    dice->setObjectName("random-dice");
    dice->setIcon(icon("dice", palette()));
    dice->setAccessibleName(tr("Another seed"));
    dice->setToolTip(tr("Take another seed and lay its table"));
    connect(dice, &QToolButton::clicked, this, [this] {
        m_seed->setText(QString::number(1 + QRandomGenerator::global()->bounded(seeds)));
        lay();
    });
    line->addWidget(title);
    line->addWidget(m_seed, 1);
    line->addWidget(dice);
    m_rows->add(box);
    m_whose = new QComboBox(m_rows);
    m_whose->setObjectName("random-whose");
    m_whose->setAccessibleName(tr("Whose terrain"));
    m_whose->setToolTip(tr("Lay a whole table, or only what one side places"));
    m_whose->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_whose->setMinimumContentsLength(14);
    m_rows->add(m_whose);
    m_afresh = new QCheckBox(tr("Clear away what lies there first"), m_rows);
    m_afresh->setObjectName("random-afresh");
    m_afresh->setToolTip(tr("All terrain that is not locked, or what the side placed before"));
    m_afresh->setAccessibleName(m_afresh->text());
    m_afresh->setChecked(true);
    m_rows->add(m_afresh);
    m_rows->button({"lay", tr("Lay Terrain"), tr("Lay terrain as the rules of the game ask for it")}, [this] { lay(); });
    m_done = new QLabel(m_rows);
    m_done->setObjectName("random-done");
    m_done->setWordWrap(true);
    m_done->setTextFormat(Qt::PlainText);
    m_done->hide();
    m_rows->add(m_done);
}

void BoardPanel::showSides()
{
    const QSignalBlocker blocker(m_whose);
    const auto chosen = m_whose->currentData().toString();
    m_whose->clear();
    m_whose->addItem(tr("The whole table"), QString());
    for (const auto& side : m_view.board().sides) {
        const auto words = side.role == "defender" ? tr("Only the terrain of %1, the defender") : tr("Only the terrain of %1");
        m_whose->addItem(words.arg(shown(side.name)), shown(side.id));
    }
    m_whose->setCurrentIndex(std::max(0, m_whose->findData(chosen)));
}

void BoardPanel::refresh()
{
    m_rows->refresh();
    if (m_whose) showSides();
}

void BoardPanel::lay()
{
    const auto text = m_view.desk().text();
    if (!m_layer || !text || m_isLaying) return;
    m_isLaying = true;
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    const auto laid = m_layer({.seed = m_seed->text().toULongLong(), .side = utf8(m_whose->currentData().toString()), .afresh = m_afresh->isChecked()});
    QGuiApplication::restoreOverrideCursor();
    m_isLaying = false;
    m_done->setText(shown(laid.whyNot.empty() ? laid.done : laid.whyNot));
    m_done->setVisible(true);
    if (!laid.whyNot.empty()) return m_view.desk().say(shown(laid.whyNot));
    Change change;
    change.edits = laid.edits;
    change.what = QT_TRANSLATE_NOOP("Change", "Lay random terrain");
    // Tables that are tried one after the other are one step to undo.
    change.mergeKey = "random-terrain";
    m_view.desk().make(change);
    m_view.desk().say(shown(laid.done));
}

}  // namespace muster::editor
