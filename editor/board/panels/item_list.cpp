#include "editor/board/panels/item_list.hpp"

#include "editor/look/icons.hpp"
#include "editor/look/words.hpp"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QShortcut>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace muster::editor {

namespace {

constexpr int maxRows = 6;  ///< visible without scrolling

QToolButton* smallButton(const QString& iconName, const QString& words, const QString& name, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(name);
    button->setIcon(icon(iconName, parent->palette()));
    button->setAccessibleName(words);
    button->setToolTip(words);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

}  // namespace

ItemList::ItemList(const RowTitle& title, const QString& objectName, const QString& whenEmpty, Items items, Add add,
                   Make makes, QWidget* parent)
    : QWidget(parent), m_items(std::move(items)), m_add(std::move(add)), m_make(std::move(makes)),
      m_list(new QListWidget(this))
{
    setObjectName(objectName);
    m_list->setObjectName(objectName + QStringLiteral("-list"));
    m_list->setAccessibleName(title.title);
    m_list->setAccessibleDescription(title.tip.isEmpty() ? whenEmpty : title.tip);
    m_list->setToolTip(title.tip);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_empty = new QLabel(whenEmpty, this);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_addButton = smallButton("add", tr("Add to %1").arg(title.title), objectName + QStringLiteral("-add"), this);
    m_remove =
        smallButton("remove", tr("Remove from %1").arg(title.title), objectName + QStringLiteral("-remove"), this);
    m_addButton->setVisible(static_cast<bool>(m_add));

    m_up = smallButton("up", tr("Move up in %1").arg(title.title), objectName + QStringLiteral("-up"), this);
    m_down = smallButton("down", tr("Move down in %1").arg(title.title), objectName + QStringLiteral("-down"), this);
    m_up->hide();
    m_down->hide();

    auto* buttons = new QGridLayout;
    buttons->setSpacing(0);
    buttons->addWidget(m_addButton, 0, 0);
    buttons->addWidget(m_remove, 1, 0);
    buttons->addWidget(m_up, 0, 1);
    buttons->addWidget(m_down, 1, 1);
    buttons->setRowStretch(2, 1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_empty, 1, Qt::AlignTop);
    layout->addWidget(m_list, 1, Qt::AlignTop);
    layout->addLayout(buttons);

    connect(m_up, &QToolButton::clicked, this, [this] { reorder(scenario::Order::backward); });
    connect(m_down, &QToolButton::clicked, this, [this] { reorder(scenario::Order::forward); });
    connect(m_addButton, &QToolButton::clicked, this, &ItemList::addOne);
    connect(m_remove, &QToolButton::clicked, this, &ItemList::removeCurrent);
    auto* erase = new QShortcut(QKeySequence(Qt::Key_Delete), m_list);
    erase->setContext(Qt::WidgetShortcut);
    connect(erase, &QShortcut::activated, this, &ItemList::removeCurrent);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        m_current = item ? utf8(item->data(Qt::UserRole).toString()) : std::string();
        enableButtons();
        Q_EMIT currentChanged();
    });
    const auto activate = [this](QListWidgetItem* item) { Q_EMIT activated(item->data(Qt::UserRole).toString()); };
    connect(m_list, &QListWidget::itemClicked, this, activate);
    connect(m_list, &QListWidget::itemActivated, this, activate);
}

void ItemList::refresh(PropertyRows::Text now)
{
    const auto items = m_items(now);
    {
        const QSignalBlocker blocker(m_list);
        const int row = m_list->currentRow();
        while (m_list->count() > static_cast<int>(items.size())) delete m_list->takeItem(m_list->count() - 1);
        for (std::size_t i = 0; i < items.size(); ++i) {
            auto* item =
                static_cast<int>(i) < m_list->count() ? m_list->item(static_cast<int>(i)) : new QListWidgetItem(m_list);
            item->setText(items[i].words);
            item->setToolTip(items[i].words);
            item->setData(Qt::UserRole, toQString(items[i].pointer));
        }
        const auto there =
            std::find_if(items.begin(), items.end(), [&](const Item& item) { return item.pointer == m_current; });
        m_list->setCurrentRow(there != items.end() ? static_cast<int>(there - items.begin())
                                                   : std::min(row, m_list->count() - 1));
        const int line = m_list->fontMetrics().lineSpacing() + 6;
        m_list->setFixedHeight(std::clamp(m_list->count(), 2, maxRows) * line + 2 * m_list->frameWidth() + 4);
        m_list->setVisible(!items.empty());
        m_empty->setVisible(items.empty());
        m_remove->setVisible(!items.empty());
    }
    const auto* item = m_list->currentItem();
    const std::string pointer = item ? utf8(item->data(Qt::UserRole).toString()) : std::string();
    const bool isOther = pointer != m_current;
    m_current = pointer;
    enableButtons();
    if (isOther) Q_EMIT currentChanged();
}

void ItemList::allowOrder()
{
    m_isOrdered = true;
    enableButtons();
}

void ItemList::enableButtons()
{
    const auto arrayOf = [this](int row) {
        const auto* item = m_list->item(row);
        const QString pointer = item ? item->data(Qt::UserRole).toString() : QString();
        return pointer.left(pointer.lastIndexOf(u'/'));
    };
    const int row = m_list->currentRow();
    m_remove->setEnabled(!m_current.empty());
    for (auto* button : {m_up, m_down}) {
        button->setVisible(m_isOrdered && m_list->count() > 1);
        button->setEnabled(row >= 0 && !arrayOf(row).isEmpty() &&
                           arrayOf(row) == arrayOf(button == m_up ? row - 1 : row + 1));
    }
}

void ItemList::reorder(scenario::Order order)
{
    const std::string pointer = m_current;
    m_make([&](PropertyRows::Text now) {
        auto change = scenario::reorder(now, std::span(&pointer, 1), order);
        if (!change.selection.empty()) follow(change.selection.front());
        return change;
    });
}

void ItemList::choose(const std::string& pointer)
{
    for (int i = 0; i < m_list->count(); ++i)
        if (utf8(m_list->item(i)->data(Qt::UserRole).toString()) == pointer) m_list->setCurrentRow(i);
}

void ItemList::addOne()
{
    std::string added;
    m_make([&](PropertyRows::Text now) {
        auto change = m_add(now);
        if (!change.selection.empty()) added = change.selection.front();
        return change;
    });
    if (!added.empty())
        choose(added);
    else
        m_list->setCurrentRow(m_list->count() - 1);
}

void ItemList::removeCurrent()
{
    if (m_current.empty()) return;
    const std::string pointer = m_current;
    m_make([&](PropertyRows::Text now) { return scenario::remove(now, std::span(&pointer, 1)); });
}

}  // namespace muster::editor
