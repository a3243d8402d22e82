#pragma once

#include "editor/army_files/army_files.hpp"
#include "editor/board/panels/property_rows.hpp"

#include <QWidget>

#include <filesystem>
#include <functional>
#include <string>

QT_BEGIN_NAMESPACE
class QListWidget;
QT_END_NAMESPACE

namespace muster::editor {

class ItemList;
class OwnKeys;

/// Who fights: the sides with their armies, roles, edges and zones.
class SidesPanel : public QWidget {
    Q_OBJECT
public:
    /// `place` is the file of the scenario, for armies beside it; `shelf` looks up what a side may take.
    SidesPanel(BoardView& view, std::function<std::filesystem::path()> place,
               std::function<AvailableArmies()> available = {}, QWidget* parent = nullptr);

    void refresh();
    /// The pointer of the side whose properties are shown; empty without sides.
    const std::string& current() const;
    /// Attaches an army file to the side that is shown: its path is written relative to the scenario. One that lies
    /// elsewhere is copied beside the scenario first.
    bool attachArmy(const std::filesystem::path& file);

private:
    using Text = PropertyRows::Text;
    void buildRows();
    void addZones();
    void showZones(Text now);
    void chooseArmy();
    /// Absent without sides: the empty pointer would be the scenario itself.
    text::Node side(Text now) const
    {
        return current().empty() ? text::Node() : now.document.root().at(std::string_view(current()));
    }

    BoardView& m_view;
    std::function<std::filesystem::path()> m_place;
    std::function<AvailableArmies()> m_available;
    ItemList* m_sides = nullptr;
    PropertyRows* m_rows = nullptr;
    QListWidget* m_zones = nullptr;
    OwnKeys* m_own = nullptr;
};

}  // namespace muster::editor
