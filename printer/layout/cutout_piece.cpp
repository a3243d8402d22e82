#include "printer/layout/cutout_piece.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>

namespace muster::printer {

namespace {

constexpr std::array<double, 3> symbolParts{0.42, 0.34, 0.27};  // of the width or height, if there are texts
constexpr double minOfStrong = 0.6;                             // of the size that the strong text has without a symbol
constexpr double minForSymbol = 7;                              // width and depth of the piece

/// What a look should leave room for, from the best.
enum class Content { largeWords, emblem, symbol };

/// Chooses the look of pieces of one size and shape.
class LookChoice {
public:
    explicit LookChoice(const BlockLayout& blockLayout)
        : m_trial{blockLayout.type, m_notes, blockLayout.width, blockLayout.pageHeight, blockLayout.density, {}}
    {
        m_trial.side = blockLayout.side;
    }

    /// True if all texts fit on a piece without a symbol.
    bool fits(const sheet::Cutout& piece) { return holds(piece, {.hasWideBar = false}); }

    PieceLook of(const std::vector<const sheet::Cutout*>& pieces)
    {
        const auto suitsAll = [&](Content content, const PieceLook& look) {
            return std::all_of(pieces.begin(), pieces.end(),
                               [&](const auto* one) { return suits(*one, content, look); });
        };
        for (const auto& [content, look] : looksOf(pieces))
            if (suitsAll(content, look)) return look;
        return {.hasWideBar =
                    std::all_of(pieces.begin(), pieces.end(), [&](const auto* one) { return holds(*one, {}); })};
    }

private:
    /// With symbols, from the best: of their own place, then before the strong text.
    static std::vector<std::pair<Content, PieceLook>> looksOf(const std::vector<const sheet::Cutout*>& pieces)
    {
        if (!hasSymbols(pieces)) return {};
        std::vector<std::pair<Content, PieceLook>> looks;
        for (const auto content : {Content::largeWords, Content::emblem, Content::symbol})
            for (const double part : symbolParts)
                looks.push_back({content, {.symbolPart = part, .hasWideBar = content != Content::symbol}});
        for (const auto content : {Content::emblem, Content::symbol})
            looks.push_back({content, {.hasInlineSymbol = true, .hasWideBar = content != Content::symbol}});
        return looks;
    }
    static bool hasSymbols(const std::vector<const sheet::Cutout*>& pieces)
    {
        return !pieces.empty() && std::min(pieces.front()->width, pieces.front()->depth) >= minForSymbol &&
               std::any_of(pieces.begin(), pieces.end(), [](const auto* one) { return one->symbol != nullptr; });
    }
    PieceSetter setterOf(const sheet::Cutout& piece, const PieceLook& look)
    {
        return {piece, look, m_trial, maxStrongPoints};
    }
    /// No text has to be shortened or broken.
    bool holds(const sheet::Cutout& piece, const PieceLook& look)
    {
        m_notes = {};
        setterOf(piece, look).set();
        return m_notes.findings().empty();
    }
    bool suits(const sheet::Cutout& piece, Content content, const PieceLook& look)
    {
        const auto setter = setterOf(piece, look);
        if (content != Content::symbol && !setter.hasRoomForEmblem()) return false;
        const auto mayBeLarge = [&] { return setterOf(piece, {.symbolPart = symbolParts.back()}).hasLargeWords(); };
        if (content == Content::largeWords && !setter.hasLargeWords() && mayBeLarge()) return false;
        const double strong = setter.points();
        const bool staysStrong = strong >= type::minPlay ||
                                 strong >= minOfStrong * setterOf(piece, {.hasWideBar = look.hasWideBar}).points();
        return staysStrong && holds(piece, look);
    }

    LayoutNotes m_notes;
    BlockLayout m_trial;
};

}  // namespace

std::vector<PlannedPiece> planPieces(const std::vector<const sheet::Cutout*>& cutouts, const BlockLayout& blockLayout)
{
    using Size = std::tuple<double, double, sheet::CutoutShape>;
    const auto sizeOf = [](const sheet::Cutout& piece) { return Size{piece.width, piece.depth, piece.shape}; };
    LookChoice choice(blockLayout);
    std::map<Size, std::vector<const sheet::Cutout*>> fitting;
    std::set<const sheet::Cutout*> crowded;
    for (const auto* piece : cutouts) {
        if (choice.fits(*piece))
            fitting[sizeOf(*piece)].push_back(piece);
        else
            crowded.insert(piece);
    }
    std::map<Size, PieceLook> looks;
    for (const auto& [size, pieces] : fitting) looks.emplace(size, choice.of(pieces));
    std::vector<PlannedPiece> planned;
    for (const auto* piece : cutouts)
        planned.push_back(
            {*piece, crowded.contains(piece) ? PieceLook{.hasWideBar = false} : looks.at(sizeOf(*piece))});
    return planned;
}

double strongPointsOf(const PlannedPiece& piece, BlockLayout& blockLayout)
{
    return PieceSetter(piece.cutout, piece.look, blockLayout, maxStrongPoints).points();
}

Drawing drawPiece(const PlannedPiece& piece, BlockLayout& blockLayout, double maxPoints)
{
    return PieceSetter(piece.cutout, piece.look, blockLayout, maxPoints).set();
}

}  // namespace muster::printer
