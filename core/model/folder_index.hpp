#pragma once

#include "core/model/kind.hpp"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace muster::model {

/// Which systems and lists lie anywhere below a folder, by id (the stem of the file name). Hidden folders, `build` and
/// `node_modules` are left out, and what the folder's own settings ignore.
class FolderIndex {
public:
    explicit FolderIndex(const std::filesystem::path& folder);

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

/// True for folders that no search goes into: hidden ones and those of build tools.
bool isPassedOver(const std::filesystem::path& folder);

}  // namespace muster::model
