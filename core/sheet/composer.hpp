#pragma once

#include "core/sheet/blank.hpp"
#include "core/sheet/compose.hpp"
#include "core/sheet/plan.hpp"

#include <functional>
#include <set>
#include <tuple>

namespace muster::sheet {

/// The evaluation of one sheet: variables, work left, and faults, at most one per place and item.
class Composer {
public:
    /// For one sheet. The arena, the findings and the budget must outlive it.
    Composer(const plan::Sheet& sheet, std::span<const expr::Value> slots, expr::Arena& arena,
             const std::vector<Finding>& findings, Budget& budget, Filling filling);

    /// The same for the play page.
    Composer(std::uint32_t slotCount, std::span<const expr::Value> slots, expr::Arena& arena,
             const std::vector<Finding>& findings, Budget& budget);

    /// The content of the play page.
    Play play(const plan::Play& planned);
    /// Sets the picture for maps; without one they are left out.
    void showMap(std::shared_ptr<const MapPicture> picture) { m_picture = std::move(picture); }
    /// Sets the symbols that blocks name; without them there are none.
    void useSymbols(std::shared_ptr<const SymbolBook> symbols) { m_symbols = std::move(symbols); }
    /// The value of a condition, true if there is none; false if it fails, but `open` if only an army decides it.
    bool holds(const std::optional<plan::Formula>& formula, bool open = true);
    /// The text of a sentence, charged to the budget; on a blank sheet, `gap` stands for what is not known.
    std::string text(const plan::Words& words, Gap gap = Gap::empty);
    /// The blocks that apply, up to the first that exceeds the budget.
    Blocks blocks(const plan::Blocks& planned);
    /// Checks the shared blocks, also those inside of other blocks, without evaluating the others.
    void checkShared(const plan::Blocks& planned);
    /// The number of texts and values left open so far, on a blank sheet.
    std::size_t gaps() const { return m_gaps; }
    /// Moves out the faults found so far.
    std::vector<Fault> takeFaults() { return std::move(m_faults); }

private:
    /// `unknown`: on a blank sheet, if only an army decides it.
    enum class Answer : std::uint8_t { no, yes, unknown };
    Answer answer(const std::optional<plan::Formula>& condition);
    void add(const plan::Block& planned, Blocks& made);
    void addOne(const plan::Block& planned, Blocks& made);
    /// True if the budget suffices to copy a prepared block: reference, findings, map.
    bool mayCopy(const plan::Block& planned);
    void addBlank(const plan::Block& planned, Blocks& made);
    /// On a blank sheet, replaces an army's name as the heading by the sheet's title, above a line for the name.
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
    PlayUnit unitOf(const plan::Play& planned);
    std::optional<PlayValue> valueOf(const plan::PlayValue& planned, const plan::Play& play,
                                     std::vector<std::int64_t> weights, const std::vector<PlayUnit>& units);

    std::optional<expr::Value> value(const plan::Formula& formula);
    std::optional<std::int64_t> integer(const plan::Formula& formula);
    /// The symbol with the id that results; null for an empty id and, reported, an unknown one.
    SymbolRef symbol(const std::optional<plan::Formula>& formula);
    /// The look of tick boxes; a size that cannot be drawn is reported, and the usual one is drawn instead.
    BoxStyle boxStyle(const plan::BoxStyle& planned);
    /// A printable length in millimetres; otherwise nothing and a finding.
    std::optional<double> length(const plan::Formula& formula, double unit = 1.0);
    /// A number of items to draw, from 0 to `max`; a larger one is reported and reduced to `max`.
    std::uint32_t count(const plan::Formula& formula, std::uint32_t max);
    /// Runs the body once per item (or key of a map) with the item and its index in their slots.
    void forEach(const plan::Loop& loop, const std::function<void()>& body);
    void forEach(const plan::Loop& loop, const expr::Value& list, const std::function<void()>& body);
    /// Runs the body with an empty item slot, as for a blank card.
    void forNothing(const plan::Loop& loop, std::int64_t index, const std::function<void()>& body);

    /// The `blank` of the current block: a number of items, a list of them, or neither.
    struct BlankItems {
        std::optional<std::int64_t> count;
        std::optional<expr::Value> list;
    };
    BlankItems blankItems();
    static std::uint32_t blankRows(const BlankItems& elements, std::uint32_t described);
    bool mayDraw(const text::Node& node, std::size_t elements) { return m_budget.takeItems(elements, node.range()); }
    TotalCell totalCell(const plan::Sentence& total, bool sum, const std::string& shown);
    /// Charges the text to the budget and returns it; empty if the budget does not suffice.
    std::string charged(std::string text, const text::Node& node);
    /// Reports a part that cannot be computed.
    void unknown(text::Range range, std::string message);
    /// Reports a part that exceeds the limits of a sheet.
    void limit(text::Range range, std::string message);
    void fault(text::Fault fault);

    std::vector<expr::Value> m_slots;
    expr::Arena& m_arena;
    Budget& m_budget;
    const std::vector<Finding>& m_findings;
    std::shared_ptr<const MapPicture> m_picture;
    std::shared_ptr<const SymbolBook> m_symbols;
    std::vector<Fault> m_faults;
    /// The place of a failed part, and its innermost item.
    std::set<std::tuple<std::uint32_t, std::uint32_t, const void*>> m_reported;
    std::vector<expr::Value> m_items;  ///< of the active loops, the innermost last
    bool m_blank = false;
    bool m_unfinished = false;   ///< unknown values are dashes
    bool m_checks = false;       ///< evaluates only what may fail
    bool m_omitsShared = false;  ///< of that, only what differs between armies of a list
    std::size_t m_gaps = 0;
    std::string m_title;                           ///< of a blank sheet
    const plan::BlankForm* m_blankForm = nullptr;  ///< of the current block, on a blank sheet
};

}  // namespace muster::sheet
