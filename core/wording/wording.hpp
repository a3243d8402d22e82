#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <string_view>

namespace muster::wording {

/// The value of a name in braces; numbers get the decimal sign of the language.
struct Named {
    std::string_view name;
    std::string text;
    double number = 0;
    bool isNumber = false;

    Named(std::string_view of, std::string value) : name(of), text(std::move(value)) {}
    Named(std::string_view of, std::string_view value) : name(of), text(value) {}
    Named(std::string_view of, const char* value) : name(of), text(value) {}
    Named(std::string_view of, std::integral auto value) : name(of), text(std::to_string(value)) {}
    Named(std::string_view of, double value) : name(of), number(value), isNumber(true) {}
};

/// A text that is said later. The test of the catalogues finds texts by this name and by the methods of Wording, so
/// they must be literals.
constexpr const char* marked(const char* text) { return text; }

/// What the program itself says on sheets and maps and about rules, in one language. Texts are written in English
/// where they are used, with names in braces: "Page {page} of {pages}". Their translations are in the file of the
/// language beside this one; a text without one stays English.
class Wording {
public:
    /// In the language with that code, such as "de" or "de-AT"; in English if there is no catalogue for it.
    static const Wording& in(std::string_view language);
    static const Wording& english();

    /// The text with its values in place of the names.
    std::string say(std::string_view text, std::initializer_list<Named> values = {}) const;
    /// One of two texts: for one thing, or for another number of them, which is {count}.
    std::string sayCounted(std::uint64_t count, std::string_view one, std::string_view several,
                           std::initializer_list<Named> values = {}) const;
    /// The text with its names, which are filled elsewhere.
    std::string_view pattern(std::string_view text) const;
    /// At most that many significant digits, with the decimal sign of the language.
    std::string number(double value, int digits = 6) const;
    /// The code of the language: "en", "de".
    const std::string& language() const { return m_language; }

private:
    Wording(std::string_view language, std::string_view json);
    std::string filled(std::string_view pattern, std::span<const Named> values) const;

    std::string m_language;
    std::string m_decimal = ".";
    std::map<std::string, std::string, std::less<>> m_texts;
};

}  // namespace muster::wording
