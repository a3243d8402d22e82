#pragma once

#include "editor/source/source_text.hpp"
#include "editor/source/source_view.hpp"
#include "tests/editor/form/form_fixture.hpp"

#include <catch2/catch.hpp>

namespace muster::test {

/// A document with its source view; `text()` is what the view shows.
class SourceFixture {
public:
    explicit SourceFixture(std::string text) : document(m_folder.folders())
    {
        document.begin(files::FileKind::army, std::move(text), m_folder.path("test.army.json"));
        view = std::make_unique<editor::SourceView>(document);
        view->resize(700, 500);
        view->show();
        view->activateWindow();
        edit().setFocus();
        QApplication::processEvents();
    }

    editor::SourceText& edit() { return *view->findChild<editor::SourceText*>(); }
    QString text() { return edit().document()->toRawText().replace(QChar::ParagraphSeparator, u'\n'); }
    void caretAt(int position)
    {
        auto cursor = edit().textCursor();
        cursor.setPosition(position);
        edit().setTextCursor(cursor);
    }
    void checkInStep() { CHECK(text() == editor::TextMap(document.text()).text()); }

private:
    TemporaryFolder m_folder = TemporaryFolder::inMemory();

public:
    editor::Document document;
    std::unique_ptr<editor::SourceView> view;
};

}  // namespace muster::test
