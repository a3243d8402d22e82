#include "editor/army/detail_panel.hpp"

#include "editor/army/element_facts.hpp"
#include "editor/form/element_form.hpp"
#include "editor/look/words.hpp"

#include <QEvent>
#include <QTabWidget>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::editor {

DetailPanel::DetailPanel(Page& page, QWidget* parent) : QWidget(parent), m_page(page)
{
    m_form = new ElementForm(this);
    m_form->setObjectName("detail-form");
    m_form->setAccessibleName(tr("Values"));
    m_form->setFrameShape(QFrame::NoFrame);
    connect(m_form, &ElementForm::ruleRequested, this, &DetailPanel::ruleRequested);
    m_tabs = new QTabWidget(this);
    m_tabs->setObjectName("detail-tabs");
    m_tabs->setAccessibleName(tr("What is selected"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_form, tr("Values"));
    m_tabs->addTab(makeFacts(), tr("Rules"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tabs, 1);
}

QWidget* DetailPanel::makeFacts()
{
    auto* page = new QWidget(this);
    m_facts = new QTextBrowser(page);
    m_facts->setObjectName("detail-facts");
    m_facts->setAccessibleName(tr("What follows from the values"));
    m_facts->setFrameShape(QFrame::NoFrame);
    m_facts->setOpenLinks(false);
    m_facts->setTabChangesFocus(true);
    m_facts->document()->setDocumentMargin(12);
    m_more = new QToolButton(page);
    m_more->setObjectName("detail-more");
    m_more->setText(tr("&More"));
    m_more->setAccessibleName(tr("More"));
    m_more->setToolTip(tr("Show all values that the game derives for its rules and sheets"));
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setArrowType(Qt::RightArrow);
    m_more->setAutoRaise(true);
    m_more->setCheckable(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    connect(m_more, &QToolButton::toggled, this, [this](bool open) {
        m_more->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        showFacts();
        // Scroll to the unfolded values.
        if (open) m_facts->scrollToAnchor(QStringLiteral("more"));
    });
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_facts, 1);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(8, 2, 8, 4);
    foot->addWidget(m_more);
    foot->addStretch();
    layout->addLayout(foot);
    return page;
}

void DetailPanel::show(const QString& pointer)
{
    m_pointer = pointer;
    const auto checkResult = m_page.checkResult();
    if (checkResult && checkResult->hasView)
        m_form->show(m_page.document(), checkResult, utf8(pointer));
    else
        m_form->clear();
    showFacts();
}

void DetailPanel::showFacts()
{
    const auto checkResult = m_page.checkResult();
    if (!checkResult || !checkResult->hasView) return;
    m_tabs->setTabText(1, checkResult->army.hasPoints ? tr("Cost and Rules") : tr("Rules"));
    QString facts = factsAbout(*checkResult, m_pointer, palette());
    const QString derived = derivedFactsAbout(*checkResult, m_pointer, palette());
    m_more->setVisible(!derived.isEmpty());
    if (facts.isEmpty()) facts = QStringLiteral("<p>%1</p>").arg(tr("Nothing follows from the values here."));
    if (m_more->isChecked() && !derived.isEmpty())
        facts += QStringLiteral("<a name='more'></a><p style='margin-top:10px;margin-bottom:3px'><b>%1</b></p>")
                     .arg(tr("Other derived values")) +
                 derived;
    // Setting the same text again would scroll to the top.
    if (m_facts->property("facts").toString() == facts) return;
    m_facts->setProperty("facts", facts);
    m_facts->setHtml(facts);
}

bool DetailPanel::focusField(const QString& pointer)
{
    m_tabs->setCurrentWidget(m_form);
    return m_form->focusField(utf8(pointer));
}

void DetailPanel::focusFirst()
{
    m_tabs->setCurrentWidget(m_form);
    // Focus the first field, because the scroll area ignores keys.
    for (QWidget* next = m_form->nextInFocusChain(); next && next != m_form; next = next->nextInFocusChain())
        if (m_form->isAncestorOf(next) && next->isVisible() && next->isEnabled() &&
            (next->focusPolicy() & Qt::TabFocus))
            return next->setFocus(Qt::TabFocusReason);
    m_facts->setFocus(Qt::TabFocusReason);
}

void DetailPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && m_facts) showFacts();
    QWidget::changeEvent(event);
}

}  // namespace muster::editor
