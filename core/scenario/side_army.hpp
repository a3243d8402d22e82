#pragma once

#include "core/army/opened_army.hpp"

#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace muster::rules {

/// A unit or leader that can be placed on a board.
struct Placeable {
    std::string_view id;
    bool isLeader = false;
    expr::Value self;
    std::int64_t bases = 1;
    std::optional<std::array<double, 2>>
        base;  ///< width and depth of one base in mm, if the system or the army defines it

    std::string_view name() const;  ///< its own name, its entry's or its id
};

/// A side's army for use in a scenario: opened, with the elements that can be placed on a board. Immutable; values live
/// as long as it.
class SideArmy {
public:
    /// Reads and opens the army file; a given budget overrides its own.
    SideArmy(const files::Project& project, std::filesystem::path path, std::optional<std::int64_t> budget,
             Library& library);
    SideArmy(const SideArmy&) = delete;
    SideArmy& operator=(const SideArmy&) = delete;

    /// Null if the file could not be read.
    const std::shared_ptr<const OpenedArmy>& army() const { return m_army; }
    std::size_t errors() const { return m_army ? m_army->errors() : 1; }
    /// The id of its system; empty if the file is unreadable.
    std::string_view system() const;
    std::string_view name() const;
    /// The file's display name, and the reason if it could not be read.
    const std::string& file() const { return m_name; }
    const std::string& error() const { return m_error; }
    /// Null if the army or its system could not be read.
    const Roster* roster() const { return m_army ? m_army->roster() : nullptr; }

    const std::vector<Placeable>& placeables() const { return m_placeables; }
    const Placeable* placeable(std::string_view id) const;
    bool hasGroup(std::string_view id) const;
    /// The ids of its groups.
    std::vector<std::string> groups() const;
    /// The units and leaders of the group with that id; none if there is no such group.
    std::vector<std::string_view> membersOf(std::string_view group) const;

private:
    void gatherPlaceables();
    Placeable placeableOf(const Member& member, bool isLeader, Evaluation& evaluation) const;

    std::string m_name, m_error;
    std::shared_ptr<const OpenedArmy> m_army;
    std::vector<Placeable> m_placeables;
};

/// The points that a side of a scenario gives its army instead of the army's own budget; nothing if it gives none, or
/// a number that the schema does not allow.
std::optional<std::int64_t> budgetOfSide(text::Node side);

/// The army at that path as a scenario uses it, for a budget in points where one is given; opened once per library.
std::shared_ptr<const SideArmy> sideArmyOf(Library& library, const files::Project& project,
                                           const std::filesystem::path& army, std::optional<std::int64_t> budget);

}  // namespace muster::rules
