#pragma once

#include "editor/document/document.hpp"
#include "editor/live_check/file_checker.hpp"
#include "editor/source/text_map.hpp"

#include <QPlainTextEdit>

#include <memory>
#include <string>
#include <vector>

namespace muster::editor {

class JsonHighlighter;
class SourceMargin;
class SourceMarks;

/// The text, synchronized with the document in both directions.
class SourceText : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit SourceText(Document& document, QWidget* parent = nullptr);
    ~SourceText() override;

    void setCheckResult(const std::shared_ptr<const CheckResult>& checkResult);
    const TextMap& map() const { return m_map; }
    /// The innermost value around the cursor, in the last valid JSON.
    std::string pointerAtCaret() const;
    /// Clears the selection and moves the cursor; centres it if it was out of view.
    void goTo(int position);
    /// Changes the text by edits of the document, as one undo step.
    void edit(std::vector<text::Edit> edits, const QString& name);

    int marginWidth() const;
    void paintMargin(QPaintEvent* event);

Q_SIGNALS:
    /// Emitted when the user moves the cursor.
    void caretMovedByHand();
    void ruleRequested(const QString& rule);

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;

private:
    void takeTyping(int from, int removed, int added);
    void follow(const std::vector<text::Edit>& edits, std::uint64_t before);
    void takeWhole();
    void readDocument();
    void showFaults();
    void showMarks();
    void placeMargin();
    /// Handles keys that change the indentation; false for every other key.
    bool typeIndented(const QKeyEvent& key);

    Document& m_document;
    TextMap m_map;
    std::uint64_t m_revision = 0;
    std::unique_ptr<SourceMarks> m_marks;
    SourceMargin* m_margin = nullptr;
    JsonHighlighter* m_highlighter = nullptr;
    bool m_following = false, m_typing = false;
};

}  // namespace muster::editor
