#include "core/game/rule_translations.hpp"

#include "core/game/expression_faults.hpp"
#include "core/game/phrases.hpp"
#include "core/game/simple_types.hpp"

#include <algorithm>
#include <mutex>
#include <optional>

namespace muster::rules {

using text::Node;

namespace {

/// Rules may share a text, and each compiles its translations again.
constexpr std::size_t maxTranslatedBytes = 4'000'000;
constexpr std::size_t maxFaults = 1'000;

/// The words of a file and its system in one language, read when they are first needed.
class Words {
public:
    Words(Node file, Node system, std::string_view language) : m_file(file), m_system(system), m_language(language) {}

    std::string of(std::string_view text)
    {
        std::call_once(m_once, [this] {
            m_phrases.add(m_file, m_language);
            if (m_system != m_file) m_phrases.add(m_system, m_language);
        });
        return m_phrases.ofValue(text);
    }

private:
    Node m_file, m_system;
    std::string m_language;
    std::once_flag m_once;
    Phrases m_phrases;
};

expr::Function translatedFunction(Node file, Node system, std::string_view language)
{
    const auto words = std::make_shared<Words>(file, system, language);
    const auto body = [words](const expr::Function::Call& call) {
        const auto text = call.arguments[0].asString();
        call.meter.left -= std::min<std::uint64_t>(call.meter.left, text.size());
        return expr::Value::string(call.arena.copy(words->of(text)));
    };
    return {"translated", {textType}, textType, false, body, "The word in the language of the translation."};
}

}  // namespace

RuleTranslations::RuleTranslations(Node file, Node system, std::string faultRule)
    // Translations belong to no recording: tests evaluate the original texts.
    : m_faultRule(std::move(faultRule)), m_budget(std::make_shared<expr::CompileBudget>()),
      m_bytesLeft(maxTranslatedBytes)
{
    if (file["rules"].size() == 0 || !file["translations"].isObject()) return;
    for (const Node language : file["translations"]) {
        Language made{std::string(language.key()), {}, translatedFunction(file, system, language.key())};
        for (const Node phrase : language)
            if (phrase.isString()) made.texts.try_emplace(phrase.key(), phrase);
        m_languages.push_back(std::move(made));
    }
}

void RuleTranslations::translate(Rule& rule, expr::Environment environment, expr::Environment ofContributions,
                                 std::vector<text::Fault>& faults)
{
    if (m_languages.empty()) return;
    environment.share(m_budget);
    ofContributions.share(m_budget);
    for (const Language& language : m_languages) {
        const auto isTranslated = [&](Node text) { return language.texts.contains(text.string()); };
        const auto texts = findingTextsOf(rule.node);
        if (std::none_of(texts.begin(), texts.end(), isTranslated)) continue;
        auto names = environment, namesOfContributions = ofContributions;
        names.add(language.translated);
        namesOfContributions.add(language.translated);
        const auto of = [&](Node text, const expr::Environment& visible) {
            const auto found = text.isString() ? language.texts.find(text.string()) : language.texts.end();
            return found == language.texts.end() ? std::nullopt : compiled(found->second, visible, faults);
        };
        rule.translations.insert_or_assign(language.code,
                                           RuleTexts{of(rule.node["message"], names), of(rule.node["help"], names),
                                                     of(rule.node["fileHelp"], names),
                                                     of(rule.node["contributes"]["message"], namesOfContributions)});
    }
}

bool RuleTranslations::mayCompile(Node translation, std::vector<text::Fault>& faults)
{
    const auto size = translation.string().size();
    if (m_isFull) return false;
    m_isFull = size > m_bytesLeft;
    if (m_isFull) {
        faults.push_back(
            {m_faultRule,
             "the translations of rules are too long in all; from here on, findings have the original texts",
             "shorten them, or let fewer rules share a long text", translation.range(), true});
        return false;
    }
    m_bytesLeft -= size;
    return true;
}

std::optional<expr::Template> RuleTranslations::compiled(Node translation, const expr::Environment& environment,
                                                         std::vector<text::Fault>& faults)
{
    if (!mayCompile(translation, faults)) return std::nullopt;
    std::vector<text::Fault> found;
    ExpressionCompiler compiler(found);
    auto sentence = compiler.sentence(translation, environment);
    for (auto& fault : found) {
        if (m_reported.size() >= maxFaults || !m_reported.emplace(fault.range.begin, fault.message).second) continue;
        fault.rule = m_faultRule;
        fault.isWarning = true;
        faults.push_back(std::move(fault));
    }
    return compiler.failed() ? std::nullopt : std::move(sentence);
}

}  // namespace muster::rules
