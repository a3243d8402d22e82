#include "printer/layout/play_code.hpp"

#include "printer/layout/blocks.hpp"
#include "printer/play_link/play_link.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::printer {

namespace {

constexpr double usualModule = 0.4;  // mm; phones read it from any printer
constexpr double smallestModule = 0.33;
constexpr double largestSide = 44.0;   // mm, with the quiet zone
constexpr double besideCode = 2.5;     // between the quiet zone and the words
constexpr double widestWords = 100.0;  // longer lines are hard to read

int sideOf(const QrCode& code) { return code.size + 2 * quietZone; }

double moduleOf(const QrCode& code) { return std::min(usualModule, largestSide / sideOf(code)); }

/// The dark modules as one path, so that no renderer leaves gaps between them.
PathMark darkOf(const QrCode& code, double x, double y, double module)
{
    PathMark path;
    path.fill = Ink{};
    for (int row = 0; row < code.size; ++row) {
        for (int column = 0; column < code.size; ++column) {
            if (!code.isDark(row, column)) continue;
            const int first = column;
            while (column + 1 < code.size && code.isDark(row, column + 1)) ++column;
            const double left = x + first * module, right = x + (column + 1) * module;
            const double top = y + row * module, bottom = top + module;
            path.rings.push_back({{left, top}, {right, top}, {right, bottom}, {left, bottom}});
        }
    }
    return path;
}

bool isWithin(const Element* element, const Tag& tag)
{
    for (; element != nullptr; element = element->within.get())
        if (element == tag.get()) return true;
    return false;
}

}  // namespace

std::optional<PlayCode> playCodeOf(const sheet::Booklet& booklet, const Settings& settings, LayoutNotes& notes)
{
    if (settings.playUrl.empty()) return std::nullopt;
    const auto army = armyCode(booklet);
    if (army.empty()) return std::nullopt;
    const auto link = playLink(settings.playUrl, army);
    auto modules = qrCode(link);
    if (!modules || moduleOf(*modules) < smallestModule) {
        notes.noPlayCode(fmt::format("The link to play mode has {} characters, too many for a QR code that a phone can "
                                     "read, so none is printed.",
                                     link.size()),
                         "Use a shorter address for --play-url, or shorter names of units.");
        return std::nullopt;
    }
    return PlayCode{std::move(*modules), settings.playUrl, link, booklet.name, element(Role::link, {})};
}

void layOutPlayCode(const PlayCode& code, BlockLayout& blockLayout)
{
    const double module = moduleOf(code.modules);
    const double quiet = quietZone * module;
    const double side = sideOf(code.modules) * module;
    // The dark part is flush with the text above; its quiet zone is the margin of the page.
    const double x = blockLayout.leftMargin >= quiet ? 0 : quiet;
    const double wordsX = x + side - quiet + besideCode;
    const double width = std::max(20.0, std::min(widestWords, blockLayout.width - wordsX));
    const auto title = blockLayout.wrap("Play on a phone", type::strong, width);
    const auto words = blockLayout.wrap("Scan this code: the page opens with this army on it. Count what is lost "
                                        "there; its values, phases and turns follow.",
                                        type::small, width);
    const auto page = blockLayout.wrap(code.page, type::label, width);
    Drawing figure(blockLayout.type);
    figure.as(element(Role::figure, code.tag, "QR code: opens " + code.army + " in play mode"));
    figure.add(darkOf(code.modules, x, quiet, module));
    Drawing drawing(blockLayout.type);
    drawing.append(std::move(figure), 0, 0);
    const double height = title.height() + words.height() + page.height() + space::betweenSmall;
    double y = std::max(quiet, (side - height) / 2);
    drawing.as(blockLayout.tag(Role::paragraph));
    drawing.paragraph(title, wordsX, y, width);
    y += title.height();
    drawing.paragraph(words, wordsX, y, width);
    y += words.height() + space::betweenSmall;
    drawing.paragraph(page, wordsX, y, width);
    blockLayout.add(std::move(drawing), std::max(side, y + page.height()), blockLayout.space(space::between));
}

bool linkPlayCode(const PlayCode& code, std::span<Page> pages)
{
    for (auto& page : pages) {
        for (const auto& mark : page.marks) {
            const auto* path = std::get_if<PathMark>(&mark);
            if (path == nullptr || path->rings.empty() || !isWithin(mark.tag.get(), code.tag)) continue;
            const auto& corner = path->rings.front().front();
            const double side = code.modules.size * moduleOf(code.modules);
            page.links.push_back(
                {corner.x, corner.y, side, side, 0, 0, code.tag, "Play " + code.army + " on a phone", code.link});
            return true;
        }
    }
    return false;
}

}  // namespace muster::printer
