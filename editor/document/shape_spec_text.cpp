#include "editor/document/shape_spec_text.hpp"

#include "core/text/edit.hpp"

#include <array>
#include <cmath>

namespace muster::editor::scenario {

using text::Draft;
using text::Node;
using Kind = ShapeSpec::Kind;

namespace {

constexpr std::array<std::string_view, 8> shapeOrder{"polygon", "rectangle", "ellipse", "line",
                                                     "strip",   "square",    "width",   "rotation"};

bool isSame(double a, double b) { return std::abs(a - b) < 1e-9; }

/// Corners, and those of curves with their handles.
std::string cornersText(const ShapeSpec& spec, const Spelling& spelling, bool exact)
{
    if (!spec.isCurved()) return spelling.points(spec.points, exact);
    std::string text = "[";
    for (std::size_t i = 0; i < spec.points.size(); ++i) {
        const auto at = spelling.point(spec.points[i], exact);
        const auto& [in, out] = spec.handles[i];
        const auto handle = [&](const char* key, Point value) {
            return value == Point{} ? std::string() : std::string(", \"") + key + "\": " + spelling.point(value, exact);
        };
        const auto handles = handle("in", in) + handle("out", out);
        text += (i == 0 ? "" : ", ") + (handles.empty() ? at : "{\"at\": " + at + handles + "}");
    }
    return text + "]";
}

/// The value of the form's own key.
std::string valueText(const ShapeSpec& spec, const Spelling& spelling, bool exact)
{
    switch (spec.kind) {
    case Kind::polygon:
    case Kind::line: return cornersText(spec, spelling, exact);
    case Kind::rectangle:
    case Kind::ellipse:
        return "{\"at\": " + spelling.point(spec.at, exact) + ", \"width\": " + spelling.length(spec.width, exact) +
               ", \"depth\": " + spelling.length(spec.depth, exact) + "}";
    case Kind::strip: {
        const std::string inset = spec.inset > 0 ? ", \"inset\": " + spelling.length(spec.inset, exact) : std::string();
        return "{\"edge\": " + text::quoted(rules::edgeName(spec.edge)) +
               ", \"depth\": " + spelling.length(spec.depth, exact) + inset + "}";
    }
    case Kind::square: break;
    }
    return "[" + std::to_string(spec.column) + ", " + std::to_string(spec.row) + "]";
}

void writeBox(Draft& draft, const std::string& place, const ShapeSpec& before, const ShapeSpec& after,
              const Spelling& spelling, bool exact)
{
    if (before.at != after.at) draft.replace(place + "/at", spelling.point(after.at, exact));
    if (!isSame(before.width, after.width)) draft.replace(place + "/width", spelling.length(after.width, exact));
    if (!isSame(before.depth, after.depth)) draft.replace(place + "/depth", spelling.length(after.depth, exact));
}

void writeStrip(Draft& draft, const std::string& place, const ShapeSpec& before, const ShapeSpec& after,
                const Spelling& spelling, bool exact)
{
    if (before.edge != after.edge) draft.replace(place + "/edge", text::quoted(rules::edgeName(after.edge)));
    if (!isSame(before.depth, after.depth)) draft.replace(place + "/depth", spelling.length(after.depth, exact));
    if (isSame(before.inset, after.inset)) return;
    if (after.inset > 0)
        draft.setMember(place, "inset", spelling.length(after.inset, exact));
    else
        draft.remove(place + "/inset");
}

}  // namespace

rules::BoardFrame frameOf(const ScenarioText& scenario)
{
    return rules::BoardFrame(scenario.document.root()["board"], scenario.measure);
}

std::optional<ShapeSpec> soundShapeSpec(Node shape)
{
    auto spec = rules::readShapeSpec(shape);
    return spec && spec->isSound() ? spec : std::nullopt;
}

std::string shapeSpecText(const ShapeSpec& spec, const Spelling& spelling, bool exact, Node from)
{
    std::string text = "{" + text::quoted(spec.name()) + ": " + valueText(spec, spelling, exact);
    if (spec.kind == Kind::line) text += ", \"width\": " + spelling.length(spec.lineWidth, exact);
    if (const double rotation = asRotation(spec.rotation); rotation != 0)
        text += ", \"rotation\": " + angleText(rotation);
    for (const Node member : from)
        if (member.key().starts_with("x-"))
            text += ", " + text::quoted(member.key()) + ": " + std::string(member.sourceText());
    return text + "}";
}

void writeShapeSpec(Draft& draft, const std::string& shape, Node node, const ShapeSpec& before, const ShapeSpec& after,
                    const Spelling& spelling, bool exact)
{
    const std::string place = shape + "/" + std::string(before.name());
    if (before.kind != after.kind) {
        draft.replace(shape, shapeSpecText(after, spelling, exact, node));
        return;
    }
    if (after.hasPoints() && (before.points != after.points || before.handles != after.handles))
        draft.replace(place, cornersText(after, spelling, exact));
    if (after.kind == Kind::line && !isSame(before.lineWidth, after.lineWidth))
        draft.setMember(shape, "width", spelling.length(after.lineWidth, exact), shapeOrder);
    if (after.kind == Kind::rectangle || after.kind == Kind::ellipse)
        writeBox(draft, place, before, after, spelling, exact);
    if (after.kind == Kind::strip) writeStrip(draft, place, before, after, spelling, exact);
    if (after.kind == Kind::square && (before.column != after.column || before.row != after.row))
        draft.replace(place, valueText(after, spelling, exact));
    if (isSame(before.rotation, after.rotation)) return;
    if (const double rotation = asRotation(after.rotation); rotation != 0)
        draft.setMember(shape, "rotation", angleText(rotation), shapeOrder);
    else
        draft.remove(shape + "/rotation");
}

}  // namespace muster::editor::scenario
