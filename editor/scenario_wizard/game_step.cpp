#include "editor/scenario_wizard/game_step.hpp"

#include "editor/look/name_line.hpp"
#include "editor/look/words.hpp"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

GameStep::GameStep(QWidget* parent) : WizardStep(tr("Game"), parent)
{
    m_games = new QComboBox(this);
    m_games->setObjectName("wizard-game");
    m_games->setAccessibleName(tr("Game"));
    m_games->setEnabled(false);
    m_name = new NameLine(this);
    m_name->setObjectName("wizard-name");
    m_name->setUsualName(tr("New scenario"));
    m_name->setMaxLength(200);
    m_name->setAccessibleName(tr("Name of the scenario"));
    m_summary = new QLabel(tr("Looking for games..."), this);
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    auto* form = new QFormLayout;
    form->addRow(tr("&Game"), m_games);
    form->addRow(QString(), m_summary);
    form->addRow(tr("&Name"), m_name);
    body().addLayout(form);
    body().addStretch();
    connect(m_games, &QComboBox::currentIndexChanged, this, &GameStep::gameChanged);
    connect(m_name, &QLineEdit::textChanged, this, &WizardStep::changed);
}

void GameStep::showGames(const std::vector<WizardGame>& games, const QString& chosen)
{
    const QSignalBlocker quiet(m_games);
    m_games->clear();
    for (const auto& game : games) m_games->addItem(game.name, toQString(game.id));
    m_games->setEnabled(!games.empty());
    m_games->setCurrentIndex(games.empty() ? -1 : std::max(0, m_games->findData(chosen)));
    if (games.empty())
        m_summary->setText(tr("No game was found. Open a folder that holds a system file, or install Muster's data."));
}

int GameStep::game() const { return m_games->currentIndex(); }

QString GameStep::name() const { return m_name->name(); }

void GameStep::show(const WizardGame& game, const ScenarioRequest&) { m_summary->setText(game.summary); }

void GameStep::write(ScenarioRequest& request) const { request.plan.name = utf8(name()); }

}  // namespace muster::editor
