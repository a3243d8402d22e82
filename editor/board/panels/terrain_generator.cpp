#include "editor/board/panels/terrain_generator.hpp"

#include "core/scenario/random_terrain.hpp"

namespace muster::editor {

GeneratedTerrainTable generateTable(std::shared_ptr<const text::Source> source, const std::filesystem::path& place,
                                    const TerrainTableRequest& request, rules::Library& library, std::stop_token stop)
{
    auto generated =
        rules::generateTerrain({std::move(source), place, files::FileKind::scenario},
                               {request.seed, request.side, request.replaceExisting, std::move(stop)}, library);
    return {std::move(generated.edits), std::move(generated.done), std::move(generated.failureReason)};
}

}  // namespace muster::editor
