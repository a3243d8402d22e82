#include "editor/board/panels/army_chooser.hpp"

#include "editor/army_files/army_copy.hpp"
#include "editor/look/icons.hpp"
#include "editor/look/screen_room.hpp"
#include "editor/look/words.hpp"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

ArmyChooser::ArmyChooser(const AvailableArmies& available, std::filesystem::path scenario, QWidget* parent)
    : QDialog(parent), m_scenario(std::move(scenario))
{
    setObjectName("army-chooser");
    setWindowTitle(tr("Attach an Army"));
    m_search = new QLineEdit(this);
    m_search->setObjectName("army-search");
    m_search->setPlaceholderText(tr("Search armies"));
    m_search->setAccessibleName(tr("Search armies"));
    m_search->setClearButtonEnabled(true);
    m_list = new QTreeWidget(this);
    m_list->setObjectName("army-list");
    m_list->setAccessibleName(tr("Armies"));
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setIndentation(12);
    m_note = new QLabel(this);
    m_note->setObjectName("army-note");
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_attach = buttons->addButton(tr("&Attach"), QDialogButtonBox::AcceptRole);
    m_attach->setObjectName("army-attach");
    m_attach->setDefault(true);
    auto* other = buttons->addButton(tr("&Other File..."), QDialogButtonBox::ActionRole);
    other->setObjectName("army-browse");
    other->setAutoDefault(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_note);
    layout->addWidget(buttons);
    add(tr("In this folder"), available.own);
    add(tr("Shipped with Muster"), available.shipped);
    connect(m_search, &QLineEdit::textChanged, this, &ArmyChooser::search);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) { select(item); });
    connect(m_list, &QTreeWidget::itemActivated, this, [this] {
        if (!m_file.empty()) accept();
    });
    connect(m_attach, &QPushButton::clicked, this, &QDialog::accept);
    connect(other, &QPushButton::clicked, this, &ArmyChooser::browse);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resizeToFit(*this, {440, 520});
    search({});
}

void ArmyChooser::add(const QString& heading, const std::vector<ArmyFile>& armies)
{
    if (armies.empty()) return;
    auto* group = new QTreeWidgetItem(m_list, {heading});
    group->setFlags(Qt::ItemIsEnabled);
    auto font = m_list->font();
    font.setBold(true);
    group->setFont(0, font);
    for (const auto& army : armies) {
        auto* item = new QTreeWidgetItem(group, {toQString(army.name)});
        item->setIcon(0, icon("army", palette()));
        item->setToolTip(0, shownPath(army.file));
        item->setData(0, Qt::UserRole, shownPath(army.file));
    }
    group->setExpanded(true);
}

/// Shows armies whose names contain every word, and selects the first.
void ArmyChooser::search(const QString& words)
{
    const auto parts = words.split(u' ', Qt::SkipEmptyParts);
    QTreeWidgetItem* first = nullptr;
    for (int g = 0; g < m_list->topLevelItemCount(); ++g) {
        auto* group = m_list->topLevelItem(g);
        bool any = false;
        for (int i = 0; i < group->childCount(); ++i) {
            auto* item = group->child(i);
            const bool fits = std::all_of(parts.begin(), parts.end(), [&](const QString& part) {
                return item->text(0).contains(part, Qt::CaseInsensitive);
            });
            item->setHidden(!fits);
            any = any || fits;
            if (fits && !first) first = item;
        }
        group->setHidden(!any);
    }
    m_list->setCurrentItem(first);
    select(first);
}

void ArmyChooser::select(QTreeWidgetItem* item)
{
    m_file = item ? pathOf(item->data(0, Qt::UserRole).toString()) : std::filesystem::path();
    m_attach->setEnabled(!m_file.empty());
    const bool copies = !m_file.empty() && !canName(m_file, m_scenario);
    m_note->setText(
        copies ? tr("A copy of it is put beside the battlefield: %1").arg(toQString(copyReference(m_file, m_scenario)))
        : m_list->topLevelItemCount() == 0 ? tr("There are no armies of this game here.")
                                           : QString());
}

void ArmyChooser::browse()
{
    const auto path = QFileDialog::getOpenFileName(this, tr("Attach an Army"), shownPath(m_scenario.parent_path()),
                                                   tr("Armies (*.army.json);;All files (*)"));
    if (path.isEmpty()) return;
    m_file = pathOf(path);
    accept();
}

}  // namespace muster::editor
