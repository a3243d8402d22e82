#include "editor/scenario_wizard/terrain_step.hpp"

#include "editor/look/icons.hpp"
#include "editor/look/words.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace muster::editor {

namespace {

constexpr int maxSeeds = 999'999;  // short enough to read out

}  // namespace

TerrainStep::TerrainStep(QWidget* parent) : WizardStep(tr("Terrain"), parent)
{
    m_chance = new QRadioButton(tr("Laid by &chance, as the rules allow"), this);
    m_chance->setObjectName("wizard-chance");
    m_hand = new QRadioButton(tr("By &hand, on the board later"), this);
    m_hand->setObjectName("wizard-hand");
    m_seed = new QSpinBox(this);
    m_seed->setObjectName("wizard-seed");
    m_seed->setRange(0, maxSeeds);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("The same seed lays the same table on every computer"));
    m_other = new QPushButton(icon("dice", palette()), tr("&Another Table"), this);
    m_other->setObjectName("wizard-other");
    auto* label = new QLabel(tr("&Seed"), this);
    label->setBuddy(m_seed);
    m_status = new QLabel(this);
    m_status->setObjectName("wizard-said");
    m_status->setWordWrap(true);
    m_status->setTextFormat(Qt::PlainText);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(22, 0, 0, 0);
    row->addWidget(label);
    row->addWidget(m_seed);
    row->addWidget(m_other);
    row->addStretch();
    body().addWidget(m_chance);
    body().addLayout(row);
    body().addWidget(m_status);
    body().addWidget(m_hand);
    body().addStretch();
    connect(m_chance, &QRadioButton::toggled, this, [this, label](bool on) {
        for (auto* widget :
             {static_cast<QWidget*>(m_seed), static_cast<QWidget*>(m_other), static_cast<QWidget*>(label)})
            widget->setEnabled(on);
        Q_EMIT changed();
    });
    connect(m_seed, &QSpinBox::valueChanged, this, &WizardStep::changed);
    connect(m_other, &QPushButton::clicked, this,
            [this] { m_seed->setValue(QRandomGenerator::global()->bounded(maxSeeds) + 1); });
}

void TerrainStep::show(const WizardGame& game, const ScenarioRequest& request)
{
    setAdvice(game, {"terrain"});
    const QSignalBlocker quiet(this);
    m_chance->setEnabled(game.generatesTerrain);
    (request.randomTerrain && game.generatesTerrain ? m_chance : m_hand)->setChecked(true);
    m_seed->setValue(static_cast<int>(request.seed));
    m_status->setText(game.generatesTerrain ? QString() : tr("This game does not define its usual terrain."));
}

void TerrainStep::write(ScenarioRequest& request) const
{
    request.randomTerrain = m_chance->isChecked() && m_chance->isEnabled();
    request.seed = static_cast<std::uint64_t>(m_seed->value());
}

void TerrainStep::receive(const ScenarioResult& made)
{
    if (!m_chance->isEnabled()) return;
    QStringList kinds;
    for (const auto& [label, count] : made.terrain)
        kinds << (count == 1 ? toQString(label) : QStringLiteral("%1 (%2)").arg(toQString(label)).arg(count));
    m_status->setText(!m_chance->isChecked()       ? QString()
                      : made.failureReason.empty() ? kinds.join(QStringLiteral(", "))
                                                   : tr("No terrain was laid: %1").arg(toQString(made.failureReason)));
}

}  // namespace muster::editor
