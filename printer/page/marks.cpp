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

struct Enlargement {
    double factor;

    template <class... Lengths>
    void scale(Lengths&... lengths) const
    {
        ((lengths *= factor), ...);
    }
    void operator()(TextMark& mark) const { scale(mark.x, mark.y, mark.width, mark.style.points); }
    void operator()(LineMark& mark) const { scale(mark.x1, mark.x2, mark.y1, mark.y2, mark.thickness); }
    void operator()(BoxMark& mark) const
    {
        scale(mark.x, mark.y, mark.width, mark.height, mark.thickness, mark.radius);
    }
    void operator()(EllipseMark& mark) const { scale(mark.x, mark.y, mark.radiusX, mark.radiusY, mark.thickness); }
    void operator()(PathMark& mark) const
    {
        scale(mark.thickness);
        for (auto& ring : mark.rings) {
            for (auto& point : ring) scale(point.x, point.y);
        }
    }
    void operator()(ImageMark& mark) const { scale(mark.x, mark.y, mark.width, mark.height); }
    void operator()(GroupMark& mark) const { mark.place = mark.place.then(Transform::scale(factor)); }
    void operator()(FieldMark& mark) const
    {
        scale(mark.x, mark.y, mark.width, mark.height);
        auto field = *mark.field;
        scale(field.points);
        mark.field = std::make_shared<const FormField>(std::move(field));
    }
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

void enlarge(Mark& mark, double factor) { std::visit(Enlargement{factor}, mark); }

}  // namespace muster::printer
