#include "core/game/phrases.hpp"

#include "core/game/rule_texts.hpp"

#include <algorithm>
#include <optional>
#include <unordered_set>

namespace muster::rules {

using expr::TemplatePart;

namespace {

/// Each is compared with every line of a sum.
constexpr std::size_t maxSentences = 500;

bool hasExpression(const std::vector<TemplatePart>& parts)
{
    return std::any_of(parts.begin(), parts.end(), [](const auto& part) { return part.isExpression; });
}

bool hasWords(const std::vector<TemplatePart>& parts)
{
    return std::any_of(parts.begin(), parts.end(), [](const auto& part) { return !part.isExpression; });
}

/// The texts in place of a sentence's expressions, in their order; nothing if the text does not match the sentence.
std::optional<std::vector<std::string_view>> valuesIn(std::string_view text, const std::vector<TemplatePart>& parts)
{
    std::vector<std::string_view> values;
    std::size_t at = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto& words = parts[i].text;
        if (parts[i].isExpression) {
            if (i > 0 && parts[i - 1].isExpression) return std::nullopt;  // ambiguous: no text separates the two values
            if (i + 1 == parts.size()) values.push_back(text.substr(at)), at = text.size();
            continue;
        }
        const bool isLast = i + 1 == parts.size();
        if (isLast && (text.size() < at + words.size() || !text.ends_with(words))) return std::nullopt;
        const std::size_t found = isLast ? text.size() - words.size() : text.find(words, at);
        if (found == std::string_view::npos || (i == 0 && found != 0)) return std::nullopt;
        if (i > 0) values.push_back(text.substr(at, found - at));
        at = found + words.size();
    }
    return at == text.size() ? std::optional(std::move(values)) : std::nullopt;
}

}  // namespace

void Phrases::add(text::Node file, std::string_view language)
{
    // Rules render these themselves; as patterns they would only match the labels of others.
    std::unordered_set<std::string_view> ofFindings;
    for (const text::Node rule : file["rules"])
        for (const text::Node text : findingTextsOf(rule)) ofFindings.insert(text.string());
    for (const text::Node phrase : file["translations"][language]) {
        if (!phrase.isString()) continue;
        auto from = expr::partsOfTemplate(phrase.key()), to = expr::partsOfTemplate(phrase.string());
        const bool isSentence = from && hasExpression(*from);
        if (ofFindings.contains(phrase.key()) && (isSentence || (to && hasExpression(*to)))) continue;
        if (isSentence) {
            if (to && hasWords(*from) && m_sentences.size() < maxSentences)
                m_sentences.push_back({std::move(*from), std::move(*to)});
        } else {
            m_texts.try_emplace(std::string(phrase.key()), phrase.string());
        }
    }
}

std::string Phrases::of(std::string_view text) const
{
    const auto found = m_texts.find(std::string(text));
    return found == m_texts.end() ? std::string(text) : found->second;
}

std::string Phrases::ofSentence(std::string_view text) const
{
    if (const auto found = m_texts.find(std::string(text)); found != m_texts.end()) return found->second;
    for (const auto& sentence : m_sentences)
        if (const auto values = valuesIn(text, sentence.from)) return rendered(sentence, *values);
    return std::string(text);
}

std::string Phrases::rendered(const Sentence& sentence, const std::vector<std::string_view>& values) const
{
    std::string text;
    for (const auto& part : sentence.to) {
        if (!part.isExpression) {
            text += part.text;
            continue;
        }
        std::size_t nth = 0;
        for (const auto& own : sentence.from) {
            if (!own.isExpression) continue;
            if (own.text == part.text && nth < values.size()) {
                text += ofValue(values[nth]);
                break;
            }
            ++nth;
        }
    }
    return text;
}

const std::string* Phrases::named(std::string_view name) const
{
    std::string word(name);
    auto found = m_texts.find(word);
    if (found == m_texts.end() && !word.empty() && word.front() >= 'a' && word.front() <= 'z') {
        word.front() = static_cast<char>(word.front() - 'a' + 'A');
        found = m_texts.find(word);
    }
    return found == m_texts.end() ? nullptr : &found->second;
}

std::string Phrases::ofValue(std::string_view text) const
{
    if (const auto* whole = named(text)) return *whole;  // which may contain commas
    std::string made;
    while (true) {
        const auto comma = text.find(", ");
        const auto part = text.substr(0, comma);
        auto name = part;
        const auto* found = named(name);
        for (const char* behind : {" +", " ("}) {
            if (found) break;
            name = part.substr(0, part.find(behind));
            found = named(name);
        }
        if (found) made += *found;
        made += part.substr(found ? name.size() : 0);
        if (comma == std::string_view::npos) return made;
        made += ", ";
        text.remove_prefix(comma + 2);
    }
}

}  // namespace muster::rules
