#pragma once

#include "tests/editor/window/window_fixture.hpp"

#include <nlohmann/json.hpp>

namespace muster::test {

using Json = nlohmann::ordered_json;

/// An army as its players see it: ids, which nobody types, give way to the places of the units that they name, and so
/// do the marks of the program.
Json asPlayed(const std::string& text);
/// A file of the repository's armylists.
std::string shippedText(const char* file);

/// Renames the current row in its place.
void rename(WindowFixture& fixture, const QString& name);
/// Brings the count of the current unit there by "+" and "-".
void count(WindowFixture& fixture, int count);
/// Attaches the current leader to the unit whose name begins so.
void attach(WindowFixture& fixture, const QString& unit);
/// Writes the notes of the army.
void notes(WindowFixture& fixture, const QString& text);
/// Saves under a name that is typed into the file dialog; what the file holds then.
std::string savedAs(WindowFixture& fixture, const QString& name);
/// Takes every change back, sees the first bytes again, and does all of it once more.
void undoAll(WindowFixture& fixture, const std::string& first);

// Controls of the form, by the key of their value.
void enterNumber(WindowFixture& fixture, const std::string& key, int number);
void choose(WindowFixture& fixture, const std::string& key, const QString& label);
void tick(WindowFixture& fixture, const std::string& key, const QString& label);
void enterText(WindowFixture& fixture, const std::string& key, const QString& text);
QWidget& control(WindowFixture& fixture, const std::string& key);

}  // namespace muster::test
