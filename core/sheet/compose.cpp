#include "core/sheet/composer.hpp"

#include <fmt/format.h>

#include <cmath>

namespace muster::sheet {

namespace {

constexpr std::size_t maxItems = 20'000;
constexpr std::size_t maxFaults = 100;

}  // namespace

std::string_view Fault::name() const
{
    for (auto item = items.rbegin(); item != items.rend(); ++item) {
        if (!item->is(expr::ValueType::map)) continue;
        for (const char* key : {"name", "id"})
            if (const auto* name = item->find(key); name != nullptr && name->is(expr::ValueType::string))
                return name->asString();
    }
    return {};
}

Composer::Composer(const plan::Sheet& sheet, std::span<const expr::Value> slots, expr::Arena& arena,
                   const std::vector<Finding>& findings, Budget& budget, Filling filling)
    : m_slots(slots.begin(), slots.end()), m_arena(arena), m_budget(budget), m_findings(findings),
      m_blank(filling == Filling::blank), m_unfinished(filling == Filling::unfinished),
      m_checks(filling == Filling::check || filling == Filling::checkOwn), m_omitsShared(filling == Filling::checkOwn)
{
    if (m_slots.size() < sheet.slotCount) m_slots.resize(sheet.slotCount);
    if (m_blank) m_title = text(sheet.title, Gap::cut);
}

Composer::Composer(std::uint32_t slotCount, std::span<const expr::Value> slots, expr::Arena& arena,
                   const std::vector<Finding>& findings, Budget& budget)
    : m_slots(slots.begin(), slots.end()), m_arena(arena), m_budget(budget), m_findings(findings)
{
    if (m_slots.size() < slotCount) m_slots.resize(slotCount);
}

void Composer::unknown(text::Range range, std::string message)
{
    fault({"print/expression", std::move(message), "", range, false, diagnostics::FindingKind::unknownValue});
}

void Composer::limit(text::Range range, std::string message)
{
    fault({"print/limit", std::move(message), "", range, false, diagnostics::FindingKind::print});
}

void Composer::fault(text::Fault fault)
{
    // A value may be missing for some items of a loop only; other mistakes concern the whole sheet.
    const bool isOfItem = fault.kind == diagnostics::FindingKind::unknownValue && !m_items.empty() &&
                          m_items.back().is(expr::ValueType::map);
    const void* item = isOfItem ? m_items.back().asMap().data() : nullptr;
    if (m_faults.size() < maxFaults && m_reported.emplace(fault.range.begin, fault.range.end, item).second)
        m_faults.push_back({std::move(fault), m_items});
}

std::optional<expr::Value> Composer::value(const plan::Formula& formula)
{
    const auto outcome = formula.program.evaluate(m_slots, m_arena, m_budget.work);
    if (const auto* found = std::get_if<expr::Value>(&outcome)) return *found;
    m_budget.checkWork(formula.node.range());
    m_gaps += m_blank;
    if (m_blank) return std::nullopt;
    const auto& error = std::get<expr::EvaluationError>(outcome);
    auto range = formula.node.range();
    if (formula.node.isString()) {
        range.begin = formula.node.sourceOffset(error.begin);
        range.end = std::max(formula.node.sourceOffset(error.end), range.begin + 1);
    }
    unknown(range, "This part of the sheet cannot be evaluated: " + error.message);
    return std::nullopt;
}

Composer::Answer Composer::answer(const std::optional<plan::Formula>& condition)
{
    if (!condition) return Answer::yes;
    const auto gaps = m_gaps;
    const auto found = value(*condition);
    m_gaps = gaps;  // nobody writes a condition by hand
    if (m_blank && !found) return Answer::unknown;
    return found && found->is(expr::ValueType::boolean) && found->asBoolean() ? Answer::yes : Answer::no;
}

bool Composer::holds(const std::optional<plan::Formula>& formula, bool open)
{
    const auto found = answer(formula);
    return found == Answer::yes || (found == Answer::unknown && open);
}

std::string Composer::text(const plan::Words& words, Gap gap)
{
    if (!words || (m_checks && words->text.isCertain())) return {};
    if (m_blank) {
        auto open = words->text.render(m_slots, m_arena, m_budget.work, nullptr, gapMark);
        m_gaps += open.find(gapMark) != std::string::npos;
        return charged(withGaps(std::move(open), gap), words->node);
    }
    std::vector<expr::EvaluationError> errors;
    std::string shown;
    if (m_checks)
        words->text.evaluate(m_slots, m_arena, m_budget.work, errors);
    else
        shown = words->text.render(m_slots, m_arena, m_budget.work, &errors, m_unfinished ? gapMark : "?");
    if (m_unfinished && !errors.empty()) shown = withDashes(shown);
    for (const auto& error : errors) {
        const auto begin = words->node.sourceOffset(error.begin);
        unknown({begin, std::max(words->node.sourceOffset(error.end), begin + 1)},
                "This part of the sheet cannot be evaluated and shows as \"?\": " + error.message);
    }
    return charged(std::move(shown), words->node);
}

std::string Composer::charged(std::string text, const text::Node& node)
{
    m_budget.checkWork(node.range());
    return m_budget.takeLetters(text.size(), node.range()) ? text : std::string();
}

std::optional<std::int64_t> Composer::integer(const plan::Formula& formula)
{
    const auto found = value(formula);
    if (!found) return std::nullopt;
    constexpr double max = 9e15;  // beyond it not every integer is a double
    const double number = found->isNumber() ? found->asNumber() : NAN;
    if (!(std::abs(number) <= max)) {
        unknown(formula.node.range(), "This must be a whole number, but it is " + expr::toText(*found, 60) + ".");
        return std::nullopt;
    }
    return static_cast<std::int64_t>(std::floor(number));
}

SymbolRef Composer::symbol(const std::optional<plan::Formula>& formula)
{
    constexpr std::size_t pointsPerItem = 10;
    if (!formula || (m_checks && formula->certain)) return nullptr;
    const auto gaps = m_gaps;
    const auto found = value(*formula);
    m_gaps = gaps;  // nobody draws a symbol by hand
    if (!found || !found->is(expr::ValueType::string) || found->asString().empty()) return nullptr;
    auto symbol = m_symbols ? m_symbols->symbol(found->asString()) : nullptr;
    if (!symbol) unknown(formula->node.range(), "There is no symbol " + expr::toText(*found, 60) + ".");
    const bool mayBeDrawn = symbol && mayDraw(formula->node, 1 + pointsOf(symbol->parts) / pointsPerItem);
    return mayBeDrawn ? symbol : nullptr;
}

std::uint32_t Composer::count(const plan::Formula& formula, std::uint32_t max)
{
    const auto found = integer(formula);
    if (!found || *found <= 0) return 0;
    if (*found > max) {
        limit(formula.node.range(), fmt::format("{} is more than a sheet can draw here; {} are drawn.", *found, max));
        return max;
    }
    return static_cast<std::uint32_t>(*found);
}

void Composer::forEach(const plan::Loop& loop, const std::function<void()>& body)
{
    if (const auto list = value(loop.list)) forEach(loop, *list, body);
}

void Composer::forEach(const plan::Loop& loop, const expr::Value& list, const std::function<void()>& body)
{
    const bool isMap = list.is(expr::ValueType::map);
    if (!isMap && !list.is(expr::ValueType::list)) {
        unknown(loop.list.node.range(), "This must be a list or a map, but it is " + expr::toText(list, 60) + ".");
        return;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (i >= maxItems) {
            limit(loop.list.node.range(),
                  fmt::format("Only the first {} of {} items are printed.", maxItems, list.size()));
            break;
        }
        if (!mayDraw(loop.list.node, 1)) break;
        m_slots[loop.slot] = isMap ? list.asMap()[i].key : list.asList()[i];
        m_slots[loop.slot + 1] = expr::Value::integer(static_cast<std::int64_t>(i));
        m_items.push_back(m_slots[loop.slot]);
        body();
        m_items.pop_back();
    }
}

Blocks Composer::blocks(const plan::Blocks& planned)
{
    Blocks made;
    for (const auto& block : planned) add(block, made);
    return made;
}

void Composer::add(const plan::Block& planned, Blocks& made)
{
    if (m_checks && (planned.certain || (m_omitsShared && planned.shared))) return;
    if (!mayDraw(planned.node, 1)) return;
    if (m_blank)
        addBlank(planned, made);
    else if (planned.each)
        forEach(*planned.each, [&] { addOne(planned, made); });
    else
        addOne(planned, made);
}

void Composer::checkShared(const plan::Blocks& planned)
{
    Blocks unused;
    for (const auto& block : planned) {
        if (block.certain) continue;
        if (block.shared) {
            add(block, unused);
        } else if (const auto* columns = std::get_if<plan::Columns>(&block.content)) {
            for (const auto& column : columns->columns) checkShared(column);
        } else if (const auto* cards = std::get_if<plan::Cards>(&block.content)) {
            checkShared(cards->blocks);
            checkShared(cards->back);
        }
    }
}

void Composer::addOne(const plan::Block& planned, Blocks& made)
{
    const auto applies = answer(planned.when);
    if (applies == Answer::no || !mayCopy(planned)) return;
    // What only some armies have stands on a blank sheet if nothing in it depends on the army.
    const bool mustBeKnown = applies == Answer::unknown && !planned.blank.count;
    const auto gaps = m_gaps;
    std::visit(
        [&](const auto& content) {
            auto one = make(content);
            if (one && !(mustBeKnown && m_gaps > gaps)) made.push_back({std::move(*one)});
        },
        planned.content);
    if (mustBeKnown) m_gaps = gaps;
}

bool Composer::mayCopy(const plan::Block& planned)
{
    Extent extent;
    if (const auto* reference = std::get_if<Reference>(&planned.content))
        extent = extentOf(*reference);
    else if (std::holds_alternative<plan::Findings>(planned.content))
        extent = extentOf(m_findings);
    else if (std::holds_alternative<plan::Map>(planned.content) && m_picture)
        extent = extentOf(*m_picture);
    return m_budget.take(extent, planned.node.range());
}

Composed compose(const Description& description, std::size_t sheet, std::span<const expr::Value> slots,
                 expr::Arena& arena, const std::vector<Finding>& findings, Budget& budget, Filling filling,
                 std::shared_ptr<const MapPicture> picture)
{
    const auto& planned = description.plan().sheets[sheet];
    Composer composer(planned, slots, arena, findings, budget, filling);
    composer.showMap(std::move(picture));
    composer.useSymbols(description.plan().symbols);
    Composed composed;
    if (composer.holds(planned.when)) {
        composed.sheet = Sheet{planned.id, composer.text(planned.title, Gap::cut), planned.orientation,
                               composer.blocks(planned.blocks)};
    }
    composed.asBoard = planned.asBoard;
    composed.gaps = composer.gaps();
    composed.faults = composer.takeFaults();
    return composed;
}

std::vector<Fault> faultsOfSharedBlocks(const Description& description, std::span<const expr::Value> slots,
                                        expr::Arena& arena)
{
    Budget budget;
    std::vector<Fault> faults;
    for (const auto& sheet : description.plan().sheets) {
        if (isOfScenario(sheet.purpose)) continue;
        Composer composer(sheet, slots, arena, {}, budget, Filling::check);
        composer.useSymbols(description.plan().symbols);
        composer.checkShared(sheet.blocks);
        auto found = composer.takeFaults();
        faults.insert(faults.end(), std::make_move_iterator(found.begin()), std::make_move_iterator(found.end()));
    }
    if (budget.overrun) faults.push_back({*budget.overrun, {}});
    return faults;
}

}  // namespace muster::sheet
