#include "editor/army/needs_panel.hpp"

#include "editor/findings/fix_words.hpp"
#include "editor/findings/remedy_bar.hpp"
#include "editor/findings/rule_text.hpp"
#include "editor/look/icons.hpp"
#include "editor/look/words.hpp"
#include "editor/page/page.hpp"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <memory>

namespace muster::editor {

namespace {

constexpr std::size_t maxNeeds = 12;
constexpr int gap = 8;

}  // namespace

NeedsPanel::NeedsPanel(Page& page, QWidget* parent) : QFrame(parent), m_page(page)
{
    setObjectName("needs");
    auto* title = new QLabel(tr("What this army still needs"), this);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    auto* close = new QToolButton(this);
    close->setObjectName("needs-close");
    close->setIcon(icon("close", palette()));
    close->setIconSize({12, 12});
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::TabFocus);
    close->setAccessibleName(tr("Close the list"));
    close->setToolTip(tr("Close the list; what is missing is then shown as findings"));
    connect(close, &QToolButton::clicked, this, &NeedsPanel::closed);
    auto* head = new QHBoxLayout;
    head->addWidget(title, 1);
    head->addWidget(close);
    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setAccessibleName(title->text());
    m_body = new QWidget(area);
    m_list = new QVBoxLayout(m_body);
    m_list->setContentsMargins(0, 0, 0, 0);
    m_list->setSpacing(gap);
    m_list->addStretch();
    area->setWidget(m_body);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->setSpacing(gap);
    layout->addLayout(head);
    layout->addWidget(area, 1);
}

void NeedsPanel::show(const CheckResult& checkResult)
{
    std::vector<std::string> messages;
    for (const auto& finding : checkResult.diagnostics)
        if (finding.level == diagnostics::Level::error && messages.size() < maxNeeds)
            messages.push_back(finding.message);
    // Do not take a button from under the pointer.
    if (messages == m_shown) return;
    m_shown = messages;
    while (m_list->count() > 1) {
        const std::unique_ptr<QLayoutItem> item(m_list->takeAt(0));
        if (item->widget()) item->widget()->deleteLater();
    }
    std::size_t added = 0;
    for (const auto& finding : checkResult.diagnostics)
        if (finding.level == diagnostics::Level::error && added++ < maxNeeds) addNeed(checkResult, finding);
}

void NeedsPanel::addNeed(const CheckResult& checkResult, const diagnostics::Diagnostic& finding)
{
    auto* need = new QWidget(m_body);
    auto* box = new QLabel(QStringLiteral("\u2610"), need);
    box->setAlignment(Qt::AlignTop);
    auto* words = new QLabel(asSentence(finding.message), need);
    words->setObjectName("need");
    words->setWordWrap(true);
    words->setTextFormat(Qt::PlainText);
    words->setToolTip(asSentence(finding.wholeHelp()));
    auto* grid = new QGridLayout(need);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(gap);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(1, 1);
    grid->addWidget(box, 0, 0);
    grid->addWidget(words, 0, 1);
    if (finding.fix.empty()) {
        auto* bar = new RemedyBar(need);
        grid->addWidget(bar, 1, 1);
        bar->look(&m_page, &finding);
    } else {
        auto* fix = new QPushButton(icon("fix", palette()), fixWords(checkResult, finding), need);
        connect(fix, &QPushButton::clicked, this, [this, finding] {
            const auto now = m_page.checkResult();
            const auto army = m_page.document().parsed();
            if (now && army) m_page.make(quickFix(*army, finding.fix, titleOfRule(*now, finding.rule)));
        });
        grid->addWidget(fix, 1, 1, Qt::AlignLeft);
    }
    m_list->insertWidget(m_list->count() - 1, need);
}

}  // namespace muster::editor
