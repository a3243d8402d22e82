#pragma once

#include "editor/board/tools/measured_field_cache.hpp"
#include "editor/board/view/board_view.hpp"

#include <memory>
#include <optional>

namespace muster::editor {

/// A line of sight: drag from one position or base to another; lists what blocks it.
class SightTool : public BoardTool {
    Q_OBJECT
public:
    SightTool(BoardView& view, std::shared_ptr<MeasuredFieldCache> measuring)
        : BoardTool(view), m_measuring(std::move(measuring))
    {}

    QString id() const override { return "sight"; }
    QString title() const override { return tr("Line of &Sight"); }
    QString icon() const override { return "sight"; }
    QString tip() const override
    {
        return tr("See whether one place or base can be seen from another, and what hides it");
    }
    QString hint() const override
    {
        return tr("Drag from one place or base to another. Between bases every corner is tried.");
    }
    QCursor cursor() const override { return Qt::CrossCursor; }

    void press(const BoardPointer& pointer) override;
    void move(const BoardPointer& pointer) override;
    void release(const BoardPointer& pointer) override;
    void cancel() override;
    bool isBusy() const override { return m_from.has_value(); }
    void left() override { cancel(); }
    void paintOverlay(QPainter& painter) override;

    /// A description of the visibility; empty before the first drag.
    QString words() const;

private:
    struct End {
        geometry::Point at;
        std::string base;  ///< pointer of the base at that position, or ""
        QString name;
    };
    End endAt(const BoardPointer& pointer) const;
    void look();

    std::shared_ptr<MeasuredFieldCache> m_measuring;
    std::optional<End> m_from, m_to;
    std::optional<MeasuredField::Sight> m_look;
    bool m_isDown = false;
};

}  // namespace muster::editor
