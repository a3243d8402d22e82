#include "printer/page/marks.hpp"

#include "core/geometry/rotation.hpp"

namespace muster::printer {

namespace {

struct Shift {
    double dx, dy;

    void operator()(TextMark& mark) const { mark.x += dx, mark.y += dy; }
    void operator()(LineMark& mark) const { mark.x1 += dx, mark.x2 += dx, mark.y1 += dy, mark.y2 += dy; }
    void operator()(BoxMark& mark) const { mark.x += dx, mark.y += dy; }
    void operator()(EllipseMark& mark) const { mark.x += dx, mark.y += dy; }
    void operator()(PathMark& mark) const
    {
        for (auto& ring : mark.rings) {
            for (auto& point : ring) point.x += dx, point.y += dy;
        }
    }
    void operator()(ImageMark& mark) const { mark.x += dx, mark.y += dy; }
    void operator()(GroupMark& mark) const { mark.place.dx += dx, mark.place.dy += dy; }
    void operator()(FieldMark& mark) const { mark.x += dx, mark.y += dy; }
};

}  // namespace

Transform Transform::turn(double degrees)
{
    const auto [sine, cosine] = geometry::direction(degrees);
    return {cosine, -sine, sine, cosine, 0, 0};
}

Transform Transform::then(const Transform& next) const
{
    return {next.xx * xx + next.xy * yx, next.xx * xy + next.xy * yy,           next.yx * xx + next.yy * yx,
            next.yx * xy + next.yy * yy, next.xx * dx + next.xy * dy + next.dx, next.yx * dx + next.yy * dy + next.dy};
}

void shift(Mark& mark, double dx, double dy) { std::visit(Shift{dx, dy}, mark); }

}  // namespace muster::printer
