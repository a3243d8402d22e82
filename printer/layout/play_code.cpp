#include "printer/layout/play_code.hpp"

#include "printer/layout/blocks.hpp"
#include "printer/layout/free_place.hpp"
#include "printer/play_link/play_link.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace muster::printer {

namespace {

constexpr double usualModule = 0.4;  // mm; phones read it from any printer
constexpr double smallestModule = 0.33;
constexpr double largestSide = 44.0;  // mm, with the quiet zone
constexpr double besideCode = 2.5;    // between the quiet zone and the words
constexpr double leastWords = 20.0;   // the width of the words
constexpr double mostWords = 100.0;   // longer lines are hard to read
constexpr double mostBeside = 80.0;   // of code and words in the free place of a page
constexpr double clearance = 4.0;     // around that place; at least the quiet zone
constexpr double compactModule = 0.35;
constexpr double compactClearance = 2.5;

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

struct CodeWithWords {
    Drawing drawing;
    double width, height;
};

/// The code from the left edge on, with its quiet zone above and below, and what it is for beside it.
CodeWithWords codeWithWords(const PlayCode& code, Typesetter& type, double room)
{
    const double module = code.module;
    const double quiet = quietZone * module;
    const double side = sideOf(code.modules) * module;
    const double wordsX = side - quiet + besideCode;
    const double width = std::clamp(room - wordsX, leastWords, mostWords);
    const auto wrap = [&](std::string_view text, const Style& style) {
        return type.wrap(displayText(text), style, width);
    };
    const auto& wording = *code.wording;
    const auto title = wrap(wording.say("Play on a phone"), type::strong);
    const auto words =
        wrap(wording.say("Scan this code to open the army in play mode: count hits and losses there, turn by turn."),
             type::small);
    const auto page = wrap(code.page, type::label);
    Drawing drawing(type);
    drawing.as(
        element(Role::figure, code.tag, wording.say("QR code: opens {army} in play mode", {{"army", code.army}})));
    drawing.add(darkOf(code.modules, 0, quiet, module));
    const double height = title.height() + words.height() + page.height() + space::betweenSmall;
    double y = std::max(quiet, (side - height) / 2);
    drawing.as(element(Role::paragraph, {}));
    for (const auto* paragraph : {&title, &words, &page}) {
        if (paragraph == &page) y += space::betweenSmall;
        drawing.paragraph(*paragraph, wordsX, y, width);
        y += paragraph->height();
    }
    const double wide = std::max({title.width(), words.width(), page.width()});
    return {std::move(drawing), wordsX + wide, std::max(side, y)};
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
    const double module = moduleOf(*modules);
    return PlayCode{std::move(*modules), module, settings.playUrl, link, booklet.name, element(Role::link, {}),
                    &booklet.wording()};
}

void layOutPlayCode(const PlayCode& code, BlockLayout& blockLayout)
{
    // The dark part is flush with the text above; its quiet zone is the margin of the page.
    const double quiet = quietZone * code.module;
    const double x = blockLayout.leftMargin >= quiet ? 0 : quiet;
    auto set = codeWithWords(code, blockLayout.type, blockLayout.width - x);
    Drawing drawing(blockLayout.type);
    drawing.append(std::move(set.drawing), x, 0);
    blockLayout.add(std::move(drawing), set.height, blockLayout.space(space::between));
}

bool placePlayCode(PlayCode& code, Typesetter& type, Page& page, const Bounds& area, bool compact)
{
    auto smaller = code;
    if (compact) smaller.module = std::min(code.module, compactModule);
    auto set = codeWithWords(smaller, type, std::min(area.right - area.left, mostBeside));
    const auto place = freePlace(page.marks, area, set.width, set.height, compact ? compactClearance : clearance);
    if (!place) return false;
    Drawing drawing(type);
    drawing.append(std::move(set.drawing), place->x, place->y);
    auto marks = drawing.take();
    std::move(marks.begin(), marks.end(), std::back_inserter(page.marks));
    code.module = smaller.module;
    return true;
}

bool linkPlayCode(const PlayCode& code, std::span<Page> pages)
{
    for (auto& page : pages) {
        for (const auto& mark : page.marks) {
            const auto* path = std::get_if<PathMark>(&mark);
            if (path == nullptr || path->rings.empty() || !isWithin(mark.tag.get(), code.tag)) continue;
            const auto& corner = path->rings.front().front();
            const double side = code.modules.size * code.module;
            page.links.push_back({corner.x, corner.y, side, side, 0, 0, code.tag,
                                  code.wording->say("Play {army} on a phone", {{"army", code.army}}), code.link});
            return true;
        }
    }
    return false;
}

}  // namespace muster::printer
