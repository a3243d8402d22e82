#include "editor/start/project_panel.hpp"

#include "editor/look/icons.hpp"
#include "editor/look/words.hpp"

#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace muster::editor {

ProjectPanel::ProjectPanel(AppContext& appContext, QWidget* parent)
    : QWidget(parent), m_check(new FolderCheck(appContext.library, this))
{
    m_title = new QLabel(tr("No folder is open."), this);
    m_title->setContentsMargins(8, 6, 8, 0);
    m_search = new QLineEdit(this);
    m_search->setObjectName("folder-search");
    m_search->setPlaceholderText(tr("Search the files"));
    m_search->setAccessibleName(tr("Search the files of the folder"));
    m_search->setClearButtonEnabled(true);
    m_tree = new QTreeWidget(this);
    m_tree->setObjectName("folder-tree");
    m_tree->setAccessibleName(tr("Files of the folder"));
    m_tree->setColumnCount(2);
    m_tree->setHeaderLabels({tr("File"), tr("Verdict")});
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setAlternatingRowColors(true);
    setMinimumWidth(fontMetrics().averageCharWidth() * 40);
    m_summary = new QLabel(this);
    m_summary->setContentsMargins(8, 2, 8, 6);
    m_summary->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_title);
    auto* search = new QHBoxLayout;
    search->setContentsMargins(8, 0, 8, 0);
    search->addWidget(m_search);
    layout->addLayout(search);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_summary);
    connect(m_search, &QLineEdit::textChanged, this, &ProjectPanel::filter);
    connect(m_tree, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) {
        if (const QString path = item->data(0, Qt::UserRole).toString(); !path.isEmpty()) Q_EMIT fileWanted(path);
    });
    connect(m_check, &FolderCheck::found, this, &ProjectPanel::fill);
    connect(m_check, &FolderCheck::checkFinished, this, &ProjectPanel::take);
    connect(m_check, &FolderCheck::failed, this, [this](const QString& reason) {
        m_summary->setText(tr("The folder was not checked completely: %1").arg(reason));
    });
    connect(&appContext.library, &SharedLibrary::refreshed, this, [this] {
        if (!m_folder.isEmpty()) m_check->start(m_folder);
    });
}

void ProjectPanel::show(const QString& folder)
{
    m_given = folder;
    m_folder = QDir(folder).absolutePath();
    m_title->setText(QDir(m_folder).dirName());
    m_title->setToolTip(m_folder);
    m_summary->setText(tr("Looking for files..."));
    m_check->start(m_folder);
}

QTreeWidgetItem* ProjectPanel::folderItem(const QString& folder)
{
    if (folder.isEmpty() || folder == ".") return m_tree->invisibleRootItem();
    if (const auto found = m_folders.find(folder); found != m_folders.end()) return *found;
    auto* item = new QTreeWidgetItem(folderItem(folder.contains(u'/') ? folder.section(u'/', 0, -2) : QString()),
                                     {folder.section(u'/', -1)});
    item->setIcon(0, icon("folder", palette()));
    item->setExpanded(true);
    m_folders.insert(folder, item);
    return item;
}

void ProjectPanel::fill(const QStringList& paths, bool more)
{
    m_more = more;
    const QString current = m_tree->currentItem() ? m_tree->currentItem()->data(0, Qt::UserRole).toString() : QString();
    m_tree->clear();
    m_items.clear();
    m_folders.clear();
    for (const auto& path : paths) {
        const QString relative = QDir(m_folder).relativeFilePath(path);
        auto* item =
            new QTreeWidgetItem(folderItem(relative.contains(u'/') ? relative.section(u'/', 0, -2) : QString()),
                                {QFileInfo(path).fileName(), tr("checking...")});
        item->setData(0, Qt::UserRole, path);
        item->setToolTip(0, path);
        item->setIcon(0, icon(files::kindOf(pathOf(path)) == files::FileKind::army ? "army" : "file", palette()));
        m_items.insert(path, item);
        if (m_verdicts.contains(path)) take(m_verdicts[path]);
        if (path == current) m_tree->setCurrentItem(item);
    }
    for (auto* item : m_folders) item->setExpanded(true);
    filter();
    summarise();
}

void ProjectPanel::take(const FileVerdict& verdict)
{
    m_verdicts[verdict.path] = verdict;
    auto* item = m_items.value(verdict.path);
    if (!item) return;
    item->setText(0, verdict.name);
    item->setToolTip(0, verdict.path);
    const bool none = verdict.errors + verdict.warnings + verdict.infos == 0;
    item->setText(1, none && verdict.kind == files::FileKind::army
                         ? tr("legal")
                         : verdictWords(verdict.errors, verdict.warnings, verdict.infos));
    item->setIcon(1, icon(verdict.errors ? "error" : verdict.warnings ? "warning" : "legal", palette()));
    summarise();
}

void ProjectPanel::filter()
{
    for (auto it = m_items.begin(); it != m_items.end(); ++it)
        it.value()->setHidden(!it.value()->text(0).contains(m_search->text(), Qt::CaseInsensitive) &&
                              !it.key().contains(m_search->text(), Qt::CaseInsensitive));
}

void ProjectPanel::summarise()
{
    std::size_t errors = 0, warnings = 0, infos = 0;
    for (const auto& path : m_items.keys()) {
        const auto verdict = m_verdicts.value(path);
        errors += verdict.errors;
        warnings += verdict.warnings;
        infos += verdict.infos;
    }
    QString words = m_items.size() == 1
                        ? tr("1 file: %1").arg(verdictWords(errors, warnings, infos))
                        : tr("%1 files: %2").arg(m_items.size()).arg(verdictWords(errors, warnings, infos));
    if (m_more) words += u'\n' + tr("There are more; only the first are shown.");
    m_summary->setText(words);
}

}  // namespace muster::editor
