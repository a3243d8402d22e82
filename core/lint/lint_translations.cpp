#include "core/lint/lint.hpp"

#include "core/expr/template_text.hpp"
#include "core/game/rule_texts.hpp"
#include "core/text/nearest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

/// Searching for the nearest text is expensive, so only a few findings suggest one.
constexpr std::size_t maxTextsCompared = 2'000, maxSuggestions = 20;

/// The texts of a file that users may see, and the words that its expressions can return.
class Texts {
public:
    explicit Texts(Node file)
    {
        for (const Node part : file)
            if (part.key() != "translations") gather(part);
    }

    bool contains(std::string_view text) const { return m_texts.contains(text); }

    std::string_view nearest(std::string_view text)
    {
        if (m_suggestions++ >= maxSuggestions || m_inOrder.size() > maxTextsCompared) return {};
        return text::nearest(m_inOrder, text);
    }

private:
    void gather(Node part)
    {
        std::vector<Node> waiting{part};
        while (!waiting.empty()) {
            const Node next = waiting.back();
            waiting.pop_back();
            if (next.isString()) add(next.string());
            for (const Node inner : next) waiting.push_back(inner);
        }
    }

    void note(std::string_view text)
    {
        if (m_texts.insert(text).second) m_inOrder.push_back(text);
    }

    void add(std::string_view text)
    {
        note(text);
        // 'no training' in an expression is a text that users may see.
        for (std::size_t at = text.find_first_of("'\""); at != std::string_view::npos;) {
            const auto end = text.find(text[at], at + 1);
            if (end == std::string_view::npos) return;
            note(text.substr(at + 1, end - at - 1));
            at = text.find_first_of("'\"", end + 1);
        }
    }

    std::unordered_set<std::string_view> m_texts;
    std::vector<std::string_view> m_inOrder;
    std::size_t m_suggestions = 0;
};

/// The placeholders that a translation has and its original lacks: they have no value.
std::vector<std::string> strangers(std::string_view from, std::string_view to)
{
    const auto own = expr::partsOfTemplate(from), other = expr::partsOfTemplate(to);
    std::vector<std::string> found;
    const auto isSentence =
        own && std::any_of(own->begin(), own->end(), [](const auto& part) { return part.isExpression; });
    if (!isSentence) return found;  // then braces are literal
    if (!other) return {std::string(to)};
    for (const auto& part : *other) {
        const auto isSame = [&](const auto& each) { return each.isExpression && each.text == part.text; };
        if (part.isExpression && std::none_of(own->begin(), own->end(), isSame)) found.push_back("{" + part.text + "}");
    }
    return found;
}

/// The expression of a sentence that its translation leaves out; empty if there is none.
std::string leftOut(std::string_view from, std::string_view to)
{
    const auto own = expr::partsOfTemplate(from), other = expr::partsOfTemplate(to);
    if (!own || !other) return {};
    for (const auto& part : *own) {
        const auto isSame = [&](const auto& each) { return each.isExpression && each.text == part.text; };
        if (part.isExpression && std::none_of(other->begin(), other->end(), isSame)) return "{" + part.text + "}";
    }
    return {};
}

}  // namespace

void lintTranslations(const CheckContext& context, const char* rule)
{
    const Node translations = context.root()["translations"];
    if (translations.size() == 0 || !isAsked(context, rule, Level::warning)) return;
    Texts texts(context.root());
    // These were compiled with their rules, and may read whatever a rule may.
    std::unordered_set<std::string_view> ofFindings;
    for (const Node each : context.root()["rules"])
        for (const Node text : findingTextsOf(each)) ofFindings.insert(text.string());
    for (const Node language : translations)
        for (const Node phrase : language) {
            if (!texts.contains(phrase.key())) {
                const auto near = texts.nearest(phrase.key());
                context.findings.addAtKey(
                    rule, Level::warning, phrase, "this text is not in the file, so its translation is never shown",
                    near.empty() ? "copy the text exactly from the file, or remove the translation"
                                 : fmt::format("did you mean \"{}\"?", near));
            } else if (ofFindings.contains(phrase.key())) {
                continue;
            } else if (const auto strange = strangers(phrase.key(), phrase.string()); !strange.empty()) {
                context.findings.add(rule, Level::warning, phrase,
                                     fmt::format("the translation contains {}, and its text does not", strange.front()),
                                     "copy the expressions in braces unchanged");
            } else if (const auto missing = leftOut(phrase.key(), phrase.string()); !missing.empty()) {
                context.findings.add(rule, Level::warning, phrase,
                                     fmt::format("the translation leaves out {}, which its text has", missing),
                                     "copy the expressions in braces unchanged");
            }
        }
}

}  // namespace muster::rules
