#pragma once

#include "editor/page/page.hpp"

namespace muster::editor {

class SourceView;

/// The page of any other Muster file: its text and findings.
class TextPage : public Page {
    Q_OBJECT
public:
    TextPage(AppContext& appContext, std::unique_ptr<Document> document, QWidget* parent = nullptr);
    ~TextPage() override;

    void reveal(const QString& pointer) override;
    void focusContent() override;
    void find() override;
    SourceView* shownSource() override { return m_source; }

private:
    SourceView* m_source = nullptr;
};

}  // namespace muster::editor
