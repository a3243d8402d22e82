#include "editor/findings/rule_text.hpp"

#include "core/game/explanation.hpp"
#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "editor/live_check/game_words.hpp"
#include "editor/look/theme.hpp"
#include "editor/look/words.hpp"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <optional>

namespace muster::editor {

namespace {

class RulePage {
    Q_DECLARE_TR_FUNCTIONS(RulePage)
};
QString escaped(std::string_view text) { return toQString(text).toHtmlEscaped(); }

/// Labels of an explanation for players; how the rule is computed only interests authors of systems.
struct Wording {
    const char* label;
    const char* words;
    bool formula;
};
constexpr std::array wordings{
    Wording{"source", QT_TRANSLATE_NOOP("RulePage", "In the rules"), false},
    Wording{"ruling", QT_TRANSLATE_NOOP("RulePage", "Ruling"), false},
    Wording{"because", QT_TRANSLATE_NOOP("RulePage", "Because"), false},
    Wording{"level", QT_TRANSLATE_NOOP("RulePage", "Level"), false},
    Wording{"applies to", QT_TRANSLATE_NOOP("RulePage", "Applies to"), true},
    Wording{"reads", QT_TRANSLATE_NOOP("RulePage", "Reads"), true},
    Wording{"only when", QT_TRANSLATE_NOOP("RulePage", "Only when"), true},
    Wording{"for each", QT_TRANSLATE_NOOP("RulePage", "For each"), true},
    Wording{"with", QT_TRANSLATE_NOOP("RulePage", "With"), true},
    Wording{"requires", QT_TRANSLATE_NOOP("RulePage", "Requires"), true},
    Wording{"", "", true},
};

std::optional<rules::Explanation> explanationOf(const CheckResult& checkResult, std::string_view rule)
{
    if (const auto* shared = rules::sharedRule(rule)) return rules::explain(*shared);
    if (!checkResult.rulesContext || !checkResult.rulesContext->game) return std::nullopt;
    const auto& game = *checkResult.rulesContext->game;
    const auto found =
        std::find_if(game.rules.begin(), game.rules.end(), [&](const rules::Rule& each) { return each.name == rule; });
    return found == game.rules.end() ? std::nullopt : std::optional(rules::explain(game, *found, spokenLanguage()));
}

QString row(const Wording& wording, std::string_view value)
{
    QString text = wording.formula ? QStringLiteral("<code>%1</code>").arg(escaped(value)) : escaped(value);
    if (std::string_view(wording.label) == "level")
        for (const auto level : {diagnostics::Level::error, diagnostics::Level::warning, diagnostics::Level::info})
            if (value == diagnostics::levelName(level)) text = levelWord(level);
    return QStringLiteral("<tr><td style='padding:2px 12px 2px 0'>%1</td><td style='padding:2px 0'>%2</td></tr>")
        .arg(wording.words[0] ? RulePage::tr(wording.words) : QString(), text);
}

QString written(const rules::Explanation& rule, const QPalette& palette)
{
    const QString quiet = quietColour(palette).name();
    const auto table = [&](bool formula) {
        QString rows;
        for (const auto& wording : wordings)
            for (const auto& line : rule.lines)
                if (line.label == wording.label && wording.formula == formula) rows += row(wording, line.text);
        return rows;
    };
    QString html = QStringLiteral("<p style='margin:8px 0 4px 0'><b>%1</b> <span style='color:%3'>%2</span></p><table "
                                  "cellspacing='0'>%4</table>")
                       .arg(escaped(rule.title), escaped(rule.name), quiet, table(false));
    if (rule.file.empty()) return html;
    const QString written = RulePage::tr("For authors of rules: %1, line %2.")
                                .arg(QFileInfo(toQString(rule.file)).fileName().toHtmlEscaped())
                                .arg(rule.line);
    return html + QStringLiteral("<div style='color:%1; font-size:small'><p style='margin:10px 0 2px 0'>%2</p><table "
                                 "cellspacing='0'>%3</table></div>")
                      .arg(quiet, written, table(true));
}

}  // namespace

std::string titleOfRule(const CheckResult& checkResult, std::string_view rule)
{
    const auto explanation = explanationOf(checkResult, rule);
    return explanation ? explanation->title : std::string(rule);
}

QString pageOfRule(const CheckResult& checkResult, std::string_view rule, const QPalette& palette)
{
    const auto explanation = explanationOf(checkResult, rule);
    return explanation ? written(*explanation, palette) : QString();
}

QString pageOfFinding(const CheckResult& checkResult, const diagnostics::Diagnostic& finding, const QPalette& palette)
{
    QString html = QStringLiteral("<p style='margin:4px 0'><b>%1:</b> %2</p>")
                       .arg(levelWord(finding.level), asSentence(finding.message).toHtmlEscaped());
    if (const auto help = finding.wholeHelp(); !help.empty())
        html += QStringLiteral("<p style='margin:4px 0'>%1</p>").arg(asSentence(help).toHtmlEscaped());
    if (!finding.related.empty()) {
        html += QStringLiteral("<ul style='margin:4px 0'>");
        for (const auto& related : finding.related) html += QStringLiteral("<li>%1</li>").arg(escaped(related.message));
        html += QStringLiteral("</ul>");
    }
    return html + QStringLiteral("<hr/>") + pageOfRule(checkResult, finding.rule, palette);
}

}  // namespace muster::editor
