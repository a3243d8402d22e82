#include "editor/translations/language.hpp"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace muster::editor {

namespace {

// Qt's German translation leaves this key untranslated between "Umschalt" and "Strg". Key names use Qt's context, in
// which our translation has precedence.
[[maybe_unused]] constexpr const char* keys[] = {QT_TRANSLATE_NOOP("QShortcut", "Return")};

}  // namespace

QStringList knownLanguages() { return {QStringLiteral("en"), QStringLiteral("de")}; }

QString languageFor(const QStringList& wanted)
{
    // Not QTranslator's own search: for a user who prefers English it would load the second choice, because the English
    // file is nearly empty.
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
    const bool isOfTheSources = code == knownLanguages().front();
    if (!isOfTheSources &&
        m_ofQt.load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_ofQt);
    // The English file contains the plural forms.
    return m_ofMuster.load(QStringLiteral(":/translations/muster_") + code) &&
           QCoreApplication::installTranslator(&m_ofMuster);
}

}  // namespace muster::editor
