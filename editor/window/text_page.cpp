#include "editor/window/text_page.hpp"

#include "editor/look/words.hpp"
#include "editor/source/source_view.hpp"

namespace muster::editor {

TextPage::TextPage(AppContext& appContext, std::unique_ptr<Document> document, QWidget* parent)
    : Page(appContext, std::move(document), parent), m_source(new SourceView(this->document(), this))
{
    setContent(m_source);
    connect(this, &Page::checkFinished, m_source, [this] { m_source->setCheckResult(checkResult()); });
    listenTo(*m_source);
}

TextPage::~TextPage() = default;

void TextPage::reveal(const QString& pointer)
{
    m_source->reveal(utf8(pointer));
    focusContent();
}

void TextPage::focusContent() { m_source->setFocus(Qt::OtherFocusReason); }

void TextPage::find() { m_source->find(); }

}  // namespace muster::editor
