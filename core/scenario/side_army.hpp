#pragma once

#include "core/army/opened_army.hpp"

#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace muster::rules {

/// A unit or leader as it can be put on a board.
struct Placeable {
    std::string_view id;
    bool isLeader = false;
    expr::Value self;
    std::int64_t bases = 1;
    std::optional<std::array<double, 2>>
        base;  ///< width and depth of one base in mm, where the system or the army says

    std::string_view name() const;  ///< its own, its entry's or its id
};

/// A side's army as a scenario uses it: opened, with what can be put on a board. Immutable once made; values live as
/// long as it.
class SideArmy {
public:
    /// Reads and opens the army file; with a budget it is judged for that many points instead of its own.
    SideArmy(const files::Project& project, std::filesystem::path path, std::optional<std::int64_t> budget,
             Library& library);
    SideArmy(const SideArmy&) = delete;
    SideArmy& operator=(const SideArmy&) = delete;

    /// Null when the file could not be read.
    const std::shared_ptr<const OpenedArmy>& army() const { return m_army; }
    std::size_t errors() const { return m_army ? m_army->errors() : 1; }
    /// The id of the system it names; empty when the file is beyond reading.
    std::string_view system() const;
    std::string_view name() const;
    /// The file as people name it, and why it could not be read, where it could not.
    const std::string& file() const { return m_name; }
    const std::string& error() const { return m_error; }
    /// Null when it could not be resolved: unreadable, or its system is.
    const Roster* roster() const { return m_army ? m_army->roster() : nullptr; }

    const std::vector<Placeable>& placeables() const { return m_placeables; }
    const Placeable* placeable(std::string_view id) const;
    bool hasGroup(std::string_view id) const;
    /// The units and leaders of a group of that id; none when there is no such group.
    std::vector<std::string_view> membersOf(std::string_view group) const;

private:
    void gatherPlaceables();
    Placeable placeableOf(const Member& member, bool isLeader, Evaluation& evaluation) const;

    std::string m_name, m_error;
    std::shared_ptr<const OpenedArmy> m_army;
    std::vector<Placeable> m_placeables;
};

/// The army at that path as a scenario uses it, for a budget in points where one is given; opened once per library.
std::shared_ptr<const SideArmy> sideArmyOf(Library& library, const files::Project& project,
                                           const std::filesystem::path& army, std::optional<std::int64_t> budget);

}  // namespace muster::rules
