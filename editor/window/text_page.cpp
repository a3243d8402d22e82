#include "editor/window/text_page.hpp"

#include "editor/source/source_view.hpp"
#include "editor/window/words.hpp"

namespace muster::editor {

TextPage::TextPage(Workshop& workshop, std::unique_ptr<Document> document, QWidget* parent)
    : Page(workshop, std::move(document), parent), m_source(new SourceView(this->document(), this))
{
    setContent(m_source);
    connect(this, &Page::judged, m_source, [this] { m_source->setJudgement(judgement()); });
    connect(m_source, &SourceView::ruleAsked, this, &TextPage::ruleAsked);
    connect(m_source, &SourceView::positionChanged, this, [this](int line, int column) { emit said(tr("Line %1, column %2").arg(line).arg(column)); });
}

TextPage::~TextPage() = default;

void TextPage::reveal(const QString& pointer)
{
    m_source->reveal(utf8(pointer));
    focusContent();
}

void TextPage::focusContent() { m_source->setFocus(Qt::OtherFocusReason); }

}  // namespace muster::editor
