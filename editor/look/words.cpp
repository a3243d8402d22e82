#include "editor/look/words.hpp"

#include <QCoreApplication>
#include <QStringList>

namespace muster::editor {

QString toQString(std::string_view utf8) { return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())); }

std::string utf8(const QString& text) { return text.toStdString(); }

QString shownPath(const std::filesystem::path& path) { return QString::fromStdString(path.string()); }

std::filesystem::path pathOf(const QString& text) { return text.toStdString(); }

bool sortsBefore(const QString& a, const QString& b)
{
    return QString::localeAwareCompare(a.toCaseFolded(), b.toCaseFolded()) < 0;
}

QString programName()
{
    const QString version = QCoreApplication::applicationVersion();
    return version.isEmpty() ? QStringLiteral("Muster") : QStringLiteral("Muster") + u' ' + version;
}

QString nameOf(const Change& change)
{
    const QString pattern = QCoreApplication::translate("Change", change.what.c_str());
    // Not QString::arg(), which would also replace a "%1" in the user's name.
    QString name;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const bool place = pattern[i] == u'%' && i + 1 < pattern.size() && pattern[i + 1].isDigit();
        const auto word = place ? static_cast<std::size_t>(pattern[i + 1].digitValue()) - 1 : change.words.size();
        if (word < change.words.size()) {
            name += toQString(change.words[word].text);
            ++i;
        } else {
            name += pattern[i];
        }
    }
    return name;
}

QString levelWord(diagnostics::Level level)
{
    switch (level) {
    case diagnostics::Level::error: return QCoreApplication::translate("Findings", "Error");
    case diagnostics::Level::warning: return QCoreApplication::translate("Findings", "Warning");
    default: return QCoreApplication::translate("Findings", "Note");
    }
}

QString asSentence(std::string_view message)
{
    QString words = toQString(message);
    if (!words.isEmpty()) words[0] = words[0].toUpper();
    return words;
}

QString verdictWords(std::size_t errors, std::size_t warnings, std::size_t infos)
{
    QStringList words;
    const auto add = [&](std::size_t count, const QString& one, const QString& many) {
        if (count == 1)
            words << one;
        else if (count > 1)
            words << many.arg(count);
    };
    add(errors, QCoreApplication::translate("Findings", "1 error"),
        QCoreApplication::translate("Findings", "%1 errors"));
    add(warnings, QCoreApplication::translate("Findings", "1 warning"),
        QCoreApplication::translate("Findings", "%1 warnings"));
    add(infos, QCoreApplication::translate("Findings", "1 note"), QCoreApplication::translate("Findings", "%1 notes"));
    return words.isEmpty() ? QCoreApplication::translate("Findings", "No findings") : words.join(QStringLiteral(", "));
}

}  // namespace muster::editor
