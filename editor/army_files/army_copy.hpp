#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace muster::editor {

// A scenario refers only to armies and pictures of its own project, so that the folder is complete when shared. Those
// from elsewhere are copied first.

/// Returns true if a scenario may refer to the file at its current path.
bool canName(const std::filesystem::path& file, const std::filesystem::path& scenario);

/// The reference to a scenario's own copy of an army: in a folder "armies" beside it, under a free name. Reuses an
/// existing copy with the same contents.
std::string copyReference(const std::filesystem::path& army, const std::filesystem::path& scenario);

/// Creates the copy. Returns an error message, or nothing.
std::optional<std::string> copyArmy(const std::filesystem::path& army, const std::filesystem::path& scenario,
                                    const std::string& reference);

/// The same for a picture to trace, in a folder "pictures" beside the scenario.
std::string pictureReference(const std::filesystem::path& picture, const std::filesystem::path& scenario);
std::optional<std::string> copyPicture(const std::filesystem::path& picture, const std::filesystem::path& scenario,
                                       const std::string& reference);

/// Armies copied for a battlefield that is not saved yet.
class ArmyCopies {
public:
    /// Copies like copyArmy().
    std::optional<std::string> copy(const std::filesystem::path& army, const std::filesystem::path& scenario,
                                    const std::string& reference);
    /// Removes the copies that nobody has changed, and folders made for them that are empty then.
    void remove() const;

private:
    struct Copy {
        std::filesystem::path file;
        std::string bytes;
        bool isFolderNew = false;
    };
    std::vector<Copy> m_copies;
};

}  // namespace muster::editor
