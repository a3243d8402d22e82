#pragma once

#include "core/expr/program.hpp"
#include "core/geometry/effort.hpp"
#include "core/geometry/place.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace muster::rules {

/// A value of the rule language that has a place, and its bounding box, which rules out most pairs before any point is
/// copied. Such a value is a point [x, y], a straight line [[x, y], [x, y]], a polygon [[x, y], ...], a polygon with
/// holes (a list of those), or an element with one of them under `shape` or a point under `at`.
struct PlacedValue {
    enum class Structure { point, ring, rings };
    Structure structure = Structure::point;
    expr::Value points;
    geometry::Box bounds;
    std::uint32_t corners = 1;
};

/// Reads the places among the arguments of one call; an invalid one fails the call. Points live in the call's arena.
class PlaceReader {
public:
    PlaceReader(const expr::Function::Call& call, std::string_view function) : m_call(call), m_function(function) {}

    std::optional<PlacedValue> look(const expr::Value& value);
    std::optional<geometry::Place> place(const PlacedValue& placedValue);
    std::optional<geometry::Place> place(const expr::Value& value);
    std::optional<std::vector<geometry::Place>> places(const expr::Value& list);
    /// The position of an element: its `at`, or the centre of its shape.
    std::optional<geometry::Point> spot(const expr::Value& value);

    /// Charges work to the meter; if that exhausts it, returns false and fails the call.
    bool charge(std::uint64_t work);
    std::nullopt_t fail(std::string_view what);
    /// The result of `ask(Effort*)`, charged to the meter; if that is exhausted, the result is meaningless and the call
    /// fails.
    template <class Ask>
    auto measured(Ask ask)
    {
        geometry::Effort effort(edgesForUnit * m_call.meter.left);
        const auto answer = ask(&effort);
        charge(1 + effort.done() / edgesForUnit);
        return answer;
    }

private:
    static constexpr std::uint64_t edgesForUnit = 8;

    bool lookAtPoints(std::span<const expr::Value> points, PlacedValue& placedValue);
    bool tidy(std::span<geometry::Point> ring, bool hole, std::size_t& kept);

    const expr::Function::Call& m_call;
    std::string_view m_function;
};

}  // namespace muster::rules
