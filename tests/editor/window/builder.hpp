#pragma once

#include "tests/editor/window/window_fixture.hpp"

#include <nlohmann/json.hpp>

namespace muster::test {

using Json = nlohmann::ordered_json;

/// An army without ids, which users do not type: references become positions of units. The program's own marks are
/// removed, and what the file accepts.
Json asPlayed(const std::string& text);
/// A file of the repository's armylists.
std::string shippedText(const char* file);

/// Renames the current row in place.
void rename(WindowFixture& fixture, const QString& name);
/// Sets the count of the current unit with "+" and "-".
void count(WindowFixture& fixture, int count);
/// Attaches the current leader to the unit whose name starts with that text.
void attach(WindowFixture& fixture, const QString& unit);
/// Writes the notes of the army.
void notes(WindowFixture& fixture, const QString& text);
/// Saves under a name typed into the file dialog; returns the file's contents.
std::string savedAs(WindowFixture& fixture, const QString& name);
/// Undoes every change, compares with the first bytes, and redoes all.
void undoAll(WindowFixture& fixture, const std::string& first);

// Controls of the form, by the key of their value.
void enterNumber(WindowFixture& fixture, const std::string& key, int number);
void choose(WindowFixture& fixture, const std::string& key, const QString& label);
void tick(WindowFixture& fixture, const std::string& key, const QString& label);
void enterText(WindowFixture& fixture, const std::string& key, const QString& text);
QWidget& control(WindowFixture& fixture, const std::string& key);

}  // namespace muster::test
