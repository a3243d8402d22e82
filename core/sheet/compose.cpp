#include "core/sheet/composer.hpp"

#include <fmt/format.h>

#include <cmath>

namespace muster::sheet {

namespace {

constexpr std::uint64_t workOfSheet = 20'000'000;
constexpr std::size_t mostDrawn = 200'000;  // cells, boxes and texts of one sheet; a page holds about 2,000
constexpr std::size_t mostItems = 20'000;
constexpr std::uint32_t mostBoxes = 1'000;
constexpr std::uint32_t mostSide = 100;  // rows or columns of a grid or matrix
constexpr std::size_t mostFaults = 100;

}  // namespace

Composer::Composer(const plan::Sheet& sheet, std::span<const expr::Value> slots, expr::Arena& arena, const std::vector<Finding>& findings)
    : m_slots(slots.begin(), slots.end()), m_arena(arena), m_meter{workOfSheet}, m_findings(findings)
{
    if (m_slots.size() < sheet.slotCount) m_slots.resize(sheet.slotCount);
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
    const auto& error = std::get<expr::EvaluationError>(outcome);
    auto range = formula.node.range();
    if (formula.node.isString()) {
        range.begin = formula.node.sourceOffset(error.begin);
        range.end = std::max(formula.node.sourceOffset(error.end), range.begin + 1);
    }
    fault(range, "print/expression", "This part of the sheet cannot be worked out: " + error.message);
    return std::nullopt;
}

bool Composer::holds(const std::optional<plan::Formula>& formula)
{
    if (!formula) return true;
    const auto answer = value(*formula);
    return answer && answer->is(expr::ValueType::boolean) && answer->asBoolean();
}

std::string Composer::text(const plan::Words& words)
{
    if (!words) return {};
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

template <class Body>
void Composer::forEach(const plan::Loop& loop, Body body)
{
    const auto list = value(loop.list);
    if (!list) return;
    const bool isMap = list->is(expr::ValueType::map);
    if (!isMap && !list->is(expr::ValueType::list)) {
        fault(loop.list.node.range(), "print/expression", "This must be a list or a map to go through, but it is " + expr::toText(*list, 60) + ".");
        return;
    }
    for (std::size_t i = 0; i < list->size(); ++i) {
        if (i >= mostItems) {
            fault(loop.list.node.range(), "print/limit", fmt::format("Only the first {} of {} items are printed.", mostItems, list->size()));
            break;
        }
        if (!mayDraw(loop.list.node, 1)) break;
        m_slots[loop.slot] = isMap ? list->asMap()[i].key : list->asList()[i];
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
    if (planned.each) forEach(*planned.each, [&] { addOne(planned, made); });
    else addOne(planned, made);
}

void Composer::addOne(const plan::Block& planned, Blocks& made)
{
    if (!holds(planned.when)) return;
    std::visit(
        [&](const auto& content) {
            if (auto one = make(content)) made.push_back({std::move(*one)});
        },
        planned.content);
}

std::optional<Heading> Composer::make(const plan::Heading& planned) { return Heading{planned.level, text(planned.text), text(planned.note)}; }

std::optional<Fields> Composer::make(const plan::Fields& planned)
{
    Fields made{planned.columns, {}};
    for (const auto& item : planned.items) {
        if (holds(item.when)) made.items.push_back({text(item.label), text(item.value), item.line, item.span});
    }
    if (made.items.empty()) return std::nullopt;
    return made;
}

std::vector<Cell> Composer::rowOf(const std::vector<const plan::Column*>& columns)
{
    std::vector<Cell> cells;
    for (const auto* column : columns) {
        Cell cell{text(column->value), 0};
        if (column->boxes && (cell.boxes = count(*column->boxes, mostBoxes)) > 0 && !mayDraw(column->boxes->node, cell.boxes)) cell.boxes = 0;
        cells.push_back(std::move(cell));
    }
    return cells;
}

std::optional<Table> Composer::make(const plan::Table& planned)
{
    Table made;
    made.title = text(planned.title);
    std::vector<const plan::Column*> shown;
    for (std::size_t i = 0; i < planned.columns.size(); ++i) {
        const auto& column = planned.columns[i];
        if (!holds(column.when)) continue;
        shown.push_back(&column);
        made.columns.push_back({text(column.label), column.align, column.width});
        if (i < planned.total.size()) made.total.push_back(text(planned.total[i]));
    }
    if (shown.empty()) return std::nullopt;
    if (planned.rows) {
        forEach(*planned.rows, [&] {
            if (!mayDraw(planned.rows->list.node, shown.size())) return;
            made.rows.push_back(rowOf(shown));
            if (planned.group) made.groups.push_back(text(planned.group));
        });
    }
    made.emptyRows = planned.emptyRows;
    made.dense = planned.dense;
    return made;
}

std::optional<Cards> Composer::make(const plan::Cards& planned)
{
    Cards made{planned.columns, {}};
    forEach(planned.cards, [&] {
        made.cards.push_back({text(planned.title), text(planned.subtitle), text(planned.corner), blocks(planned.blocks)});
    });
    if (made.cards.empty()) return std::nullopt;
    return made;
}

std::optional<Track> Composer::make(const plan::Track& planned)
{
    const auto from = integer(planned.from);
    const auto to = integer(planned.to);
    if (!from || !to) return std::nullopt;
    Track made{text(planned.label), *from, *to, {}};
    if (planned.start) made.start = integer(*planned.start);
    if (std::abs(*to - *from) > mostBoxes) {
        fault(planned.to.node.range(), "print/limit", fmt::format("A track from {} to {} is too long to draw.", *from, *to));
        return std::nullopt;
    }
    if (!mayDraw(planned.to.node, static_cast<std::size_t>(std::abs(*to - *from)))) return std::nullopt;
    return made;
}

std::optional<Boxes> Composer::make(const plan::Boxes& planned)
{
    Boxes made{text(planned.label), count(planned.count, mostBoxes), planned.group, planned.size};
    if (!mayDraw(planned.count.node, made.count)) return std::nullopt;
    return made;
}

std::optional<Grid> Composer::make(const plan::Grid& planned)
{
    Grid made{text(planned.title), count(planned.rows, mostSide), count(planned.columns, mostSide), planned.rowHeight, {}};
    if (!mayDraw(planned.rows.node, std::size_t{made.rows} * made.columns)) return std::nullopt;
    for (std::uint32_t row = 0; row < made.rows; ++row) {
        for (std::uint32_t column = 0; column < made.columns; ++column) {
            m_slots[planned.slot] = expr::Value::integer(row);
            m_slots[planned.slot + 1] = expr::Value::integer(column);
            Cell cell{text(planned.cell), planned.boxes ? count(*planned.boxes, mostBoxes) : 0};
            if (!mayDraw(planned.rows.node, cell.boxes)) return made;
            made.cells.push_back(std::move(cell));
        }
    }
    return made;
}

std::optional<Matrix> Composer::make(const plan::Matrix& planned)
{
    const auto columns = value(planned.columns);
    const auto rows = value(planned.rows);
    if (!columns || !rows || !columns->is(expr::ValueType::list) || !rows->is(expr::ValueType::list)) return std::nullopt;
    if (columns->size() > mostSide || rows->size() > mostSide * 10) {
        fault(planned.rows.node.range(), "print/limit", fmt::format("A table of {} rows and {} columns is too large to draw.", rows->size(), columns->size()));
        return std::nullopt;
    }
    if (!mayDraw(planned.rows.node, std::size_t{columns->size()} * rows->size())) return std::nullopt;
    Matrix made{text(planned.title), text(planned.corner), {}, {}, {}};
    for (const auto& head : columns->asList()) made.columnHeads.push_back(expr::toSentence(head));
    for (const auto& row : rows->asList()) {
        made.rowHeads.push_back(expr::toSentence(row));
        m_slots[planned.slot] = row;
        for (const auto& column : columns->asList()) {
            m_slots[planned.slot + 1] = column;
            made.cells.push_back(text(planned.cell));
        }
    }
    return made;
}

std::optional<Text> Composer::make(const plan::Text& planned)
{
    Text made{text(planned.text), planned.style};
    if (made.text.empty()) return std::nullopt;
    return made;
}

std::optional<Columns> Composer::make(const plan::Columns& planned)
{
    Columns made{planned.widths, {}};
    for (const auto& column : planned.columns) made.columns.push_back(blocks(column));
    return made;
}

std::optional<Reference> Composer::make(const Reference& planned) { return planned; }

std::optional<Findings> Composer::make(const plan::Findings& planned) { return Findings{text(planned.title), m_findings}; }

Composed compose(const Description& description, std::size_t sheet, std::span<const expr::Value> slots, expr::Arena& arena,
                 const std::vector<Finding>& findings)
{
    const auto& planned = description.plan().sheets[sheet];
    Composer composer(planned, slots, arena, findings);
    Composed composed;
    if (composer.holds(planned.when)) {
        composed.sheet = Sheet{planned.id, composer.text(planned.title), planned.orientation, composer.blocks(planned.blocks)};
    }
    composed.faults = composer.takeFaults();
    return composed;
}

}  // namespace muster::sheet
