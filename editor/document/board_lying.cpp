#include "editor/document/board_lying.hpp"

#include <cmath>

namespace muster::editor::scenario {

using rules::BoardFrame;
using text::Draft;
using text::Node;
using Sort = ScenarioThing::Sort;

namespace {

std::optional<std::pair<std::int64_t, std::int64_t>> squareOf(Node node)
{
    if (!node.isArray() || node.size() != 2) return std::nullopt;
    const auto column = node.at(std::uint32_t{0}).integer(), row = node.at(std::uint32_t{1}).integer();
    if (column < 1 || row < 1 || column > 100 || row > 100) return std::nullopt;
    return std::pair(column, row);
}

std::optional<Point> finitePoint(Node node, const BoardFrame& frame)
{
    const auto point = frame.point(node);
    return point && geometry::isFinite(*point) ? point : std::nullopt;
}

std::optional<std::array<double, 2>> baseOf(Node node, const BoardFrame& frame)
{
    const Node width = node.at(std::uint32_t{0}), depth = node.at(std::uint32_t{1});
    if (!node.isArray() || !width.isNumber() || !depth.isNumber() || !(width.real() > 0) || !(depth.real() > 0))
        return std::nullopt;
    return std::array{frame.fromMillimetres(width.real()), frame.fromMillimetres(depth.real())};
}

}  // namespace

Lying lyingOf(const FoundThing& found, const BoardFrame& frame)
{
    Lying lying;
    const Node node = found.node;
    if (found.thing.sort == Sort::rallyPoint) lying.at = finitePoint(node, frame);
    if (!found.thing.isPlaced() || found.thing.sort == Sort::rallyPoint) return lying;
    if (found.thing.hasShape()) lying.form = readForm(node["shape"]);
    if (!found.thing.hasShape() || found.thing.sort == Sort::objective) lying.at = finitePoint(node["at"], frame);
    if (found.thing.sort != Sort::placement) return lying;
    if (!lying.at) lying.square = squareOf(node["square"]);
    if (const Node facing = node["facing"]; facing.isNumber() && std::abs(facing.real()) <= 3600)
        lying.facing = facing.real();
    lying.base = baseOf(node["base"], frame);
    return lying;
}

std::optional<Box> boundsOf(const Lying& lying, const BoardFrame& frame)
{
    std::optional<Box> box;
    const auto add = [&](const Box& other) {
        if (!box) box = other;
        box->include({other.left, other.lower});
        box->include({other.right, other.upper});
    };
    if (lying.form) add(boundsOf(*lying.form, frame));
    if (lying.at && lying.base) {
        Form base;
        base.kind = Form::Kind::rectangle;
        base.at = *lying.at, base.width = (*lying.base)[0], base.depth = (*lying.base)[1], base.rotation = lying.facing;
        add(boundsOf(base, frame));
    } else if (lying.at) {
        add(Box::around(*lying.at));
    }
    if (lying.square)
        if (const auto square = frame.square(lying.square->first, lying.square->second)) add(*square);
    return box;
}

std::optional<Box> boxAround(const std::vector<FoundThing>& things, const rules::BoardFrame& frame)
{
    std::optional<Box> all;
    for (const auto& found : things) {
        const auto box = boundsOf(lyingOf(found, frame), frame);
        if (!box) continue;
        if (!all) all = box;
        all->include({box->left, box->lower});
        all->include({box->right, box->upper});
    }
    return all;
}

Mover::Mover(const ScenarioText& scenario)
    : m_scenario(scenario), m_frame(frameOf(scenario)), m_spelling(spellingOf(scenario)), m_draft(scenario.document)
{
    for (const Node side : scenario.document.root()["sides"])
        for (const Node placement : side["placements"])
            m_northIsLeftOut = m_northIsLeftOut || (placement.isObject() && !placement["facing"]);
}

void Mover::apply(const FoundThing& found, const Motion& motion)
{
    write(m_draft, found.thing.pointer(), found, motion);
}

void Mover::face(const FoundThing& placement, double degrees, bool sayNorth)
{
    writeFacing(m_draft, placement.thing.pointer(), placement, degrees, sayNorth);
}

void Mover::write(Draft& draft, const std::string& pointer, const FoundThing& found, const Motion& motion) const
{
    const Lying lying = lyingOf(found, m_frame);
    if (lying.form)
        writeForm(draft, pointer + "/shape", found.node["shape"], *lying.form, movedForm(*lying.form, motion, m_frame),
                  m_spelling, motion.exact);
    if (lying.at)
        if (const Point at = motion(*lying.at); at != *lying.at)
            draft.replace(found.thing.sort == Sort::rallyPoint ? pointer : pointer + "/at",
                          m_spelling.point(at, motion.exact));
    if (lying.square)
        if (const auto box = m_frame.square(lying.square->first, lying.square->second)) {
            const auto to = squareAt(motion(box->centre()), m_frame);
            if (to != *lying.square)
                draft.replace(pointer + "/square",
                              "[" + std::to_string(to.first) + ", " + std::to_string(to.second) + "]");
        }
    if (found.thing.sort != Sort::placement) return;
    if (const double facing = motion.facing(lying.facing); facing != lying.facing)
        writeFacing(draft, pointer, found, facing);
}

void Mover::writeFacing(Draft& draft, const std::string& pointer, const FoundThing& placement, double degrees,
                        bool sayNorth) const
{
    const double facing = asFacing(degrees);
    const Node old = placement.node["facing"];
    if (facing == 0 && !sayNorth && (!old || m_northIsLeftOut))
        draft.remove(pointer + "/facing");
    else if (!old.isNumber() || old.real() != facing)
        draft.setMember(pointer, "facing", angleText(facing), boardKeyOrder(Sort::placement, placement.node));
}

std::string Mover::movedText(const FoundThing& found, const Motion& motion) const
{
    auto own = text::Document::parse(std::make_shared<const text::Source>("", std::string(found.node.sourceText())));
    if (!own.document) return {};
    Draft draft(*own.document);
    if (found.thing.sort == Sort::rallyPoint) {
        const auto at = finitePoint(found.node, m_frame);
        return at ? m_spelling.point(motion(*at), motion.exact) : std::string();
    }
    write(draft, "", found, motion);
    return text::applied(own.document->source().bytes(), draft.edits());
}

}  // namespace muster::editor::scenario
