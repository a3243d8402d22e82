#include "editor/army/detail_panel.hpp"

#include "editor/army/facts.hpp"
#include "editor/form/thing_form.hpp"
#include "editor/window/words.hpp"

#include <QEvent>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace muster::editor {

DetailPanel::DetailPanel(Page& page, QWidget* parent) : QWidget(parent), m_page(page)
{
    m_facts = new QTextBrowser(this);
    m_facts->setObjectName("detail-facts");
    m_facts->setAccessibleName(tr("What follows from the values"));
    m_facts->setFrameShape(QFrame::NoFrame);
    m_facts->setOpenLinks(false);
    m_facts->setTabChangesFocus(true);
    m_facts->document()->setDocumentMargin(12);
    m_form = new ThingForm(this);
    m_form->setObjectName("detail-form");
    m_form->setAccessibleName(tr("Values"));
    m_form->setFrameShape(QFrame::NoFrame);
    connect(m_form, &ThingForm::ruleAsked, this, &DetailPanel::ruleAsked);
    m_tabs = new QTabWidget(this);
    m_tabs->setObjectName("detail-tabs");
    m_tabs->setAccessibleName(tr("What is selected"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_form, tr("Values"));
    m_tabs->addTab(m_facts, tr("Cost and Rules"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tabs, 1);
}

void DetailPanel::show(const QString& pointer)
{
    m_pointer = pointer;
    const auto judgement = m_page.judgement();
    if (judgement && judgement->hasPicture) m_form->show(m_page.document(), judgement, utf8(pointer));
    else m_form->clear();
    showFacts();
}

void DetailPanel::showFacts()
{
    const auto judgement = m_page.judgement();
    if (!judgement || !judgement->hasPicture) return;
    const QString facts = factsAbout(*judgement, m_pointer, palette());
    // The same text again would throw the reader back to its beginning.
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
    // Into the first field; the scroll area itself would take the keyboard and do nothing with it.
    for (QWidget* next = m_form->nextInFocusChain(); next && next != m_form; next = next->nextInFocusChain())
        if (m_form->isAncestorOf(next) && next->isVisible() && next->isEnabled() && (next->focusPolicy() & Qt::TabFocus)) return next->setFocus(Qt::TabFocusReason);
    m_facts->setFocus(Qt::TabFocusReason);
}

void DetailPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && m_facts) showFacts();
    QWidget::changeEvent(event);
}

}  // namespace muster::editor
