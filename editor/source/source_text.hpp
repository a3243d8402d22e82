#pragma once

#include "editor/document/document.hpp"
#include "editor/judge/judge.hpp"
#include "editor/source/text_map.hpp"

#include <QPlainTextEdit>

#include <memory>
#include <string>
#include <vector>

namespace muster::editor {

class JsonHighlighter;
class SourceMargin;
class SourceMarks;

/// The text itself, in step with the document: what is typed becomes edits of it, and its edits appear here.
class SourceText : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit SourceText(Document& document, QWidget* parent = nullptr);
    ~SourceText() override;

    void setJudgement(const std::shared_ptr<const Judgement>& judgement);
    const TextMap& map() const { return m_map; }
    /// The innermost value around the caret, in the last text that was JSON.
    std::string pointerAtCaret() const;
    /// Selects nothing, and puts the caret to a place; in the middle of the view when it was out of sight.
    void goTo(int position);
    /// Changes the text by edits of the document, as one step.
    void edit(std::vector<text::Edit> edits, const QString& name);
    bool isFollowing() const { return m_following; }

    int marginWidth() const;
    void paintMargin(QPaintEvent* event);

Q_SIGNALS:
    /// The caret was moved here, by hand.
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
    /// Types what moves lines in or out; false for every other key.
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
