#pragma once

#include "editor/page/page.hpp"
#include "editor/page/selection_commands.hpp"
#include "editor/source/source_view.hpp"

#include <QPointer>

QT_BEGIN_NAMESPACE
class QSplitter;
QT_END_NAMESPACE

namespace muster::editor {

/// A page with a view of its own of what the file says, below which the text can be shown. What is selected in one is
/// shown in the other.
class SourcedPage : public Page {
    Q_OBJECT
public:
    SourcedPage(AppContext& appContext, std::unique_ptr<Document> document, QWidget* parent = nullptr);

    /// What menus do to what is selected here.
    virtual SelectionCommands& commands() = 0;
    /// Whether the keyboard is where the clipboard is about what is selected, and not in a list beside it.
    virtual bool takesClipboard() const { return true; }

    /// The text of the file; null until it is asked for.
    SourceView* source() const { return m_source; }
    bool isSourceShown() const;
    void showSource(bool shown);
    SourceView* shownSource() override { return isSourceShown() ? m_source.data() : nullptr; }

protected:
    /// The widget that holds the page's own view and the text below it; for subclasses to lay out.
    QSplitter* aboveSource(QWidget* view, QWidget* parent);
    /// The pointer of what is selected; empty where nothing is.
    virtual QString currentPlace() const = 0;
    /// Selects the innermost thing around a place; leaves the selection where there is none.
    virtual void selectPlace(const QString& pointer) = 0;

private:
    void makeSource();
    void followSelection();
    void followCaret(const QString& place);

    QSplitter* m_rows = nullptr;
    QPointer<SourceView> m_source;
    bool m_followingCaret = false;
};

}  // namespace muster::editor
