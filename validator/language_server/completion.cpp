#include "core/text/edit.hpp"
#include "validator/language_server/completion_context.hpp"
#include "validator/language_server/expression_completion.hpp"
#include "validator/language_server/request_context.hpp"
#include "validator/language_server/schema_places.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::language_server {

using text::Node;
using What = PartialPlace::What;

namespace {

constexpr int propertyItem = 10, valueItem = 12, snippetFormat = 2;
constexpr std::size_t maxItems = 2000;

/// The texts to begin a value of that type with, as a snippet.
std::string beginningOf(std::span<const Node> schemas)
{
    const Node type = keywordOf(schemas, "type");
    const auto name = type.isArray() ? type.at(0u).string() : type.string();
    if (name == "string") return "\"$1\"";
    if (name == "array") return "[$1]";
    if (name == "object") return "{ $1 }";
    return "$1";
}

class Items {
public:
    Items(const RequestContext& context, const PartialPlace& place) : m_context(context), m_place(place) {}

    void addKey(std::string_view key, std::span<const Node> schemas, bool isRequired)
    {
        const auto& present = m_place.around.back()->members;
        if (present.contains(key) && !(m_place.isInString && key == m_place.typed)) return;
        std::string text = text::quoted(key);
        Json item = {{"label", key}, {"kind", propertyItem}};
        if (const auto title = keywordOf(schemas, "title").string(); !title.empty()) item["detail"] = title;
        if (const auto description = keywordOf(schemas, "description").string(); !description.empty())
            item["documentation"] = description;
        item["sortText"] = fmt::format("{}{}", isRequired ? '0' : '1', key);
        item["filterText"] = text;
        if (!m_place.hasColon) {
            const bool isSnippet = m_context.client->hasSnippets;
            text += ": ";
            if (isSnippet) {
                text = escaped(text) + beginningOf(schemas);
                item["insertTextFormat"] = snippetFormat;
            }
        }
        add(std::move(item), text);
    }

    void addValue(const Proposal& proposal)
    {
        const auto text = proposal.isText ? text::quoted(proposal.value) : proposal.value;
        Json item = {{"label", proposal.value}, {"kind", valueItem}};
        if (!proposal.detail.empty()) item["detail"] = proposal.detail;
        if (!proposal.description.empty()) item["documentation"] = proposal.description;
        // Clients sort by letters; the proposals have an order of their own.
        item["sortText"] = fmt::format("{}{:05}", proposal.isPossible ? '0' : '1', m_list.size());
        item["filterText"] = text;
        add(std::move(item), text);
    }

    Json take() { return {{"isIncomplete", m_list.size() >= maxItems}, {"items", std::move(m_list)}}; }

private:
    static std::string escaped(std::string_view text)
    {
        std::string snippet;
        for (const char c : text) {
            if (c == '$' || c == '}' || c == '\\') snippet += '\\';
            snippet += c;
        }
        return snippet;
    }

    void add(Json item, const std::string& text)
    {
        if (m_list.size() >= maxItems) return;
        item["textEdit"] = {{"range", m_context.positions().json(m_place.token)}, {"newText", text}};
        m_list.push_back(std::move(item));
    }

    const RequestContext& m_context;
    const PartialPlace& m_place;
    Json m_list = Json::array();
};

void addKeys(const CompletionContext& known, const PartialPlace& place, Items& items)
{
    const auto schemas = schemasAt(schemaOf(known.kind(), known.game()), place.path);
    std::vector<std::string_view> required, done;
    for (const Node schema : schemas)
        for (const Node name : schema["required"]) required.push_back(name.string());
    const auto has = [](const auto& list, std::string_view name) {
        return std::find(list.begin(), list.end(), name) != list.end();
    };
    for (const Node schema : schemas)
        for (const Node property : schema["properties"]) {
            if (has(done, property.key())) continue;
            done.push_back(property.key());
            auto path = place.path;
            path.emplace_back(property.key());
            items.addKey(property.key(), schemasAt(schemaOf(known.kind(), known.game()), path),
                         has(required, property.key()));
        }
    for (const auto& name : known.keyNames(place)) items.addKey(name, {}, false);
}

}  // namespace

Answer completion(const RequestContext& context)
{
    const auto offset = offsetOf(context);
    if (const auto* error = std::get_if<RequestError>(&offset)) return *error;
    const auto at = std::get<std::uint32_t>(offset);
    const auto place = placeIn(context.snapshot->text(), at);
    Items items(context, place);
    if (place.around.empty() || place.what == What::nothing) return items.take();
    const CompletionContext known(context, place);
    if (place.what == What::key) {
        addKeys(known, place, items);
        return items.take();
    }
    if (auto names = expressionCompletion(context, known, place, at)) return *std::move(names);
    const auto& present = place.around.back()->texts;
    for (const auto& proposal : known.proposals(place)) {
        // Most arrays name each thing once.
        const bool isPresent = !place.around.back()->isObject &&
                               std::find(present.begin(), present.end(), proposal.value) != present.end();
        if (!isPresent && (proposal.isText || !place.isInString)) items.addValue(proposal);
    }
    return items.take();
}

}  // namespace muster::language_server
