#include "core/sheet/blank.hpp"

#include "core/sheet/compile.hpp"
#include "core/sheet/composer.hpp"

#include <algorithm>
#include <cctype>

namespace muster::sheet {

namespace {

constexpr std::string_view writingLine = "______";
constexpr std::int64_t maxBlank = 200;
constexpr std::uint32_t usualRows = 5;

std::string cutOff(std::string text)
{
    text.resize(text.find(gapMark));
    const auto last = text.find_last_not_of(" :,;-/(\"'\n");
    text.resize(last == std::string::npos ? 0 : last + 1);
    return text;
}

bool isWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) > 127; }

std::string withLines(const std::string& text)
{
    if (std::none_of(text.begin(), text.end(), isWord)) return {};
    std::string made;
    for (const char c : text) {
        if (c == gapMark.front())
            made += writingLine;
        else
            made += c;
    }
    return made;
}

}  // namespace

std::string withGaps(std::string text, Gap gap)
{
    if (text.find(gapMark) == std::string::npos) return text;
    if (gap == Gap::empty) return {};
    return gap == Gap::cut ? cutOff(std::move(text)) : withLines(text);
}

std::string withDashes(const std::string& text)
{
    constexpr std::string_view dash = "\u2013";
    if (std::none_of(text.begin(), text.end(), isWord)) return std::string(dash);
    std::string made;
    for (const char c : text) {
        if (c == gapMark.front())
            made += dash;
        else
            made += c;
    }
    return made;
}

namespace {

/// Whether a block is to be filled in; one that is not listed is only read.
struct IsToFill {
    bool operator()(const Fields& fields) const
    {
        return std::any_of(fields.items.begin(), fields.items.end(),
                           [](const Field& field) { return field.line && field.value.empty(); });
    }
    bool operator()(const Table& table) const
    {
        const auto isOpen = [](const Cell& cell) { return cell.boxes > 0 || cell.text.empty(); };
        return table.emptyRows > 0 || std::any_of(table.rows.begin(), table.rows.end(), [&](const auto& row) {
                   return std::any_of(row.begin(), row.end(), isOpen);
               });
    }
    bool operator()(const Cards& cards) const
    {
        return std::any_of(cards.cards.begin(), cards.cards.end(), [](const Card& card) {
            return card.title.empty() || arePlacesToFill(card.blocks) || arePlacesToFill(card.back);
        });
    }
    bool operator()(const Columns& columns) const
    {
        return std::any_of(columns.columns.begin(), columns.columns.end(), arePlacesToFill);
    }
    bool operator()(const Track&) const { return true; }
    bool operator()(const Boxes& boxes) const { return boxes.count > 0; }
    bool operator()(const Grid&) const { return true; }
    template <class Content>
    bool operator()(const Content&) const
    {
        return false;
    }
};

}  // namespace

bool arePlacesToFill(const Blocks& blocks)
{
    return std::any_of(blocks.begin(), blocks.end(),
                       [](const Block& block) { return std::visit(IsToFill(), block.content); });
}

plan::BlankForm SheetCompiler::blankForm(text::Node block, const Environment& outer, const Environment& inner)
{
    plan::BlankForm form;
    const auto node = block["blank"];
    if (node.isArray()) {
        form.hasBlocks = true;
        form.blocks = blocks(node, inner);
        return form;
    }
    form.count = formula(node, outer);
    if (!form.count) return form;
    using Kind = expr::Type::Kind;
    const auto kind = form.count->program.type().kind();
    if (kind != Kind::dynamic && kind != Kind::boolean && kind != Kind::integer && kind != Kind::list &&
        kind != Kind::map) {
        fault(node.range(), "\"blank\" must be a number, a list, true, or blocks; the expression gives " +
                                form.count->program.type().toText());
        form.count.reset();
    }
    return form;
}

Composer::BlankItems Composer::blankItems()
{
    if (!m_blank || m_blankForm == nullptr || !m_blankForm->count) return {};
    const auto found = value(*m_blankForm->count);
    if (!found) return {};
    if (found->is(expr::ValueType::integer)) return {std::clamp<std::int64_t>(found->asInteger(), 0, maxBlank), {}};
    if (found->is(expr::ValueType::boolean)) return {};
    return {std::nullopt, found};
}

std::uint32_t Composer::blankRows(const BlankItems& elements, std::uint32_t described)
{
    return elements.count ? static_cast<std::uint32_t>(*elements.count) : std::max(described, usualRows);
}

void Composer::addBlank(const plan::Block& planned, Blocks& made)
{
    if (planned.blank.hasBlocks) {
        for (auto& block : blocks(planned.blank.blocks)) made.push_back(std::move(block));
        return;
    }
    m_blankForm = &planned.blank;
    if (!planned.each) {
        addOne(planned, made);
        return addName(made);
    }
    const auto elements = blankItems();
    m_blankForm = nullptr;  // it determines how often the block is repeated, not its contents
    if (const auto list = value(planned.each->list))
        return forEach(*planned.each, *list, [&] { addOne(planned, made); });
    if (elements.list) return forEach(*planned.each, *elements.list, [&] { addOne(planned, made); });
    for (std::int64_t i = 0; i < elements.count.value_or(1); ++i)
        forNothing(*planned.each, i, [&] { addOne(planned, made); });
}

void Composer::addName(Blocks& made)
{
    auto* heading = made.empty() ? nullptr : std::get_if<Heading>(&made.back().content);
    if (heading == nullptr || heading->level > 1 || !heading->text.empty()) return;
    heading->text = m_title;
    made.push_back({Fields{1, {{"Name", "", true, 1}}}});
}

void Composer::forNothing(const plan::Loop& loop, std::int64_t index, const std::function<void()>& body)
{
    m_slots[loop.slot] = expr::Value::null();
    m_slots[loop.slot + 1] = expr::Value::integer(index);
    body();
}

}  // namespace muster::sheet
