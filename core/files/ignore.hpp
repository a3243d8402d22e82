#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster::files {

/// Path patterns that a recursive search skips: `*` and `?` match within a folder, `**` across folders.
class Ignore {
public:
    explicit Ignore(const std::vector<std::string>& patterns);
    /// The patterns of the folder's muster.json, if it exists and is readable.
    explicit Ignore(const std::filesystem::path& root);
    ~Ignore();

    /// True if the path (relative to the project, separated by `/`) or a folder above it is ignored.
    bool matches(std::string_view path) const;

private:
    struct Data;
    std::unique_ptr<Data> m_data;
};

}  // namespace muster::files
