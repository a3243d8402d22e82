#pragma once

#include "core/files/kind.hpp"
#include "core/files/links.hpp"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace muster::files {

/// The systems and lists anywhere below a folder, by id (the stem of the file name). Uses the exclusions of FolderWalk.
class FolderIndex {
public:
    explicit FolderIndex(const std::filesystem::path& folder, Links links = Links::inside);

    const std::vector<std::filesystem::path>& systems(std::string_view id) const { return find(m_systems, id); }
    const std::vector<std::filesystem::path>& lists(std::string_view id) const { return find(m_lists, id); }
    std::vector<std::string> systemIds() const { return ids(m_systems); }
    std::vector<std::filesystem::path> allLists() const;

private:
    using Paths = std::map<std::string, std::vector<std::filesystem::path>, std::less<>>;
    static const std::vector<std::filesystem::path>& find(const Paths& paths, std::string_view id);
    static std::vector<std::string> ids(const Paths& paths);

    Paths m_systems;
    Paths m_lists;
};

}  // namespace muster::files
