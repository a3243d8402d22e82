#pragma once

#include "editor/board/view/board_view.hpp"

#include <QElapsedTimer>

namespace muster::editor {

/// What a view is dragging, and what the rules were last heard to say of it.
struct BoardView::Dragged {
    std::vector<BoardItem> items;  ///< what is held, then what follows it
    std::size_t held = 0;          ///< how many of them are held
    ChangeMaker change;
    std::shared_ptr<const Judgement> forecast;
    std::vector<std::string> selection;  ///< where items stand in the text of the forecast, when the change says so
    std::map<std::string, const diagnostics::Diagnostic*, std::less<>>
        problems;  ///< the worst of the forecast by the pointers it concerns
    QElapsedTimer sinceRequested;
    bool isRequested = false;  ///< an answer is under way
    bool isStale = false;      ///< and it will be about an older place

    /// Gathers the problems of the forecast.
    void gather()
    {
        problems.clear();
        const auto take = [this](std::string_view place, const diagnostics::Diagnostic& finding) {
            // Whatever it lies in is concerned.
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
