#include "printer/job/schema_words.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace muster::printer {

namespace {

using namespace std::string_view_literals;

constexpr auto missingKey = "missing key \""sv;
constexpr auto unknownKey = "unknown key "sv;
constexpr auto expected = "expected "sv;

/// JSON's names of types, which players do not use.
constexpr std::array<std::pair<std::string_view, const char*>, 7> types{{
    {"integer", wording::marked("a whole number")},
    {"number", wording::marked("a number")},
    {"string", wording::marked("a text")},
    {"boolean", wording::marked("yes or no")},
    {"array", wording::marked("a list")},
    {"object", wording::marked("several values")},
    {"null", wording::marked("nothing")},
}};

bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }

/// The last key of a pointer that is no index: "size" of "/units/0/size/2".
std::string_view keyOf(std::string_view pointer)
{
    while (!pointer.empty()) {
        const auto slash = pointer.rfind('/');
        const auto part = pointer.substr(slash == pointer.npos ? 0 : slash + 1);
        if (!part.empty() && !std::all_of(part.begin(), part.end(), isDigit)) return part;
        pointer = slash == pointer.npos ? std::string_view() : pointer.substr(0, slash);
    }
    return {};
}

/// Replaces the name of a type at the start of a text.
std::string withoutType(std::string_view text, bool keepsNoun, const wording::Wording& wording)
{
    for (const auto& [type, words] : types) {
        if (!text.starts_with(type)) continue;
        const auto rest = text.substr(type.size());
        if (!rest.empty() && rest.front() != ' ') continue;
        const auto noun = wording.say(words);
        if (keepsNoun) return noun + std::string(rest);
        return rest.empty() ? noun : std::string(rest.substr(1));
    }
    return std::string(text);
}

}  // namespace

std::string labelOfKey(std::string_view key)
{
    std::string label;
    for (const char letter : key) {
        const auto code = static_cast<unsigned char>(letter);
        if (std::isupper(code) != 0 && !label.empty()) label += ' ';
        label += static_cast<char>(label.empty() ? std::toupper(code) : std::tolower(code));
    }
    return label;
}

std::string labelOfMissing(const diagnostics::Diagnostic& finding)
{
    const std::string_view text = finding.message;
    if (!diagnostics::isSchema(finding.kind) || !text.starts_with(missingKey)) return {};
    const auto key = text.substr(missingKey.size(), text.find('"', missingKey.size()) - missingKey.size());
    const auto title = text.find(" (");
    if (title == text.npos || !text.ends_with(')')) return labelOfKey(key);
    return std::string(text.substr(title + 2, text.size() - title - 3));
}

std::string schemaWords(const diagnostics::Diagnostic& finding, const wording::Wording& wording)
{
    const std::string_view text = finding.message;
    if (text.starts_with(unknownKey))
        return wording.say("The file says {key}, which this game does not know.",
                           {{"key", text.substr(unknownKey.size())}});
    const auto label = labelOfKey(keyOf(finding.place.pointer));
    const auto found = text.find(", found ");
    if (text.starts_with(expected) && found != text.npos && !label.empty()) {
        const auto wanted = text.substr(expected.size(), found - expected.size());
        return wording.say("{label} should be {wanted}, not {found}.",
                           {{"label", label},
                            {"wanted", withoutType(wanted, true, wording)},
                            {"found", withoutType(text.substr(found + 8), false, wording)}});
    }
    return (label.empty() ? std::string() : label + ": ") + std::string(text) + ".";
}

}  // namespace muster::printer
