#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace muster::validator {

/// The first lines of a text that fit into that many rows of a terminal, and a last one with the number of those left
/// out. Escape sequences take no place; a line that is wider than the terminal takes several rows.
std::string fittedTo(std::string_view text, std::size_t rows, std::size_t columns);

/// Standard output as a display that stays still: a terminal shows one text at its top, which is written only when it
/// differs from the one before. Anything else receives every new text below the former one.
class Screen {
public:
    /// Shows a text, and a line below it that says what happens next. The terminal's settings stay as they are, so that
    /// the program may be ended at any time.
    void show(const std::string& text, std::string_view next);

private:
    std::string m_shown;
    bool m_isFirst = true;
};

}  // namespace muster::validator
