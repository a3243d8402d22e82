#pragma once

#include "editor/page/page.hpp"
#include "editor/page/selection_commands.hpp"
#include "editor/source/source_view.hpp"

#include <QPointer>

QT_BEGIN_NAMESPACE
class QSplitter;
QT_END_NAMESPACE

namespace muster::editor {

/// A page with its own view of the file above an optional source view. Their selections are synchronized.
class SourcedPage : public Page {
    Q_OBJECT
public:
    SourcedPage(AppContext& appContext, std::unique_ptr<Document> document, QWidget* parent = nullptr);

    /// The menu commands for the selection.
    virtual SelectionCommands& commands() = 0;
    /// Returns true if the focus is where the clipboard applies to the selection, not in a list beside it.
    virtual bool takesClipboard() const { return true; }

    /// The source view; null until it is requested.
    SourceView* source() const { return m_source; }
    bool isSourceShown() const;
    void showSource(bool shown);
    SourceView* shownSource() override { return isSourceShown() ? m_source.data() : nullptr; }

    /// The pointer of the selection; empty without one.
    virtual QString currentPlace() const = 0;
    /// Selects the innermost element around a place; keeps the selection if there is none.
    virtual void selectPlace(const QString& pointer) = 0;

protected:
    /// The widget that contains the page's own view and the source below it; for subclasses to lay out.
    QSplitter* aboveSource(QWidget* view, QWidget* parent);

private:
    void makeSource();
    void followSelection();
    void followCaret(const QString& place);

    QSplitter* m_rows = nullptr;
    QPointer<SourceView> m_source;
    bool m_followingCaret = false;
};

}  // namespace muster::editor
