#include "editor/document/army_element.hpp"
#include "editor/document/board_pose.hpp"
#include "editor/document/scenario_picture.hpp"

#include <QtGlobal>

#include <cmath>

namespace muster::editor::scenario {

using text::Draft;
using text::Node;
using Type = ScenarioElement::Type;

namespace {

double millimetresIn(std::string_view measure) { return measure == "mm" ? 1 : measure == "cm" ? 10 : 25.4; }

void convertElement(Draft& draft, const FoundElement& found, const rules::BoardFrame& frame, double factor,
                    const Spelling& spelling)
{
    const Pose pose = poseOf(found, frame);
    const std::string pointer = found.element.pointer();
    if (pose.spec)
        writeShapeSpec(draft, pointer + "/shape", found.node["shape"], *pose.spec, scaled(*pose.spec, factor), spelling,
                       false);
    if (pose.at)
        draft.replace(found.element.type == Type::rallyPoint ? pointer : pointer + "/at",
                      spelling.point(*pose.at * factor, false));
}

Change boardEdit(const Draft& draft, std::string what, std::string mergeKey)
{
    return changeOf(draft, std::move(what), {}, std::move(mergeKey));
}

bool hasBoard(const ScenarioText& scenario) { return scenario.document.root()["board"].isObject(); }

}  // namespace

Change setBoardSize(const ScenarioText& scenario, double width, double depth)
{
    if (!(width > 0) || !(depth > 0) || !std::isfinite(width) || !std::isfinite(depth)) return {};
    const auto spelling = spellingOf(scenario);
    Draft draft(scenario.document);
    if (!hasBoard(scenario)) draft.setMember("", "board", "{}", boardKeyOrder(scenario.document, ""));
    const auto order = boardKeyOrder(scenario.document, "/board");
    const Node board = scenario.document.root()["board"];
    if (!board["width"].isNumber() || board["width"].real() != width)
        draft.setMember("/board", "width", spelling.length(width), order);
    if (!board["depth"].isNumber() || board["depth"].real() != depth)
        draft.setMember("/board", "depth", spelling.length(depth), order);
    return boardEdit(draft, QT_TRANSLATE_NOOP("Change", "Change size of board"), "/board/size");
}

Change setMeasure(const ScenarioText& scenario, std::string_view measure, Lengths lengths)
{
    const bool own = !measure.empty();
    if (!own) measure = scenario.systemMeasure;
    if (!hasBoard(scenario) || (measure != "in" && measure != "cm" && measure != "mm")) return {};
    Draft draft(scenario.document);
    const double factor = millimetresIn(scenario.measure) / millimetresIn(measure);
    if (lengths == Lengths::convert && factor != 1) {
        const auto frame = frameOf(scenario);
        const Spelling spelling(measure == "cm" ? 0.05 : measure == "mm" ? 0.1 : 0.01);
        for (const auto& found : allScenarioElements(scenario.document))
            convertElement(draft, found, frame, factor, spelling);
        for (const std::string key : {"width", "depth"})
            if (const Node length = scenario.document.root()["board"][key]; length.isNumber())
                draft.replace("/board/" + key, spelling.length(length.real() * factor));
        if (const auto picture = pictureOf(scenario.document)) {
            if (draft.has("/board/x-picture/at"))
                draft.replace("/board/x-picture/at", spelling.point(picture->at * factor, false));
            if (draft.has("/board/x-picture/width"))
                draft.replace("/board/x-picture/width", spelling.length(picture->width * factor));
        }
    }
    if (!own)
        draft.remove("/board/measure");
    else if (scenario.document.root()["board"]["measure"].string() != measure)
        draft.setMember("/board", "measure", text::quoted(measure), boardKeyOrder(scenario.document, "/board"));
    return boardEdit(draft, QT_TRANSLATE_NOOP("Change", "Change measure of board"), {});
}

Change setGrid(const ScenarioText& scenario, int columns, int rows)
{
    if (!hasBoard(scenario)) return {};
    Draft draft(scenario.document);
    if (columns < 1 || rows < 1)
        draft.remove("/board/grid");
    else
        draft.setMember("/board", "grid",
                        "{\"columns\": " + std::to_string(columns) + ", \"rows\": " + std::to_string(rows) + "}",
                        boardKeyOrder(scenario.document, "/board"));
    return boardEdit(draft, QT_TRANSLATE_NOOP("Change", "Change grid of board"), "/board/grid");
}

Change setBackground(const ScenarioText& scenario, std::string_view background)
{
    if (!hasBoard(scenario)) return {};
    Draft draft(scenario.document);
    if (background.empty())
        draft.remove("/board/x-background");
    else
        draft.setMember("/board", "x-background", text::quoted(background));
    return boardEdit(draft, QT_TRANSLATE_NOOP("Change", "Change background of board"), {});
}

}  // namespace muster::editor::scenario
