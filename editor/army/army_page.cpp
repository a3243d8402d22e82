#include "editor/army/army_page.hpp"

#include "editor/army/army_header.hpp"
#include "editor/army/army_tree.hpp"
#include "editor/army/catalogue_panel.hpp"
#include "editor/army/detail_panel.hpp"
#include "editor/army/needs_panel.hpp"
#include "editor/look/words.hpp"

#include <QApplication>
#include <QFrame>
#include <QMenu>
#include <QSplitter>
#include <QVBoxLayout>

namespace muster::editor {

ArmyPage::ArmyPage(AppContext& appContext, std::unique_ptr<Document> document, QWidget* parent)
    : SourcedPage(appContext, std::move(document), parent)
{
    // What was recovered after a crash is no beginning.
    if (!this->document().path() && this->document().undoStack().count() == 0) m_beginning = membersNow();
    build();
    m_commands = std::make_unique<ArmyCommands>(*this, *m_tree, m_catalogue->catalogue());
    connectTree();
    connect(m_catalogue, &CataloguePanel::chosen, this,
            [this](const QString& key, Adding adding) { m_commands->add(key, adding); });
    connect(m_catalogue, &CataloguePanel::statusMessage, this, &Page::statusMessage);
    connect(m_details, &DetailPanel::ruleRequested, this, &ArmyPage::ruleRequested);
    connect(m_needs, &NeedsPanel::closed, this, [this] {
        m_needsClosed = true;
        // Everything that shows findings shows them now.
        Q_EMIT checkFinished();
        Q_EMIT changed();
    });
    connect(m_header, &ArmyHeader::findingsWanted, this, &ArmyPage::findingsWanted);
    connect(&this->document(), &Document::edited, m_header, &ArmyHeader::readDocument);
    connect(this, &Page::checkFinished, this, &ArmyPage::showCheckResult);
    showCheckResult();
}

ArmyPage::~ArmyPage() = default;

void ArmyPage::build()
{
    auto* whole = new QWidget(this);
    m_header = new ArmyHeader(*this, whole);
    auto* line = new QFrame(whole);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Sunken);
    m_catalogue = new CataloguePanel(whole);
    auto* middle = new QWidget(whole);
    m_needs = new NeedsPanel(*this, middle);
    m_needs->hide();  // until the first check
    m_tree = new ArmyTree(middle);
    m_tree->army().setByArm(appContext().settings.value(byArmKey, true).toBool());
    auto* army = new QVBoxLayout(middle);
    army->setContentsMargins(0, 0, 0, 0);
    army->setSpacing(0);
    army->addWidget(m_needs, 3);
    army->addWidget(m_tree, 2);
    m_details = new DetailPanel(*this, whole);
    m_columns = new QSplitter(Qt::Horizontal, whole);
    m_columns->setObjectName("army-columns");
    m_columns->setChildrenCollapsible(false);
    m_columns->addWidget(m_catalogue);
    m_columns->addWidget(middle);
    m_columns->addWidget(m_details);
    m_columns->setStretchFactor(0, 3);
    m_columns->setStretchFactor(1, 4);
    m_columns->setStretchFactor(2, 4);
    m_columns->setSizes({320, 500, 440});
    m_columns->restoreState(appContext().settings.value("army/columns").toByteArray());
    connect(m_columns, &QSplitter::splitterMoved, this,
            [this] { appContext().settings.setValue("army/columns", m_columns->saveState()); });
    auto* layout = new QVBoxLayout(whole);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(line);
    layout->addWidget(aboveSource(m_columns, whole), 1);
    setContent(whole);
}

void ArmyPage::setByArm(bool byArm) { m_tree->army().setByArm(byArm); }

void ArmyPage::connectTree()
{
    auto& model = m_tree->army();
    connect(m_tree, &ArmyTree::selectionMoved, this, &ArmyPage::showSelection);
    connect(m_tree, &ArmyTree::countStepped, this, [this](int difference) { m_commands->countBy(difference); });
    connect(m_tree, &ArmyTree::entered, this, &ArmyPage::focusDetails);
    connect(m_tree, &QWidget::customContextMenuRequested, this, &ArmyPage::openContextMenu);
    connect(&model, &ArmyModel::renamed, this,
            [this](const QString& pointer, const QString& name) { m_commands->rename(pointer, name); });
    connect(&model, &ArmyModel::counted, this,
            [this](const QString& pointer, qlonglong count) { m_commands->count(pointer, count); });
    connect(&model, &ArmyModel::membersDropped, this,
            [this](const QStringList& pointers, const InsertPosition& position, const QString& onto, bool copy) {
                m_commands->drop(pointers, position, onto, copy);
            });
    connect(&model, &ArmyModel::entryDropped, this, [this](const QString& entry, const InsertPosition& position) {
        whenSettled([this, entry, position] { m_commands->addAt(entry, position); });
    });
    connect(&model, &ArmyModel::textDropped, this, [this](const QString& text, const InsertPosition& position) {
        whenSettled([this, text, position] { m_commands->pasteAt(text, position); });
    });
}

void ArmyPage::showCheckResult()
{
    // Skip an outdated check result: a new check is running, and its rows may have moved.
    if (!isSettled()) return;
    const auto checkResult = this->checkResult();
    m_needs->setVisible(isBeginning());
    if (isBeginning()) m_needs->show(*checkResult);
    m_header->show(*checkResult);
    // While the text is not valid JSON, keep the last view.
    if (!document().parsed() && m_tree->army().checkResult()) return;
    m_catalogue->show(checkResult);
    const auto toSelect = m_commands->takeSelection(checkResult->revision);
    m_tree->show(checkResult, toSelect);
    if (toSelect.isEmpty() || !m_commands->takeNaming()) return;
    m_tree->setFocus(Qt::OtherFocusReason);
    m_tree->editName();
}

std::optional<std::string> ArmyPage::membersNow() const
{
    const auto army = document().parsed();
    if (!army) return std::nullopt;
    std::string members;
    for (const char* key : {"units", "leaders", "groups"}) members += army->root()[key].sourceText();
    return members;
}

bool ArmyPage::isBeginning() const
{
    const auto checkResult = this->checkResult();
    return !document().path() && !m_needsClosed && m_beginning && membersNow() == m_beginning && checkResult &&
           checkResult->count(diagnostics::Level::error) > 0;
}

void ArmyPage::showSelection()
{
    m_details->show(m_tree->currentPointer());
    Q_EMIT selectionChanged();
}

void ArmyPage::reveal(const QString& pointer)
{
    whenSettled([this, pointer] {
        const auto& model = m_tree->army();
        QString place = pointer;
        while (!place.isEmpty() && !model.indexOf(place).isValid()) place.truncate(place.lastIndexOf(u'/'));
        if (place.isEmpty()) {
            if (m_header->focusField(pointer.section(u'/', 1, 1))) return;
            m_tree->selectionModel()->clear();
            showSelection();
            if (!m_details->focusField(pointer)) m_tree->setFocus(Qt::OtherFocusReason);
            return;
        }
        m_tree->select({place});
        if (place == pointer || !m_details->focusField(pointer)) m_tree->setFocus(Qt::OtherFocusReason);
    });
}

void ArmyPage::focusContent()
{
    if (m_tree->army().rowCount() > 0)
        m_tree->setFocus(Qt::OtherFocusReason);
    else
        m_catalogue->focusSearch();
}

void ArmyPage::focusDetails() { m_details->focusFirst(); }

void ArmyPage::showWhole()
{
    m_tree->selectionModel()->clear();
    m_details->focusFirst();
}

void ArmyPage::find() { m_catalogue->focusSearch(); }

bool ArmyPage::takesClipboard() const { return !m_catalogue->isAncestorOf(QApplication::focusWidget()); }

QString ArmyPage::currentPlace() const { return m_tree->currentPointer(); }

void ArmyPage::selectPlace(const QString& pointer)
{
    QString place = pointer;
    while (!place.isEmpty() && !m_tree->army().indexOf(place).isValid()) place.truncate(place.lastIndexOf(u'/'));
    if (!place.isEmpty() && m_tree->currentPointer() != place) m_tree->select({place});
}

void ArmyPage::openContextMenu(const QPoint& at)
{
    QMenu menu;
    addWindowActions(menu, {"edit.cut", "edit.copy", "edit.paste", "", "army.rename", "army.duplicate", "army.remove",
                            "", "army.up", "army.down"});
    const auto checkResult = this->checkResult();
    if (checkResult && m_commands->hasMembers() && !checkResult->army.groups.empty()) {
        auto* groups = menu.addMenu(tr("Move to"));
        groups->addAction(tr("the army itself"), this, [this] { m_commands->moveToGroup({}); });
        for (const auto& group : checkResult->army.groups)
            groups->addAction(toQString(group.name), this,
                              [this, pointer = toQString(group.pointer)] { m_commands->moveToGroup(pointer); });
    }
    const auto* member = checkResult ? checkResult->army.member(utf8(m_tree->currentPointer())) : nullptr;
    if (member && member->leader) {
        auto* units = menu.addMenu(tr("Attach to"));
        units->addAction(tr("nobody"), this, [this] { m_commands->detach(); });
        for (const auto& unit : checkResult->army.units)
            units->addAction(toQString(unit.name), this, [this, id = toQString(unit.id)] { m_commands->attach(id); });
    }
    menu.exec(m_tree->viewport()->mapToGlobal(at));
}

}  // namespace muster::editor
