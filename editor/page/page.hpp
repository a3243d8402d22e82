#pragma once

#include "editor/document/army_edits.hpp"
#include "editor/document/document.hpp"
#include "editor/live_check/live_checker.hpp"
#include "editor/page/app_context.hpp"

#include <QWidget>

#include <functional>
#include <initializer_list>
#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QMenu;
class QVBoxLayout;
QT_END_NAMESPACE

namespace muster::editor {

class NoticeBar;
class SourceView;

/// One tab: a document, its check result, and the widgets that show it. Subclasses set their widgets with setContent().
class Page : public QWidget {
    Q_OBJECT
public:
    Page(AppContext& appContext, std::unique_ptr<Document> document, QWidget* parent = nullptr);
    ~Page() override;

    Document& document() { return *m_document; }
    const Document& document() const { return *m_document; }
    AppContext& appContext() { return m_appContext; }
    /// The display name: the name in the text, else the file's name.
    QString title() const;
    /// The last check result; null before the first. It may belong to an older text: see isSettled().
    std::shared_ptr<const CheckResult> checkResult() const { return m_checker->last(); }
    /// Returns true if the check result belongs to the current text.
    bool isSettled() const;
    /// True while nothing has been done in a new file: what it lacks is then no mistake of anybody.
    virtual bool isBeginning() const { return false; }
    /// Runs a step as soon as the check result belongs to the current text; steps keep their order. So quick commands
    /// apply to the intended elements, not to those that moved into their places. Steps are dropped while the text is
    /// not valid JSON.
    void whenSettled(std::function<void()> step);

    /// Applies a change and shows its name; false if there is nothing to change.
    bool make(const Change& change);

    /// Drops unsaved changes for good. A document that was never saved leaves nothing behind: `undoBeginning` is
    /// called.
    void discard();
    void setUndoBeginning(std::function<void()> undoBeginning) { m_undoBeginning = std::move(undoBeginning); }

    /// Jumps to a place in the file.
    virtual void reveal(const QString& pointer) = 0;
    /// Moves the focus into the page.
    virtual void focusContent() = 0;
    /// Focuses the page's search field.
    virtual void find() = 0;
    /// The source view while it is visible, else null.
    virtual SourceView* shownSource() = 0;

Q_SIGNALS:
    /// Emitted after a new check result, or when the document's name or state changes.
    void changed();
    void checkFinished();
    void selectionChanged();
    /// Emitted with a message for the status bar.
    void statusMessage(const QString& text);
    /// Emitted to compare this version with the one on disk.
    void comparisonWanted();
    void findingsWanted();
    /// Emitted when the user requests the page of a rule.
    void ruleRequested(const QString& rule);

protected:
    void setContent(QWidget* content);
    QWidget* content() const { return m_content; }
    /// Forwards the signals of a source view.
    void listenTo(const SourceView& source);
    /// Adds the window's own actions to a menu of the page, so that names, shortcuts and states match the menu bar. An
    /// empty name adds a separator.
    void addWindowActions(QMenu& menu, std::initializer_list<const char*> names) const;

private:
    void ask();
    void take();
    void runSteps();
    void noticeDisk();

    AppContext& m_appContext;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<LiveChecker> m_checker;
    QVBoxLayout* m_layout = nullptr;
    NoticeBar* m_disk = nullptr;
    NoticeBar* m_journal = nullptr;
    NoticeBar* m_readOnly = nullptr;
    QWidget* m_content = nullptr;
    std::vector<std::function<void()>> m_steps;
    std::function<void()> m_undoBeginning;
};

}  // namespace muster::editor
