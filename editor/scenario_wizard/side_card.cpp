#include "editor/scenario_wizard/side_card.hpp"

#include "core/files/file.hpp"
#include "core/text/document.hpp"
#include "editor/army_files/army_copy.hpp"
#include "editor/look/icons.hpp"
#include "editor/look/words.hpp"
#include "editor/scenario_wizard/searchable_box.hpp"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QToolButton>

#include <algorithm>

namespace muster::editor {

namespace {

constexpr int copiedFromRole = Qt::UserRole + 1;

}  // namespace

SideCard::SideCard(const WizardGame& game, const rules::ScenarioPlan::Side& side, const QString& folder,
                   QWidget* parent)
    : QFrame(parent), m_folder(folder), m_givenName(toQString(side.name.empty() ? side.id : side.name))
{
    setObjectName("wizard-side");
    setFrameShape(QFrame::StyledPanel);
    m_name = new QLineEdit(m_givenName, this);
    m_name->setObjectName("side-name");
    m_name->setMaxLength(100);
    m_name->setAccessibleName(tr("Name of the side"));
    m_remove = new QToolButton(this);
    m_remove->setObjectName("side-remove");
    m_remove->setIcon(icon("remove", palette()));
    m_remove->setToolTip(tr("Remove this side"));
    m_remove->setAccessibleName(tr("Remove this side"));
    m_edge = new QComboBox(this);
    m_edge->setObjectName("side-edge");
    m_edge->setAccessibleName(tr("Its edge of the board"));
    for (const auto& [id, text] : {std::pair("south", tr("South edge")), std::pair("north", tr("North edge")),
                                   std::pair("west", tr("West edge")), std::pair("east", tr("East edge")),
                                   std::pair("", tr("No edge, so no zone"))})
        m_edge->addItem(text, QString::fromLatin1(id));
    m_edge->setCurrentIndex(
        m_edge->findData(side.edge ? toQString(rules::edgeName(*side.edge)) : QString(QLatin1String(""))));
    m_role = new QComboBox(this);
    m_role->setObjectName("side-role");
    m_role->setAccessibleName(tr("Its role in the battle"));
    for (const auto& [id, text] :
         {std::pair("", tr("No role")), std::pair("attacker", tr("Attacker")), std::pair("defender", tr("Defender"))})
        m_role->addItem(text, QString::fromLatin1(id));
    m_role->setCurrentIndex(std::max(0, m_role->findData(toQString(side.role))));
    // Long words of a language must not make the card wider than its step.
    for (auto* box : {m_edge, m_role}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(9);
    }
    m_army = new QComboBox(this);
    m_army->setObjectName("side-army");
    m_army->setAccessibleName(tr("Its army"));
    m_army->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_army->setMinimumContentsLength(16);
    findByTyping(*m_army);
    m_army->setToolTip(tr("Type a part of a name to find an army"));
    fillArmies(game, side.army);
    m_copied = new QLabel(this);
    m_copied->setObjectName("side-copied");
    m_copied->setTextFormat(Qt::PlainText);
    m_copied->setForegroundRole(QPalette::PlaceholderText);
    // Reserve its line, so that nothing moves when an army is selected.
    m_copied->setFixedHeight(m_copied->fontMetrics().height() + 2);
    auto* other = new QPushButton(tr("Other..."), this);
    other->setObjectName("side-browse");
    other->setAutoDefault(false);
    other->setToolTip(tr("Choose an army file"));
    m_budget = new QSpinBox(this);
    m_budget->setObjectName("side-budget");
    m_budget->setRange(0, 1'000'000);
    m_budget->setSpecialValueText(tr("As its army says"));
    m_budget->setAccessibleName(tr("Its budget"));
    if (!game.budgetLabel.isEmpty()) m_budget->setSuffix(u' ' + game.budgetLabel);
    if (side.budget) m_budget->setValue(static_cast<int>(std::clamp<std::int64_t>(*side.budget, 0, 1'000'000)));
    m_budget->setVisible(!game.budgetLabel.isEmpty());

    auto* head = new QHBoxLayout;
    head->addWidget(m_name, 1);
    head->addWidget(m_remove);
    auto* place = new QHBoxLayout;
    place->addWidget(m_edge, 1);
    place->addWidget(m_role, 1);
    auto* army = new QHBoxLayout;
    army->addWidget(m_army, 1);
    army->addWidget(other);
    auto* form = new QFormLayout(this);
    form->addRow(tr("Name"), head);
    form->addRow(tr("Edge"), place);
    form->addRow(tr("Army"), army);
    form->addRow(QString(), m_copied);
    if (!game.budgetLabel.isEmpty()) form->addRow(tr("Budget"), m_budget);
    connect(m_name, &QLineEdit::textChanged, this, &SideCard::changed);
    connect(m_edge, &QComboBox::currentIndexChanged, this, &SideCard::changed);
    connect(m_role, &QComboBox::currentIndexChanged, this, &SideCard::changed);
    connect(m_army, &QComboBox::currentIndexChanged, this, &SideCard::armyChosen);
    connect(m_budget, &QSpinBox::valueChanged, this, &SideCard::changed);
    connect(m_remove, &QToolButton::clicked, this, &SideCard::removeWanted);
    connect(other, &QPushButton::clicked, this, &SideCard::browse);
}

void SideCard::addHeading(const QString& text)
{
    m_army->addItem(text);
    auto* model = qobject_cast<QStandardItemModel*>(m_army->model());
    auto* item = model->item(m_army->count() - 1);
    item->setFlags(Qt::NoItemFlags);
    auto font = m_army->font();
    font.setBold(true);
    item->setFont(font);
}

void SideCard::addArmy(const ArmyOnDisk& army)
{
    m_army->addItem(icon("army", palette()), army.name, toQString(army.path));
    const int row = m_army->count() - 1;
    m_army->setItemData(row, shownPath(army.copiedFrom), copiedFromRole);
    m_army->setItemData(row, army.copiedFrom.empty() ? toQString(army.path) : shownPath(army.copiedFrom),
                        Qt::ToolTipRole);
}

void SideCard::fillArmies(const WizardGame& game, const std::string& chosen)
{
    m_army->addItem(tr("No army yet"), QString());
    if (!game.armies.empty() && !game.shipped.empty()) addHeading(tr("In this folder"));
    for (const auto& army : game.armies) addArmy(army);
    if (!game.shipped.empty()) addHeading(tr("Shipped with Muster"));
    for (const auto& army : game.shipped) addArmy(army);
    if (!chosen.empty() && m_army->findData(toQString(chosen)) < 0)
        m_army->addItem(toQString(chosen), toQString(chosen));
    m_army->setCurrentIndex(std::max(0, m_army->findData(toQString(chosen))));
    widenLists(*m_army);
}

void SideCard::armyChosen()
{
    // The side's name follows the army, unless the user changed it.
    const bool untouched = m_name->text() == m_givenName;
    if (untouched && m_army->currentIndex() > 0) {
        m_givenName = m_army->itemText(m_army->currentIndex());
        m_name->setText(m_givenName);
        m_givenName = m_name->text();
    }
    const auto from = copiedFrom();
    m_copied->setText(from.empty() ? QString() : tr("A copy of it is put beside the battlefield"));
    m_copied->setToolTip(from.empty() ? QString() : m_army->currentData().toString());
    Q_EMIT changed();
}

std::filesystem::path SideCard::copiedFrom() const { return pathOf(m_army->currentData(copiedFromRole).toString()); }

void SideCard::browse()
{
    const auto path = QFileDialog::getOpenFileName(this, tr("Choose an Army"), m_folder, tr("Armies (*.army.json)"));
    if (path.isEmpty()) return;
    const auto file = pathOf(path), scenario = pathOf(QDir(m_folder).filePath(QStringLiteral("new.scenario.json")));
    ArmyOnDisk army;
    army.path = utf8(QDir(m_folder).relativeFilePath(path));
    if (!canName(file, scenario)) army.path = copyReference(file, scenario), army.copiedFrom = file;
    // Two armies to be copied may have the same name.
    const auto row = [&] {
        for (int at = 0; at < m_army->count(); ++at)
            if (m_army->itemData(at).toString() == toQString(army.path) &&
                m_army->itemData(at, copiedFromRole).toString() == shownPath(army.copiedFrom))
                return at;
        return -1;
    };
    if (row() < 0) {
        const auto read = files::readFile(file, utf8(path), {.bytes = 1u << 20});
        const auto* source = std::get_if<std::shared_ptr<const text::Source>>(&read);
        const auto document = source ? text::Document::parse(*source).document : nullptr;
        const auto name = document ? toQString(document->root()["name"].string()) : QString();
        army.name = name.isEmpty() ? QFileInfo(path).fileName() : name;
        addArmy(army);
        widenLists(*m_army);
    }
    m_army->setCurrentIndex(row());
}

rules::ScenarioPlan::Side SideCard::side() const
{
    rules::ScenarioPlan::Side side;
    side.name = utf8(m_name->text().trimmed());
    side.role = utf8(m_role->currentData().toString());
    side.edge = rules::edgeFromName(utf8(m_edge->currentData().toString()));
    side.army = utf8(m_army->currentData().toString());
    if (m_budget->value() > 0 && m_budget->isVisibleTo(this)) side.budget = m_budget->value();
    return side;
}

void SideCard::setRemovable(bool on) { m_remove->setEnabled(on); }

}  // namespace muster::editor
