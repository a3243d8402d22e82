#include "core/game/rule_translations.hpp"

#include "core/game/expression_faults.hpp"

#include <optional>

namespace muster::rules {

using text::Node;

namespace {

/// Rules may share a text, and each compiles its translations again.
constexpr std::size_t maxTranslatedBytes = 4'000'000;
constexpr std::size_t maxFaults = 1'000;

}  // namespace

RuleTranslations::RuleTranslations(Node file, std::string faultRule)
    // Translations belong to no recording: tests evaluate the original texts.
    : m_faultRule(std::move(faultRule)), m_budget(std::make_shared<expr::CompileBudget>()),
      m_bytesLeft(maxTranslatedBytes)
{
    if (file["rules"].size() == 0 || !file["translations"].isObject()) return;
    for (const Node language : file["translations"]) {
        Texts texts;
        for (const Node phrase : language)
            if (phrase.isString()) texts.try_emplace(phrase.key(), phrase);
        m_languages.emplace_back(language.key(), std::move(texts));
    }
}

void RuleTranslations::translate(Rule& rule, expr::Environment environment, expr::Environment ofContributions,
                                 std::vector<text::Fault>& faults)
{
    if (m_languages.empty()) return;
    environment.share(m_budget);
    ofContributions.share(m_budget);
    for (const auto& language : m_languages) {
        const Texts& known = language.second;
        const auto of = [&](Node text, const expr::Environment& names) {
            const auto found = text.isString() ? known.find(text.string()) : known.end();
            return found == known.end() ? std::nullopt : compiled(found->second, names, faults);
        };
        RuleTexts made{of(rule.node["message"], environment), of(rule.node["help"], environment),
                       of(rule.node["fileHelp"], environment),
                       of(rule.node["contributes"]["message"], ofContributions)};
        if (made.message || made.help || made.fileHelp || made.contribution)
            rule.translations.insert_or_assign(language.first, std::move(made));
    }
}

bool RuleTranslations::mayCompile(Node translation, std::vector<text::Fault>& faults)
{
    const auto size = translation.string().size();
    if (size <= m_bytesLeft) {
        m_bytesLeft -= size;
        return true;
    }
    if (m_bytesLeft > 0)
        faults.push_back({m_faultRule,
                          "the translations of rules are too long in all; from here on, findings have the "
                          "original texts",
                          "shorten them, or let fewer rules share a long text", translation.range(), true});
    m_bytesLeft = 0;
    return false;
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
