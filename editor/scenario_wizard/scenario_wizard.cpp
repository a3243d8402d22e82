#include "editor/scenario_wizard/scenario_wizard.hpp"

#include "editor/live_check/background_work.hpp"
#include "editor/look/icons.hpp"
#include "editor/look/screen_room.hpp"
#include "editor/look/words.hpp"
#include "editor/scenario_wizard/aims_step.hpp"
#include "editor/scenario_wizard/board_preview.hpp"
#include "editor/scenario_wizard/board_step.hpp"
#include "editor/scenario_wizard/game_step.hpp"
#include "editor/scenario_wizard/sides_step.hpp"
#include "editor/scenario_wizard/terrain_step.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

using diagnostics::Level;

namespace {

constexpr int signSize = 18;  ///< pixels, of the icon beside the verdict

}  // namespace

ScenarioWizard::ScenarioWizard(AppContext& appContext, QString folder, QWidget* parent)
    : QDialog(parent), m_appContext(appContext), m_folder(std::move(folder))
{
    setObjectName("new-scenario");
    setWindowTitle(tr("New Scenario"));
    m_patience = new QTimer(this);
    m_patience->setSingleShot(true);
    m_patience->setInterval(120);
    connect(m_patience, &QTimer::timeout, this, &ScenarioWizard::ask);
    build();
    resizeToFit(*this, {1020, 640});
    go(0);
    load();
}

ScenarioWizard::~ScenarioWizard() = default;

void ScenarioWizard::build()
{
    m_list = new QListWidget(this);
    m_list->setObjectName("wizard-steps");
    m_list->setAccessibleName(tr("Steps"));
    m_list->setFixedWidth(130);
    m_list->setSpacing(3);
    m_stack = new QStackedWidget(this);
    m_stack->setMinimumWidth(380);
    m_game = new GameStep(this);
    for (auto* step : {static_cast<WizardStep*>(m_game), static_cast<WizardStep*>(new BoardStep(this)),
                       static_cast<WizardStep*>(new SidesStep(m_folder, this)),
                       static_cast<WizardStep*>(new TerrainStep(this)), static_cast<WizardStep*>(new AimsStep(this))})
        addStep(step);
    m_preview = new BoardPreview(this);
    m_sign = new QLabel(this);
    m_verdict = new QLabel(this);
    m_verdict->setObjectName("wizard-verdict");
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    auto* verdict = new QHBoxLayout;
    verdict->addWidget(m_sign, 0, Qt::AlignTop);
    verdict->addWidget(m_verdict, 1);
    auto* right = new QVBoxLayout;
    right->addWidget(m_preview, 1);
    right->addLayout(verdict);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(14);
    columns->addWidget(m_list);
    columns->addWidget(m_stack, 5);
    columns->addLayout(right, 6);

    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    const auto button = [&](const char* objectName, const QString& text) {
        auto* made = new QPushButton(text, this);
        made->setObjectName(objectName);
        made->setAutoDefault(false);
        buttons->addWidget(made);
        return made;
    };
    m_back = button("wizard-back", tr("&Back"));
    m_next = button("wizard-next", tr("N&ext"));
    buttons->addSpacing(12);
    m_create = button("wizard-create", tr("Create Scenar&io"));
    m_create->setEnabled(false);
    auto* cancel = button("wizard-cancel", tr("Cancel"));
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addLayout(buttons);
    connect(m_create, &QPushButton::clicked, this, &ScenarioWizard::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_back, &QPushButton::clicked, this, [this] { go(m_stack->currentIndex() - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { go(m_stack->currentIndex() + 1); });
    connect(m_list, &QListWidget::currentRowChanged, this, &ScenarioWizard::go);
    connect(m_game, &GameStep::gameChanged, this, &ScenarioWizard::beginGame);
}

void ScenarioWizard::addStep(WizardStep* step)
{
    m_steps.push_back(step);
    m_stack->addWidget(step);
    m_list->addItem(QStringLiteral("%1. %2").arg(m_steps.size()).arg(step->title()));
    connect(step, &WizardStep::changed, this, &ScenarioWizard::stepChanged);
}

void ScenarioWizard::go(int step)
{
    const int last = m_stack->count() - 1, at = std::clamp(step, 0, last);
    m_stack->setCurrentIndex(at);
    m_list->setCurrentRow(at);
    m_back->setEnabled(at > 0);
    m_next->setEnabled(at < last);
    // Enter goes to the next step, and at the last one creates the scenario.
    (at < last ? m_next : m_create)->setDefault(true);
}

void ScenarioWizard::load()
{
    const auto library = m_appContext.library.library();
    inBackground(
        *this, [library, folder = pathOf(m_folder)] { return wizardGames(*library, folder); },
        [this](std::vector<WizardGame> games) { take(std::move(games)); },
        [this](const QString& reason) { showFailure(tr("The games could not be read: %1").arg(reason)); });
}

void ScenarioWizard::take(std::vector<WizardGame> games)
{
    m_games = std::move(games);
    m_game->showGames(m_games, m_appContext.settings.value("new/system").toString());
    beginGame();
}

void ScenarioWizard::beginGame()
{
    const int number = m_game->game();
    if (number < 0 || number >= static_cast<int>(m_games.size())) return;
    const auto& game = m_games[static_cast<std::size_t>(number)];
    m_request.system = game.id;
    m_request.plan = game.plan;
    m_request.randomTerrain = game.generatesTerrain;
    for (auto* step : m_steps) step->show(game, m_request);
    stepChanged();
}

void ScenarioWizard::stepChanged()
{
    if (m_request.system.empty()) return;
    for (const auto* step : m_steps) step->write(m_request);
    ++m_requested;
    m_create->setEnabled(true);
    m_patience->start();
}

void ScenarioWizard::ask()
{
    // One request at a time: when it is done, the next one uses the choices made by then.
    if (m_busy || m_request.system.empty()) return;
    m_busy = true;
    const auto library = m_appContext.library.library();
    inBackground(
        *this,
        [library, folder = pathOf(m_folder), request = m_request] { return makeScenario(*library, folder, request); },
        [this, number = m_requested](const ScenarioResult& made) { receive(number, made); },
        [this, number = m_requested](const QString& reason) { fail(number, reason); });
}

void ScenarioWizard::fail(std::uint64_t number, const QString& reason)
{
    m_busy = false;
    if (number != m_requested) return ask();
    m_finishing = false;
    // The choices are kept, so the user can change them or try again.
    m_create->setEnabled(true);
    showFailure(tr("The scenario could not be created: %1").arg(reason));
}

void ScenarioWizard::showFailure(const QString& text)
{
    m_verdict->setText(text);
    m_sign->setPixmap(icon("error", palette()).pixmap(signSize, signSize));
}

void ScenarioWizard::receive(std::uint64_t number, const ScenarioResult& made)
{
    m_busy = false;
    m_received = number;
    m_text = made.text;
    m_preview->show(made.map);
    showText(made);
    for (auto* step : m_steps) step->receive(made);
    if (number != m_requested) return ask();
    if (m_finishing) accept();
}

void ScenarioWizard::showText(const ScenarioResult& made)
{
    const auto errors = made.count(Level::error), warnings = made.count(Level::warning);
    QString words = errors + warnings == 0 ? tr("Legal as it stands.") : verdictWords(errors, warnings, 0);
    for (const Level level : {Level::error, Level::warning}) {
        const auto finding = std::find_if(made.findings.begin(), made.findings.end(),
                                          [level](const auto& each) { return each.level == level; });
        if (finding == made.findings.end()) continue;
        words += u'\n' + asSentence(finding->message);
        break;
    }
    m_verdict->setText(words);
    m_sign->setPixmap(icon(errors > 0     ? "error"
                           : warnings > 0 ? "warning"
                                          : "legal",
                           palette())
                          .pixmap(signSize, signSize));
}

bool ScenarioWizard::isSettled() const { return m_received == m_requested && m_requested > 0; }

QString ScenarioWizard::name() const { return m_game->name(); }

void ScenarioWizard::accept()
{
    if (m_request.system.empty()) return;
    // Create the scenario from the latest choices, even if their preview is not ready yet.
    m_finishing = !isSettled();
    if (m_finishing) {
        m_create->setEnabled(false);
        return ask();
    }
    if (!copyArmies()) return;
    m_appContext.settings.setValue("new/system", toQString(m_request.system));
    QDialog::accept();
}

bool ScenarioWizard::copyArmies()
{
    for (const auto& [reference, from] : m_request.copies) {
        const auto failed = m_copies.copy(from, pathOf(m_folder) / "new.scenario.json", reference);
        if (!failed) continue;
        QMessageBox::warning(this, tr("Army Not Copied"),
                             tr("%1\n\nChoose another army for its side, or none for now.").arg(toQString(*failed)));
        m_create->setEnabled(true);
        return false;
    }
    return true;
}

void ScenarioWizard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && m_preview) m_preview->update();
    QDialog::changeEvent(event);
}

}  // namespace muster::editor
