#pragma once

#include "core/text/document.hpp"
#include "editor/document/change.hpp"
#include "editor/live_check/board_model.hpp"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

QT_BEGIN_NAMESPACE
class QMimeData;
QT_END_NAMESPACE

namespace muster::editor {

/// Computes a change for the text current when it is called.
using ChangeMaker = std::function<Change(const text::Document&)>;

/// The result of a drop on the board.
struct DropPlan {
    std::vector<BoardItem> items;  ///< preview of the items; with empty pointers
    ChangeMaker change;
};

/// The document behind a board view; implemented by the page.
class BoardHost {
public:
    virtual ~BoardHost() = default;

    /// The current text; null while it is not valid JSON, and then it cannot be changed.
    virtual std::shared_ptr<const text::Document> text() const = 0;
    /// Applies a change as one undo step, shows a message and selects the result; false if there was nothing to change.
    virtual bool make(const Change& change) = 0;
    /// Completes a change with its consequences, such as on the other half of a mirrored board; for any thread. make()
    /// does so itself.
    virtual ChangeMaker withConsequences(ChangeMaker change) { return change; }
    /// Applies a change already completed by withConsequences().
    virtual bool makeCompleted(const Change& change) { return make(change); }
    /// The items that withConsequences() would move along with these, at their new positions.
    virtual std::vector<BoardItem> followersOf(const std::vector<BoardItem>&) { return {}; }
    /// Requests the findings after a change; BoardView::setForecast delivers them unless a newer request replaces this
    /// one.
    virtual void requestForecast(ChangeMaker change) = 0;
    /// Cancels the request.
    virtual void cancelForecast() = 0;
    /// The items that a drag from elsewhere would add at a position; nothing if it contains nothing for a board.
    virtual std::optional<DropPlan> plan(const QMimeData& data, geometry::Point at) = 0;
    /// Shows a message in the status bar.
    virtual void showMessage(const QString& words) = 0;
    /// Undoes the last change, or redoes it; for fields that would otherwise keep their own undo history.
    virtual void undo() {}
    virtual void redo() {}
};

}  // namespace muster::editor
