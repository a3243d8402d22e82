#pragma once

#include "editor/document/army_edits.hpp"
#include "editor/document/document.hpp"
#include "editor/judge/live_judge.hpp"
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

/// One tab: a document, what is said about it, and the widgets that show it. Subclasses put their widgets in with
/// setContent().
class Page : public QWidget {
    Q_OBJECT
public:
    Page(AppContext& appContext, std::unique_ptr<Document> document, QWidget* parent = nullptr);
    ~Page() override;

    Document& document() { return *m_document; }
    const Document& document() const { return *m_document; }
    AppContext& appContext() { return m_appContext; }
    /// What people call it: the file's name, or before it has a file the name that it gives itself.
    QString title() const;
    /// The last answer of the judge; null before the first. It may be about an older text: see isSettled().
    std::shared_ptr<const Judgement> judgement() const { return m_judge->last(); }
    /// Whether the judgement is about the text as it is now.
    bool isSettled() const;
    /// Runs a step as soon as the judgement is about the text as it is; steps keep their order. So that what was
    /// pressed quickly is done to the things meant, and not to those that moved into their places. Steps are dropped
    /// while the text is no JSON.
    void whenSettled(std::function<void()> step);

    /// Makes a change and says so; false when there is nothing to change.
    bool make(const Change& change);

    /// Jumps to a place of the file.
    virtual void reveal(const QString& pointer) = 0;
    /// Puts the keyboard into the page.
    virtual void focusContent() = 0;
    /// Puts the keyboard where what the page shows is searched.
    virtual void find() = 0;
    /// The text of the file while it can be seen, else null.
    virtual SourceView* shownSource() = 0;

Q_SIGNALS:
    /// A judgement has come, or the document's name or state has changed.
    void changed();
    void judged();
    void selectionChanged();
    /// Something for the status bar.
    void statusMessage(const QString& text);
    /// Asks to see what stands on disk beside what stands here.
    void comparisonWanted();
    void findingsWanted();
    /// Somebody asked for the page of a rule.
    void ruleRequested(const QString& rule);

protected:
    void setContent(QWidget* content);
    QWidget* content() const { return m_content; }
    /// Hands on what a view of the text has to say.
    void listenTo(const SourceView& source);
    /// The window's own actions for a menu of the page, so that names, keys and what is possible are the same as in the
    /// menu bar. An empty name parts them.
    void addWindowActions(QMenu& menu, std::initializer_list<const char*> names) const;

private:
    void ask();
    void take();
    void runSteps();
    void noticeDisk();

    AppContext& m_appContext;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<LiveJudge> m_judge;
    QVBoxLayout* m_layout = nullptr;
    NoticeBar* m_disk = nullptr;
    NoticeBar* m_journal = nullptr;
    NoticeBar* m_readOnly = nullptr;
    QWidget* m_content = nullptr;
    std::vector<std::function<void()>> m_steps;
};

}  // namespace muster::editor
