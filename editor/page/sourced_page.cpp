#include "editor/page/sourced_page.hpp"

#include "editor/look/words.hpp"

#include <QScopedValueRollback>
#include <QSplitter>

namespace muster::editor {

SourcedPage::SourcedPage(AppContext& appContext, std::unique_ptr<Document> document, QWidget* parent)
    : Page(appContext, std::move(document), parent)
{
    connect(this, &Page::selectionChanged, this, &SourcedPage::followSelection);
    connect(this, &Page::checkFinished, this, [this] {
        // Skip an outdated check result: the next check is running.
        if (m_source && isSettled()) m_source->setCheckResult(checkResult());
    });
}

QSplitter* SourcedPage::aboveSource(QWidget* view, QWidget* parent)
{
    m_rows = new QSplitter(Qt::Vertical, parent);
    m_rows->setChildrenCollapsible(false);
    m_rows->addWidget(view);
    return m_rows;
}

bool SourcedPage::isSourceShown() const { return m_source && m_source->isVisibleTo(m_rows); }

void SourcedPage::showSource(bool shown)
{
    // Created on demand, because most users never open it.
    if (shown && !m_source) makeSource();
    if (!m_source) return;
    m_source->setVisible(shown);
    if (!shown) return focusContent();
    m_source->reveal(utf8(currentPlace()));
    m_source->setFocus(Qt::OtherFocusReason);
}

void SourcedPage::makeSource()
{
    m_source = new SourceView(document(), m_rows);
    m_rows->addWidget(m_source);
    m_rows->setSizes({m_rows->height() * 3 / 5, m_rows->height() * 2 / 5});
    listenTo(*m_source);
    connect(m_source, &SourceView::caretMoved, this,
            [this](const std::string& pointer) { followCaret(toQString(pointer)); });
    m_source->setCheckResult(checkResult());
}

void SourcedPage::followSelection()
{
    if (!isSourceShown() || m_followingCaret || m_source->hasFocus() || !isSettled()) return;
    if (const auto place = currentPlace(); !place.isEmpty()) m_source->reveal(utf8(place));
}

void SourcedPage::followCaret(const QString& place)
{
    if (!isSettled()) return;
    const QScopedValueRollback following(m_followingCaret, true);
    selectPlace(place);
}

}  // namespace muster::editor
