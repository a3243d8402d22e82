#include "editor/translations/language.hpp"

#include <catch2/catch.hpp>

#include <QCoreApplication>
#include <QKeySequence>

using namespace muster::editor;

namespace {

std::string word(const char* context, const char* source, int number = -1)
{
    return QCoreApplication::translate(context, source, nullptr, number).toStdString();
}

}  // namespace

TEST_CASE("the language is the first that the reader wants and the editor knows")
{
    CHECK(languageFor({"de-AT", "en"}) == "de");
    CHECK(languageFor({"de_CH"}) == "de");
    CHECK(languageFor({"fr-FR", "de-DE", "en-GB"}) == "de");
    // The English file is nearly empty, but must still take precedence over German here.
    CHECK(languageFor({"en-GB", "de-DE"}) == "en");
    CHECK(languageFor({"fr", "den", ""}) == "en");
    CHECK(languageFor({}) == "en");
}

TEST_CASE("a language is spoken as long as its translations live")
{
    {
        Language language;
        CHECK(word("Findings", "No findings") == "No findings");
        REQUIRE(language.speak("de"));
        CHECK(word("Findings", "No findings") == "Keine Befunde");
        CHECK(word("muster::editor::FindBar", "%n replaced", 1) == "1 Stelle ersetzt");
        CHECK(word("muster::editor::FindBar", "%n replaced", 3) == "3 Stellen ersetzt");
        // Qt's own texts come from Qt's translation.
        CHECK(word("QPlatformTheme", "Cancel") == "Abbrechen");
        REQUIRE(language.speak("en"));
        CHECK(word("Findings", "No findings") == "No findings");
        CHECK_FALSE(language.speak("fr"));
        REQUIRE(language.speak("de"));
    }
    CHECK(word("Findings", "No findings") == "No findings");
    CHECK(word("QPlatformTheme", "Cancel") == "Cancel");
}

TEST_CASE("keys are named in one language")
{
    const auto named = [](QKeyCombination keys) {
        return QKeySequence(keys).toString(QKeySequence::NativeText).toStdString();
    };
    Language language;
    REQUIRE(language.speak("de"));
    CHECK(named(Qt::ALT | Qt::Key_Return) == "Alt+Eingabe");
    CHECK(named(Qt::SHIFT | Qt::Key_F8) == "Umschalt+F8");
    REQUIRE(language.speak("en"));
    CHECK(named(Qt::ALT | Qt::Key_Return) == "Alt+Return");
}

TEST_CASE("every language that is known can be spoken")
{
    Language language;
    for (const auto& code : knownLanguages()) CHECK(language.speak(code));
}
