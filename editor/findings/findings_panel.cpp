#include "editor/findings/findings_panel.hpp"

#include "core/acceptance/acceptances.hpp"
#include "core/acceptance/accepted_places.hpp"
#include "editor/findings/accept_dialog.hpp"
#include "editor/findings/finding_report.hpp"
#include "editor/findings/findings_columns.hpp"
#include "editor/findings/fix_words.hpp"
#include "editor/findings/remedy_bar.hpp"
#include "editor/findings/rule_text.hpp"
#include "editor/look/copy_dialog.hpp"
#include "editor/look/icons.hpp"
#include "editor/look/tab_order.hpp"
#include "editor/look/words.hpp"
#include "editor/page/page.hpp"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QTextBrowser>
#include <QTreeView>
#include <QVBoxLayout>

namespace muster::editor {

using diagnostics::Level;

FindingsPanel::FindingsPanel(QWidget* parent) : QWidget(parent), m_model(new FindingsModel(this))
{
    m_levels = new QComboBox(this);
    m_levels->setObjectName("findings-level");
    m_levels->setAccessibleName(tr("Show findings of level"));
    m_levels->addItem(tr("All findings"), -1);
    m_levels->addItem(tr("Errors and warnings"), static_cast<int>(Level::warning));
    m_levels->addItem(tr("Errors only"), static_cast<int>(Level::error));
    m_search = new QLineEdit(this);
    m_search->setObjectName("findings-search");
    m_search->setPlaceholderText(tr("Search the findings"));
    m_search->setAccessibleName(tr("Search the findings"));
    m_search->setClearButtonEnabled(true);
    m_view = new QTreeView(this);
    m_view->setObjectName("findings-view");
    m_view->setAccessibleName(tr("Findings"));
    m_view->setModel(m_model);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setAlternatingRowColors(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    new FindingsColumns(*m_view);
    m_empty = new QLabel(this);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_rule = new QTextBrowser(this);
    m_rule->setObjectName("findings-rule");
    m_rule->setAccessibleName(tr("The rule"));
    m_rule->setFrameShape(QFrame::NoFrame);
    m_rule->setOpenLinks(false);
    m_rule->setTabChangesFocus(true);
    m_rule->document()->setDocumentMargin(10);
    m_jump = new QPushButton(tr("Go The&re"), this);
    m_jump->setObjectName("findings-jump");
    m_jump->setAccessibleName(tr("Go there"));
    m_fix = new QPushButton(icon("fix", palette()), {}, this);
    m_fix->setObjectName("findings-fix");
    m_fix->setToolTip(tr("Make the change that the rule suggests; it can be undone"));

    m_accept = new QPushButton(tr("Accept..."), this);
    m_accept->setObjectName("findings-accept");
    m_accept->setAccessibleName(tr("Accept with a reason"));
    m_accept->setToolTip(tr("Write into the file why this finding is accepted; it is no longer shown"));

    auto* filters = new QHBoxLayout;
    filters->setContentsMargins(8, 6, 8, 6);
    filters->addWidget(m_levels);
    filters->addWidget(m_search, 1);
    filters->addWidget(m_jump);
    auto* left = new QWidget(this);
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->setSpacing(0);
    leftLayout->addLayout(filters);
    leftLayout->addWidget(m_view, 1);
    leftLayout->addWidget(m_empty, 1);
    auto* split = new QSplitter(Qt::Horizontal, this);
    split->setChildrenCollapsible(false);
    split->addWidget(left);
    auto* right = new QWidget(this);
    m_remedies = new RemedyBar(right);
    auto* rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(0, 0, 0, 0);
    rightLayout->setSpacing(0);
    auto* fixes = new QHBoxLayout;
    fixes->setContentsMargins(8, 4, 8, 4);
    fixes->addWidget(m_fix);
    fixes->addStretch();
    fixes->addWidget(m_accept);
    rightLayout->addWidget(m_rule, 1);
    rightLayout->addLayout(fixes);
    rightLayout->addWidget(m_remedies);
    split->addWidget(right);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    right->setMinimumWidth(fontMetrics().averageCharWidth() * 34);
    split->setSizes({700, 440});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(split);

    connect(m_levels, &QComboBox::currentIndexChanged, this, &FindingsPanel::filter);
    connect(m_search, &QLineEdit::textChanged, this, &FindingsPanel::filter);
    connect(m_view, &QTreeView::activated, this, &FindingsPanel::jump);
    connect(m_jump, &QPushButton::clicked, this, &FindingsPanel::jump);
    connect(m_fix, &QPushButton::clicked, this, &FindingsPanel::fix);
    connect(m_remedies, &RemedyBar::changed, this, &FindingsPanel::suggestionsChanged);
    connect(m_accept, &QPushButton::clicked, this, &FindingsPanel::accept);
    connect(m_view, &QWidget::customContextMenuRequested, this, &FindingsPanel::openContextMenu);
    connect(m_view, &QTreeView::pressed, this, [this] { m_chosen = true; });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        m_chosen = m_chosen || m_view->hasFocus();
        showCurrent();
    });
    setTabChain({m_levels, m_search, m_jump, m_fix, m_accept, m_view, m_rule});
    take();
}

void FindingsPanel::follow(Page* page)
{
    if (m_page == page && page) return;
    if (m_page) disconnect(m_page, nullptr, this, nullptr);
    m_page = page;
    m_chosen = false;
    if (page) connect(page, &Page::checkFinished, this, &FindingsPanel::take);
    take();
}

void FindingsPanel::take()
{
    const int row = m_view->currentIndex().row();
    const auto* current = m_model->findingOf(m_view->currentIndex());
    const auto rule = current ? current->rule : std::string(),
               pointer = current ? current->place.pointer : std::string();
    m_model->show(m_page ? m_page->checkResult() : nullptr);
    // Keep the finding that the user selected current; otherwise select the most severe one.
    QModelIndex again;
    for (int i = 0; m_chosen && !rule.empty() && i < m_model->rowCount() && !again.isValid(); ++i) {
        const auto* finding = m_model->findingOf(m_model->index(i, 0));
        if (finding->rule == rule && finding->place.pointer == pointer) again = m_model->index(i, 0);
    }
    if (!again.isValid() && m_model->rowCount() > 0) {
        again = m_model->index(m_chosen ? std::clamp(row, 0, m_model->rowCount() - 1) : 0, 0);
        m_chosen = false;
    }
    const bool chosen = m_chosen;
    if (again.isValid()) m_view->setCurrentIndex(again);
    m_chosen = chosen;
    filter();
    const auto* checkResult = m_model->checkResult();
    // A new army has its own list of what is missing.
    Q_EMIT verdictChanged(checkResult && !m_page->isBeginning()
                              ? verdictWords(checkResult->count(Level::error), checkResult->count(Level::warning),
                                             checkResult->count(Level::info))
                              : QString());
}

void FindingsPanel::filter()
{
    const int level = m_levels->currentData().toInt();
    const bool sender = QObject::sender() == m_levels || QObject::sender() == m_search;
    if (sender)
        m_model->setFilter({level < 0 ? std::nullopt : std::optional(static_cast<Level>(level)), m_search->text()});
    const bool any = m_model->rowCount() > 0;
    const bool all = !m_model->checkResult() || m_model->checkResult()->diagnostics.empty();
    m_empty->setText(!m_page ? QString()
                     : all   ? tr("No findings: all rules are satisfied.")
                             : tr("No finding fits this search."));
    m_view->setVisible(any);
    m_empty->setVisible(!any);
    if (any && !m_view->currentIndex().isValid()) m_view->setCurrentIndex(m_model->index(0, 0));
    showCurrent();
}

void FindingsPanel::showCurrent()
{
    const auto* finding = m_model->findingOf(m_view->currentIndex());
    m_rule->setHtml(finding ? pageOfFinding(*m_model->checkResult(), *finding, palette()) : QString());
    m_rule->setVisible(finding != nullptr);
    Q_EMIT currentChanged(finding ? asSentence(finding->message) : m_empty->text());
    m_jump->setEnabled(finding != nullptr);
    m_fix->setVisible(canFix());
    m_accept->setVisible(canAccept());
    if (canFix()) {
        const QString words = fixWords(*m_model->checkResult(), *finding);
        m_fix->setText(QString(words).replace(u'&', QStringLiteral("&&")));
        m_fix->setAccessibleName(words);
    }
    // Prefer the rule's own fix, if there is one.
    m_remedies->look(canFix() ? nullptr : m_page.data(), finding);
    Q_EMIT suggestionsChanged();
}

void FindingsPanel::changeEvent(QEvent* event)
{
    // The page contains its colours.
    if (event->type() == QEvent::PaletteChange && m_remedies) showCurrent();
    QWidget::changeEvent(event);
}

void FindingsPanel::focusList()
{
    if (m_model->rowCount() > 0)
        m_view->setFocus(Qt::ShortcutFocusReason);
    else
        m_levels->setFocus(Qt::ShortcutFocusReason);
}

void FindingsPanel::showRule(const QString& rule)
{
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (toQString(m_model->findingOf(m_model->index(row, 0))->rule) == rule) {
            m_chosen = true;
            return m_view->setCurrentIndex(m_model->index(row, 0));
        }
    if (!m_model->checkResult()) return;
    m_rule->setHtml(pageOfRule(*m_model->checkResult(), utf8(rule), palette()));
    m_rule->show();
}

void FindingsPanel::step(int direction)
{
    const int count = m_model->rowCount();
    if (count == 0) return;
    // The first step goes to the current finding if the user has not visited it yet.
    const int row = !m_chosen ? (direction > 0 ? 0 : count - 1) : m_view->currentIndex().row() + direction;
    m_chosen = true;
    m_view->setCurrentIndex(m_model->index((row + count) % count, 0));
    jump();
}

void FindingsPanel::jump()
{
    const auto* finding = m_model->findingOf(m_view->currentIndex());
    if (finding && m_page) m_page->reveal(toQString(finding->subject()));
}

bool FindingsPanel::canFix() const
{
    const auto* finding = m_model->findingOf(m_view->currentIndex());
    return finding && m_page && !finding->fix.empty();
}

bool FindingsPanel::canSuggest() const { return canFix() || !m_remedies->isEmpty(); }

void FindingsPanel::fix()
{
    if (!canFix() && !m_remedies->isEmpty()) return m_remedies->choose();
    if (!canFix()) return;
    const auto finding = *m_model->findingOf(m_view->currentIndex());
    m_page->whenSettled([page = m_page, finding] {
        const auto checkResult = page->checkResult();
        // The finding may no longer exist, and then there is nothing to fix.
        for (const auto& now : checkResult->diagnostics)
            if (now.rule == finding.rule && now.place.pointer == finding.place.pointer && now.fix == finding.fix) {
                page->make(quickFix(*page->document().parsed(), now.fix, titleOfRule(*checkResult, now.rule)));
                return;
            }
    });
}

bool FindingsPanel::canAccept() const
{
    const auto* finding = m_model->findingOf(m_view->currentIndex());
    if (!finding || !m_page || !rules::mayBeAccepted(*finding, m_page->document().kind())) return false;
    const auto& rulesContext = m_model->checkResult()->rulesContext;
    return finding->level != Level::error || (rulesContext && rulesContext->acceptsErrors);
}

void FindingsPanel::accept()
{
    if (!canAccept()) return;
    const auto finding = *m_model->findingOf(m_view->currentIndex());
    AcceptDialog dialog(toQString(finding.message), finding.rule, this);
    const QPointer<Page> page = m_page;
    if (dialog.exec() != QDialog::Accepted || !page) return;
    page->whenSettled([page, finding, acceptance = dialog.acceptance()] {
        const auto checkResult = page->checkResult();
        // The finding may have gone or moved meanwhile.
        for (const auto& now : checkResult->diagnostics)
            if (now.rule == finding.rule && now.message == finding.message && now.subject() == finding.subject()) {
                const auto& file = *page->document().parsed();
                const auto element = rules::acceptingElement(now.subject(), page->document().kind());
                page->make(addAcceptance(file, element, acceptance, titleOfRule(*checkResult, now.rule)));
                return;
            }
    });
}

bool FindingsPanel::canReport() const { return m_page && m_model->findingOf(m_view->currentIndex()); }

void FindingsPanel::report()
{
    if (!canReport()) return;
    const auto finding = *m_model->findingOf(m_view->currentIndex());
    const auto& document = m_page->document();
    const Snapshot text{document.source(),
                        {document.parsed(), document.faults()},
                        std::filesystem::absolute(document.place()),
                        document.kind(),
                        document.revision()};
    const auto library = m_page->appContext().library.library();
    CopyDialog(tr("Report This Finding"), reportOf(finding, *m_model->checkResult(), text, *library, programName()),
               this)
        .exec();
}

void FindingsPanel::openContextMenu(const QPoint& at)
{
    const auto* finding = m_model->findingOf(m_view->indexAt(at));
    if (!finding) return;
    QMenu menu;
    menu.addAction(tr("Go There"), this, &FindingsPanel::jump);
    if (canFix()) menu.addAction(m_fix->icon(), m_fix->text(), this, &FindingsPanel::fix);
    if (canAccept()) menu.addAction(tr("Accept with a Reason..."), this, &FindingsPanel::accept);
    menu.addAction(tr("Report This Finding..."), this, &FindingsPanel::report);
    menu.exec(m_view->viewport()->mapToGlobal(at));
}

}  // namespace muster::editor
