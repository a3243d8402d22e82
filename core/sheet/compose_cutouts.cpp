#include "core/sheet/composer.hpp"

#include <fmt/format.h>

#include <cmath>

namespace muster::sheet {

namespace {

constexpr std::uint32_t maxAlike = 1'000;
constexpr double maxLength = 1'000;  // millimetres; no paper is larger
constexpr double minLength = 4;      // the smallest size for scissors and pencil

}  // namespace

std::optional<double> Composer::length(const plan::Formula& formula, double unit)
{
    const auto found = value(formula);
    if (!found) return std::nullopt;
    const double millimetres = found->isNumber() ? found->asNumber() * unit : NAN;
    if (millimetres >= minLength && millimetres <= maxLength) return millimetres;
    limit(formula.node.range(),
          fmt::format("This length cannot be printed: {}; lengths must be from {:g} mm to {:g} mm.",
                      expr::toText(*found, 60), minLength, maxLength));
    return std::nullopt;
}

std::optional<Cutout> Composer::pieceOf(const plan::Cutouts& planned)
{
    Cutout piece;
    piece.count = planned.count ? count(*planned.count, maxAlike) : 1;
    if (piece.count == 0 || !mayDraw(planned.width.node, piece.count)) return std::nullopt;
    const auto width = length(planned.width);
    const bool round = planned.shape == CutoutShape::circle;
    const auto depth = planned.depth && !round ? length(*planned.depth) : width;
    if (!width || !depth) return std::nullopt;
    piece.width = *width;
    piece.depth = *depth;
    piece.shape = planned.shape;
    piece.tone = planned.tone;
    piece.strong = text(planned.strong);
    piece.text = text(planned.text);
    piece.small = text(planned.small);
    piece.symbol = symbol(planned.symbol);
    piece.number = text(planned.number);
    return piece;
}

std::optional<Cutouts> Composer::make(const plan::Cutouts& planned)
{
    Cutouts made{text(planned.title, Gap::cut), {}};
    const auto add = [&] {
        if (auto piece = pieceOf(planned)) made.pieces.push_back(std::move(*piece));
    };
    if (!planned.pieces)
        add();
    else if (const auto list = value(planned.pieces->list))
        forEach(*planned.pieces, *list, add);
    if (made.pieces.empty()) return std::nullopt;
    return made;
}

std::optional<PlayTemplate> Composer::make(const plan::PlayTemplate& planned)
{
    PlayTemplate made{text(planned.title, Gap::cut), text(planned.note), 0, {}, {}};
    const auto radius = length(planned.radius, planned.unit);
    if (!radius) return std::nullopt;
    made.radius = *radius;
    for (const auto& planning : planned.rings) {
        const auto ring = length(planning, planned.unit);
        if (ring && *ring < made.radius) made.rings.push_back(*ring);
    }
    for (const auto& spoke : planned.spokes) {
        const auto direction = value(spoke.direction);
        const double degrees = direction && direction->isNumber() ? direction->asNumber() : NAN;
        if (std::isfinite(degrees))
            made.spokes.push_back({std::fmod(degrees, 360.0), text(spoke.label)});
        else
            unknown(spoke.direction.node.range(), "This must be a direction in degrees, clockwise from the top.");
    }
    return made;
}

}  // namespace muster::sheet
