#include "editor/board/panels/random_terrain.hpp"

#include "editor/board/panels/property_rows.hpp"
#include "editor/live_check/background_work.hpp"
#include "editor/look/icons.hpp"
#include "editor/look/words.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QShortcut>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

namespace {

constexpr quint32 seeds = 1'000'000;  ///< short enough to read out

}  // namespace

struct RandomTerrain::Work {
    std::shared_ptr<const text::Document> text;  ///< the text that the terrain is generated for
    std::stop_source stop;
};

RandomTerrain::RandomTerrain(BoardView& view, TerrainGenerator layer, QWidget* parent)
    : QWidget(parent), m_view(view), m_layer(std::move(layer))
{
    auto* rows = new PropertyRows(view, QStringLiteral("board"), this);
    rows->section(tr("Random Terrain"));
    rows->add(seedLine());
    m_whose = new QComboBox(rows);
    m_whose->setObjectName("random-whose");
    m_whose->setAccessibleName(tr("Whose terrain"));
    m_whose->setToolTip(tr("Lay a whole table, or only what one side places"));
    m_whose->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_whose->setMinimumContentsLength(14);
    rows->add(m_whose);
    m_replaceExisting = new QCheckBox(tr("Clear away what lies there first"), rows);
    m_replaceExisting->setObjectName("random-afresh");
    m_replaceExisting->setToolTip(
        tr("All terrain that is not locked, or what the side placed before, and the kinds that were agreed on"));
    m_replaceExisting->setAccessibleName(m_replaceExisting->text());
    m_replaceExisting->setChecked(true);
    rows->add(m_replaceExisting);
    m_button = rows->button({"lay", tr("Lay Terrain"), tr("Lay random terrain as the rules of the game require")},
                            [this] { isGenerating() ? stop() : generate(); });
    m_done = new QLabel(rows);
    m_done->setObjectName("random-done");
    m_done->setWordWrap(true);
    m_done->setTextFormat(Qt::PlainText);
    m_done->hide();
    rows->add(m_done);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(rows);
    // On the view, so that it works with any panel shown.
    m_escape = new QShortcut(QKeySequence(Qt::Key_Escape), &view);
    m_escape->setEnabled(false);
    connect(m_escape, &QShortcut::activated, this, &RandomTerrain::stop);
    refresh();
}

RandomTerrain::~RandomTerrain()
{
    if (m_work) m_work->stop.request_stop();
}

QWidget* RandomTerrain::seedLine()
{
    auto* box = new QWidget(this);
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    auto* title = new QLabel(tr("Seed"), box);
    m_seed = new QLineEdit(QString::number(1 + QRandomGenerator::global()->bounded(seeds)), box);
    m_seed->setObjectName("random-seed");
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("The same seed lays the same table on every computer"));
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,18}")), m_seed));
    title->setBuddy(m_seed);
    auto* dice = new QToolButton(box);
    dice->setObjectName("random-dice");
    dice->setIcon(icon("dice", palette()));
    dice->setAccessibleName(tr("Another seed"));
    dice->setToolTip(tr("Take another seed and lay its table"));
    connect(dice, &QToolButton::clicked, this, [this] {
        m_seed->setText(QString::number(1 + QRandomGenerator::global()->bounded(seeds)));
        generate();
    });
    line->addWidget(title);
    line->addWidget(m_seed, 1);
    line->addWidget(dice);
    return box;
}

void RandomTerrain::refresh()
{
    const QSignalBlocker blocker(m_whose);
    const auto chosen = m_whose->currentData().toString();
    m_whose->clear();
    m_whose->addItem(tr("The whole table"), QString());
    for (const auto& side : m_view.board().sides) {
        const auto words =
            side.role == "defender" ? tr("Only the terrain of %1, the defender") : tr("Only the terrain of %1");
        m_whose->addItem(words.arg(toQString(side.name)), toQString(side.id));
    }
    m_whose->setCurrentIndex(std::max(0, m_whose->findData(chosen)));
}

void RandomTerrain::generate()
{
    const auto text = m_view.host().text();
    if (!text) return;
    // Abort work that is still running.
    if (m_work) m_work->stop.request_stop();
    m_work = std::make_shared<Work>();
    m_work->text = text;
    auto begun = m_layer({.seed = m_seed->text().toULongLong(),
                          .side = utf8(m_whose->currentData().toString()),
                          .replaceExisting = m_replaceExisting->isChecked()});
    showBusy(true);
    inBackground(
        *this, [begun = std::move(begun), work = m_work] { return begun(work->stop.get_token()); },
        [this, work = m_work](const GeneratedTerrainTable& generated) {
            if (m_work == work) finish(generated);
        },
        [this, work = m_work](const QString& reason) {
            if (m_work == work) fail(reason);
        });
}

void RandomTerrain::stop()
{
    if (!m_work) return;
    m_work->stop.request_stop();
    m_work.reset();
    showBusy(false);
    showMessage(tr("Stopped; nothing was laid."));
}

void RandomTerrain::fail(const QString& reason)
{
    m_work.reset();
    showBusy(false);
    showMessage(tr("No terrain was laid: %1").arg(reason));
}

void RandomTerrain::finish(const GeneratedTerrainTable& generated)
{
    const auto work = std::exchange(m_work, nullptr);
    showBusy(false);
    if (m_view.host().text() != work->text)
        return showMessage(tr("The battlefield was changed meanwhile, so nothing was laid."));
    showMessage(toQString(generated.failureReason.empty() ? generated.done : generated.failureReason));
    if (!generated.failureReason.empty()) return;
    Change change;
    change.edits = generated.edits;
    change.what = QT_TRANSLATE_NOOP("Change", "Lay random terrain");
    // Consecutive attempts merge into one undo step.
    change.mergeKey = "random-terrain";
    m_view.host().make(change);
    m_view.host().showMessage(toQString(generated.done));
}

void RandomTerrain::showMessage(const QString& words)
{
    m_done->setText(words);
    m_done->setVisible(true);
    m_view.host().showMessage(words);
}

void RandomTerrain::showBusy(bool busy)
{
    m_escape->setEnabled(busy);
    m_button->setText(busy ? tr("Stop") : tr("Lay Terrain"));
    if (busy) showMessage(tr("Laying terrain; Escape stops it."));
}

}  // namespace muster::editor
