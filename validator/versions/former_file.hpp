#pragma once

#include "core/files/folder_index.hpp"
#include "core/text/document.hpp"
#include "validator/input_files.hpp"
#include "validator/packs/read_pack.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster::validator {

/// An earlier version of the file of a system or a list.
struct FormerFile {
    std::shared_ptr<const text::Document> document;  ///< a system has the form of one; null if there is none
    std::string problem;                             ///< why, as a sentence
    int exitCode = 0;                                ///< of the problem
    bool isMissing = false;                          ///< the earlier version does not contain the file
};

/// An earlier version of files: in a folder, in a pack, in a file of its own, or in a commit of git.
class FormerFiles {
public:
    explicit FormerFiles(std::string since) : m_since(std::move(since)) {}

    /// The earlier version of a file. A list is looked for among those of its `system`.
    FormerFile find(const InputFile& file, std::string_view system);

    const std::string& since() const { return m_since; }
    /// The systems and lists in the folder, which must be one.
    const files::FolderIndex& folder();
    /// The pack, which must be a file.
    const ReadPack& pack();

private:
    std::string m_since;
    std::optional<files::FolderIndex> m_folder;
    std::optional<ReadPack> m_pack;
};

}  // namespace muster::validator
