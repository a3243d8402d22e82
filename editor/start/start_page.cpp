#include "editor/start/start_page.hpp"

#include "editor/army/row_roles.hpp"
#include "editor/army/two_line_delegate.hpp"
#include "editor/look/icons.hpp"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace muster::editor {

namespace {

QPushButton* bigButton(const char* name, const QString& text, const QString& picture, QWidget* parent)
{
    auto* button = new QPushButton(icon(picture, parent->palette()), text, parent);
    button->setObjectName(name);
    button->setProperty("picture", picture);
    button->setAccessibleName(QString(text).remove(u'&').remove(QStringLiteral("...")));
    button->setIconSize({22, 22});
    button->setMinimumHeight(44);
    button->setMinimumWidth(190);
    return button;
}

QString readable(const QString& path)
{
    const QString home = QDir::homePath();
    return path.startsWith(home + u'/') ? u'~' + path.mid(home.size()) : path;
}

}  // namespace

StartPage::StartPage(RecentFiles& recent, QWidget* parent) : QWidget(parent), m_recent(recent)
{
    setObjectName("start-page");
    auto* title = new QLabel(tr("Muster"), this);
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 2.4);
    large.setBold(true);
    title->setFont(large);
    auto* line = new QLabel(tr("Build an army, and see at every step whether it is legal."), this);
    auto* begin = bigButton("start-new", tr("&New Army..."), "new", this);
    auto* battle = bigButton("start-scenario", tr("New &Scenario..."), "objective", this);
    auto* open = bigButton("start-open", tr("&Open..."), "open", this);
    auto* folder = bigButton("start-folder", tr("Open Fol&der..."), "folder", this);
    begin->setDefault(true);
    begin->setToolTip(tr("Choose a game and a list"));
    battle->setToolTip(tr("Board, sides, terrain and aims, step by step"));
    folder->setToolTip(tr("Show a folder of files with a verdict on each"));
    connect(begin, &QPushButton::clicked, this, &StartPage::newWanted);
    connect(battle, &QPushButton::clicked, this, &StartPage::newScenarioWanted);
    connect(open, &QPushButton::clicked, this, &StartPage::openWanted);
    connect(folder, &QPushButton::clicked, this, &StartPage::folderWanted);
    auto* recentTitle = new QLabel(tr("Recent files"), this);
    QFont bold = recentTitle->font();
    bold.setBold(true);
    recentTitle->setFont(bold);
    m_files = new QListWidget(this);
    m_files->setObjectName("start-recent");
    m_files->setAccessibleName(tr("Recent files"));
    m_files->setItemDelegate(new TwoLineDelegate(m_files));
    m_files->setUniformItemSizes(true);
    m_files->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_none = new QLabel(tr("Files that you open or save will be listed here."), this);
    m_none->setForegroundRole(QPalette::PlaceholderText);
    connect(m_files, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { Q_EMIT fileWanted(item->data(Qt::UserRole).toString()); });
    connect(m_files, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { Q_EMIT fileWanted(item->data(Qt::UserRole).toString()); });

    auto* column = new QWidget(this);
    column->setMaximumWidth(860);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(10);
    for (auto* button : {begin, battle, open, folder}) buttons->addWidget(button);
    auto* layout = new QVBoxLayout(column);
    layout->setSpacing(8);
    layout->addStretch(1);
    layout->addWidget(title);
    layout->addWidget(line);
    layout->addSpacing(18);
    layout->addLayout(buttons);
    layout->addSpacing(24);
    layout->addWidget(recentTitle);
    layout->addWidget(m_none);
    layout->addWidget(m_files, 6);
    layout->addStretch(2);
    auto* outer = new QHBoxLayout(this);
    outer->addStretch(1);
    outer->addWidget(column, 6);
    outer->addStretch(1);
    connect(&m_recent, &RecentFiles::changed, this, &StartPage::fill);
    fill();
}

void StartPage::fill()
{
    m_files->clear();
    for (const auto& path : m_recent.files()) {
        const bool there = QFileInfo::exists(path);
        auto* item = new QListWidgetItem(icon("file", palette()), QFileInfo(path).fileName(), m_files);
        item->setData(Qt::UserRole, path);
        item->setData(summaryRole, there ? readable(QFileInfo(path).path())
                                         : tr("no longer there: %1").arg(readable(QFileInfo(path).path())));
        item->setData(quietRole, !there);
        item->setToolTip(path);
        if (!there) item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
    }
    m_files->setVisible(!m_recent.files().isEmpty());
    m_none->setVisible(m_recent.files().isEmpty());
}

void StartPage::showEvent(QShowEvent* event)
{
    // Files may have been deleted or restored since the page was last shown.
    fill();
    QWidget::showEvent(event);
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
