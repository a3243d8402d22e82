#include "editor/window/command_palette.hpp"

#include "editor/window/command_delegate.hpp"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

namespace {

QString plain(const QAction& action) { return QString(action.text()).remove(u'&').remove(QStringLiteral("...")); }

/// The searchable name of an action: "Undo", whatever it would undo.
QString nameOf(const QAction& action) { return QString(action.iconText()).remove(u'&').remove(QStringLiteral("...")); }

/// Hits in the description come after all hits in names.
constexpr int inTip = -5000;

std::optional<int> scoreOf(const QAction& action, const QString& menu, const QString& search)
{
    // A hit in the name itself ranks higher than one that needs the menu's.
    if (const auto score = fuzzyScore(nameOf(action), search)) return *score + 100;
    if (const auto score = fuzzyScore(menu + u' ' + nameOf(action), search)) return score;
    const QString wanted = search.simplified();
    return wanted.size() > 2 && action.statusTip().contains(wanted, Qt::CaseInsensitive) ? std::optional(inTip)
                                                                                         : std::nullopt;
}

/// An empty icon, which aligns names of actions without an icon.
QIcon noIcon(const QSize& size)
{
    QPixmap nothing(size);
    nothing.fill(Qt::transparent);
    return nothing;
}

/// "File", for an action in the menu of that name.
QString menuOf(const QAction& action)
{
    for (const QObject* place : action.associatedObjects())
        if (const auto* menu = qobject_cast<const QMenu*>(place)) return menu->title().remove(u'&');
    return {};
}

}  // namespace

std::optional<int> fuzzyScore(const QString& text, const QString& search)
{
    int score = 0;
    qsizetype at = 0, last = -2;
    for (const QChar wanted : search) {
        if (wanted.isSpace()) continue;
        while (at < text.size() && text[at].toCaseFolded() != wanted.toCaseFolded()) ++at;
        if (at == text.size()) return std::nullopt;
        if (at == last + 1) score += 5;
        if (at == 0 || !text[at - 1].isLetterOrNumber()) score += 8;
        last = at++;
    }
    return score * 16 - static_cast<int>(std::min<qsizetype>(text.size(), 200));
}

CommandPalette::CommandPalette(const std::vector<QAction*>& actions, QWidget* parent)
    : QDialog(parent), m_actions(actions)
{
    setObjectName("command-palette");
    setWindowTitle(tr("Commands"));
    setAccessibleName(tr("Commands"));
    m_search = new QLineEdit(this);
    m_search->setPlaceholderText(tr("Type what you want to do"));
    m_search->setAccessibleName(tr("Search the commands"));
    m_search->installEventFilter(this);
    m_list = new QListWidget(this);
    m_list->setAccessibleName(tr("Commands found"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setIconSize({18, 18});
    m_list->setItemDelegate(new CommandDelegate(m_list));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_list);
    resize(fontMetrics().averageCharWidth() * 64, fontMetrics().height() * 20);
    connect(m_search, &QLineEdit::textChanged, this, &CommandPalette::fill);
    connect(m_search, &QLineEdit::returnPressed, this, &CommandPalette::take);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::take);
    fill();
}

void CommandPalette::fill()
{
    std::vector<std::pair<int, QAction*>> found;
    for (auto* action : m_actions)
        if (const auto score = scoreOf(*action, menuOf(*action), m_search->text()))
            found.emplace_back(*score - (action->isEnabled() ? 0 : 10000), action);
    std::stable_sort(found.begin(), found.end(), [this](const auto& a, const auto& b) {
        return m_search->text().isEmpty() ? a.second->isEnabled() && !b.second->isEnabled() : a.first > b.first;
    });
    m_list->clear();
    const QIcon empty = noIcon(m_list->iconSize());
    for (const auto& [score, action] : found) {
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        auto* item = new QListWidgetItem(action->icon().isNull() ? empty : action->icon(), plain(*action), m_list);
        item->setData(CommandDelegate::keysRole, keys);
        item->setData(Qt::AccessibleTextRole,
                      keys.isEmpty() ? plain(*action) : QStringLiteral("%1, %2").arg(plain(*action), keys));
        item->setToolTip(action->statusTip());
        item->setData(Qt::UserRole, action->objectName());
        item->setData(Qt::UserRole + 1, QVariant::fromValue(static_cast<QObject*>(action)));
        if (!action->isEnabled()) item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
    }
    m_list->setCurrentRow(0);
}

void CommandPalette::take()
{
    const auto* item = m_list->currentItem();
    if (!item || !(item->flags() & Qt::ItemIsEnabled)) return;
    // Not by object name: buttons of panels may have none.
    m_chosen = qobject_cast<QAction*>(item->data(Qt::UserRole + 1).value<QObject*>());
    accept();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent*>(event)->key();
        const int step = key == Qt::Key_Down       ? 1
                         : key == Qt::Key_Up       ? -1
                         : key == Qt::Key_PageDown ? 8
                         : key == Qt::Key_PageUp   ? -8
                                                   : 0;
        if (step != 0 && m_list->count() > 0) {
            m_list->setCurrentRow(std::clamp(m_list->currentRow() + step, 0, m_list->count() - 1));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

}  // namespace muster::editor
