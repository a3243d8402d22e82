// First, because it has a function by the name of a macro of Qt.
#include "core/check/check.hpp"

#include "editor/findings/finding_report.hpp"

#include "core/game/game.hpp"
#include "core/library/rules_context.hpp"
#include "editor/look/words.hpp"

#include <QFileInfo>
#include <QStringList>
#include <QSysInfo>

#include <algorithm>

namespace muster::editor {

namespace {

// A forum takes no more; the trace of a rule about a large army can be very long.
constexpr qsizetype maxTraceLength = 8000;

QString placeOf(const diagnostics::Place& place, const Snapshot& text)
{
    QString words = toQString(text.place.filename().string());
    if (place.line > 0) words += QStringLiteral(":%1:%2").arg(place.line).arg(place.column);
    return place.pointer.empty() ? words : words + QStringLiteral(" (%1)").arg(toQString(place.pointer));
}

QString gameOf(const CheckResult& checkResult)
{
    const auto* rulesContext = checkResult.rulesContext.get();
    if (!rulesContext || !rulesContext->game) return {};
    const auto& game = *rulesContext->game;
    QStringList words{QStringLiteral("%1 %2").arg(toQString(game.name), toQString(game.version)).trimmed()};
    const auto& army = checkResult.army;
    if (!army.systemVersion.empty() && army.systemVersion != game.version)
        words << QStringLiteral("the file was made with %1").arg(toQString(army.systemVersion));
    if (!army.listName.empty()) words << QStringLiteral("list %1").arg(toQString(army.listName));
    if (!army.house.empty()) words << QStringLiteral("house rules %1").arg(toQString(army.house));
    return words.join(QStringLiteral(", "));
}

struct TracedFinding {
    std::string message, help;  ///< in the language of the rule's file
    QString trace;              ///< how the rule came to this finding, else how it was evaluated at all
};

TracedFinding traced(const diagnostics::Diagnostic& finding, const Snapshot& text, rules::Library& library)
{
    rules::Trace trace;
    trace.rule = finding.rule;
    // Under the name of the file alone: folders of the user are nobody's business.
    const auto named =
        std::make_shared<const text::Source>(text.place.filename().string(), std::string(text.source->bytes()));
    rules::check({named, text.place, text.kind}, library, &trace);
    const auto own = std::find_if(trace.findings.begin(), trace.findings.end(), [&](const auto& one) {
        return one.message == finding.message && one.at == finding.place.pointer;
    });
    TracedFinding made{finding.message, finding.wholeHelp(), {}};
    if (own != trace.findings.end()) made.message = own->originalMessage, made.help = own->originalHelp;
    made.trace = toQString(own == trace.findings.end() || own->text.empty() ? trace.text() : own->text).trimmed();
    if (made.trace.size() > maxTraceLength) made.trace = made.trace.left(maxTraceLength) + QStringLiteral("\n...");
    return made;
}

}  // namespace

QString reportOf(const diagnostics::Diagnostic& finding, const CheckResult& checkResult, const Snapshot& text,
                 rules::Library& library, const QString& program)
{
    // English for those who maintain the rules, whatever the window's language.
    const auto [message, help, trace] = traced(finding, text, library);
    QStringList lines;
    const auto add = [&](const char* label, const QString& value) {
        if (!value.isEmpty()) lines << QStringLiteral("%1: %2").arg(QLatin1String(label), value);
    };
    add("finding", toQString(message));
    add("rule",
        QStringLiteral("%1 (%2)").arg(toQString(finding.rule), toQString(diagnostics::levelName(finding.level))));
    add("place", placeOf(finding.place, text));
    add("line", toQString(finding.sourceLine).trimmed());
    add("help", toQString(help));
    for (const auto& related : finding.related)
        add("related", toQString(related.message) + QStringLiteral(", ") + toQString(related.place.pointer));
    add("game", gameOf(checkResult));
    if (checkResult.rulesContext && checkResult.rulesContext->game)
        add("rules in", QFileInfo(toQString(checkResult.rulesContext->game->file)).fileName());
    add("program",
        QStringLiteral("%1, Qt %2, %3").arg(program, QLatin1String(qVersion()), QSysInfo::prettyProductName()));
    if (!trace.isEmpty()) lines << QString() << QStringLiteral("trace:") << trace;
    return lines.join(u'\n') + u'\n';
}

}  // namespace muster::editor
