#include "core/sheet/composer.hpp"

#include <fmt/format.h>

#include <cmath>

namespace muster::sheet {

namespace {

constexpr std::uint64_t workOfSheet = 20'000'000;
constexpr std::size_t mostDrawn = 200'000;  // cells, boxes and texts of one sheet; a page holds about 2,000
constexpr std::size_t mostItems = 20'000;
constexpr std::size_t mostFaults = 100;

}  // namespace

Composer::Composer(const plan::Sheet& sheet, std::span<const expr::Value> slots, expr::Arena& arena, const std::vector<Finding>& findings,
                   Filling filling)
    : m_slots(slots.begin(), slots.end()), m_arena(arena), m_meter{workOfSheet}, m_findings(findings), m_blank(filling == Filling::blank)
{
    if (m_slots.size() < sheet.slotCount) m_slots.resize(sheet.slotCount);
    if (m_blank) m_title = text(sheet.title, Gap::cut);
}

void Composer::fault(text::Range range, std::string rule, std::string message)
{
    if (m_faults.size() < mostFaults && m_reported.emplace(range.begin, range.end).second) {
        m_faults.push_back({std::move(rule), std::move(message), "", range});
    }
}

std::optional<expr::Value> Composer::value(const plan::Formula& formula)
{
    const auto outcome = formula.program.evaluate(m_slots, m_arena, m_meter);
    if (const auto* found = std::get_if<expr::Value>(&outcome)) return *found;
    m_gaps += m_blank;
    if (m_blank) return std::nullopt;
    const auto& error = std::get<expr::EvaluationError>(outcome);
    auto range = formula.node.range();
    if (formula.node.isString()) {
        range.begin = formula.node.sourceOffset(error.begin);
        range.end = std::max(formula.node.sourceOffset(error.end), range.begin + 1);
    }
    fault(range, "print/expression", "This part of the sheet cannot be worked out: " + error.message);
    return std::nullopt;
}

bool Composer::holds(const std::optional<plan::Formula>& formula, bool open)
{
    if (!formula) return true;
    const auto answer = value(*formula);
    if (m_blank && !answer) return open;
    return answer && answer->is(expr::ValueType::boolean) && answer->asBoolean();
}

std::string Composer::text(const plan::Words& words, Gap gap)
{
    if (!words) return {};
    if (m_blank) {
        auto open = words->text.render(m_slots, m_arena, m_meter, nullptr, gapMark);
        m_gaps += open.find(gapMark) != std::string::npos;
        return withGaps(std::move(open), gap);
    }
    std::vector<expr::EvaluationError> errors;
    auto shown = words->text.render(m_slots, m_arena, m_meter, &errors);
    for (const auto& error : errors) {
        const auto begin = words->node.sourceOffset(error.begin);
        fault({begin, std::max(words->node.sourceOffset(error.end), begin + 1)}, "print/expression",
              "This part of the sheet cannot be worked out and shows as \"?\": " + error.message);
    }
    return shown;
}

std::optional<std::int64_t> Composer::integer(const plan::Formula& formula)
{
    const auto found = value(formula);
    if (!found) return std::nullopt;
    constexpr double most = 9e15;  // beyond it doubles are no longer whole numbers
    const double number = found->isNumber() ? found->asNumber() : NAN;
    if (!(std::abs(number) <= most)) {
        fault(formula.node.range(), "print/expression", "This must be a whole number, but it is " + expr::toText(*found, 60) + ".");
        return std::nullopt;
    }
    return static_cast<std::int64_t>(std::floor(number));
}

std::uint32_t Composer::count(const plan::Formula& formula, std::uint32_t most)
{
    const auto found = integer(formula);
    if (!found || *found <= 0) return 0;
    if (*found > most) {
        fault(formula.node.range(), "print/limit", fmt::format("{} is more than a sheet can draw here; it draws {}.", *found, most));
        return most;
    }
    return static_cast<std::uint32_t>(*found);
}

bool Composer::mayDraw(const text::Node& node, std::size_t things)
{
    m_drawn += things;
    if (m_drawn <= mostDrawn) return true;
    fault(node.range(), "print/limit", fmt::format("The sheet would hold more than {} things; the rest is left out.", mostDrawn));
    return false;
}

void Composer::forEach(const plan::Loop& loop, const std::function<void()>& body)
{
    if (const auto list = value(loop.list)) forEach(loop, *list, body);
}

void Composer::forEach(const plan::Loop& loop, const expr::Value& list, const std::function<void()>& body)
{
    const bool isMap = list.is(expr::ValueType::map);
    if (!isMap && !list.is(expr::ValueType::list)) {
        fault(loop.list.node.range(), "print/expression", "This must be a list or a map to go through, but it is " + expr::toText(list, 60) + ".");
        return;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (i >= mostItems) {
            fault(loop.list.node.range(), "print/limit", fmt::format("Only the first {} of {} items are printed.", mostItems, list.size()));
            break;
        }
        if (!mayDraw(loop.list.node, 1)) break;
        m_slots[loop.slot] = isMap ? list.asMap()[i].key : list.asList()[i];
        m_slots[loop.slot + 1] = expr::Value::integer(static_cast<std::int64_t>(i));
        body();
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
    if (!mayDraw(planned.node, 1)) return;
    if (m_blank) addBlank(planned, made);
    else if (planned.each) forEach(*planned.each, [&] { addOne(planned, made); });
    else addOne(planned, made);
}

void Composer::addOne(const plan::Block& planned, Blocks& made)
{
    if (!holds(planned.when, planned.blank.count.has_value())) return;
    std::visit(
        [&](const auto& content) {
            if (auto one = make(content)) made.push_back({std::move(*one)});
        },
        planned.content);
}

Composed compose(const Description& description, std::size_t sheet, std::span<const expr::Value> slots, expr::Arena& arena,
                 const std::vector<Finding>& findings, Filling filling, std::shared_ptr<const MapPicture> picture)
{
    const auto& planned = description.plan().sheets[sheet];
    Composer composer(planned, slots, arena, findings, filling);
    auto orientation = planned.orientation;
    if (planned.asBoard && picture) orientation = picture->width > picture->depth * 1.25 ? Orientation::landscape : Orientation::portrait;
    composer.showMap(std::move(picture));
    Composed composed;
    if (composer.holds(planned.when)) {
        composed.sheet = Sheet{planned.id, composer.text(planned.title, Gap::cut), orientation, composer.blocks(planned.blocks)};
    }
    composed.gaps = composer.gaps();
    composed.faults = composer.takeFaults();
    return composed;
}

}  // namespace muster::sheet
