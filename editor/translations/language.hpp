#pragma once

#include <QLocale>
#include <QStringList>
#include <QTranslator>

namespace muster::editor {

/// The languages the editor is written in, as the codes that --language takes; the first is that of the sources.
QStringList knownLanguages();

/// The one of them that somebody who reads these wants, best first ("de-AT"); English where none is known.
QString languageFor(const QStringList& wanted);

/// Translates the windows of this program; it must live as long as they do.
class Language {
public:
    Language() = default;
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    /// All text made from now on is in this language (one of knownLanguages()); Qt's own words too, where its
    /// translation is installed. False when it is not known.
    bool speak(const QString& code);

private:
    QTranslator m_ofMuster, m_ofQt;
};

}  // namespace muster::editor
