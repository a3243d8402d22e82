#include "editor/board/panels/terrain_laying.hpp"

#include "core/rules/battlefield/random_terrain.hpp"

namespace muster::editor {

LaidTable layTable(std::shared_ptr<const text::Source> source, const std::filesystem::path& place,
                   const TableWish& wish, rules::Library& library, std::stop_token stop)
{
    auto laid = rules::layTerrain({std::move(source), place, model::FileKind::scenario},
                                  {wish.seed, wish.side, wish.afresh, std::move(stop)}, library);
    return {std::move(laid.edits), std::move(laid.done), std::move(laid.whyNot)};
}

}  // namespace muster::editor
