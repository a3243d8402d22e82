#include "editor/document/board_pose.hpp"

#include "core/scenario/placement_pose.hpp"

namespace muster::editor::scenario {

using rules::BoardFrame;
using text::Draft;
using text::Node;
using Type = ScenarioElement::Type;

Pose poseOf(const FoundElement& found, const BoardFrame& frame)
{
    Pose pose;
    const Node node = found.node;
    if (found.element.type == Type::placement) return rules::poseOfPlacement(node, frame);
    if (found.element.type == Type::rallyPoint) pose.at = frame.point(node);
    if (!found.element.isPlaced() || found.element.type == Type::rallyPoint) return pose;
    if (found.element.hasShape()) pose.spec = soundShapeSpec(node["shape"]);
    if (!found.element.hasShape() || found.element.type == Type::objective) pose.at = frame.point(node["at"]);
    return pose;
}

std::optional<Box> boxAround(const std::vector<FoundElement>& elements, const rules::BoardFrame& frame)
{
    std::optional<Box> all;
    for (const auto& found : elements) {
        const auto box = boundsOf(poseOf(found, frame), frame);
        if (!box) continue;
        if (!all) all = box;
        all->include({box->left, box->lower});
        all->include({box->right, box->upper});
    }
    return all;
}

TransformWriter::TransformWriter(const ScenarioText& scenario)
    : m_scenario(scenario), m_frame(frameOf(scenario)), m_spelling(spellingOf(scenario)), m_draft(scenario.document)
{
    for (const Node side : scenario.document.root()["sides"])
        for (const Node placement : side["placements"])
            m_northIsLeftOut = m_northIsLeftOut || (placement.isObject() && !placement["facing"]);
}

void TransformWriter::apply(const FoundElement& found, const Motion& motion)
{
    write(m_draft, found.element.pointer(), found, motion);
}

void TransformWriter::face(const FoundElement& placement, double degrees, bool writeNorth)
{
    writeFacing(m_draft, placement.element.pointer(), placement, degrees, writeNorth);
}

void TransformWriter::write(Draft& draft, const std::string& pointer, const FoundElement& found,
                            const Motion& motion) const
{
    const Pose pose = poseOf(found, m_frame), after = transformed(pose, motion, m_frame);
    if (pose.spec)
        writeShapeSpec(draft, pointer + "/shape", found.node["shape"], *pose.spec, *after.spec, m_spelling,
                       motion.exact);
    if (after.at != pose.at)
        draft.replace(found.element.type == Type::rallyPoint ? pointer : pointer + "/at",
                      m_spelling.point(*after.at, motion.exact));
    if (after.square != pose.square)
        draft.replace(pointer + "/square",
                      "[" + std::to_string(after.square->first) + ", " + std::to_string(after.square->second) + "]");
    if (found.element.type == Type::placement && after.facing != pose.facing)
        writeFacing(draft, pointer, found, after.facing);
}

void TransformWriter::writeFacing(Draft& draft, const std::string& pointer, const FoundElement& placement,
                                  double degrees, bool writeNorth) const
{
    const double facing = asFacing(degrees);
    const Node old = placement.node["facing"];
    if (facing == 0 && !writeNorth && (!old || m_northIsLeftOut))
        draft.remove(pointer + "/facing");
    else if (!old.isNumber() || old.real() != facing)
        draft.setMember(pointer, "facing", angleText(facing), boardKeyOrder(Type::placement, placement.node));
}

std::string TransformWriter::movedText(const FoundElement& found, const Motion& motion) const
{
    auto own = text::parseFragment(std::string(found.node.sourceText()));
    if (!own.document) return {};
    Draft draft(*own.document);
    if (found.element.type == Type::rallyPoint) {
        const auto at = m_frame.point(found.node);
        return at ? m_spelling.point(motion(*at), motion.exact) : std::string();
    }
    write(draft, "", found, motion);
    return text::applied(own.document->source().bytes(), draft.edits());
}

}  // namespace muster::editor::scenario
