#include "editor/start/new_army_dialog.hpp"

#include "core/army/new_army.hpp"
#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "editor/army/row_roles.hpp"
#include "editor/army/two_line_delegate.hpp"
#include "editor/live_check/background_work.hpp"
#include "editor/look/icons.hpp"
#include "editor/look/name_line.hpp"
#include "editor/look/screen_room.hpp"
#include "editor/look/tab_order.hpp"
#include "editor/look/words.hpp"
#include "editor/start/points_bar.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <filesystem>

namespace muster::editor {

namespace {

QLabel* wrapped(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setTextFormat(Qt::PlainText);
    return label;
}

void makeTitle(QLabel& label, double factor)
{
    QFont font = label.font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * factor);
    label.setFont(font);
}

std::filesystem::path folderOf(const QSettings& settings)
{
    const QString folder = settings.value("files/folder").toString();
    return folder.isEmpty() ? std::filesystem::current_path() : pathOf(folder);
}

}  // namespace

NewArmyDialog::NewArmyDialog(AppContext& appContext, QWidget* parent) : QDialog(parent), m_appContext(appContext)
{
    setObjectName("new-army");
    setWindowTitle(tr("New Army"));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(10);
    buildChoice(*layout);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_create = buttons->addButton(tr("&Create Army"), QDialogButtonBox::AcceptRole);
    m_create->setObjectName("new-create");
    m_create->setAccessibleName(tr("Create army"));
    m_create->setDefault(true);
    m_create->setEnabled(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewArmyDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    resizeToFit(*this, {860, 620});
    setTabChain({m_system, m_search, m_lists, m_name, m_create});
    load();
}

NewArmyDialog::~NewArmyDialog() = default;

void NewArmyDialog::buildChoice(QVBoxLayout& layout)
{
    m_system = new QComboBox(this);
    m_system->setObjectName("new-system");
    m_system->setAccessibleName(tr("Game"));
    m_systemSummary = wrapped(this);
    m_systemSummary->setForegroundRole(QPalette::PlaceholderText);
    m_search = new QLineEdit(this);
    m_search->setObjectName("new-search");
    m_search->setPlaceholderText(tr("Search names, periods, summaries and troops"));
    m_search->setAccessibleName(tr("Search the lists"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon("search", palette()), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_lists = new QListWidget(this);
    m_lists->setObjectName("new-lists");
    m_lists->setAccessibleName(tr("Lists"));
    m_lists->setItemDelegate(new TwoLineDelegate(m_lists));
    m_lists->setUniformItemSizes(true);
    m_lists->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto* game = new QHBoxLayout;
    auto* label = new QLabel(tr("&Game"), this);
    label->setBuddy(m_system);
    game->addWidget(label);
    game->addWidget(m_system, 1);
    auto* left = new QVBoxLayout;
    left->addWidget(m_search);
    left->addWidget(m_lists, 1);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addLayout(left, 1);
    columns->addWidget(buildAbout(), 1);
    layout.addLayout(game);
    layout.addWidget(m_systemSummary);
    layout.addLayout(columns, 1);
    connect(m_system, &QComboBox::currentIndexChanged, this, &NewArmyDialog::fillLists);
    connect(m_search, &QLineEdit::textChanged, this, &NewArmyDialog::fillLists);
    connect(m_lists, &QListWidget::currentRowChanged, this, &NewArmyDialog::showList);
    connect(m_lists, &QListWidget::itemDoubleClicked, this, &NewArmyDialog::accept);
}

QWidget* NewArmyDialog::buildAbout()
{
    auto* inside = new QWidget(this);
    m_title = wrapped(inside);
    makeTitle(*m_title, 1.25);
    m_period = wrapped(inside);
    m_period->setForegroundRole(QPalette::PlaceholderText);
    m_summary = wrapped(inside);
    m_pictureTitle = new QLabel(tr("Points available"), inside);
    makeTitle(*m_pictureTitle, 1);
    m_picture = new PointsBar(inside);
    m_sources = wrapped(inside);
    m_sources->setForegroundRole(QPalette::PlaceholderText);
    auto* text = new QVBoxLayout(inside);
    text->setContentsMargins(0, 0, 8, 0);
    text->setSpacing(8);
    for (auto* widget :
         {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_period), static_cast<QWidget*>(m_summary),
          static_cast<QWidget*>(m_pictureTitle), static_cast<QWidget*>(m_picture), static_cast<QWidget*>(m_sources)})
        text->addWidget(widget);
    text->addStretch();
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(inside);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setAccessibleName(tr("About the list"));

    m_name = new NameLine(this);
    m_name->setObjectName("new-name");
    m_name->setAccessibleName(tr("Name of the army"));
    m_name->setUsualName(tr("New army"));
    auto* label = new QLabel(tr("&Name of the army"), this);
    label->setBuddy(m_name);
    auto* about = new QWidget(this);
    auto* layout = new QVBoxLayout(about);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll, 1);
    layout->addWidget(label);
    layout->addWidget(m_name);
    return about;
}

void NewArmyDialog::load()
{
    m_system->setEnabled(false);
    m_systemSummary->setText(tr("Looking for games and lists..."));
    const auto library = m_appContext.library.library();
    inBackground(
        *this, [library, folder = folderOf(m_appContext.settings)] { return availableSystems(*library, folder); },
        [this](std::vector<AvailableSystem> systems) { take(std::move(systems)); },
        [this](const QString& reason) {
            m_systemSummary->setText(tr("The games and lists could not be read: %1").arg(reason));
        });
}

void NewArmyDialog::take(std::vector<AvailableSystem> systems)
{
    m_systems = std::move(systems);
    m_system->setEnabled(!m_systems.empty());
    if (m_systems.empty())
        return m_systemSummary->setText(
            tr("No game was found. Open a folder that holds a system file, or install Muster's data."));
    const QSignalBlocker quiet(m_system);
    for (const auto& system : m_systems) m_system->addItem(system.name, toQString(system.id));
    m_system->setCurrentIndex(std::max(0, m_system->findData(m_appContext.settings.value("new/system"))));
    fillLists();
    m_search->setFocus(Qt::OtherFocusReason);
}

const AvailableSystem* NewArmyDialog::system() const
{
    const auto index = m_system->currentIndex();
    return index >= 0 && index < static_cast<int>(m_systems.size()) ? &m_systems[static_cast<std::size_t>(index)]
                                                                    : nullptr;
}

const AvailableList* NewArmyDialog::list() const
{
    const auto* item = m_lists->currentItem();
    return system() && item ? &system()->availableLists[item->data(Qt::UserRole).toUInt()] : nullptr;
}

void NewArmyDialog::fillLists()
{
    const auto* now = system();
    if (!now) return;
    m_systemSummary->setText(now->summary);
    const auto words = m_search->text().split(u' ', Qt::SkipEmptyParts);
    const QString before = m_lists->currentItem() ? m_lists->currentItem()->text() : QString();
    const QSignalBlocker quiet(m_lists);
    m_lists->clear();
    for (std::size_t i = 0; i < now->availableLists.size(); ++i) {
        const auto& list = now->availableLists[i];
        const QString all = QStringList{list.name, list.period, list.book, list.summary, list.words}.join(u'\n');
        if (!std::all_of(words.begin(), words.end(),
                         [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); }))
            continue;
        auto* item = new QListWidgetItem(icon("army", palette()), list.name, m_lists);
        QStringList below;
        if (!list.period.isEmpty()) below << list.period;
        if (!list.book.isEmpty()) below << list.book;
        item->setData(summaryRole, below.isEmpty() ? list.summary : below.join(QStringLiteral(" · ")));
        item->setData(Qt::UserRole, static_cast<uint>(i));
        item->setData(Qt::AccessibleDescriptionRole, list.summary);
        if (list.name == before) m_lists->setCurrentItem(item);
    }
    if (!m_lists->currentItem()) m_lists->setCurrentRow(0);
    showList();
}

void NewArmyDialog::showList()
{
    const auto* now = list();
    m_create->setEnabled(now != nullptr);
    m_title->setText(now ? now->name : tr("No list fits this search."));
    QStringList period;
    if (now && !now->period.isEmpty()) period << now->period;
    if (now && !now->book.isEmpty()) period << now->book;
    if (now && now->entries > 0) period << tr("%1 kinds of troops").arg(now->entries);
    m_period->setText(period.join(QStringLiteral(" · ")));
    m_summary->setText(now ? now->summary : QString());
    m_sources->setText(now && !now->sources.isEmpty() ? tr("Sources:\n%1").arg(now->sources) : QString());
    m_picture->show(now ? now->shares : std::vector<PointsShare>{});
    m_pictureTitle->setText(
        now && !now->sharedBy.isEmpty()
            ? tr("Points available, by %1", "by what they are told apart, such as Type").arg(now->sharedBy)
            : tr("Points available"));
    m_pictureTitle->setVisible(now && !now->shares.empty());
    m_name->setUsualName(now && !now->id.empty() ? now->name : tr("New army"));
}

QString NewArmyDialog::name() const { return m_name->name(); }

void NewArmyDialog::accept()
{
    const auto* game = system();
    const auto* chosen = list();
    if (!game || !chosen) return;
    const auto library = m_appContext.library.library();
    const auto project = library->project(folderOf(m_appContext.settings));
    const auto rulesContext = library->rulesContext(*project, {game->id, chosen->id, {}, {}});
    if (!rulesContext || !rulesContext->catalogue) return;
    m_text = rules::newArmy(*rulesContext, chosen->id, utf8(name()));
    m_appContext.settings.setValue("new/system", toQString(game->id));
    QDialog::accept();
}

bool NewArmyDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent*>(event)->key();
        const int step = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
        if (step != 0 && m_lists->count() > 0) {
            m_lists->setCurrentRow(std::clamp(m_lists->currentRow() + step, 0, m_lists->count() - 1));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

}  // namespace muster::editor
