#pragma once

#include "editor/document/document.hpp"
#include "editor/judge/judge.hpp"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

#include <memory>
#include <string>
#include <string_view>

namespace muster::editor {

class SourceText;
class FindBar;

/// The text of a document, for who wants to see it: line numbers, colours, findings underlined, find and replace. Both
/// ways in step: what is typed changes the document, and what changes it elsewhere appears without moving the caret.
class SourceView : public QWidget {
    Q_OBJECT
public:
    /// The document must outlive the view.
    explicit SourceView(Document& document, QWidget* parent = nullptr);
    ~SourceView() override;

    /// Marks the findings; those about an older text wait for the next judgement.
    void setJudgement(const std::shared_ptr<const Judgement>& judgement);
    /// Shows the lines of a value and puts the caret at its beginning, without taking the keyboard. False when there is
    /// none.
    bool reveal(std::string_view pointer);
    void goToLine(int line, int column = 1);
    /// The innermost value around the caret.
    std::string pointerAtCaret() const;

public Q_SLOTS:
    void find();
    void replace();
    void askLine();

Q_SIGNALS:
    /// The caret came into another value; not for changes and reveals made from outside.
    void caretMoved(const std::string& pointer);
    /// Line and column of the caret, from 1, for a status bar.
    void positionChanged(int line, int column);
    /// Somebody asked for the page of a rule.
    void ruleRequested(const QString& rule);

private:
    void showFault();

    Document& m_document;
    SourceText* m_text = nullptr;
    FindBar* m_find = nullptr;
    QLabel* m_fault = nullptr;
    std::string m_pointer;
    bool m_revealing = false;
};

}  // namespace muster::editor
