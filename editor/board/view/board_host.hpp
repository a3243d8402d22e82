#pragma once

#include "core/text/document.hpp"
#include "editor/document/change.hpp"
#include "editor/judge/board_model.hpp"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

QT_BEGIN_NAMESPACE
class QMimeData;
QT_END_NAMESPACE

namespace muster::editor {

/// A change to be made of whatever the text is by then.
using ChangeMaker = std::function<Change(const text::Document&)>;

/// What something dropped on the board would become there.
struct DropPlan {
    std::vector<BoardItem> items;  ///< as they would lie; with empty pointers
    ChangeMaker change;
};

/// What stands behind a board on the screen: the text it is made from. The page is one.
class BoardHost {
public:
    virtual ~BoardHost() = default;

    /// The text as it is now; null while it is no JSON, and then nothing can be changed.
    virtual std::shared_ptr<const text::Document> text() const = 0;
    /// Makes a change as one step to undo, says so and selects what it made; false when there was nothing to change.
    virtual bool make(const Change& change) = 0;
    /// A change together with what happens elsewhere because of it, such as on the other half of a mirrored board; for
    /// any thread. make() sees to that by itself.
    virtual ChangeMaker withConsequences(ChangeMaker change) { return change; }
    /// Makes a change that whole() gave.
    virtual bool makeCompleted(const Change& change) { return make(change); }
    /// What else moves when these items come to lie so, as it would lie then: what whole() adds to their change.
    virtual std::vector<BoardItem> followersOf(const std::vector<BoardItem>&) { return {}; }
    /// Asks what the rules would say of the text after a change; the answer comes to BoardView::setForecast, unless a
    /// newer question comes first.
    virtual void requestForecast(ChangeMaker change) = 0;
    /// No longer wants to know.
    virtual void cancelForecast() = 0;
    /// What of a drag from elsewhere would come to lie at a place; nothing when it holds nothing for a board.
    virtual std::optional<DropPlan> plan(const QMimeData& data, sheet::MapPoint at) = 0;
    /// Something for the status bar.
    virtual void showMessage(const QString& words) = 0;
    /// Takes the last change back, or makes it again; for fields that would else keep a history of their own.
    virtual void undo() {}
    virtual void redo() {}
};

}  // namespace muster::editor
