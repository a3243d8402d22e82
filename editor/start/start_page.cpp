#include "editor/start/start_page.hpp"

#include "editor/army/row_roles.hpp"
#include "editor/army/two_line_delegate.hpp"
#include "editor/live_check/background_work.hpp"
#include "editor/look/icons.hpp"
#include "editor/look/words.hpp"
#include "editor/start/folder_check.hpp"
#include "editor/start/game_tile.hpp"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTimer>

namespace muster::editor {

namespace {

constexpr int spacing = 8;
constexpr int loadingDelay = 200;  // milliseconds

QPushButton* bigButton(const char* name, const QString& text, const QString& picture, QWidget* parent)
{
    auto* button = new QPushButton(icon(picture, parent->palette()), text, parent);
    button->setObjectName(name);
    button->setProperty("picture", picture);
    button->setAccessibleName(QString(text).remove(u'&').remove(QStringLiteral("...")));
    button->setIconSize({22, 22});
    button->setMinimumHeight(40);
    return button;
}

QLabel* heading(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    return label;
}

QListWidget* twoLineList(const char* name, const QString& title, QWidget* parent)
{
    auto* list = new QListWidget(parent);
    list->setObjectName(name);
    list->setAccessibleName(title);
    list->setItemDelegate(new TwoLineDelegate(list));
    list->setUniformItemSizes(true);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return list;
}

QString readable(const QString& path)
{
    const QString home = QDir::homePath();
    return path.startsWith(home + u'/') ? u'~' + path.mid(home.size()) : path;
}

}  // namespace

StartPage::StartPage(AppContext& appContext, RecentFiles& recent, QWidget* parent)
    : QWidget(parent), m_appContext(appContext), m_recent(recent), m_check(new FolderCheck(appContext.library, this))
{
    setObjectName("start-page");
    auto* title = new QLabel(tr("Muster"), this);
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 2);
    large.setBold(true);
    title->setFont(large);
    auto* line = new QLabel(tr("Build an army, and see at every step whether it is legal."), this);
    auto* column = new QWidget(this);
    column->setMaximumWidth(1080);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(2 * spacing, spacing, 2 * spacing, 2 * spacing);
    layout->setSpacing(spacing);
    layout->addWidget(title);
    layout->addWidget(line);
    layout->addWidget(makeButtons());
    layout->addSpacing(spacing);
    auto* lists = new QHBoxLayout;
    lists->setSpacing(2 * spacing);
    layout->addWidget(heading(tr("Games"), column));
    m_tiles = new QHBoxLayout;
    m_tiles->setSpacing(spacing);
    layout->addLayout(m_tiles);
    layout->addSpacing(spacing);
    lists->addWidget(makeGames(), 1);
    lists->addWidget(makeRecent(), 1);
    layout->addLayout(lists, 1);
    auto* outer = new QHBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addStretch(1);
    outer->addWidget(column, 100);
    outer->addStretch(1);
    connect(&m_recent, &RecentFiles::changed, this, &StartPage::fill);
    connect(m_check, &FolderCheck::checkFinished, this, &StartPage::takeVerdict);
    connect(m_check, &FolderCheck::failed, this, [this](const QString& reason) {
        Q_EMIT statusMessage(tr("The recent files could not be checked: %1").arg(reason));
    });
    fill();
}

QWidget* StartPage::makeButtons()
{
    auto* row = new QWidget(this);
    auto* begin = bigButton("start-new", tr("&New Army..."), "new", row);
    auto* battle = bigButton("start-scenario", tr("New &Scenario..."), "objective", row);
    auto* open = bigButton("start-open", tr("&Open..."), "open", row);
    auto* folder = bigButton("start-folder", tr("Open Fol&der..."), "folder", row);
    begin->setDefault(true);
    begin->setToolTip(tr("Choose a game and a list"));
    battle->setToolTip(tr("Board, sides, terrain and aims, step by step"));
    folder->setToolTip(tr("Show a folder of files with a verdict on each"));
    connect(begin, &QPushButton::clicked, this, &StartPage::newWanted);
    connect(battle, &QPushButton::clicked, this, &StartPage::newScenarioWanted);
    connect(open, &QPushButton::clicked, this, &StartPage::openWanted);
    connect(folder, &QPushButton::clicked, this, &StartPage::folderWanted);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    for (auto* button : {begin, battle, open, folder}) layout->addWidget(button, 1);
    return row;
}

QWidget* StartPage::makeGames()
{
    auto* column = new QWidget(this);
    m_examplesTitle = heading(tr("Looking for games..."), column);
    m_examples = twoLineList("start-examples", tr("Armies and battlefields of the game"), column);
    m_examples->setToolTip(tr("Open a copy; the original stays as it is"));
    // Activation comes with Enter or a double click; a single click opens as well, as on a page of links.
    for (auto signal : {&QListWidget::itemActivated, &QListWidget::itemClicked})
        connect(m_examples, signal, this,
                [this](const QListWidgetItem* item) { Q_EMIT exampleWanted(item->data(Qt::UserRole).toString()); });
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    layout->addWidget(m_examplesTitle);
    layout->addWidget(m_examples, 1);
    return column;
}

QWidget* StartPage::makeRecent()
{
    auto* column = new QWidget(this);
    m_files = twoLineList("start-recent", tr("Recent files"), column);
    m_none = new QLabel(tr("Files that you open or save will be listed here."), column);
    m_none->setForegroundRole(QPalette::PlaceholderText);
    m_none->setAlignment(Qt::AlignTop);
    m_none->setWordWrap(true);
    for (auto signal : {&QListWidget::itemActivated, &QListWidget::itemClicked})
        connect(m_files, signal, this,
                [this](const QListWidgetItem* item) { Q_EMIT fileWanted(item->data(Qt::UserRole).toString()); });
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    layout->addWidget(heading(tr("Recent files"), column));
    layout->addWidget(m_none, 1);
    layout->addWidget(m_files, 1);
    return column;
}

void StartPage::loadGames()
{
    if (m_isLoading || !m_games.empty()) return;
    m_isLoading = true;
    const QString folder = m_appContext.settings.value("files/folder").toString();
    const auto library = m_appContext.library.library();
    inBackground(
        *this,
        [library, place = folder.isEmpty() ? std::filesystem::current_path() : pathOf(folder),
         ratio = devicePixelRatioF()] { return exampleGames(*library, place, GameTile::pictureSize * 1.25, ratio); },
        [this](std::vector<ExampleGame> games) { takeGames(std::move(games)); },
        [this](const QString& reason) {
            m_isLoading = false;
            m_examplesTitle->setText(tr("The games could not be read: %1").arg(reason));
        });
}

void StartPage::takeGames(std::vector<ExampleGame> games)
{
    m_isLoading = false;
    m_games = std::move(games);
    m_examplesTitle->setText(m_games.empty() ? tr("No game was found.") : QString());
    const QString last = m_appContext.settings.value("new/system").toString();
    GameTile* first = nullptr;
    for (const auto& game : m_games) {
        auto* tile = new GameTile(game.name, game.summary, game.picture, this);
        connect(tile, &QToolButton::toggled, this, [this, &game](bool on) {
            if (on) showGame(game);
        });
        // New armies and battlefields start with the game that was chosen here.
        connect(tile, &QToolButton::clicked, this,
                [this, &game] { m_appContext.settings.setValue("new/system", toQString(game.id)); });
        m_tiles->addWidget(tile);
        if (!first || toQString(game.id) == last) first = tile;
    }
    if (first) first->setChecked(true);
}

void StartPage::showGame(const ExampleGame& game)
{
    m_examplesTitle->setText(tr("Examples of %1", "armies and battlefields of a game").arg(game.name));
    m_examples->clear();
    for (const auto& example : game.examples) {
        const bool isArmy = example.kind == files::FileKind::army;
        auto* item = new QListWidgetItem(icon(isArmy ? "army" : "objective", palette()), example.name, m_examples);
        item->setData(Qt::UserRole, shownPath(example.file));
        item->setData(summaryRole, isArmy ? tr("Army") : tr("Battlefield"));
        item->setToolTip(tr("Open a copy of %1").arg(example.name));
    }
    if (m_examples->count() > 0) m_examples->setCurrentRow(0);
}

void StartPage::fill()
{
    m_files->clear();
    m_items.clear();
    QStringList present;
    for (const auto& path : m_recent.files()) {
        const bool there = QFileInfo::exists(path);
        auto* item = new QListWidgetItem(icon("file", palette()), QFileInfo(path).fileName(), m_files);
        item->setData(Qt::UserRole, path);
        item->setData(summaryRole, there ? readable(QFileInfo(path).path())
                                         : tr("no longer there: %1").arg(readable(QFileInfo(path).path())));
        item->setData(quietRole, !there);
        item->setToolTip(path);
        if (!there) item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
        if (there) present << path, m_items.insert(path, item);
    }
    m_files->setVisible(!m_recent.files().isEmpty());
    m_none->setVisible(m_recent.files().isEmpty());
    if (isVisible()) m_check->start(present);
}

void StartPage::takeVerdict(const FileVerdict& verdict)
{
    auto* item = m_items.value(verdict.path);
    if (!item) return;
    const bool isArmy = verdict.kind == files::FileKind::army;
    const bool none = verdict.errors + verdict.warnings + verdict.infos == 0;
    const QString words = none && isArmy ? tr("legal") : verdictWords(verdict.errors, verdict.warnings, verdict.infos);
    item->setText(verdict.name);
    item->setIcon(icon(verdict.errors ? "error" : verdict.warnings ? "warning" : "legal", palette()));
    item->setData(summaryRole, QStringLiteral("%1 · %2").arg(words, readable(verdict.path)));
    item->setData(Qt::AccessibleDescriptionRole, words);
}

void StartPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    // Files may have been deleted or restored since the page was last shown.
    fill();
    // The window and files named on the command line come first.
    QTimer::singleShot(loadingDelay, this, [this] {
        if (isVisible()) loadGames();
    });
}

void StartPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && m_files) {
        for (auto* button : findChildren<QPushButton*>())
            button->setIcon(icon(button->property("picture").toString(), palette()));
        fill();
    }
    QWidget::changeEvent(event);
}

}  // namespace muster::editor
