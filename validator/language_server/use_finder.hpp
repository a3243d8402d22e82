#pragma once

#include "core/game/game.hpp"
#include "core/library/table_links.hpp"
#include "validator/language_server/id_uses.hpp"

#include <filesystem>
#include <map>
#include <memory>
#include <string_view>
#include <vector>

namespace muster::files {
class Project;
}

namespace muster::rules {
struct RulesContext;
}

namespace muster::language_server {

/// Finds the uses of ids in one file. `add...` adds one if what it names is known; the others go through the file.
class UseFinder {
public:
    /// Goes through the whole file. The path and the library must outlive it.
    UseFinder(text::Node root, files::FileKind kind, const std::filesystem::path& path, rules::Library& library);

    /// The uses found.
    std::vector<IdUse> take() { return std::move(m_uses); }

private:
    class ArmyIds;  ///< the elements of an army by their ids

    /// The items of an array; nothing for other values, which the schema reports.
    static text::Node items(text::Node array) { return array.isArray() ? array : text::Node(); }

    /// Goes through the file, which is of this kind.
    void run(files::FileKind kind);

    /// A use of what is defined there; nothing if that is absent.
    void add(IdKind kind, text::Node node, text::Node definition, bool isKey = false, std::string_view prefix = {});
    /// The file of a node. The text of the file itself may differ from that in the library.
    std::filesystem::path fileOf(text::Node node) const;
    /// An id that is defined here.
    void define(IdKind kind, text::Node id);
    /// A system by its id.
    void addSystem(text::Node id);
    /// A list of the file's game by its id.
    void addList(text::Node id);
    /// A file by its path.
    void addFile(text::Node reference);
    /// A rule by its full name, or by its id in house rules.
    void addRule(text::Node name, bool isKey = false);
    /// The rules whose findings an element accepts.
    void addAcceptances(text::Node element);
    /// The ids of rows in the values of an element, or in one option's changes of them.
    void addRows(text::Node element, const rules::ElementSchema& form);
    /// The columns of an element that have ids of rows.
    const std::vector<rules::TableLink>& linksOf(const rules::ElementSchema& form);

    /// The uses in an army.
    void army();
    /// The units and leaders of an army or a group.
    void members(text::Node group, const ArmyIds& ids);
    /// The uses in a scenario.
    void scenario();
    /// The id of a kind of terrain in the system; absent if there is none.
    text::Node kindOfTerrain(std::string_view id) const;
    /// The army of a side, and what the side says of its units.
    void side(text::Node side);

    /// The uses in a system.
    void system();
    /// The uses in a list.
    void list();
    /// The uses in house rules.
    void house();
    /// The uses in settings.
    void settings();
    /// The entries and tables of a system or a list.
    void entries();
    /// The ids of rows of other tables in a row; the system says which columns have them.
    void addColumns(std::string_view table, text::Node row);

    text::Node m_root;
    const std::filesystem::path& m_path;
    rules::Library& m_library;
    std::shared_ptr<const files::Project> m_project;
    std::shared_ptr<const rules::RulesContext> m_context;
    std::shared_ptr<const rules::Game> m_game;
    std::shared_ptr<const rules::Catalogue> m_catalogue;
    std::map<const rules::ElementSchema*, std::vector<rules::TableLink>> m_links;
    std::vector<IdUse> m_uses;
};

}  // namespace muster::language_server
