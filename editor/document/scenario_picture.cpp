#include "editor/document/scenario_picture.hpp"

#include "core/text/canonical.hpp"
#include "editor/document/army_element.hpp"
#include "editor/document/board_numbers.hpp"
#include "editor/document/scenario_element.hpp"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cmath>

namespace muster::editor::scenario {

using text::Draft;
using text::Node;

namespace {

constexpr const char* pictureKey = "x-picture";
constexpr const char* picturePlace = "/board/x-picture";
constexpr std::array<std::string_view, 5> pictureKeys{"file", "at", "width", "opacity", "locked"};
constexpr double maxPictureWidth = 100'000, maxPicturePlace = 1'000'000;

bool isPicturePlace(Node node) { return node.isNumber() && std::abs(node.real()) <= maxPicturePlace; }

std::string opacityText(double opacity) { return shortNumber(std::round(opacity * 100) / 100); }

std::string objectText(const TracedPicture& picture, const Spelling& spelling)
{
    return "{\"file\": " + text::quoted(picture.file) + ", \"at\": " + spelling.point(picture.at, false) +
           ", \"width\": " + spelling.length(picture.width) + ", \"opacity\": " + opacityText(picture.opacity) +
           (picture.isLocked ? ", \"locked\": true}" : "}");
}

}  // namespace

std::optional<TracedPicture> pictureOf(const text::Document& scenario)
{
    const Node board = scenario.root()["board"], node = board[pictureKey];
    if (node["file"].string().empty()) return std::nullopt;
    TracedPicture picture;
    picture.file = node["file"].string();
    if (const Node at = node["at"]; at.isArray() && at.size() == 2) {
        const Node x = at.at(std::uint32_t{0}), y = at.at(std::uint32_t{1});
        if (isPicturePlace(x) && isPicturePlace(y)) picture.at = {x.real(), y.real()};
    }
    for (const Node width : {board["width"], node["width"]})
        if (width.isNumber() && width.real() > 0 && width.real() <= maxPictureWidth) picture.width = width.real();
    if (const Node opacity = node["opacity"]; opacity.isNumber())
        picture.opacity = std::clamp(opacity.real(), leastOpacity, 1.0);
    picture.isLocked = node["locked"].boolean();
    return picture.width > 0 ? std::optional(picture) : std::nullopt;
}

Change setPicture(const ScenarioText& scenario, const std::optional<TracedPicture>& picture)
{
    const Node board = scenario.document.root()["board"];
    if (!board.isObject()) return {};
    Draft draft(scenario.document);
    const auto before = pictureOf(scenario.document);
    if (!picture) {
        draft.remove(picturePlace);
        return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Remove background picture"), {});
    }
    if (!(picture->width > 0) || picture->width > maxPictureWidth || !geometry::isFinite(picture->at)) return {};
    const auto spelling = spellingOf(scenario);
    if (!before || !board[pictureKey].isObject()) {
        draft.setMember("/board", pictureKey, objectText(*picture, spelling),
                        boardKeyOrder(scenario.document, "/board"));
        return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Add background picture"), {});
    }
    const auto set = [&](const char* name, const std::string& value) {
        draft.setMember(picturePlace, name, value, pictureKeys);
    };
    if (picture->file != before->file) set("file", text::quoted(picture->file));
    if (picture->at != before->at) set("at", spelling.point(picture->at, false));
    if (picture->width != before->width) set("width", spelling.length(picture->width));
    if (picture->opacity != before->opacity) set("opacity", opacityText(picture->opacity));
    if (picture->isLocked != before->isLocked) {
        if (picture->isLocked)
            set("locked", "true");
        else
            draft.remove(std::string(picturePlace) + "/locked");
    }
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Change background picture"), {}, picturePlace);
}

Change scalePicture(const ScenarioText& scenario, Point about, double length, double wanted)
{
    auto picture = pictureOf(scenario.document);
    if (!picture || !(length > 0) || !(wanted > 0) || !std::isfinite(wanted / length)) return {};
    const double factor = wanted / length;
    picture->at = about + (picture->at - about) * factor;
    picture->width *= factor;
    auto change = setPicture(scenario, picture);
    change.mergeKey.clear();
    return change;
}

}  // namespace muster::editor::scenario
