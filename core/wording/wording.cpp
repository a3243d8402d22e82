#include "core/wording/wording.hpp"

#include "core/text/document.hpp"
#include "core/wording/catalogues.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <vector>

namespace muster::wording {

Wording::Wording(std::string_view language, std::string_view json) : m_language(language)
{
    if (json.empty()) return;
    const auto document =
        text::Document::parse(std::make_shared<const text::Source>(m_language + ".json", std::string(json))).document;
    if (!document) return;  // a test reads every catalogue
    m_decimal = document->root()["decimal"].string();
    for (const text::Node each : document->root()["texts"]) m_texts.emplace(each.key(), each.string());
}

const Wording& Wording::english()
{
    static const Wording wording("en", {});
    return wording;
}

const Wording& Wording::in(std::string_view language)
{
    static const std::vector<Wording> all = [] {
        std::vector<Wording> made;
        for (const auto& catalogue : catalogues()) made.push_back(Wording(catalogue.language, catalogue.json));
        return made;
    }();
    const auto own = language.substr(0, language.find_first_of("-_"));
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.m_language == own; });
    return found == all.end() ? english() : *found;
}

std::string_view Wording::pattern(std::string_view text) const
{
    const auto found = m_texts.find(text);
    return found == m_texts.end() ? text : std::string_view(found->second);
}

std::string Wording::number(double value, int digits) const
{
    auto text = fmt::format("{:.{}g}", value, digits);
    if (const auto point = text.find('.'); point != std::string::npos) text.replace(point, 1, m_decimal);
    return text;
}

std::string Wording::filled(std::string_view pattern, std::span<const Named> values) const
{
    std::string made;
    while (!pattern.empty()) {
        const auto open = pattern.find('{');
        made += pattern.substr(0, open);
        if (open == std::string_view::npos) break;
        pattern.remove_prefix(open);
        const auto close = pattern.find('}');
        const auto name = close == std::string_view::npos ? std::string_view() : pattern.substr(1, close - 1);
        const auto value = std::find_if(values.begin(), values.end(), [&](const auto& v) { return v.name == name; });
        if (value == values.end()) {
            made += '{';
            pattern.remove_prefix(1);
            continue;
        }
        made += value->isNumber ? number(value->number) : value->text;
        pattern.remove_prefix(close + 1);
    }
    return made;
}

std::string Wording::say(std::string_view text, std::initializer_list<Named> values) const
{
    return filled(pattern(text), values);
}

std::string Wording::sayCounted(std::uint64_t count, std::string_view one, std::string_view several,
                                std::initializer_list<Named> values) const
{
    std::vector<Named> all(values);
    all.emplace_back("count", count);
    return filled(pattern(count == 1 ? one : several), all);
}

}  // namespace muster::wording
