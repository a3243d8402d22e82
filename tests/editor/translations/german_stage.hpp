#pragma once

#include "editor/translations/language.hpp"
#include "tests/editor/window/stage.hpp"

#include <catch2/catch.hpp>

namespace muster::test {

struct GermanSpoken {
    editor::Language language;
    GermanSpoken() { REQUIRE(language.speak("de")); }
};

/// A window in German, which is spoken before the window is built and until it is gone.
struct GermanStage : GermanSpoken, WindowStage {};

}  // namespace muster::test
