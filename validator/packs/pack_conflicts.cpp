#include "validator/packs/pack_conflicts.hpp"

#include "core/files/folder_index.hpp"
#include "core/files/kind.hpp"
#include "core/files/resolved_path.hpp"

#include <fmt/format.h>

namespace muster::validator {

namespace fs = std::filesystem;

std::vector<PackConflict> conflictsOf(const Pack& pack, Session& session)
{
    std::vector<PackConflict> conflicts;
    for (const auto& data : files::dataFoldersByOrigin()) {
        const files::FolderIndex index(data.folder, files::Links::followed);
        const auto own = data.folder / pack.id;
        const auto add = [&](const std::string& what, const fs::path& path) {
            if (data.origin != files::Origin::installed || !files::isBelow(path, own))
                conflicts.push_back({what, path, data.origin});
        };
        if (pack.hasSystem())
            for (const auto& path : index.systems(pack.id)) add(fmt::format("the game \"{}\"", pack.id), path);
        for (const auto& file : pack.files) {
            const fs::path named(file.path);
            if (files::kindOf(named) != files::FileKind::list) continue;
            const auto id = files::stemOf(named);
            for (const auto& path : index.lists(id)) {
                const auto loaded = session.library().file(path);
                if (loaded->document && loaded->document->root()["system"].string() == pack.system)
                    add(fmt::format("the list \"{}\" of {}", id, pack.system), path);
            }
        }
    }
    return conflicts;
}

}  // namespace muster::validator
