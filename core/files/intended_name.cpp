#include "core/files/intended_name.hpp"

#include "core/files/kind.hpp"
#include "core/text/nearest.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

namespace muster::files {

namespace {

constexpr std::string_view jsonSuffix = ".json";

std::string lower(std::string_view text)
{
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return result;
}

bool endsWith(std::string_view name, std::string_view suffix) { return lower(name).ends_with(suffix); }

/// Without what file managers and browsers add: a second suffix, and the number of a copy, as in "x.army (1).json".
std::string withoutAdditions(std::string name)
{
    for (const std::string_view suffix : {".json.txt", ".json.json"})
        if (endsWith(name, suffix)) name.resize(name.size() - suffix.size() + jsonSuffix.size());
    if (!endsWith(name, ").json")) return name;
    const auto close = name.size() - jsonSuffix.size() - 1;
    const auto open = name.rfind('(', close);
    if (open == name.npos || open + 1 == close || name.find_first_not_of("0123456789", open + 1) != close) return name;
    const auto begin = open > 0 && name[open - 1] == ' ' ? open - 1 : open;
    const auto number = name.substr(begin, close + 1 - begin);
    name.erase(begin, number.size());
    // The number belongs to the file's own name.
    const auto dot = name.rfind('.', name.size() - jsonSuffix.size() - 1);
    if (dot != name.npos && dot > 0) name.insert(dot, number);
    return name;
}

/// The name of the kind that a word is a slip of the pen for: a letter missing, doubled or added, or two swapped.
/// Another letter makes another word, such as "lint".
std::string_view kindMeant(const std::string& word)
{
    std::vector<std::string_view> kinds;
    for (const FileKind kind : allKinds())
        if (kind != FileKind::config) kinds.push_back(kindName(kind));
    const auto near = text::nearest(kinds, word);
    const auto sorted = [](std::string_view text) {
        std::string letters(text);
        std::sort(letters.begin(), letters.end());
        return letters;
    };
    const bool isOneLonger = word.size() == near.size() + 1 || word.size() + 1 == near.size();
    return isOneLonger || sorted(word) == sorted(near) ? near : std::string_view();
}

}  // namespace

std::optional<std::string> intendedName(const std::filesystem::path& path)
{
    const auto written = path.filename().string();
    if (kindOf(path)) return std::nullopt;
    const auto name = withoutAdditions(written);
    if (!endsWith(name, jsonSuffix) || name.front() == '.') return std::nullopt;
    if (const auto lowered = lower(name);
        kindOf(lowered) == FileKind::config && lowered.find('.') == lowered.rfind('.'))
        return lowered;
    const auto dot = name.rfind('.', name.size() - jsonSuffix.size() - 1);
    if (dot == name.npos || dot == 0) return std::nullopt;
    const auto stem = name.substr(0, dot);
    const auto right = stem + lower(name.substr(dot));
    if (kindOf(right)) return right == written ? std::nullopt : std::optional(right);
    const auto word = lower(name.substr(dot + 1, name.size() - jsonSuffix.size() - dot - 1));
    const auto kind = kindMeant(word);
    if (kind.empty()) return std::nullopt;
    return stem + "." + std::string(kind) + std::string(jsonSuffix);
}

}  // namespace muster::files
