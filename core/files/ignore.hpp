#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster::files {

/// Path patterns that a recursive search leaves out: `*` and `?` stay inside a folder, `**` goes through folders.
class Ignore {
public:
    explicit Ignore(const std::vector<std::string>& patterns);
    /// The patterns of the folder's muster.json, if it has one that can be read.
    explicit Ignore(const std::filesystem::path& root);
    ~Ignore();

    /// True when the path, relative to the project with `/` between names, or a folder above it, is left out.
    bool matches(std::string_view path) const;

private:
    struct Data;
    std::unique_ptr<Data> m_data;
};

}  // namespace muster::files
