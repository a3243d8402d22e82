#include "editor/translations/language.hpp"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace muster::editor {

QStringList knownLanguages() { return {QStringLiteral("en"), QStringLiteral("de")}; }

QString languageFor(const QStringList& wanted)
{
    // Not QTranslator's own search: it skips English, for which there is no file, and takes the reader's second choice.
    const QStringList known = knownLanguages();
    for (const auto& tag : wanted) {
        const QString code = tag.section(u'-', 0, 0).section(u'_', 0, 0).toLower();
        if (known.contains(code)) return code;
    }
    return known.front();
}

bool Language::speak(const QString& code)
{
    if (!knownLanguages().contains(code)) return false;
    QCoreApplication::removeTranslator(&m_ofQt);
    QCoreApplication::removeTranslator(&m_ofMuster);
    if (code == knownLanguages().front()) return true;
    if (m_ofQt.load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) QCoreApplication::installTranslator(&m_ofQt);
    return m_ofMuster.load(QStringLiteral(":/translations/muster_") + code) && QCoreApplication::installTranslator(&m_ofMuster);
}

}  // namespace muster::editor
