#pragma once

#include <QLocale>
#include <QStringList>
#include <QTranslator>

namespace muster::editor {

/// The languages of the editor, as codes for --language; the first is that of the sources.
QStringList knownLanguages();

/// The best match for a user's languages, in order of preference ("de-AT"); English if none is available.
QString languageFor(const QStringList& wanted);

/// Translates the user interface; must outlive the windows.
class Language {
public:
    Language() = default;
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    /// Sets the language of texts made from now on (one of knownLanguages()), including Qt's own texts if its
    /// translation is installed. False if it is unknown.
    bool speak(const QString& code);

private:
    QTranslator m_ofMuster, m_ofQt;
};

}  // namespace muster::editor
