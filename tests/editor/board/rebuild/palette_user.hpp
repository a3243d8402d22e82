#pragma once

#include "editor/board/page/terrain_palette.hpp"
#include "editor/board/page/unit_palette.hpp"
#include "tests/editor/board/rebuild/board_user.hpp"

#include <memory>
#include <string>
#include <vector>

QT_BEGIN_NAMESPACE
class QMimeData;
QT_END_NAMESPACE

namespace muster::test {

/// Also drags terrain and units from the palettes, and the handles of the selection.
class PaletteUser : public BoardUser {
public:
    PaletteUser(std::string text, std::filesystem::path at);
    ~PaletteUser();

    /// Drags a kind from the terrain palette over a position, without releasing it; false if the palette lacks it.
    bool carryPiece(const std::string& kind, geometry::Point to);
    /// The same with units of a side that have unplaced bases.
    bool carryUnits(const std::string& side, const std::vector<std::string>& units, geometry::Point to);
    /// Drags a side or corner of an item by that offset, without releasing it.
    bool stretch(const std::string& pointer, int across, int up, geometry::Point by);
    /// Rotates it by its handle, without releasing it.
    bool turn(const std::string& pointer, double degrees);
    /// Releases whatever is dragged.
    void letGo();

private:
    std::optional<editor::DropPlan> plan(const QMimeData& data, geometry::Point at) override;
    bool carry(QMimeData* data, geometry::Point to);
    std::optional<editor::Handle> handleOf(const std::string& pointer, editor::Handle::Action action, int across = 0,
                                           int up = 0);

    editor::TerrainPalette m_terrain;
    editor::UnitPalette m_units;
    std::unique_ptr<QMimeData> m_carried;
    QPointF m_over;
};

}  // namespace muster::test
