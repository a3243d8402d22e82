#include "editor/translations/language.hpp"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace muster::editor {

namespace {

// Qt's own German leaves this key as it is, between "Umschalt" and "Strg". Keys are named in Qt's context, where ours
// is asked first.
[[maybe_unused]] constexpr const char* keys[] = {QT_TRANSLATE_NOOP("QShortcut", "Return")};

}  // namespace

QStringList knownLanguages() { return {QStringLiteral("en"), QStringLiteral("de")}; }

QString languageFor(const QStringList& wanted)
{
    // Not QTranslator's own search: it would take the reader's second choice where the first is English, whose file
    // says next to nothing.
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
    // That of the sources says how words stand with the number one.
    return m_ofMuster.load(QStringLiteral(":/translations/muster_") + code) &&
           QCoreApplication::installTranslator(&m_ofMuster);
}

}  // namespace muster::editor
