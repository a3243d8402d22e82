// The editor's changes of a battlefield: each gives JSON, keeps a canonical text so, and can be undone. Forty bytes of
// choices, then the scenario.
#include "editor/document/scenario_edits.hpp"
#include "core/game/board_frame.hpp"
#include "fuzz/choices.hpp"
#include "fuzz/document_history.hpp"

#include <array>

namespace muster::fuzz {

namespace {

using editor::Change;
namespace board = editor::scenario;

constexpr std::size_t scenarioEditChoices = 40;

std::string placeOf(const text::Document& document, Choices& choices)
{
    constexpr std::array<const char*, 6> arrays{
        "/terrain", "/zones", "/objectives", "/sides/0/placements", "/sides/1/rallyPoints", "/sides/0/reinforcements"};
    const std::string array = choices.of(arrays);
    return array + "/" + std::to_string(choices.below(document.root().at(std::string_view(array)).size() + 1));
}

board::Point boardPoint(Choices& choices)
{
    constexpr std::array<double, 8> odd{0, -1, 1e9, 0.005, 24, 47.99, 1e300, -1e-300};
    if (choices.below(4) == 0) return {choices.of(odd), choices.of(odd)};
    const double x = choices.byte() / 4.0;
    return {x, choices.byte() / 4.0};
}

std::string shapeOf(const board::ScenarioText& scenario, Choices& choices)
{
    std::vector<board::Point> points;
    for (std::size_t count = 2 + choices.below(4); count > 0; --count) points.push_back(boardPoint(choices));
    const auto size = boardPoint(choices);
    switch (choices.below(5)) {
    case 0: return board::polygonShape(scenario, points);
    case 1: return board::lineShape(scenario, points, size.x);
    case 2: return board::rectangleShape(scenario, points[0], size.x, size.y, choices.byte());
    case 3: return board::ellipseShape(scenario, points[0], size.x, size.y, choices.byte());
    default: return board::stripShape(scenario, choices.flag() ? "west" : "north", size.x, size.y);
    }
}

Change boardChange(const text::Document& document, Choices& choices)
{
    const board::ScenarioText scenario(document, "in");
    const std::vector<std::string> own{placeOf(document, choices), placeOf(document, choices)};
    const auto& one = own.front();
    const auto at = boardPoint(choices);
    const double degrees = choices.flag() ? choices.byte() : boardPoint(choices).x;
    const auto way = static_cast<board::Mirror>(choices.below(3));
    constexpr std::array<const char*, 7> forms{"point", "polygon", "line", "rectangle", "ellipse", "strip", "square"};
    switch (choices.below(26)) {
    case 0: return board::addPiece(scenario, "hill", shapeOf(scenario, choices));
    case 1: return board::addPieceMirrored(scenario, "Wood!", shapeOf(scenario, choices), way);
    case 2: return board::remove(scenario, own);
    case 3: return board::duplicate(scenario, own);
    case 4: return board::mirroredCopy(scenario, own, way);
    case 5: return board::mirror(scenario, own, way);
    case 6: return board::rotate(scenario, own, degrees);
    case 7: return board::turnEach(scenario, own, degrees);
    case 8: return board::scale(scenario, own, at.x, at.y);
    case 9: return board::align(scenario, own, static_cast<board::Alignment>(choices.below(6)));
    case 10: return board::distribute(scenario, own, static_cast<board::Direction>(choices.below(2)));
    case 11: return board::reorder(scenario, own, static_cast<board::Order>(choices.below(4)));
    case 12: return board::setCentre(scenario, one, at);
    case 13: return board::setSize(scenario, one, at.x, at.y);
    case 14: return board::setRotation(scenario, one, degrees);
    case 15: return board::setShape(scenario, one, shapeOf(scenario, choices));
    case 16: return board::movePoint(scenario, one, choices.below(6), at);
    case 17: return board::insertPoint(scenario, one, choices.below(6), at);
    case 18: return board::removePoint(scenario, one, choices.below(6));
    case 19: return board::setShapeKind(scenario, one, choices.of(forms));
    case 20: return board::group(scenario, own);
    case 21: return board::paste(scenario, board::copied(scenario, own), at);
    case 22:
        return board::setMeasure(scenario, choices.flag() ? "cm" : "in",
                                 choices.flag() ? board::Lengths::convert : board::Lengths::keepNumbers);
    case 23: return board::setGrid(scenario, static_cast<int>(choices.below(5)), static_cast<int>(choices.below(5)));
    case 24: return board::setLocked(scenario, own, choices.flag());
    default: return board::move(scenario, own, at);
    }
}

}  // namespace

void scenarioEdits(std::string_view input)
{
    if (input.size() < scenarioEditChoices) return;
    Choices choices(input.substr(0, scenarioEditChoices));
    DocumentHistory history(input.substr(scenarioEditChoices));
    for (int i = 0; i < 3 && history.document(); ++i) history.apply(boardChange(*history.document(), choices));
    history.undoAll();
}

}  // namespace muster::fuzz
