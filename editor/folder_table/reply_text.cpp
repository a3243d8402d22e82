#include "editor/folder_table/reply_text.hpp"

#include "editor/look/words.hpp"

#include <QCoreApplication>
#include <QFileInfo>

namespace muster::editor {

namespace {

class Reply {
    Q_DECLARE_TR_FUNCTIONS(Reply)
public:
    static QString greeting(const FileVerdict& army)
    {
        return army.player.isEmpty() ? tr("Hello,") : tr("Hello %1,").arg(army.player);
    }

    static QString verdict(const FileVerdict& army)
    {
        QStringList facts;
        for (const auto& fact : {army.game, army.list}) {
            if (!fact.isEmpty()) facts << fact;
        }
        if (!army.points.isEmpty()) facts << tr("%1 points", "29 of 30").arg(army.points);
        const QString about =
            facts.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(facts.join(QStringLiteral(", ")));
        const QString name = QStringLiteral("%1%2").arg(army.name, about);
        if (army.errors == 0 && army.warnings == 0) return tr("your army %1 is legal.").arg(name);
        const auto words = verdictWords(army.errors, army.warnings, 0);
        return army.errors == 0 ? tr("your army %1 is legal, with remarks: %2.").arg(name, words)
                                : tr("your army %1 is not legal yet: %2.").arg(name, words);
    }

    static QString line(const diagnostics::Diagnostic& finding)
    {
        QString line = QStringLiteral("- %1: %2").arg(levelWord(finding.level), asSentence(finding.message));
        if (const auto help = finding.wholeHelp(); !help.empty()) line += u' ' + asSentence(help);
        if (finding.place.line > 0) line += u' ' + tr("(line %1)").arg(finding.place.line);
        return line;
    }

    static QString checked(const FileVerdict& army, const QString& program)
    {
        const QString file = QFileInfo(army.path).fileName();
        return army.version.isEmpty()
                   ? tr("Checked: %1, by %2.").arg(file, program)
                   : tr("Checked: %1, by %2 with %3 %4.").arg(file, program, army.game, army.version);
    }
    static QString more(std::size_t count) { return tr("- and %1 more").arg(count); }
};

}  // namespace

QString replyTo(const FileVerdict& army, const QString& program)
{
    QStringList lines{Reply::greeting(army), QString(), Reply::verdict(army)};
    std::size_t listed = 0;
    for (const auto& finding : army.findings) {
        if (finding.level == diagnostics::Level::info) continue;
        if (listed++ == 0) lines << QString();
        lines << Reply::line(finding);
    }
    if (army.errors + army.warnings > listed) lines << Reply::more(army.errors + army.warnings - listed);
    lines << QString() << Reply::checked(army, program);
    return lines.join(u'\n') + u'\n';
}

}  // namespace muster::editor
