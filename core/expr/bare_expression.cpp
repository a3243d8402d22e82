#include "core/expr/bare_expression.hpp"

#include "core/expr/template_text.hpp"

#include <algorithm>

namespace muster::expr {

namespace {

bool isNameStart(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool isNamePart(char c) { return isNameStart(c) || (c >= '0' && c <= '9'); }

std::size_t endOfName(std::string_view text, std::size_t at)
{
    if (at >= text.size() || !isNameStart(text[at])) return at;
    while (at < text.size() && isNamePart(text[at])) ++at;
    return at;
}

bool hasField(const std::optional<Type>& type, std::string_view field)
{
    if (!type || type->kind() != Type::Kind::record) return false;
    const auto& fields = type->fields();
    return std::any_of(fields.begin(), fields.end(), [&](const Type::Field& known) { return known.name == field; });
}

/// The end of a path that goes on with fields and indices, as in tables.weapons[self.weapon].label.
std::size_t endOfPath(std::string_view text, std::size_t at)
{
    while (at < text.size()) {
        if (text[at] == '.') {
            const auto end = endOfName(text, at + 1);
            if (end == at + 1) return at;
            at = end;
        } else if (text[at] == '[') {
            const auto close = text.find_first_of("[]", at + 1);
            if (close == std::string_view::npos || text[close] == '[') return at;
            at = close + 1;
        } else {
            return at;
        }
    }
    return at;
}

std::string bareIn(std::string_view words, const Environment& environment)
{
    for (auto dot = words.find('.'); dot != std::string_view::npos; dot = words.find('.', dot + 1)) {
        const auto end = endOfName(words, dot + 1);
        if (end == dot + 1) continue;
        auto begin = dot;
        while (begin > 0 && isNamePart(words[begin - 1])) --begin;
        if (begin == dot || (begin > 0 && words[begin - 1] == '.')) continue;
        if (hasField(environment.typeOf(words.substr(begin, dot - begin)), words.substr(dot + 1, end - dot - 1)))
            return std::string(words.substr(begin, endOfPath(words, end) - begin));
    }
    return {};
}

}  // namespace

std::string bareExpression(std::string_view source, const Environment& environment)
{
    if (source.find('.') == std::string_view::npos) return {};
    const auto parts = partsOfTemplate(source);
    if (!parts) return {};
    for (const auto& part : *parts)
        if (auto found = part.isExpression ? std::string() : bareIn(part.text, environment); !found.empty())
            return found;
    return {};
}

}  // namespace muster::expr
