#include "editor/scenario_wizard/terrain_step.hpp"

#include "editor/window/icons.hpp"
#include "editor/window/words.hpp"

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

constexpr int mostSeeds = 999'999;  // short enough to be read out to somebody

}  // namespace

TerrainStep::TerrainStep(QWidget* parent) : WizardStep(tr("Terrain"), parent)
{
    m_chance = new QRadioButton(tr("Laid by &chance, as the rules allow"), this);
    m_chance->setObjectName("wizard-chance");
    m_hand = new QRadioButton(tr("By &hand, on the board later"), this);
    m_hand->setObjectName("wizard-hand");
    m_seed = new QSpinBox(this);
    m_seed->setObjectName("wizard-seed");
    m_seed->setRange(0, mostSeeds);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("The same seed lays the same table, here and on every other machine"));
    m_other = new QPushButton(icon("dice", palette()), tr("&Another Table"), this);
    m_other->setObjectName("wizard-other");
    auto* label = new QLabel(tr("&Seed"), this);
    label->setBuddy(m_seed);
    m_said = new QLabel(this);
    m_said->setObjectName("wizard-said");
    m_said->setWordWrap(true);
    m_said->setTextFormat(Qt::PlainText);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(22, 0, 0, 0);
    row->addWidget(label);
    row->addWidget(m_seed);
    row->addWidget(m_other);
    row->addStretch();
    body().addWidget(m_chance);
    body().addLayout(row);
    body().addWidget(m_said);
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
            [this] { m_seed->setValue(QRandomGenerator::global()->bounded(mostSeeds) + 1); });
}

void TerrainStep::show(const WizardGame& game, const ScenarioWish& wish)
{
    setAdvice(game, {"terrain"});
    const QSignalBlocker quiet(this);
    m_chance->setEnabled(game.laysTerrain);
    (wish.terrainByChance && game.laysTerrain ? m_chance : m_hand)->setChecked(true);
    m_seed->setValue(static_cast<int>(wish.seed));
    m_said->setText(game.laysTerrain ? QString() : tr("This game does not say what terrain is usual in it."));
}

void TerrainStep::write(ScenarioWish& wish) const
{
    wish.terrainByChance = m_chance->isChecked() && m_chance->isEnabled();
    wish.seed = static_cast<std::uint64_t>(m_seed->value());
}

void TerrainStep::hear(const ScenarioMade& made)
{
    if (!m_chance->isEnabled()) return;
    QStringList kinds;
    for (const auto& [label, count] : made.terrain)
        kinds << (count == 1 ? shown(label) : QStringLiteral("%1 (%2)").arg(shown(label)).arg(count));
    m_said->setText(!m_chance->isChecked() ? QString()
                    : made.whyNot.empty()  ? kinds.join(QStringLiteral(", "))
                                           : tr("No terrain was laid: %1").arg(shown(made.whyNot)));
}

}  // namespace muster::editor
