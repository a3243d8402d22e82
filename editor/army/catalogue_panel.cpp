#include "editor/army/catalogue_panel.hpp"

#include "editor/army/catalogue_tree.hpp"
#include "editor/look/icons.hpp"
#include "editor/look/tab_order.hpp"
#include "editor/look/words.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace muster::editor {

namespace {

/// Adds a heading that cannot be selected to a combo box.
void addHeading(QComboBox& box, const QString& title)
{
    box.addItem(title);
    auto* item = qobject_cast<QStandardItemModel*>(box.model())->item(box.count() - 1);
    item->setFlags(item->flags() & ~(Qt::ItemIsEnabled | Qt::ItemIsSelectable));
    QFont font = item->font();
    font.setBold(true);
    item->setFont(font);
}

}  // namespace

CataloguePanel::CataloguePanel(QWidget* parent) : QWidget(parent), m_model(new CatalogueModel(this))
{
    m_search = new QLineEdit(this);
    m_search->setObjectName("offer-search");
    m_search->setPlaceholderText(tr("Search the catalogue"));
    m_search->setAccessibleName(tr("Search the catalogue"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon("search", palette()), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_tags = new QComboBox(this);
    m_tags->setObjectName("offer-type");
    m_tags->setAccessibleName(tr("Show only one type"));
    m_tags->setToolTip(tr("Show only one type"));
    m_affordable = new QCheckBox(tr("Only what f&its"), this);
    m_affordable->setObjectName("offer-affordable");
    m_affordable->setAccessibleName(tr("Only what fits"));
    m_affordable->setToolTip(tr("Hide what would go over the budget or over a maximum"));

    m_view = new CatalogueTree(this);
    m_view->setObjectName("offer-view");
    m_view->setAccessibleName(tr("Catalogue"));
    m_view->setModel(m_model);
    m_view->installEventFilter(this);
    // A third click on a column goes back to the groups.
    m_view->header()->setSortIndicatorClearable(true);
    m_view->header()->setSortIndicator(-1, Qt::AscendingOrder);
    m_view->setSortingEnabled(true);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->header()->setSectionResizeMode(CatalogueModel::entryColumn, QHeaderView::Stretch);
    m_view->header()->setMinimumSectionSize(fontMetrics().averageCharWidth() * 3);
    m_view->showStats(CatalogueModel::firstStatColumn, 0);
    m_empty = new QLabel(tr("Nothing fits this search."), this);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setEnabled(false);
    m_empty->hide();
    m_add = new QPushButton(icon("add", palette()), tr("Add &to Army"), this);
    m_add->setObjectName("offer-add");
    m_add->setAccessibleName(tr("Add to army"));
    m_add->setToolTip(tr("Add one of the entry selected above to the army (Enter); with Shift, as a row of its own"));

    auto* filters = new QHBoxLayout;
    filters->addWidget(m_tags, 1);
    filters->addWidget(m_affordable);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(8, 8, 8, 0);
    top->addWidget(m_search);
    top->addLayout(filters);
    auto* bottom = new QHBoxLayout;
    bottom->setContentsMargins(8, 0, 8, 8);
    bottom->addWidget(m_add, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_empty, 1);
    layout->addLayout(bottom);

    connect(m_view, &HeadedTree::statsFitted, m_model, &CatalogueModel::setStatsShown);
    connect(m_search, &QLineEdit::textChanged, this, &CataloguePanel::filter);
    connect(m_tags, &QComboBox::currentIndexChanged, this, &CataloguePanel::filter);
    connect(m_affordable, &QCheckBox::toggled, this, &CataloguePanel::filter);
    connect(m_view, &QTreeView::doubleClicked, this,
            [this](const QModelIndex& index) { choose(index, QGuiApplication::keyboardModifiers()); });
    connect(m_add, &QPushButton::clicked, this,
            [this] { choose(m_view->currentIndex(), QGuiApplication::keyboardModifiers()); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &CataloguePanel::showReason);
    setTabChain({m_search, m_tags, m_affordable, m_view, m_add});
    fillTags();
}

void CataloguePanel::show(std::shared_ptr<const CheckResult> checkResult)
{
    const QString current = m_model->keyOf(m_view->currentIndex());
    const bool points = checkResult && checkResult->army.hasPoints;
    m_model->show(std::move(checkResult));
    m_view->setColumnHidden(CatalogueModel::costColumn, !points);
    m_view->setColumnHidden(CatalogueModel::takenColumn, !m_model->countsTaken());
    m_view->showStats(CatalogueModel::firstStatColumn, m_model->statCount());
    m_affordable->setVisible(points || m_model->countsTaken());
    if (const auto again = m_model->indexOfKey(current); again.isValid() && again != m_view->currentIndex())
        m_view->setCurrentIndex(again);
    fillTags();
    filter();
}

void CataloguePanel::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void CataloguePanel::addCurrent(Adding adding)
{
    choose(m_view->currentIndex(), adding == Adding::ownRow ? Qt::ShiftModifier : Qt::NoModifier);
}

void CataloguePanel::choose(const QModelIndex& index, Qt::KeyboardModifiers keys)
{
    const auto row = m_model->entryOf(index) ? index : m_model->firstEntry();
    if (!row.isValid()) return;
    Q_EMIT chosen(m_model->keyOf(row), keys.testFlag(Qt::ShiftModifier) ? Adding::ownRow : Adding::oneMore);
}

void CataloguePanel::filter()
{
    const CatalogueModel::Filter wanted{m_search->text(), m_tags->currentData().toString(), m_affordable->isChecked()};
    const auto& now = m_model->filter();
    if (wanted.text != now.text || wanted.tag != now.tag || wanted.affordable != now.affordable) {
        const QString current = m_model->keyOf(m_view->currentIndex());
        m_model->setFilter(wanted);
        auto again = m_model->indexOfKey(current);
        if (!again.isValid() && !wanted.text.isEmpty()) again = m_model->firstEntry();
        if (again.isValid()) m_view->setCurrentIndex(again);
    }
    const bool any = m_model->rowCount() > 0;
    const bool filtered = !wanted.text.isEmpty() || !wanted.tag.isEmpty() || wanted.affordable;
    m_empty->setText(filtered ? tr("Nothing fits this search.") : tr("The catalogue is empty."));
    m_view->setVisible(any);
    m_empty->setVisible(!any);
    m_add->setEnabled(any);
}

void CataloguePanel::fillTags()
{
    const auto groups = m_model->tags();
    // Headings have no data and cannot be selected.
    QStringList there, wanted;
    int tags = 0;
    for (int i = 1; i < m_tags->count(); ++i)
        there << (m_tags->itemData(i).isValid() ? m_tags->itemData(i).toString() : u'#' + m_tags->itemText(i));
    for (const auto& group : groups) {
        if (groups.size() > 1) wanted << u'#' + group.title;
        wanted << group.tags;
        tags += static_cast<int>(group.tags.size());
    }
    if (m_tags->count() > 0 && there == wanted) return;
    const QSignalBlocker quiet(m_tags);
    const QString current = m_tags->currentData().toString();
    m_tags->clear();
    m_tags->addItem(tr("All types"), QString());
    for (const auto& group : groups) {
        if (groups.size() > 1) addHeading(*m_tags, group.title);
        for (const auto& tag : group.tags) m_tags->addItem(tag, tag);
    }
    m_tags->setCurrentIndex(std::max(0, m_tags->findData(current)));
    m_tags->setVisible(tags > 1);
}

void CataloguePanel::showReason()
{
    const auto* entry = m_model->entryOf(m_view->currentIndex());
    if (!entry) return;
    if (entry->allowed)
        Q_EMIT statusMessage(toQString(entry->description.empty() ? entry->summary : entry->description));
    else
        Q_EMIT statusMessage(
            tr("%1 cannot be added within the rules: %2.").arg(toQString(entry->title), toQString(entry->reason)));
}

bool CataloguePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* press = static_cast<QKeyEvent*>(event);
        const auto key = press->key();
        const bool isPlain = !(press->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
        if ((watched == m_view || watched == m_search) && isPlain && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
            choose(m_view->currentIndex(), press->modifiers());
            return true;
        }
        // The Down key moves from the search field to the results, as in every searchable list.
        if (watched == m_search && (key == Qt::Key_Down || key == Qt::Key_PageDown)) {
            m_view->setFocus(Qt::OtherFocusReason);
            if (!m_view->currentIndex().isValid()) m_view->setCurrentIndex(m_model->firstEntry());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace muster::editor
