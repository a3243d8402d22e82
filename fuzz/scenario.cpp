// A battlefield: reading its shapes, checking, measuring, sight lines, reach and its map end.
#include "core/scenario/opened_scenario.hpp"

#include "core/scenario/fairness.hpp"
#include "core/scenario/map_picture.hpp"
#include "core/scenario/movement_reach.hpp"
#include "core/scenario/random_terrain.hpp"
#include "core/scenario/sight_lines.hpp"
#include "core/text/edit.hpp"
#include "fuzz/library_pool.hpp"
#include "fuzz/target.hpp"

#include <fmt/format.h>

namespace muster::fuzz {

namespace {

void measure(const rules::Battlefield& field)
{
    expr::Arena arena;
    rules::Evaluation evaluation(arena);
    rules::fairnessOf(field, evaluation);
    rules::mapPicture(field);
    const rules::SightLines sight(field, evaluation);
    const rules::Placement* previous = nullptr;
    int moves = 0;
    for (const auto& side : field.sides()) {
        for (const auto& placement : side.placements) {
            if (previous != nullptr && previous->at && placement.at) {
                const auto look = sight.look(*previous, placement);
                require(look.distance >= 0 && look.seen >= 0, "a distance is negative or no number");
            }
            previous = &placement;
            if (++moves > 3) continue;
            rules::movementReach(field, evaluation, side, placement, 4);
            rules::movementReachOnWays(field, evaluation, side, placement, 8);
        }
    }
}

}  // namespace

void scenario(std::string_view input)
{
    if (input.empty()) return;
    const auto ids = systemIds();
    const auto choice = static_cast<unsigned char>(input.front());
    const auto system = ids[choice % ids.size()];
    std::string text(input.substr(1));
    if (const auto parsed = text::parseFragment(text); parsed.document && parsed.document->root().isObject())
        text = text::applied(text, text::memberSet(parsed.document->root(), "system", text::quoted(system)));
    auto& library = shippedLibrary();
    const auto subject = subjectOf(text, sourcePath(fmt::format("armylists/{}/scenarios/fuzz.scenario.json", system)),
                                   files::FileKind::scenario);
    requireSound(rules::check(subject, library), subject);
    const auto opened = rules::OpenedScenario::open(subject, library);
    if (opened->field() != nullptr) measure(*opened->field());
    // Making terrain takes a second for some games.
    if (choice < 240) return;
    const auto made =
        rules::generateTerrain(subject, {.seed = 7, .side = {}, .replaceExisting = true, .stop = {}}, library);
    if (made)
        require(text::parseFragment(text::applied(text, made.edits)).document != nullptr,
                "a battlefield is no JSON with its terrain");
}

}  // namespace muster::fuzz
