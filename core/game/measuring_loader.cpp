// The part of a system file that defines how units move, shoot and see.
#include "core/game/game_loader.hpp"

#include "core/game/simple_types.hpp"

namespace muster::rules {

using expr::Type;
using text::Node;

void GameLoader::loadMeasuring()
{
    const Node node = m_root["measuring"];
    if (!node.isObject()) return;
    Measuring& measuring = m_game->measuring;
    const auto& placement = m_visible[static_cast<std::size_t>(Scope::placement)];
    const auto& piece = m_visible[static_cast<std::size_t>(Scope::terrain)];

    const auto memberMeasuring = [&](const char* key) {
        const Node element = node[key];
        Type total;
        return Measuring::MemberMeasuring{
            termsOf(element["moves"], placement, total), termsOf(element["ranges"], placement, total),
            termsOf(element["onWays"], placement, total), m_compiler.number(element["arc"], environmentOf(placement))};
    };
    measuring.unit = memberMeasuring("unit"), measuring.leader = memberMeasuring("leader");
    measuring.inSquares = node["inSquares"].boolean();

    const Node ground = node["ground"];
    const auto over = environmentOf(placement, piece.self);
    measuring.ground.closed = m_compiler.program(ground["closed"], over, boolType);
    measuring.ground.opens = m_compiler.program(ground["opens"], over, boolType);
    measuring.ground.slow = m_compiler.number(ground["slow"], over);
    measuring.ground.way = m_compiler.program(ground["way"], over, boolType);

    const Node sight = node["sight"];
    const auto of = environmentOf(piece);
    measuring.sight.blocks = m_compiler.program(sight["blocks"], of, boolType);
    measuring.sight.depth = m_compiler.number(sight["depth"], of);
    measuring.sight.height = m_compiler.number(sight["height"], of);
    measuring.sight.top = m_compiler.number(sight["top"], of);
    measuring.sight.walls = m_compiler.program(sight["walls"], of, boolType);
    measuring.sight.near = m_compiler.number(sight["near"], of);
    if (const Node bases = sight["bases"]; bases.isObject()) {
        using Hide = Measuring::Sight::Bases::Hide;
        measuring.sight.bases.hide = bases["hide"].string() == "all" ? Hide::all : Hide::enemies;
        measuring.sight.bases.from = m_compiler.program(bases["from"], environmentOf(placement), boolType);
        if (bases["height"].isNumber()) measuring.sight.bases.height = bases["height"].real();
    }
    measuring.sight.eye = sight["eye"].real();
    measuring.sight.level = sight["level"].boolean();
}

}  // namespace muster::rules
