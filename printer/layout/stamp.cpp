#include "printer/layout/stamp.hpp"

#include "printer/layout/row.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

constexpr Ink ground = 40;
constexpr Ink paper = 255;
constexpr Style word{10.0, Face::bold, paper};
constexpr double padSide = 2.4;
constexpr double padTop = 1.1;

struct Parts {
    std::string word, rest;
};

/// "Legal" and "30 of 30 points, ..." from "Legal: 30 of 30 points, ...".
Parts partsOf(const std::string& verdict)
{
    const auto colon = verdict.find(": ");
    if (colon == std::string::npos) return {verdict, {}};
    return {verdict.substr(0, colon), verdict.substr(colon + 2)};
}

}  // namespace

void layOutStamp(const std::string& verdict, BlockLayout& blockLayout)
{
    const auto parts = partsOf(verdict);
    const double max = blockLayout.width * 0.4;
    const double needed = blockLayout.type.width(displayText(parts.word), word) + 0.1;
    const double wordWidth = std::min(needed, max);
    const double restRoom = blockLayout.width - wordWidth - 4 * padSide;
    const auto left = blockLayout.wrap(parts.word, word, wordWidth);
    const auto right = blockLayout.wrap(parts.rest, type::body, restRoom);
    const double restWidth = parts.rest.empty() ? 0 : std::min(right.width() + 0.1, restRoom);
    const double height = 2 * padTop + std::max(left.height(), parts.rest.empty() ? 0.0 : right.height());
    if (height > blockLayout.pageHeight / 2) {  // a verdict this long is unusual, so it is set as text
        layOutLines(blockLayout.wrap(verdict, type::strong, blockLayout.width), blockLayout, 0, 0);
        return;
    }
    Drawing drawing(blockLayout.type);
    const double split = wordWidth + 2 * padSide;
    const double width = split + (parts.rest.empty() ? 0 : restWidth + 2 * padSide);
    drawing.fill(0, 0, split, height, ground);
    drawing.paragraph(left, padSide, (height - left.height()) / 2, wordWidth);
    if (!parts.rest.empty()) drawing.paragraph(right, split + padSide, (height - right.height()) / 2, restWidth);
    drawing.outline(0, 0, width, height, rule::medium, ground);
    blockLayout.add(std::move(drawing), height + 0.8, 0, false);
}

}  // namespace muster::printer
