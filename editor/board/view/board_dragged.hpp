#pragma once

#include "editor/board/view/board_view.hpp"

#include <QElapsedTimer>

namespace muster::editor {

/// The items being dragged by a view, and the last forecast of their findings.
struct BoardView::Dragged {
    std::vector<BoardItem> items;  ///< dragged items, then those that follow them
    std::size_t held = 0;          ///< number of dragged items
    ChangeMaker change;
    std::shared_ptr<const CheckResult> forecast;
    std::vector<std::string> selection;  ///< pointers of items in the text of the forecast, if the change supplies them
    std::map<std::string, const diagnostics::Diagnostic*, std::less<>>
        problems;  ///< the worst finding of the forecast, by the pointers that it concerns
    QElapsedTimer sinceRequested;
    bool isRequested = false;  ///< a forecast is running
    bool isStale = false;      ///< the running forecast is for an older position

    /// Collects the problems of the forecast.
    void gather()
    {
        problems.clear();
        const auto take = [this](std::string_view place, const diagnostics::Diagnostic& finding) {
            // The finding also concerns all enclosing items.
            for (; !place.empty(); place = place.substr(0, place.rfind('/'))) {
                auto& worst = problems[std::string(place)];
                if (!worst || finding.level < worst->level) worst = &finding;
            }
        };
        for (const auto& finding : forecast->diagnostics) {
            if (finding.level == diagnostics::Level::info) continue;
            take(finding.place.pointer, finding);
            for (const auto& related : finding.related) take(related.place.pointer, finding);
        }
    }
};

}  // namespace muster::editor
