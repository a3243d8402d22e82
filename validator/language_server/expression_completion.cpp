#include "validator/language_server/expression_completion.hpp"

#include "core/game/game.hpp"
#include "core/game/game_types.hpp"
#include "core/inspection/completions.hpp"

#include <algorithm>
#include <array>

namespace muster::language_server {

using files::FileKind;
using rules::Scope;

namespace {

constexpr int fieldItem = 5, functionItem = 3;

/// Keys whose texts are expressions, and those whose texts contain expressions in braces.
constexpr std::array expressionKeys{"when", "each", "require", "value", "times"};
constexpr std::array templateKeys{"message", "help", "fileHelp", "at", "limit", "label", "path"};
/// Objects whose members are all expressions.
constexpr std::array expressionObjects{"let", "levelIf"};

template <std::size_t n>
bool has(const std::array<const char*, n>& keys, std::string_view key)
{
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

/// The part of a text with expressions in braces that belongs to the expression at its end; nothing outside of braces.
std::optional<std::string_view> afterBrace(std::string_view text)
{
    std::optional<std::size_t> begin;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!begin && text.substr(i).starts_with("{{"))
            ++i;
        else if (!begin && text[i] == '{')
            begin = i + 1;
        else if (begin && text[i] == '}')
            begin.reset();
    }
    return begin ? std::optional(text.substr(*begin)) : std::nullopt;
}

/// The expression at the end of what is typed; nothing if the place is in none.
std::optional<std::string_view> beginningIn(const PartialPlace& place)
{
    const auto& path = place.path;
    if (!place.isInString || path.size() < 2) return std::nullopt;
    const auto& key = path.back();
    const auto& above = path[path.size() - 2];
    const bool isDerived = path.size() == 3 && path[0] == "derived";
    if (isDerived || has(expressionKeys, key) || has(expressionObjects, above)) return place.typed;
    return has(templateKeys, key) ? afterBrace(place.typed) : std::nullopt;
}

std::optional<Scope> scopeOf(const PartialPlace& place)
{
    const auto& path = place.path;
    if (path[0] == "rules") {
        const auto scope = place.member("scope");
        return scope.empty() ? Scope::army : rules::scopeFromName(scope);
    }
    if (path[0] == "derived" || path[0] == "cost") return rules::scopeFromName(path[1]);
    if (path[0] == "statistics") return Scope::army;
    return std::nullopt;
}

/// The names that an expression at that place can read.
std::optional<expr::Environment> environmentAt(const PartialPlace& place, const rules::Game& game)
{
    const auto scope = scopeOf(place);
    if (!scope) return std::nullopt;
    auto environment = game.environment(*scope);
    const bool isEach = place.path.back() == "each";
    if (const auto each = place.member("each"); !each.empty() && !isEach) {
        const auto compiled = expr::Program::compile(each, environment);
        const auto* program = std::get_if<expr::Program>(&compiled);
        environment.declare("item", program ? rules::itemType(program->type()) : expr::Type());
        environment.declare("index", expr::Type::simple(expr::Type::Kind::integer));
    }
    if (place.path[0] == "rules")
        if (const auto* rule = game.rule(place.member("id")))
            for (const auto& let : rule->lets) environment.declare(let.name, let.program.type());
    return environment;
}

}  // namespace

std::optional<Json> expressionCompletion(const RequestContext& context, const CompletionContext& known,
                                         const PartialPlace& place, std::uint32_t offset)
{
    if (known.kind() != FileKind::system && known.kind() != FileKind::house) return std::nullopt;
    const auto beginning = beginningIn(place);
    if (!beginning || !known.game()) return std::nullopt;
    const auto environment = environmentAt(place, *known.game());
    if (!environment) return std::nullopt;
    const auto suggestions = rules::suggestionsFor(*beginning, *environment);
    // A name has no escapes, so its bytes are those of the text.
    const auto typed = static_cast<std::uint32_t>(beginning->size() - suggestions.begin);
    const auto range = context.positions().json(text::Range{offset - typed, offset});
    Json items = Json::array();
    for (const auto& each : suggestions.names) {
        Json item = {{"label", each.name}, {"kind", each.isFunction ? functionItem : fieldItem}};
        if (!each.type.empty()) item["detail"] = each.type;
        if (!each.meaning.empty()) item["documentation"] = each.meaning;
        item["textEdit"] = {{"range", range}, {"newText", each.name}};
        items.push_back(std::move(item));
    }
    return Json{{"isIncomplete", false}, {"items", std::move(items)}};
}

}  // namespace muster::language_server
