#include "editor/folder_table/folder_table.hpp"

#include "editor/folder_table/folder_filter.hpp"
#include "editor/folder_table/folder_model.hpp"
#include "editor/folder_table/folder_watch.hpp"
#include "editor/folder_table/reply_text.hpp"
#include "editor/look/elided_label.hpp"
#include "editor/look/icons.hpp"
#include "editor/look/words.hpp"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

namespace {

constexpr int spacing = 8;

bool isPrinted(const FileVerdict& file)
{
    return file.kind == files::FileKind::army || file.kind == files::FileKind::scenario;
}

}  // namespace

FolderTable::FolderTable(AppContext& appContext, QWidget* parent)
    : QWidget(parent), m_check(new FolderCheck(appContext.library, this)), m_watch(new FolderWatch(this)),
      m_model(new FolderModel(this)), m_filter(new FolderFilter(this))
{
    setObjectName("folder-table");
    m_filter->setSourceModel(m_model);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, spacing, 0, 0);
    layout->setSpacing(spacing);
    layout->addLayout(makeBar());
    layout->addLayout(makeFilters());
    makeTable();
    layout->addWidget(m_table, 1);
    m_summary = new QLabel(this);
    m_summary->setObjectName("table-summary");
    m_progress = new QProgressBar(this);
    m_progress->setAccessibleName(tr("Files checked"));
    m_progress->setMaximumWidth(160);
    m_progress->setTextVisible(false);
    auto* bottom = new QHBoxLayout;
    bottom->setContentsMargins(spacing, 0, spacing, spacing);
    bottom->addWidget(m_summary, 1);
    bottom->addWidget(m_progress);
    layout->addLayout(bottom);
    connect(m_check, &FolderCheck::found, this, &FolderTable::fill);
    connect(m_check, &FolderCheck::checkFinished, this, &FolderTable::take);
    connect(m_check, &FolderCheck::finished, this, [this] {
        m_progress->hide();
        fillGames();
    });
    connect(m_check, &FolderCheck::failed, this, [this](const QString& reason) {
        m_progress->hide();
        fillGames();
        Q_EMIT statusMessage(tr("The folder was not checked completely: %1").arg(reason));
    });
    connect(m_watch, &FolderWatch::changed, this, [this] { m_check->look(); });
    connect(&appContext.library, &SharedLibrary::refreshed, this, &FolderTable::checkAgain);
    refreshActions();
}

QAction* FolderTable::addAction(const char* name, const QString& picture, const QString& text, const QString& tip,
                                std::function<void()> run)
{
    auto* action = new QAction(icon(picture, palette()), text, this);
    action->setObjectName(name);
    action->setProperty("picture", picture);
    action->setToolTip(tip);
    connect(action, &QAction::triggered, this, [run = std::move(run)] { run(); });
    return action;
}

QLayout* FolderTable::makeBar()
{
    m_title = new ElidedLabel(this);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_open = addAction("table-open", QStringLiteral("open"), tr("&Open"), tr("Open the selected files"), [this] {
        for (const int row : selectedRows()) Q_EMIT fileWanted(m_model->file(row).path);
    });
    m_again = addAction("table-again", QStringLiteral("legal"), tr("Chec&k Again"),
                        tr("Check every file of the folder anew"), [this] { checkAgain(); });
    m_pack = addAction("table-pack", QStringLiteral("print"), tr("&Print as Pack..."),
                       tr("Print the selected armies and scenarios, or all, with a cover as one file"), [this] {
                           QStringList paths;
                           for (const int row : chosenRows())
                               if (isPrinted(m_model->file(row))) paths << m_model->file(row).path;
                           Q_EMIT packWanted(paths);
                       });
    m_export = addAction("table-export", QStringLiteral("save"), tr("E&xport"),
                         tr("Write the selected rows, or all, to a file"), [] {});
    auto* forms = new QMenu(this);
    const std::pair<ReportForm, QString> all[] = {{ReportForm::csv, tr("&Spreadsheet (CSV)...")},
                                                  {ReportForm::markdown, tr("&Markdown...")},
                                                  {ReportForm::html, tr("&Web page (HTML)...")}};
    for (const auto& [form, text] : all)
        forms->addAction(text, this, [this, chosen = form] { Q_EMIT exportWanted(chosen); });
    m_export->setMenu(forms);
    m_reply =
        addAction("table-reply", QStringLiteral("duplicate"), tr("&Reply..."),
                  tr("A message to the player of the selected army, to copy into a mail or chat"), [this] { reply(); });
    m_compare = addAction("table-compare", QStringLiteral("compare"), tr("&Compare"),
                          tr("Show two selected armies or battlefields side by side"), [this] {
                              const auto rows = selectedRows();
                              if (rows.size() == 2)
                                  Q_EMIT comparisonWanted(m_model->file(rows[0]).path, m_model->file(rows[1]).path);
                          });
    m_pairings = addAction("table-pairings", QStringLiteral("army"), tr("Pairin&gs..."),
                           tr("Pair the selected armies, or all, and show what each side brings"),
                           [this] { Q_EMIT pairingsWanted(chosenArmies()); });
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(spacing, 0, spacing, 0);
    bar->setSpacing(spacing / 2);
    bar->addWidget(m_title, 1);
    for (auto* action : {m_open, m_again, m_pack, m_export, m_reply, m_compare, m_pairings}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAccessibleName(QString(action->text()).remove(u'&').remove(QStringLiteral("...")));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        if (action->menu()) button->setPopupMode(QToolButton::InstantPopup);
        bar->addWidget(button);
    }
    return bar;
}

QLayout* FolderTable::makeFilters()
{
    m_search = new QLineEdit(this);
    m_search->setObjectName("table-search");
    m_search->setPlaceholderText(tr("Search the files"));
    m_search->setAccessibleName(tr("Search the files"));
    m_search->setClearButtonEnabled(true);
    m_games = new QComboBox(this);
    m_games->setObjectName("table-games");
    m_games->setAccessibleName(tr("Show only one game"));
    m_games->setToolTip(m_games->accessibleName());
    m_games->addItem(tr("All games"));
    m_verdicts = new QComboBox(this);
    m_verdicts->setObjectName("table-verdicts");
    m_verdicts->setAccessibleName(tr("Show only one verdict"));
    m_verdicts->setToolTip(m_verdicts->accessibleName());
    m_verdicts->addItems({tr("Any verdict"), tr("With errors"), tr("With warnings only"), tr("Without either")});
    connect(m_search, &QLineEdit::textChanged, this, &FolderTable::filter);
    connect(m_games, &QComboBox::currentIndexChanged, this, &FolderTable::filter);
    connect(m_verdicts, &QComboBox::currentIndexChanged, this, &FolderTable::filter);
    auto* filters = new QHBoxLayout;
    filters->setContentsMargins(spacing, 0, spacing, 0);
    filters->setSpacing(spacing);
    filters->addWidget(m_search, 1);
    filters->addWidget(m_games);
    filters->addWidget(m_verdicts);
    return filters;
}

void FolderTable::makeTable()
{
    m_table = new QTableView(this);
    m_table->setObjectName("table-view");
    m_table->setAccessibleName(tr("Files of the folder"));
    m_table->setModel(m_filter);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + spacing);
    auto* head = m_table->horizontalHeader();
    head->setHighlightSections(false);
    head->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    head->setSectionsMovable(true);
    head->setSortIndicatorClearable(true);
    head->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    const int letter = m_table->fontMetrics().averageCharWidth();
    static constexpr int letters[] = {30, 26, 22, 22, 14, 10, 20, 50, 9, 16};
    for (int column = 0; column < FolderModel::columnCountOfFolder; ++column)
        m_table->setColumnWidth(column, letters[column] * letter);
    head->setStretchLastSection(true);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        Q_EMIT fileWanted(m_model->file(m_filter->mapToSource(index).row()).path);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &FolderTable::refreshActions);
    connect(m_table, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        QMenu menu;
        menu.addActions({m_open, m_reply, m_compare, m_pairings, m_pack, m_export});
        menu.exec(m_table->viewport()->mapToGlobal(at));
    });
}

void FolderTable::show(const QString& folder)
{
    m_folder = QDir(folder).absolutePath();
    m_title->setText(QDir(m_folder).dirName());
    m_title->setToolTip(m_folder);
    m_summary->setText(tr("Looking for files..."));
    m_check->start(m_folder);
}

void FolderTable::checkAgain()
{
    if (!m_folder.isEmpty()) m_check->start(m_folder);
}

void FolderTable::fill(const QStringList& paths, bool more)
{
    m_more = more;
    if (paths != m_paths) {
        QStringList selected;
        for (const int row : selectedRows()) selected << m_model->file(row).path;
        m_model->setFiles(m_folder, paths);
        m_paths = paths;
        QItemSelection again;
        for (int row = 0; row < m_model->rowCount(); ++row)
            if (selected.contains(m_model->file(row).path))
                if (const auto index = m_filter->mapFromSource(m_model->index(row, 0)); index.isValid())
                    again.select(index, index);
        m_table->selectionModel()->select(again, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    }
    m_watch->watch(m_folder, paths);
    m_checked = 0;
    m_progress->setRange(0, std::max(1, static_cast<int>(paths.size())));
    m_progress->setValue(0);
    m_progress->setVisible(!paths.isEmpty());
    refreshActions();
    summarise();
}

void FolderTable::take(const FileVerdict& verdict)
{
    m_model->take(verdict);
    m_progress->setValue(++m_checked);
    summarise();
}

void FolderTable::fillGames()
{
    const auto games = m_model->games();
    const QString chosen = m_games->currentIndex() > 0 ? m_games->currentText() : QString();
    const QSignalBlocker quiet(m_games);
    while (m_games->count() > 1) m_games->removeItem(1);
    m_games->addItems(games);
    m_games->setCurrentIndex(std::max(0, m_games->findText(chosen)));
    filter();
}

void FolderTable::filter()
{
    m_filter->setText(m_search->text());
    m_filter->setGame(m_games->currentIndex() > 0 ? m_games->currentText() : QString());
    m_filter->setVerdict(static_cast<FolderFilter::Verdict>(m_verdicts->currentIndex()));
    summarise();
    refreshActions();
}

void FolderTable::summarise()
{
    std::size_t errors = 0, warnings = 0, infos = 0;
    int legal = 0, armies = 0;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const auto& file = m_model->file(row);
        errors += file.errors, warnings += file.warnings, infos += file.infos;
        if (file.kind != files::FileKind::army || !m_model->isChecked(row)) continue;
        ++armies;
        if (file.errors == 0) ++legal;
    }
    const int all = m_model->rowCount(), shown = m_filter->rowCount();
    QStringList words{shown == all ? tr("%n files", nullptr, all) : tr("%1 of %n files", nullptr, all).arg(shown)};
    if (armies > 0) words << tr("%1 of %2 armies are legal").arg(legal).arg(armies);
    words << verdictWords(errors, warnings, infos);
    if (m_more) words << tr("there are more files; only the first are shown");
    m_summary->setText(words.join(QStringLiteral(" \u00b7 ")));
}

std::vector<int> FolderTable::selectedRows() const
{
    std::vector<int> shown;
    for (const auto& index : m_table->selectionModel()->selectedRows()) shown.push_back(index.row());
    std::sort(shown.begin(), shown.end());
    for (int& row : shown) row = m_filter->mapToSource(m_filter->index(row, 0)).row();
    return shown;
}

std::vector<int> FolderTable::chosenRows() const
{
    auto rows = selectedRows();
    if (!rows.empty()) return rows;
    for (int row = 0; row < m_filter->rowCount(); ++row)
        rows.push_back(m_filter->mapToSource(m_filter->index(row, 0)).row());
    return rows;
}

std::vector<FileVerdict> FolderTable::chosenArmies() const
{
    std::vector<FileVerdict> armies;
    for (const int row : chosenRows())
        if (m_model->file(row).kind == files::FileKind::army && m_model->isChecked(row))
            armies.push_back(m_model->file(row));
    return armies;
}

FolderReport FolderTable::report() const
{
    FolderReport report{QDir(m_folder).dirName(), {}, {}};
    const int columns = m_model->columnCount();
    for (int column = 0; column < columns; ++column)
        report.head << m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    for (const int row : chosenRows()) {
        QStringList cells;
        for (int column = 0; column < columns; ++column) {
            const auto index = m_model->index(row, column);
            // Outside of the window, dates are for programs too, and there is room for all findings.
            if (column == FolderModel::dateColumn)
                cells << m_model->file(row).modified.toString(Qt::ISODate);
            else if (column == FolderModel::findingsColumn)
                cells << index.data(Qt::ToolTipRole).toString();
            else
                cells << index.data().toString();
        }
        report.rows.push_back(std::move(cells));
    }
    return report;
}

void FolderTable::reply()
{
    const auto rows = selectedRows();
    if (rows.empty()) return;
    QStringList texts;
    for (const int row : rows)
        if (m_model->file(row).kind == files::FileKind::army) texts << replyTo(m_model->file(row), programName());
    const auto& first = m_model->file(rows.front());
    Q_EMIT replyWanted(rows.size() == 1 && !first.player.isEmpty() ? tr("Reply to %1").arg(first.player) : tr("Reply"),
                       texts.join(QStringLiteral("\n---\n\n")));
}

void FolderTable::refreshActions()
{
    const auto selected = selectedRows();
    const auto isCheckedArmy = [this](int row) {
        return m_model->file(row).kind == files::FileKind::army && m_model->isChecked(row);
    };
    const auto chosen = chosenRows();
    m_open->setEnabled(!selected.empty());
    m_again->setEnabled(!m_folder.isEmpty());
    m_pack->setEnabled(
        std::any_of(chosen.begin(), chosen.end(), [this](int row) { return isPrinted(m_model->file(row)); }));
    m_export->setEnabled(!chosen.empty());
    m_reply->setEnabled(!selected.empty() && std::all_of(selected.begin(), selected.end(), isCheckedArmy));
    m_pairings->setEnabled(std::count_if(chosen.begin(), chosen.end(), isCheckedArmy) > 1);
    m_compare->setEnabled(selected.size() == 2 && std::all_of(selected.begin(), selected.end(), [this](int row) {
                              return isPrinted(m_model->file(row)) && m_model->isChecked(row);
                          }));
}

void FolderTable::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void FolderTable::recolour()
{
    for (auto* action : findChildren<QAction*>())
        if (const QString picture = action->property("picture").toString(); !picture.isEmpty())
            action->setIcon(icon(picture, palette()));
}

void FolderTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && m_table) recolour();
    QWidget::changeEvent(event);
}

}  // namespace muster::editor
