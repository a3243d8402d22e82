#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/rules/library.hpp"
#include "core/rules/roster.hpp"

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

/// A side's army as a scenario uses it: resolved in full, with the verdict on it. Immutable once made; values live as
/// long as it.
class Contingent {
public:
    /// Reads and judges the army file; with a budget it is judged for that many points instead of its own.
    Contingent(const model::Project& project, std::filesystem::path path, std::optional<std::int64_t> budget,
               Library& library);
    Contingent(const Contingent&) = delete;
    Contingent& operator=(const Contingent&) = delete;

    /// The findings on the army's own file, sorted.
    const diagnostics::Diagnostics& findings() const { return m_findings; }
    std::size_t errors() const { return m_errors; }
    /// The id of the system it names; empty when the file is beyond reading.
    std::string_view system() const;
    std::string_view name() const;
    /// The file as people name it, and why it could not be read, where it could not.
    const std::string& file() const { return m_name; }
    const std::string& error() const { return m_file->error; }
    /// Null when it could not be resolved: unreadable, or its system is.
    const Roster* roster() const { return m_roster ? &*m_roster : nullptr; }

    const std::vector<Placeable>& placeables() const { return m_placeables; }
    const Placeable* placeable(std::string_view id) const;
    bool hasGroup(std::string_view id) const;
    /// The units and leaders of a group of that id; none when there is no such group.
    std::vector<std::string_view> membersOf(std::string_view group) const;

private:
    void judge(const std::filesystem::path& path, Library& library, std::optional<std::int64_t> budget);
    void gatherPlaceables();
    Placeable placeableOf(const Member& member, bool isLeader);

    std::string m_name;
    std::shared_ptr<const LoadedFile> m_file;
    std::shared_ptr<const Basis> m_basis;
    expr::Arena m_arena;
    std::optional<Evaluation> m_evaluation;
    std::optional<Roster> m_roster;
    std::vector<Placeable> m_placeables;
    diagnostics::Diagnostics m_findings;
    std::size_t m_errors = 0;
};

}  // namespace muster::rules
