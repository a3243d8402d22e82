#include "core/expr/function_table.hpp"
#include "core/expr/search_text.hpp"
#include "core/expr/signature_types.hpp"
#include "core/expr/utf8.hpp"
#include "core/expr/value_text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

namespace muster::expr {

namespace {

using Arguments = std::span<const Value>;

template <class Change>
Value changeBytes(Work& work, std::string_view text, Change change)
{
    if (!work.charge(1 + text.size() / 8)) return work.failExhausted();
    char* out = work.arena.allocate<char>(text.size());
    std::transform(text.begin(), text.end(), out, change);
    return Value::string({out, text.size()});
}

Value lowerAscii(Work& work, Arguments a)
{
    return changeBytes(work, a[0].asString(),
                       [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
}

Value upperAscii(Work& work, Arguments a)
{
    return changeBytes(work, a[0].asString(),
                       [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
}

Value trim(Work& work, Arguments a)
{
    std::string_view text = a[0].asString();
    if (!work.charge(1 + text.size() / 8)) return work.failExhausted();
    while (!text.empty() && isSpace(firstCodePoint(text).value)) text.remove_prefix(firstCodePoint(text).size);
    std::size_t end = 0;
    for (std::size_t i = 0; i < text.size();) {
        const CodePoint c = firstCodePoint(text.substr(i));
        i += c.size;
        if (!isSpace(c.value)) end = i;
    }
    return Value::string(text.substr(0, end));
}

Value reversedText(Work& work, Arguments a)
{
    const std::string_view text = a[0].asString();
    if (!work.charge(1 + text.size() / 8)) return work.failExhausted();
    char* out = work.arena.allocate<char>(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t size = firstCodePoint(text.substr(i)).size;
        std::copy_n(text.data() + i, size, out + text.size() - i - size);
        i += size;
    }
    return Value::string({out, text.size()});
}

// Splits a text at separators into at most `max` parts; an empty separator splits between code points.
bool cut(Work& work, std::string_view text, std::string_view separator, std::size_t max,
         std::vector<std::string_view>& pieces)
{
    if (!chargeSearch(work, text, separator)) return false;
    while (pieces.size() + 1 < max && !text.empty()) {
        std::size_t at = separator.empty() ? firstCodePoint(text).size : text.find(separator);
        if (separator.empty() && at == text.size()) at = std::string_view::npos;
        if (at == std::string_view::npos) break;
        if (!work.charge(1)) return false;
        pieces.push_back(text.substr(0, at));
        text.remove_prefix(at + separator.size());
    }
    if (!(separator.empty() && text.empty())) pieces.push_back(text);
    return true;
}

Value split(Work& work, Arguments a)
{
    const std::int64_t limit = a.size() > 2 ? a[2].asInteger() : -1;
    if (limit == 0) return Value::list({});
    std::vector<std::string_view> pieces;
    if (!cut(work, a[0].asString(), a[1].asString(),
             limit < 0 ? std::string_view::npos : static_cast<std::size_t>(limit), pieces))
        return work.failExhausted();
    Value* out = work.arena.allocate<Value>(pieces.size());
    std::transform(pieces.begin(), pieces.end(), out, Value::string);
    return Value::list({out, pieces.size()});
}

Value replace(Work& work, Arguments a)
{
    std::string_view text = a[0].asString();
    const std::string_view before = a[1].asString(), after = a[2].asString();
    std::int64_t left = a.size() > 3 ? a[3].asInteger() : -1;
    if (!chargeSearch(work, text, before)) return work.failExhausted();
    std::string out;
    for (bool first = true; left != 0; --left, first = false) {
        // An empty text occurs before, between and after all code points.
        std::size_t at = !before.empty() ? text.find(before)
                         : first         ? 0
                         : text.empty()  ? std::string_view::npos
                                         : firstCodePoint(text).size;
        if (at == std::string_view::npos) break;
        if (!work.charge(1 + (at + after.size()) / 8) || out.size() + after.size() > UINT32_MAX - text.size())
            return work.failExhausted();
        out += text.substr(0, at);
        out += after;
        text.remove_prefix(at + before.size());
    }
    out += text;
    return Value::string(work.arena.copy(out));
}

Value join(Work& work, Arguments a)
{
    const std::string_view separator = a.size() > 1 ? a[1].asString() : std::string_view();
    std::uint64_t size = 0;
    for (const Value& item : a[0].asList()) {
        if (!item.is(ValueType::string))
            return work.fail(fmt::format("join() joins strings, not {}", typeName(item.type())));
        size += item.size() + (size > 0 || &item != a[0].asList().data() ? separator.size() : 0);
    }
    if (size > UINT32_MAX || !work.charge(1 + a[0].size() + size / 8)) return work.failExhausted();
    char* out = work.arena.allocate<char>(size);
    char* end = out;
    for (const Value& item : a[0].asList()) {
        if (&item != a[0].asList().data()) end = std::copy(separator.begin(), separator.end(), end);
        end = std::copy(item.asString().begin(), item.asString().end(), end);
    }
    return Value::string({out, size});
}

Value quote(Work& work, Arguments a)
{
    if (!work.charge(1 + a[0].size() / 4)) return work.failExhausted();
    return Value::string(work.arena.copy(quoted(a[0].asString())));
}

}  // namespace

void addStringEdits(Library& library)
{
    using namespace types;
    const Type s = string(), i = integer();
    library.addMember("lowerAscii", {s}, s, lowerAscii);
    library.addMember("upperAscii", {s}, s, upperAscii);
    library.addMember("trim", {s}, s, trim);
    library.addMember("reverse", {s}, s, reversedText);
    library.addMember("replace", {s, s, s}, s, replace);
    library.addMember("replace", {s, s, s, i}, s, replace);
    library.addMember("split", {s, s}, listOf(s), split);
    library.addMember("split", {s, s, i}, listOf(s), split);
    library.addMember("join", {listOf(s)}, s, join);
    library.addMember("join", {listOf(s), s}, s, join);
    library.add("strings.quote", {s}, s, quote);
}

}  // namespace muster::expr
