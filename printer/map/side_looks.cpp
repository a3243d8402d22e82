// The colours and fills that tell sides apart.
#include "printer/map/sides.hpp"
#include "printer/style/colour_vision.hpp"

#include <algorithm>
#include <array>

namespace muster::printer::map {

namespace {

constexpr std::array<Ink, 6> inks{
    {{28, 66, 132}, {152, 38, 34}, {34, 98, 58}, {108, 54, 120}, {132, 84, 12}, {40, 40, 40}}};
constexpr std::size_t fills = 4;
constexpr int tintOfGround = 16;  // percent of the ink; the letters on it keep their contrast

Ink tinted(Ink ink, int percent)
{
    const auto part = [&](int value) { return static_cast<std::uint8_t>(255 - (255 - value) * percent / 100); };
    return {part(ink.red), part(ink.green), part(ink.blue)};
}

std::uint8_t darker(std::uint8_t part) { return static_cast<std::uint8_t>(part * 95 / 100); }

bool areAlike(Ink a, Ink b) { return differenceOf(a, b) < clearDifference; }

/// A side's own colours, dark enough to be read.
std::vector<Ink> ownInks(const sheet::MapSide& side)
{
    std::vector<Ink> all;
    for (const auto& colour : side.colours)
        if (const auto read = inkOfHex(colour)) all.push_back(readable(*read));
    return all;
}

/// The own ink of each side that has any: the first that is unlike those of earlier sides. Where a side has none, an
/// earlier one that looks like its first ink takes another of its own; else both have inks that look alike.
std::vector<std::optional<Ink>> ownInks(const std::vector<sheet::MapSide>& sides)
{
    std::vector<std::vector<Ink>> choices;
    std::vector<std::optional<Ink>> taken;
    const auto isFree = [&](Ink ink, std::size_t besides) {
        for (std::size_t i = 0; i < taken.size(); ++i)
            if (i != besides && taken[i] && areAlike(*taken[i], ink)) return false;
        return true;
    };
    const auto firstFree = [&](const std::vector<Ink>& own, std::size_t besides) -> std::optional<Ink> {
        const auto found = std::find_if(own.begin(), own.end(), [&](Ink ink) { return isFree(ink, besides); });
        return found == own.end() ? std::nullopt : std::optional(*found);
    };
    for (const auto& side : sides) {
        const auto number = taken.size();
        choices.push_back(ownInks(side));
        taken.push_back(firstFree(choices.back(), number));
        if (taken.back() || choices.back().empty()) continue;
        taken.back() = choices.back().front();
        for (std::size_t i = 0; i < number; ++i) {
            if (!taken[i] || !areAlike(*taken[i], *taken.back())) continue;
            if (const auto other = firstFree(choices[i], i)) taken[i] = other;
        }
    }
    return taken;
}

/// Looks one after another, each clearly different from those before it.
class Looks {
public:
    void add(Ink ink, std::size_t number)
    {
        for (std::size_t i = 0; i < fills; ++i)
            if (const auto fill = static_cast<SideFill>((number + i) % fills); isNew(ink, fill)) return take(ink, fill);
        for (std::size_t i = 0; i < fills * inks.size(); ++i) {
            const auto fill = static_cast<SideFill>((number + i) % fills);
            const Ink other = inks[(number + i / fills) % inks.size()];
            if (isNew(other, fill)) return take(other, fill);
        }
        take(ink, static_cast<SideFill>(number % fills));  // more sides than anyone can tell apart
    }
    std::vector<SideLook> all;

private:
    bool isNew(Ink ink, SideFill fill) const
    {
        return std::none_of(all.begin(), all.end(),
                            [&](const auto& other) { return other.fill == fill && areAlike(other.ink, ink); });
    }
    void take(Ink ink, SideFill fill) { all.push_back({ink, fill, 255, false}); }
};

}  // namespace

Ink inkOf(std::size_t side) { return inks[side % inks.size()]; }

Ink SideLook::within() const
{
    if (fill == SideFill::solid && !light) return 255;
    Ink letters = ink;
    for (int i = 0; i < 50 && contrastOnWhite(letters) < minContrast * contrastOnWhite(ground); ++i)
        letters = {darker(letters.red), darker(letters.green), darker(letters.blue)};
    return letters;
}

std::vector<SideLook> looksOf(const sheet::MapPicture& picture, const MapStyle& style)
{
    const auto own = style.ownColours ? ownInks(picture.sides) : std::vector<std::optional<Ink>>(picture.sides.size());
    const auto isTaken = [&](Ink ink) {
        return std::any_of(own.begin(), own.end(), [&](const auto& other) { return other && areAlike(*other, ink); });
    };
    Looks looks;
    for (std::size_t i = 0; i < own.size(); ++i) {
        Ink ink = own[i].value_or(inkOf(i));
        for (std::size_t k = 0; !own[i] && k < inks.size() && isTaken(ink); ++k) ink = inkOf(i + k + 1);
        looks.add(ink, i);
    }
    for (auto& look : looks.all) {
        look.light = style.light;
        if (style.ownColours && !style.light && look.fill == SideFill::hollow)
            look.ground = tinted(look.ink, tintOfGround);
    }
    return std::move(looks.all);
}

}  // namespace muster::printer::map
