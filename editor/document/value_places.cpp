#include "editor/document/value_places.hpp"

#include "core/text/pointer.hpp"

namespace muster::editor {

using text::Draft;

std::vector<std::string> tokensOf(std::string_view pointer)
{
    std::vector<std::string> tokens;
    while (pointer.starts_with('/')) {
        pointer.remove_prefix(1);
        const auto token = pointer.substr(0, pointer.find('/'));
        tokens.push_back(text::tokenName(token));
        pointer.remove_prefix(token.size());
    }
    return tokens;
}

std::string parentOf(std::string_view pointer) { return std::string(pointer.substr(0, pointer.rfind('/'))); }

bool makeWay(Draft& draft, std::string_view element, const std::vector<std::string>& tokens, text::KeyOrder order)
{
    std::string at(element);
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
        std::string next = at;
        text::appendToken(next, tokens[i]);
        if (!draft.has(next) && !draft.setMember(at, tokens[i], "{}", i == 0 ? order : text::KeyOrder())) return false;
        at = std::move(next);
    }
    return true;
}

bool writeValue(Draft& draft, std::string_view element, std::string_view key, std::string_view json,
                text::KeyOrder order)
{
    const auto tokens = tokensOf(key);
    if (tokens.empty() || !makeWay(draft, element, tokens, order)) return false;
    const std::string place = std::string(element) + std::string(key);
    if (draft.has(place)) return draft.replace(place, json);
    return draft.setMember(parentOf(place), tokens.back(), json, tokens.size() == 1 ? order : text::KeyOrder());
}

bool eraseValue(Draft& draft, const text::Document& document, std::string_view element, std::string_view key)
{
    std::string place = std::string(element) + std::string(key);
    if (key.empty() || !draft.remove(place)) return false;
    for (place = parentOf(place); place.size() > element.size() && draft.sizeOf(place) == 0 &&
                                  document.root().at(std::string_view(place)).isObject();
         place = parentOf(place))
        draft.remove(place);
    return true;
}

}  // namespace muster::editor
