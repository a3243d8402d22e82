#pragma once

#include "core/sheet/compose.hpp"
#include "core/sheet/plan.hpp"

#include <functional>
#include <set>

namespace muster::sheet {

/// The evaluation of one sheet: variables, work left, and faults met, each place reported once.
class Composer {
public:
    Composer(const plan::Sheet& sheet, std::span<const expr::Value> slots, expr::Arena& arena, const std::vector<Finding>& findings);

    bool holds(const std::optional<plan::Formula>& formula);
    std::string text(const plan::Words& words);
    Blocks blocks(const plan::Blocks& planned);
    std::vector<text::Fault> takeFaults() { return std::move(m_faults); }

private:
    void add(const plan::Block& planned, Blocks& made);
    void addOne(const plan::Block& planned, Blocks& made);

    std::optional<Heading> make(const plan::Heading& planned);
    std::optional<Fields> make(const plan::Fields& planned);
    std::optional<Table> make(const plan::Table& planned);
    std::vector<Cell> rowOf(const std::vector<const plan::Column*>& columns);
    std::optional<Cards> make(const plan::Cards& planned);
    std::optional<Track> make(const plan::Track& planned);
    std::optional<Boxes> make(const plan::Boxes& planned);
    std::optional<Grid> make(const plan::Grid& planned);
    std::optional<Matrix> make(const plan::Matrix& planned);
    std::optional<Text> make(const plan::Text& planned);
    std::optional<Columns> make(const plan::Columns& planned);
    std::optional<Reference> make(const Reference& planned);
    std::optional<Findings> make(const plan::Findings& planned);

    std::optional<expr::Value> value(const plan::Formula& formula);
    std::optional<std::int64_t> integer(const plan::Formula& formula);
    /// A number of things to draw, from 0 to `most`; more is reported and cut to `most`.
    std::uint32_t count(const plan::Formula& formula, std::uint32_t most);
    /// Runs the body once an item (or key of a map) with the item and its index in their slots.
    void forEach(const plan::Loop& loop, const std::function<void()>& body);
    bool mayDraw(const text::Node& node, std::size_t things);
    void fault(text::Range range, std::string rule, std::string message);

    std::vector<expr::Value> m_slots;
    expr::Arena& m_arena;
    expr::Meter m_meter;
    const std::vector<Finding>& m_findings;
    std::vector<text::Fault> m_faults;
    std::set<std::pair<std::uint32_t, std::uint32_t>> m_reported;
    std::size_t m_drawn = 0;
};

}  // namespace muster::sheet
