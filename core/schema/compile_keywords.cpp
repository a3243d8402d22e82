#include "core/schema/compiler.hpp"
#include "core/schema/wording.hpp"
#include "core/text/nearest.hpp"

#include <fmt/format.h>

namespace muster::schema {

using text::Node;

namespace {

constexpr std::size_t maxFaultsKept = 4000;

bool isDraft7(std::string_view uri)
{
    if (uri.ends_with('#')) uri.remove_suffix(1);
    return uri == "http://json-schema.org/draft-07/schema" || uri == "https://json-schema.org/draft-07/schema";
}

}  // namespace

void Compiler::fault(std::string_view rule, text::Range range, std::string message, std::string help)
{
    if (m_faults.size() < maxFaultsKept)
        m_faults.push_back({std::string(rule), std::move(message), std::move(help), range});
}

void Compiler::expected(std::string_view what, const Node& found)
{
    fault("schema/bad-value", found.range(),
          fmt::format("expected {}, found {}", what, shownWithType(Value::of(found))));
}

Compiler::Members Compiler::readMembers(const Node& schema)
{
    Members members;
    for (const Node member : schema) {
        const auto keyword = keywordOf(member.key());
        if (!keyword)
            refuse(member);
        else if (!members[*keyword])
            members.slot(*keyword) = member;
    }
    checkAnnotations(schema, members);
    return members;
}

void Compiler::refuse(const Node& member)
{
    if (member.key().starts_with("x-")) return;
    const std::string_view instead = refusalOf(member.key());
    if (!instead.empty()) {
        return fault("schema/unsupported-keyword", member.keyRange(),
                     fmt::format("the keyword {} is not supported", shownKey(member)), std::string(instead));
    }
    const std::string_view near = text::nearest(keywordNames, member.key());
    fault("schema/unknown-keyword", member.keyRange(), fmt::format("unknown keyword {}", shownKey(member)),
          near.empty() ? "begin keys of your own with \"x-\"" : fmt::format("did you mean \"{}\"?", near));
}

void Compiler::checkAnnotations(const Node& schema, const Members& members)
{
    const Node dialect = members[Keyword::dialect];
    const Node id = members[Keyword::id];
    for (const Node text :
         {members[Keyword::title], members[Keyword::description], members[Keyword::comment], dialect, id}) {
        if (text && !text.isString()) expected("a text", text);
    }
    if (dialect.isString() && !isDraft7(dialect.string())) {
        fault("schema/unsupported-keyword", dialect.range(),
              fmt::format("this is a schema of {}, not of draft 7", shown(Value::of(dialect))),
              "for draft 7, write \"http://json-schema.org/draft-07/schema#\"");
    }
    if (schema == m_root) return;
    for (const Node member : {dialect, id}) {
        if (member) {
            fault("schema/unsupported-keyword", member.keyRange(),
                  fmt::format("{} is only allowed at the root of a schema", shownKey(member)),
                  "remove it; references are JSON pointers from the top of the file");
        }
    }
}

std::uint64_t Compiler::count(const Node& number, std::uint64_t otherwise)
{
    if (!number) return otherwise;
    if (number.isNumber() && isWhole(number)) {
        const Decimal decimal = decimalOf(number.sourceText());
        if (!decimal.negative)
            return number.isInteger() ? number.unsignedInteger()
                                      : static_cast<std::uint64_t>(std::min(number.real(), 1e18));
    }
    expected("a whole number of at least 0", number);
    return otherwise;
}

bool Compiler::flag(const Node& value)
{
    if (value && !value.isBoolean()) expected("true or false", value);
    return value.boolean();
}

std::optional<Bound> Compiler::bound(const Node& number)
{
    if (!number) return std::nullopt;
    if (!number.isNumber()) {
        expected("a number", number);
        return std::nullopt;
    }
    Bound bound{Number::of(number), std::string(number.sourceText())};
    bound.number.text = {};
    return bound;
}

std::optional<Pattern> Compiler::pattern(const Node& value, std::string_view text, text::Range range)
{
    auto compiled = Pattern::compile(text, *m_regexes);
    if (auto* pattern = std::get_if<Pattern>(&compiled)) return std::move(*pattern);
    const auto& problem = std::get<PatternFault>(compiled);
    if (value && problem.offset > 0) range.begin = value.sourceOffset(problem.offset);
    fault("schema/bad-pattern", range,
          fmt::format("the pattern {} cannot be used: {}", cut(text, maxNameBytes), problem.message),
          problem.help.empty() ? "patterns are ECMA 262 regular expressions without look-around and back-references"
                               : problem.help);
    return std::nullopt;
}

std::vector<std::string> Compiler::names(const Node& list)
{
    std::vector<std::string> names;
    if (list && !list.isArray()) expected("a list of keys", list);
    if (!list.isArray()) return names;
    for (const Node name : list) {
        if (name.isString())
            names.emplace_back(name.string());
        else
            expected("a key in quotes", name);
    }
    return names;
}

}  // namespace muster::schema
