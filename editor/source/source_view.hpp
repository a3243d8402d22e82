#pragma once

#include "editor/document/document.hpp"
#include "editor/live_check/file_checker.hpp"

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

/// The source of a document: line numbers, highlighting, underlined findings, find and replace. Typing changes the
/// document; changes made elsewhere appear without moving the cursor.
class SourceView : public QWidget {
    Q_OBJECT
public:
    /// The document must outlive the view.
    explicit SourceView(Document& document, QWidget* parent = nullptr);
    ~SourceView() override;

    /// Marks the findings; those for an older text wait for the next check result.
    void setCheckResult(const std::shared_ptr<const CheckResult>& checkResult);
    /// Scrolls to a value and puts the cursor at its start, without taking the focus. False if there is none.
    bool reveal(std::string_view pointer);
    void goToLine(int line, int column = 1);
    /// The innermost value around the cursor.
    std::string pointerAtCaret() const;

public Q_SLOTS:
    void find();
    void replace();
    void askLine();

Q_SIGNALS:
    /// Emitted when the cursor enters another value; not after changes and reveals made from outside.
    void caretMoved(const std::string& pointer);
    /// Line and column of the cursor, from 1, for a status bar.
    void positionChanged(int line, int column);
    /// Emitted when the user requests the page of a rule.
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
