#include "editor/scenario_wizard/board_step.hpp"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace muster::editor {

namespace {

/// A length without trailing zeros.
class LengthBox : public QDoubleSpinBox {
public:
    using QDoubleSpinBox::QDoubleSpinBox;
    QString textFromValue(double value) const override { return locale().toString(value, 'g', 8); }
};

QDoubleSpinBox* lengthBox(const char* name, const QString& accessible, QWidget* parent)
{
    auto* box = new LengthBox(parent);
    box->setObjectName(name);
    box->setAccessibleName(accessible);
    box->setRange(1, 1000);
    box->setDecimals(2);
    return box;
}

QSpinBox* countBox(const char* name, const QString& accessible, QWidget* parent)
{
    auto* box = new QSpinBox(parent);
    box->setObjectName(name);
    box->setAccessibleName(accessible);
    box->setRange(1, 100);
    return box;
}

}  // namespace

BoardStep::BoardStep(QWidget* parent) : WizardStep(tr("Board"), parent)
{
    m_width = lengthBox("wizard-width", tr("Width from west to east"), this);
    m_depth = lengthBox("wizard-depth", tr("Depth from south to north"), this);
    m_grid = new QCheckBox(tr("&Squares"), this);
    m_grid->setObjectName("wizard-grid");
    m_columns = countBox("wizard-columns", tr("Columns of squares"), this);
    m_rows = countBox("wizard-rows", tr("Rows of squares"), this);
    m_squares = new QWidget(this);
    auto* squares = new QFormLayout(m_squares);
    squares->setContentsMargins(0, 0, 0, 0);
    auto* form = new QFormLayout;
    form->addRow(tr("&Width"), m_width);
    form->addRow(tr("&Depth"), m_depth);
    squares->addRow(m_grid);
    squares->addRow(tr("Co&lumns"), m_columns);
    squares->addRow(tr("&Rows"), m_rows);
    body().addLayout(form);
    body().addWidget(m_squares);
    body().addStretch();
    for (auto* box : {m_width, m_depth}) connect(box, &QDoubleSpinBox::valueChanged, this, &WizardStep::changed);
    for (auto* box : {m_columns, m_rows}) connect(box, &QSpinBox::valueChanged, this, &WizardStep::changed);
    connect(m_grid, &QCheckBox::toggled, this, [this](bool on) {
        m_columns->setEnabled(on);
        m_rows->setEnabled(on);
        Q_EMIT changed();
    });
}

void BoardStep::show(const WizardGame& game, const ScenarioRequest& request)
{
    setAdvice(game, {"board"});
    const QSignalBlocker quiet(this);
    for (auto* box : {m_width, m_depth}) box->setSuffix(u' ' + game.measure);
    m_width->setValue(request.plan.width);
    m_depth->setValue(request.plan.depth);
    const bool grid = request.plan.columns > 0 && request.plan.rows > 0;
    m_grid->setChecked(grid);
    m_columns->setValue(grid ? request.plan.columns : 4);
    m_rows->setValue(grid ? request.plan.rows : 4);
    m_columns->setEnabled(grid);
    m_rows->setEnabled(grid);
    // Show squares only for games that use them.
    m_squares->setVisible(grid);
}

void BoardStep::write(ScenarioRequest& request) const
{
    request.plan.width = m_width->value(), request.plan.depth = m_depth->value();
    request.plan.columns = m_grid->isChecked() ? m_columns->value() : 0;
    request.plan.rows = m_grid->isChecked() ? m_rows->value() : 0;
}

}  // namespace muster::editor
