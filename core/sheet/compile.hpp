#pragma once

#include "core/sheet/plan.hpp"

#include <initializer_list>
#include <map>

namespace muster::sheet {

/// Compiles the parts of a sheet description and reports mistakes; one for all sheets of a system.
class SheetCompiler {
public:
    /// The scopes and the faults must outlive it.
    SheetCompiler(text::Node reference, const Scopes& scopes, std::vector<text::Fault>& faults);

    /// One item of `sheets`; nothing, with faults, if it is invalid.
    std::optional<plan::Sheet> sheet(text::Node node, const Scopes& scopes);

    /// The `play` of a system, for an army.
    std::optional<plan::Play> play(text::Node node, const Scopes& scopes);

private:
    using Environment = expr::Environment;

    // A block, or nothing if it is invalid; one function per kind.
    std::optional<plan::Block> block(text::Node node, const Environment& environment);
    plan::Blocks blocks(text::Node array, const Environment& environment);
    /// The `blank` of a block: its blocks are compiled with the inner names, its count with those outside the block's
    /// own loop.
    plan::BlankForm blankForm(text::Node block, const Environment& outer, const Environment& inner);
    std::optional<plan::Heading> heading(text::Node node, const Environment& environment);
    std::optional<plan::Fields> fields(text::Node node, const Environment& environment);
    std::optional<plan::Table> table(text::Node node, const Environment& environment);
    plan::Column column(text::Node node, const Environment& outer, const Environment& row);
    std::optional<plan::Cards> cards(text::Node node, const Environment& environment);
    std::optional<plan::Track> track(text::Node node, const Environment& environment);
    std::optional<plan::Boxes> boxes(text::Node node, const Environment& environment);
    /// The look of tick boxes, from the keys of a block or of a "boxStyle".
    plan::BoxStyle boxStyle(text::Node node, const Environment& environment);
    std::optional<plan::Grid> grid(text::Node node, const Environment& environment);
    std::optional<plan::Matrix> matrix(text::Node node, const Environment& environment);
    std::optional<plan::Text> words(text::Node node, const Environment& environment);
    std::optional<plan::Columns> columns(text::Node node, const Environment& environment);
    std::optional<Reference> references(text::Node node);
    std::optional<plan::Findings> findings(text::Node node, const Environment& environment);
    std::optional<plan::Cutouts> cutouts(text::Node node, const Environment& environment);
    std::optional<plan::PlayTemplate> playTemplate(text::Node node, const Environment& environment);
    std::optional<CardSize> cardSize(text::Node node);
    std::optional<plan::Map> map(text::Node node, const Environment& environment);

    ReferenceSection section(text::Node node);
    void noSection(text::Node id);
    std::vector<std::string> phasesOf(text::Node id);
    Table referenceTable(text::Node node);

    // Values of keys. An absent key gives the fallback; an invalid one gives a fault and the fallback.
    std::optional<plan::Formula> formula(text::Node node, const Environment& environment, expr::Type expected = {});
    std::optional<plan::Formula> number(text::Node node, const Environment& environment);
    std::optional<plan::Formula> neededNumber(text::Node block, std::string_view key, const Environment& environment);
    /// The id of a symbol; ids that the text determines must exist.
    std::optional<plan::Formula> symbol(text::Node node, const Environment& environment);
    /// A list or map to iterate over; extends the environment by the item's name and by `index`.
    std::optional<plan::Loop> loop(text::Node owner, std::string_view key, Environment& environment);
    plan::Words sentence(text::Node node, const Environment& environment);
    double plainNumber(text::Node node, double min, double max, double fallback);
    int plainInteger(text::Node node, int min, int max, int fallback);
    bool plainBoolean(text::Node node);
    std::size_t choice(text::Node node, std::initializer_list<std::string_view> words);
    /// False if there are other keys. They may be misspelled, so missing ones are then not reported as well.
    bool onlyKeys(text::Node node, std::initializer_list<std::string_view> keys, bool ofBlock = true);
    bool needed(text::Node block, std::string_view key);

    /// Counts expressions before compilation; false, with a fault, if the sheets exceed the limit.
    bool mayCompile(text::Node node, std::size_t expressions);
    void fault(text::Range range, std::string message, std::string help = {});
    void report(text::Node node, const std::vector<expr::Problem>& problems);
    void noteSlots(const Environment& environment);

    std::vector<text::Fault>& m_faults;
    double m_millimetres;
    const SymbolBook& m_symbols;
    const std::vector<std::uint32_t>& m_shared;
    const std::vector<std::uint32_t>& m_ofGame;
    std::map<std::string, ReferenceSection, std::less<>> m_sections;
    std::uint32_t m_slots = 0;
    std::size_t m_expressions = 0;
    bool m_inCards = false;
    Purpose m_purpose = Purpose::army;  ///< of the current sheet
};

}  // namespace muster::sheet
