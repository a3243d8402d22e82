#pragma once

#include "editor/translations/language.hpp"
#include "tests/editor/window/window_fixture.hpp"

#include <catch2/catch.hpp>

namespace muster::test {

struct GermanLanguage {
    editor::Language language;
    GermanLanguage() { REQUIRE(language.speak("de")); }
};

/// A German window; the language is set before the window is built and until it is destroyed.
struct GermanFixture : GermanLanguage, WindowFixture {};

}  // namespace muster::test
