#include "editor/army/army_header.hpp"

#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "editor/army/army_flag.hpp"
#include "editor/army/budget_bar.hpp"
#include "editor/form/house_line.hpp"
#include "editor/look/elided_label.hpp"
#include "editor/look/icons.hpp"
#include "editor/look/theme.hpp"
#include "editor/look/undo_keys.hpp"
#include "editor/look/words.hpp"

#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::editor {

namespace {

QLineEdit* lineEdit(const char* name, const QString& title, QWidget* parent)
{
    auto* edit = new QLineEdit(parent);
    edit->setObjectName(name);
    edit->setAccessibleName(title);
    leaveUndoToWindow(edit);
    return edit;
}

void showText(QLineEdit* edit, const QString& text)
{
    if (edit->text() == text) return;
    const int caret = edit->cursorPosition();
    edit->setText(text);
    edit->setCursorPosition(std::min<int>(caret, static_cast<int>(text.size())));
}

}  // namespace

ArmyHeader::ArmyHeader(Page& page, QWidget* parent) : QWidget(parent), m_page(page)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(8);
    layout->addWidget(makeTop());
    layout->addWidget(makeMore());
    connect(m_moreButton, &QToolButton::toggled, this, [this](bool open) {
        m_more->setVisible(open);
        m_moreButton->setArrowType(open ? Qt::UpArrow : Qt::DownArrow);
    });
    m_more->hide();
    readDocument();
}

QWidget* ArmyHeader::makeTop()
{
    auto* top = new QWidget(this);
    m_name = lineEdit("army-name", tr("Name of the army"), top);
    m_name->setPlaceholderText(tr("Name of the army"));
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.35);
    large.setBold(true);
    m_name->setFont(large);
    connect(m_name, &QLineEdit::textEdited, this,
            [this](const QString& text) { makeLater([&](const auto& army) { return rename(army, "", utf8(text)); }); });
    m_origin = new ElidedLabel(top);
    m_moreButton = new QToolButton(top);
    m_moreButton->setObjectName("army-more");
    m_moreButton->setText(tr("Player, list and notes"));
    m_moreButton->setAccessibleName(tr("Player, list and notes"));
    m_moreButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_moreButton->setArrowType(Qt::DownArrow);
    m_moreButton->setCheckable(true);
    m_moreButton->setAutoRaise(true);
    m_moreButton->setFocusPolicy(Qt::StrongFocus);
    m_verdict = new QToolButton(top);
    m_verdict->setObjectName("army-verdict");
    m_verdict->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_verdict->setAutoRaise(true);
    m_verdict->setFocusPolicy(Qt::StrongFocus);
    m_verdict->setAccessibleName(tr("Verdict"));
    connect(m_verdict, &QToolButton::clicked, this, &ArmyHeader::findingsWanted);
    m_budgetBar = new BudgetBar(top);
    m_flag = new ArmyFlag(top);

    auto* grid = new QGridLayout(top);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(4);
    grid->addWidget(m_flag, 0, 0, 2, 1);
    grid->addWidget(m_name, 0, 1);
    grid->addWidget(m_budgetBar, 0, 2);
    auto* second = new QHBoxLayout;
    second->addWidget(m_origin);
    second->addWidget(m_moreButton);
    second->addStretch();
    grid->addLayout(second, 1, 1);
    grid->addWidget(m_verdict, 1, 2, Qt::AlignRight);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(2, 2);
    return top;
}

QWidget* ArmyHeader::makeMore()
{
    m_more = new QWidget(this);
    m_player = lineEdit("army-player", tr("Player"), m_more);
    connect(m_player, &QLineEdit::textEdited, this,
            [this](const QString& text) { makeLater([&](const auto& army) { return setPlayer(army, utf8(text)); }); });
    m_budget = new QSpinBox(m_more);
    m_budget->setObjectName("army-budget");
    m_budget->setAccessibleName(tr("Budget"));
    m_budget->setRange(0, 1000000);
    m_budget->setAccelerated(true);
    connect(m_budget, &QSpinBox::valueChanged, this, [this](int value) {
        if (!m_reading) makeLater([&](const auto& army) { return setBudget(army, value); });
    });
    m_list = new QComboBox(m_more);
    m_list->setObjectName("army-list");
    m_list->setAccessibleName(tr("List"));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setMinimumContentsLength(20);
    connect(m_list, &QComboBox::activated, this, [this](int) {
        makeLater([&](const auto& army) { return setList(army, utf8(m_list->currentData().toString())); });
    });
    m_house = new HouseLine([this] { return m_page.document().place(); }, m_more);
    m_house->line().setObjectName("army-house");
    m_house->line().setAccessibleName(tr("House rules"));
    m_house->line().setToolTip(tr("A file of house rules, written relative to the army's own file"));
    leaveUndoToWindow(&m_house->line());
    connect(m_house, &HouseLine::entered, this,
            [this](const QString& path) { makeLater([&](const auto& army) { return setHouse(army, utf8(path)); }); });
    m_budgetLabel = new QLabel(tr("B&udget"), m_more);
    m_budgetLabel->setBuddy(m_budget);
    m_listLabel = new QLabel(tr("&List"), m_more);
    m_listLabel->setBuddy(m_list);

    auto* left = new QFormLayout;
    left->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    left->addRow(tr("Pla&yer"), m_player);
    left->addRow(m_budgetLabel, m_budget);
    left->addRow(m_listLabel, m_list);
    left->addRow(tr("H&ouse rules"), m_house);
    auto* columns = new QHBoxLayout(m_more);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(16);
    columns->addLayout(left, 1);
    addNotes(m_more);
    auto* right = new QVBoxLayout;
    auto* label = new QLabel(tr("&Notes"), m_more);
    label->setBuddy(m_notes);
    right->addWidget(label);
    right->addWidget(m_notes, 1);
    columns->addLayout(right, 1);
    return m_more;
}

void ArmyHeader::addNotes(QWidget* owner)
{
    m_notes = new QPlainTextEdit(owner);
    m_notes->setObjectName("army-notes");
    m_notes->setAccessibleName(tr("Notes"));
    m_notes->setTabChangesFocus(true);
    m_notes->setUndoRedoEnabled(false);
    m_notes->setMaximumHeight(fontMetrics().height() * 6);
    leaveUndoToWindow(m_notes);
    connect(m_notes, &QPlainTextEdit::textChanged, this, [this] {
        if (m_reading) return;
        makeLater([&](const text::Document& army) {
            const QString text = m_notes->toPlainText();
            return text.isEmpty() ? clearValue(army, "", "/notes")
                                  : setValue(army, "", "/notes", text::quoted(utf8(text)));
        });
    });
}

void ArmyHeader::makeLater(const std::function<Change(const text::Document&)>& change)
{
    // These changes do not depend on positions, so they need not wait for a check result.
    if (const auto army = m_page.document().parsed()) m_page.make(change(*army));
}

void ArmyHeader::readDocument()
{
    const QScopedValueRollback reading(m_reading, true);
    const auto army = m_page.document().parsed();
    setEnabled(army != nullptr);
    if (!army) return;
    const auto root = army->root();
    showText(m_name, toQString(root["name"].string()));
    showText(m_player, toQString(root["player"].string()));
    m_house->showText(toQString(root["house"].string()));
    const QString notes = toQString(root["notes"].string());
    if (m_notes->toPlainText() != notes) m_notes->setPlainText(notes);
    if (root["budget"].isInteger() && m_budget->value() != root["budget"].integer())
        m_budget->setValue(static_cast<int>(std::min<std::int64_t>(root["budget"].integer(), m_budget->maximum())));
    showList();
}

void ArmyHeader::show(const CheckResult& checkResult)
{
    const QScopedValueRollback reading(m_reading, true);
    const auto errors = checkResult.count(diagnostics::Level::error),
               warnings = checkResult.count(diagnostics::Level::warning),
               infos = checkResult.count(diagnostics::Level::info);
    const QString verdict = verdictWords(errors, warnings, infos);
    const auto accepted = static_cast<int>(diagnostics::countOf(checkResult.accepted, diagnostics::Level::error));
    const QString legal = accepted == 0   ? tr("Legal")
                          : accepted == 1 ? tr("Legal with 1 accepted breach")
                                          : tr("Legal with %1 accepted breaches").arg(accepted);
    m_verdict->setText(errors + warnings + infos == 0 ? legal
                       : errors == 0                  ? QStringLiteral("%1, %2").arg(legal, verdict)
                                                      : verdict);
    m_verdict->setIcon(icon(errors ? "error" : warnings ? "warning" : "legal", palette()));
    if (m_page.isBeginning() && errors > 0) {
        m_verdict->setText(tr("Still needed: %1", "a number of things").arg(errors));
        m_verdict->setIcon(icon("info", palette()));
    }
    m_verdict->setAccessibleDescription(m_verdict->text());
    m_verdict->setToolTip(tr("Show the findings"));
    if (!checkResult.hasView) return;
    const auto& army = checkResult.army;
    QStringList origin{toQString(army.systemName.empty() ? army.system : army.systemName)};
    if (!army.list.empty()) origin << toQString(army.listName.empty() ? army.list : army.listName);
    if (!army.player.empty()) origin << toQString(army.player);
    m_origin->setText(origin.join(QStringLiteral(" · ")));
    m_budgetBar->show(checkResult);
    m_flag->show(army);
    m_budget->setVisible(army.hasPoints);
    m_budgetLabel->setVisible(army.hasPoints);
    if (army.budget && !army.ownBudget && !m_budget->hasFocus())
        m_budget->setValue(static_cast<int>(std::min<std::int64_t>(*army.budget, m_budget->maximum())));
    const bool lists = checkResult.rulesContext && checkResult.rulesContext->game &&
                       checkResult.rulesContext->game->lists != rules::Game::Lists::none;
    m_list->setVisible(lists);
    m_listLabel->setVisible(lists);
    if (lists) fillLists(checkResult);
}

void ArmyHeader::fillLists(const CheckResult& checkResult)
{
    const bool mayBeNone =
        checkResult.army.list.empty() || checkResult.rulesContext->game->lists != rules::Game::Lists::required;
    QStringList now;
    if (mayBeNone) now << QString();
    for (const auto& list : checkResult.catalogue.lists) now << toQString(list.id);
    // Do not refill an unchanged list: its popup may be open.
    if (now != m_listIds) {
        m_listIds = now;
        m_list->clear();
        if (mayBeNone) m_list->addItem(tr("no list"), QString());
        for (const auto& list : checkResult.catalogue.lists) m_list->addItem(toQString(list.name), toQString(list.id));
    }
    showList();
}

void ArmyHeader::showList()
{
    const auto army = m_page.document().parsed();
    if (!army) return;
    const QString current = toQString(army->root()["list"].string());
    if (m_list->findData(current) < 0) m_list->addItem(current, current);
    m_list->setCurrentIndex(m_list->findData(current));
}

bool ArmyHeader::focusField(const QString& key)
{
    if (key == "name") {
        m_name->setFocus(Qt::OtherFocusReason);
        return true;
    }
    const std::pair<const char*, QWidget*> fields[] = {
        {"player", m_player}, {"budget", m_budget}, {"list", m_list}, {"house", m_house}, {"notes", m_notes}};
    QWidget* field = nullptr;
    for (const auto& [name, widget] : fields)
        if (key == QLatin1String(name)) field = widget;
    if (!field) return false;
    m_moreButton->setChecked(true);
    field->setFocus(Qt::OtherFocusReason);
    return true;
}

}  // namespace muster::editor
