#pragma once

#include "core/sheet/blank.hpp"
#include "core/sheet/compose.hpp"
#include "core/sheet/plan.hpp"

#include <functional>
#include <set>
#include <tuple>

namespace muster::sheet {

/// The evaluation of one sheet: variables, work left, and faults met, each place reported once an item.
class Composer {
public:
    Composer(const plan::Sheet& sheet, std::span<const expr::Value> slots, expr::Arena& arena,
             const std::vector<Finding>& findings, Budget& budget, Filling filling);

    /// Whether the condition holds; one that fails does not, but on a blank sheet it gives `open`.
    void showMap(std::shared_ptr<const MapPicture> picture) { m_picture = std::move(picture); }
    bool holds(const std::optional<plan::Formula>& formula, bool open = true);
    std::string text(const plan::Words& words, Gap gap = Gap::empty);
    Blocks blocks(const plan::Blocks& planned);
    std::size_t gaps() const { return m_gaps; }
    std::vector<Fault> takeFaults() { return std::move(m_faults); }

private:
    void add(const plan::Block& planned, Blocks& made);
    void addOne(const plan::Block& planned, Blocks& made);
    /// Whether the budget has room for what the block shows without composing it: reference, findings, map.
    bool mayCopy(const plan::Block& planned);
    void addBlank(const plan::Block& planned, Blocks& made);
    /// Where the name of an army would head the sheet, the sheet's title does, above a line for the name.
    void addName(Blocks& made);

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
    std::optional<Cutouts> make(const plan::Cutouts& planned);
    std::optional<Cutout> pieceOf(const plan::Cutouts& planned);
    std::optional<PlayTemplate> make(const plan::PlayTemplate& planned);
    std::optional<Map> make(const plan::Map& planned);

    std::optional<expr::Value> value(const plan::Formula& formula);
    std::optional<std::int64_t> integer(const plan::Formula& formula);
    /// A length in millimetres that can be printed, or nothing and a finding.
    std::optional<double> length(const plan::Formula& formula, double unit = 1.0);
    /// A number of things to draw, from 0 to `most`; more is reported and cut to `most`.
    std::uint32_t count(const plan::Formula& formula, std::uint32_t max);
    /// Runs the body once an item (or key of a map) with the item and its index in their slots.
    void forEach(const plan::Loop& loop, const std::function<void()>& body);
    void forEach(const plan::Loop& loop, const expr::Value& list, const std::function<void()>& body);
    /// Runs the body with nothing in the item's slot, as for a blank card.
    void forNothing(const plan::Loop& loop, std::int64_t index, const std::function<void()>& body);

    /// What the `blank` of the block being made says: a number of things, a list of them, or neither.
    struct BlankItems {
        std::optional<std::int64_t> count;
        std::optional<expr::Value> list;
    };
    BlankItems blankItems();
    static std::uint32_t blankRows(const BlankItems& elements, std::uint32_t described);
    bool mayDraw(const text::Node& node, std::size_t elements) { return m_budget.takeItems(elements, node.range()); }
    /// The text, which is taken from the budget; empty where that does not hold it.
    std::string charged(std::string text, const text::Node& node);
    /// Reports a part that cannot be computed.
    void unknown(text::Range range, std::string message);
    /// Reports a part that is more than a sheet holds.
    void limit(text::Range range, std::string message);
    void fault(text::Fault fault);

    std::vector<expr::Value> m_slots;
    expr::Arena& m_arena;
    Budget& m_budget;
    const std::vector<Finding>& m_findings;
    std::shared_ptr<const MapPicture> m_picture;
    std::vector<Fault> m_faults;
    /// Where a part failed, and for which innermost item.
    std::set<std::tuple<std::uint32_t, std::uint32_t, const void*>> m_reported;
    std::vector<expr::Value> m_items;  ///< of the loops being run, the innermost last
    bool m_blank = false;
    std::size_t m_gaps = 0;
    std::string m_title;                           ///< of a blank sheet
    const plan::BlankForm* m_blankForm = nullptr;  ///< of the block being made, on a blank sheet
};

}  // namespace muster::sheet
