#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace muster::test {

/// A temporary folder, removed with its contents at the end.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    std::filesystem::path operator/(std::string_view name) const { return m_path / name; }

    /// Writes a file, creating its parent folders, and returns its path.
    std::filesystem::path write(std::string_view name, std::string_view text) const;

private:
    std::filesystem::path m_path;
};

std::string contentOf(const std::filesystem::path& path);

/// A file or folder of the repository's armylists.
std::filesystem::path shipped(std::string_view name);

/// The ids of the shipped systems, sorted.
std::vector<std::string> shippedSystems();

}  // namespace muster::test
