#pragma once

#include "editor/board/tools/measured_field_cache.hpp"
#include "editor/board/view/board_view.hpp"

#include <memory>
#include <string>
#include <vector>

namespace muster::editor {

/// Shows how far the clicked base shoots, in which arc, and where it can move over the terrain.
class RangeTool : public BoardTool {
    Q_OBJECT
public:
    RangeTool(BoardView& view, std::shared_ptr<MeasuredFieldCache> measuring)
        : BoardTool(view), m_measuring(std::move(measuring))
    {}

    QString id() const override { return "ranges"; }
    QString title() const override { return tr("Ran&ges and Moves"); }
    QString icon() const override { return "ranges"; }
    QString tip() const override { return tr("See how far a base shoots and moves, and into which arc"); }
    QString hint() const override
    {
        return tr("Click a base to see its ranges and how far it moves; click beside it to put them away.");
    }

    void chosen() override;
    void press(const BoardPointer& pointer) override;
    void cancel() override;
    bool isBusy() const override { return !m_base.empty(); }
    void left() override { cancel(); }
    void paintOverlay(QPainter& painter) override;

    /// A description of the ranges; empty before a base is selected.
    QString words() const { return m_words; }

private:
    struct Ring {
        sheet::MapRing outline;
        QString label;
    };
    void take(const std::string& pointer);
    QPointF lowest(const sheet::MapRings& rings) const;
    void paintReach(QPainter& painter, const sheet::MapRings& rings);

    std::shared_ptr<MeasuredFieldCache> m_measuring;
    std::string m_base;
    std::vector<Ring> m_rings;
    sheet::MapRings m_reach, m_wayReach;
    QString m_words, m_reachLabel, m_wayLabel;
};

}  // namespace muster::editor
