#include "editor/board/panels/board_panel.hpp"

#include "editor/board/panels/background_rows.hpp"
#include "editor/board/panels/random_terrain.hpp"
#include "editor/board/panels/row_values.hpp"
#include "editor/form/number_controls.hpp"
#include "editor/look/undo_keys.hpp"
#include "editor/look/words.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

using text::Node;

namespace {

Node boardOf(PropertyRows::Text now) { return now.document.root()["board"]; }

std::optional<double> gridOf(PropertyRows::Text now, const char* key)
{
    const Node value = boardOf(now)["grid"][key];
    return value.isInteger() ? std::optional(value.real()) : std::nullopt;
}

Change setGridPart(PropertyRows::Text now, bool isColumns, std::optional<double> count)
{
    // A grid needs both numbers: setting the first sets the other too, and clearing one clears both.
    if (!count) return scenario::setGrid(now, 0, 0);
    const int own = static_cast<int>(*count);
    const int other =
        static_cast<int>(std::clamp(gridOf(now, isColumns ? "rows" : "columns").value_or(own), 1.0, 1000.0));
    return isColumns ? scenario::setGrid(now, own, other) : scenario::setGrid(now, other, own);
}

}  // namespace

BoardPanel::BoardPanel(BoardView& view, TerrainGenerator layer, QWidget* parent)
    : QWidget(parent), m_view(view), m_rows(new PropertyRows(view, QStringLiteral("board"), this))
{
    setObjectName("board-panel");
    buildBoard();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_rows);
    if (layer) layout->addWidget(m_random = new RandomTerrain(view, std::move(layer), this));
    layout->addStretch(1);
    refresh();
}

void BoardPanel::buildBoard()
{
    auto& rows = *m_rows;
    rows.section(tr("Board"));
    rows.pair(
        {"size", tr("Size"), tr("Width along the south edge, and depth to the north")}, {"width", tr("Width")},
        {"depth", tr("Depth")}, {}, 0.01, 100000,
        [](Text now) -> std::optional<geometry::Point> {
            return geometry::Point{boardOf(now)["width"].real(), boardOf(now)["depth"].real()};
        },
        [](Text now, const geometry::Point& size) { return scenario::setBoardSize(now, size.x, size.y); });
    rows.choice(
        {"measure", tr("Measure"), tr("The unit of every length in this file")},
        [this](Text) {
            return RowChoices{{QString(), tr("As the game (%1)").arg(toQString(m_view.board().map.measure))},
                              {"in", tr("Inches")},
                              {"cm", tr("Centimetres")},
                              {"mm", tr("Millimetres")}};
        },
        [](Text now) { return toQString(boardOf(now)["measure"].string()); },
        [this](Text now, const QString& measure) {
            return scenario::setMeasure(now, utf8(measure),
                                        m_convert->isChecked() ? scenario::Lengths::convert
                                                               : scenario::Lengths::keepNumbers);
        });
    m_convert = new QCheckBox(tr("Convert all lengths with it"), &rows);
    m_convert->setObjectName("board-convert");
    m_convert->setToolTip(tr("Every size stays the same; otherwise the numbers stay, and sizes change"));
    m_convert->setAccessibleName(m_convert->text());
    m_convert->setChecked(true);
    rows.add(m_convert);
    rows.integer(
        {"columns", tr("Columns"), tr("Squares of the board from west to east; none without a grid")}, {}, 1, 100, true,
        [](Text now) { return gridOf(now, "columns"); },
        [](Text now, const std::optional<double>& count) { return setGridPart(now, true, count); });
    rows.integer(
        {"rows", tr("Rows"), tr("Squares of the board from south to north; none without a grid")}, {}, 1, 100, true,
        [](Text now) { return gridOf(now, "rows"); },
        [](Text now, const std::optional<double>& count) { return setGridPart(now, false, count); });
    rows.choice(
        {"background", tr("Ground"), tr("How the ground is drawn; the rules do not use it")},
        [](Text) {
            return RowChoices{
                {QString(), tr("Plain")}, {"grass", tr("Grass")}, {"sand", tr("Sand")}, {"snow", tr("Snow")}};
        },
        [](Text now) { return toQString(boardOf(now)["x-background"].string()); },
        [](Text now, const QString& ground) { return scenario::setBackground(now, utf8(ground)); });
}

void BoardPanel::addBackground(BackgroundRows* rows)
{
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->insertWidget(column->indexOf(m_rows) + 1, rows);
}

void BoardPanel::refresh()
{
    m_rows->refresh();
    if (m_random) m_random->refresh();
}

}  // namespace muster::editor
