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

/// The sides with their armies, roles, edges and zones.
class SidesPanel : public QWidget {
    Q_OBJECT
public:
    /// `place` returns the scenario's path, which armies are relative to; `shelf` lists the armies available to a side.
    SidesPanel(BoardView& view, std::function<std::filesystem::path()> place,
               std::function<AvailableArmies()> available = {}, QWidget* parent = nullptr);

    void refresh();
    /// The pointer of the shown side; empty without sides.
    const std::string& current() const;
    /// Sets the army file of the shown side, with a path relative to the scenario. An army from elsewhere is copied
    /// beside the scenario first.
    bool attachArmy(const std::filesystem::path& file);

private:
    using Text = PropertyRows::Text;
    void buildRows();
    void addZones();
    void showZones(Text now);
    void chooseArmy();
    /// Absent without sides, because the empty pointer would be the scenario itself.
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
