#include "core/expr/function_table.hpp"
#include "core/expr/plan.hpp"
#include "core/expr/search_text.hpp"
#include "core/expr/signature_types.hpp"
#include "core/expr/utf8.hpp"

#include <fmt/format.h>

namespace muster::expr {

namespace {

using Arguments = std::span<const Value>;

Value startsWith(Work& work, Arguments a)
{
    if (!work.charge(1 + a[1].size() / 16)) return work.failExhausted();
    return Value::boolean(a[0].asString().starts_with(a[1].asString()));
}

Value endsWith(Work& work, Arguments a)
{
    if (!work.charge(1 + a[1].size() / 16)) return work.failExhausted();
    return Value::boolean(a[0].asString().ends_with(a[1].asString()));
}

Value contains(Work& work, Arguments a)
{
    if (!chargeSearch(work, a[0].asString(), a[1].asString())) return work.failExhausted();
    return Value::boolean(a[0].asString().find(a[1].asString()) != std::string_view::npos);
}

Value matches(Work& work, Arguments a)
{
    // A pattern computed during evaluation is compiled now, which costs far more than a step.
    const std::string_view searched = a[0].asString(), pattern = a[1].asString();
    if (!work.charge(text::Regex::workToRead(pattern))) return work.failExhausted();
    const auto compiled = text::Regex::compile(pattern);
    if (!work.charge(text::Regex::workToBuild(compiled))) return work.failExhausted();
    if (const auto* fault = std::get_if<text::RegexFault>(&compiled)) return work.fail(fault->sentence());
    const auto& regex = std::get<std::shared_ptr<const text::Regex>>(compiled);
    if (!work.charge(regex->workToMatch(searched.size()))) return work.failExhausted();
    return Value::boolean(regex->matches(searched));
}

Value failIndex(Work& work, std::int64_t index) { return work.fail(fmt::format("index out of range: {}", index)); }

// Byte offset of a code point index given by the caller, npos if the text is shorter.
std::size_t byteOffset(std::string_view text, std::int64_t index)
{
    return index < 0 ? std::string_view::npos : offsetOfCodePoint(text, static_cast<std::size_t>(index));
}

Value codePointIndex(std::string_view text, std::size_t offset)
{
    return Value::integer(
        offset == std::string_view::npos ? -1 : static_cast<std::int64_t>(countCodePoints(text.substr(0, offset))));
}

Value charAt(Work& work, Arguments a)
{
    const std::string_view text = a[0].asString();
    if (!work.charge(1 + text.size() / 8)) return work.failExhausted();
    const std::size_t at = byteOffset(text, a[1].asInteger());
    if (at == std::string_view::npos) return failIndex(work, a[1].asInteger());
    if (at == text.size()) return Value::string({});
    return Value::string(text.substr(at, firstCodePoint(text.substr(at)).size));
}

Value indexInText(Work& work, Arguments a)
{
    const std::string_view text = a[0].asString();
    if (!chargeSearch(work, text, a[1].asString())) return work.failExhausted();
    const std::int64_t from = a.size() > 2 ? a[2].asInteger() : 0;
    const std::size_t offset = byteOffset(text, from);
    if (offset == std::string_view::npos) return failIndex(work, from);
    return codePointIndex(text, text.find(a[1].asString(), offset));
}

Value lastIndexInText(Work& work, Arguments a)
{
    const std::string_view text = a[0].asString();
    if (!chargeSearch(work, text, a[1].asString())) return work.failExhausted();
    std::size_t offset = std::string_view::npos;
    if (a.size() > 2) {
        offset = byteOffset(text, a[2].asInteger());
        if (offset == std::string_view::npos) return failIndex(work, a[2].asInteger());
    }
    return codePointIndex(text, text.rfind(a[1].asString(), offset));
}

Value substring(Work& work, Arguments a)
{
    const std::string_view text = a[0].asString();
    if (!work.charge(1 + text.size() / 4)) return work.failExhausted();
    const std::size_t begin = byteOffset(text, a[1].asInteger());
    if (begin == std::string_view::npos) return failIndex(work, a[1].asInteger());
    if (a.size() < 3) return Value::string(text.substr(begin));
    const std::size_t end = byteOffset(text, a[2].asInteger());
    if (end == std::string_view::npos) return failIndex(work, a[2].asInteger());
    if (end < begin)
        return work.fail(
            fmt::format("a substring cannot start at {} and end at {}", a[1].asInteger(), a[2].asInteger()));
    return Value::string(text.substr(begin, end - begin));
}

}  // namespace

void addStrings(Library& library)
{
    using namespace types;
    const Type s = string(), i = integer();
    library.addMember("startsWith", {s, s}, boolean(), startsWith);
    library.addMember("endsWith", {s, s}, boolean(), endsWith);
    library.addMember("contains", {s, s}, boolean(), contains);
    library.addMember("matches", {s, s}, boolean(), matches);
    library.add("matches", {s, s}, boolean(), matches);
    library.addMember("charAt", {s, i}, s, charAt);
    library.addMember("indexOf", {s, s}, i, indexInText);
    library.addMember("indexOf", {s, s, i}, i, indexInText);
    library.addMember("lastIndexOf", {s, s}, i, lastIndexInText);
    library.addMember("lastIndexOf", {s, s, i}, i, lastIndexInText);
    library.addMember("substring", {s, i}, s, substring);
    library.addMember("substring", {s, i, i}, s, substring);
}

}  // namespace muster::expr
