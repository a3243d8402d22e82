#include "core/text/edit.hpp"

#include "core/text/utf8.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace muster::text {

namespace {

std::vector<Edit> editsOf(const Draft& draft, bool made) { return made ? draft.edits() : std::vector<Edit>(); }

}  // namespace

std::string applied(std::string_view text, std::span<const Edit> edits)
{
    std::vector<const Edit*> sorted;
    std::size_t size = text.size();
    for (const Edit& edit : edits) {
        sorted.push_back(&edit);
        size += edit.text.size();
    }
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Edit* a, const Edit* b) { return a->range.begin < b->range.begin; });
    std::string result;
    result.reserve(size);
    std::size_t done = 0;
    for (const Edit* edit : sorted) {
        const auto begin = std::clamp<std::size_t>(edit->range.begin, done, text.size());
        result.append(text.substr(done, begin - done)).append(edit->text);
        done = std::clamp<std::size_t>(edit->range.end, begin, text.size());
    }
    return result.append(text.substr(done));
}

std::vector<Edit> inverse(std::string_view text, std::span<const Edit> edits)
{
    std::vector<Edit> back;
    std::int64_t shift = 0;
    for (const Edit& edit : edits) {
        const auto begin = static_cast<std::uint32_t>(edit.range.begin + shift);
        back.push_back({{begin, begin + static_cast<std::uint32_t>(edit.text.size())},
                        std::string(text.substr(edit.range.begin, edit.range.end - edit.range.begin))});
        shift +=
            static_cast<std::int64_t>(edit.text.size()) - static_cast<std::int64_t>(edit.range.end - edit.range.begin);
    }
    return back;
}

std::vector<Edit> difference(std::string_view before, std::string_view after)
{
    if (before == after) return {};
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t head = 0;
    while (head < shorter && before[head] == after[head]) ++head;
    // Splitting a code point would make both halves invalid UTF-8.
    while (head > 0 && ((head < before.size() && isContinuationByte(before[head])) ||
                        (head < after.size() && isContinuationByte(after[head]))))
        --head;
    std::size_t tail = 0;
    while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail]) ++tail;
    while (tail > 0 && isContinuationByte(before[before.size() - tail])) --tail;
    return {{{static_cast<std::uint32_t>(head), static_cast<std::uint32_t>(before.size() - tail)},
             std::string(after.substr(head, after.size() - tail - head))}};
}

std::string quoted(std::string_view text)
{
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::vector<Edit> replaced(Node node, std::string_view json)
{
    if (!node) return {};
    Draft draft(node.document());
    return editsOf(draft, draft.replace(node.pointer(), json));
}

std::vector<Edit> memberSet(Node object, std::string_view key, std::string_view json, KeyOrder order)
{
    if (!object) return {};
    Draft draft(object.document());
    return editsOf(draft, draft.setMember(object.pointer(), key, json, order));
}

std::vector<Edit> removed(Node memberOrItem)
{
    if (!memberOrItem) return {};
    Draft draft(memberOrItem.document());
    return editsOf(draft, draft.remove(memberOrItem.pointer()));
}

std::vector<Edit> inserted(Node array, std::size_t index, std::string_view json)
{
    if (!array) return {};
    Draft draft(array.document());
    return editsOf(draft, draft.insertItem(array.pointer(), index, json));
}

std::vector<Edit> moved(Node item, Node array, std::size_t index)
{
    if (!item || !array) return {};
    Draft draft(item.document());
    return editsOf(draft, draft.moveItem(item.pointer(), array.pointer(), index));
}

std::vector<Edit> renamed(Node member, std::string_view key)
{
    if (!member) return {};
    Draft draft(member.document());
    return editsOf(draft, draft.renameKey(member.pointer(), key));
}

}  // namespace muster::text
