#include "core/command_line/choice.hpp"

#include "core/text/nearest.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::command_line {

CLI::Validator choice(std::vector<std::string> words)
{
    const auto description = fmt::format("{{{}}}", fmt::join(words, ","));
    const auto check = [words = std::move(words)](std::string& word) -> std::string {
        if (std::find(words.begin(), words.end(), word) != words.end()) return {};
        const auto near = text::nearest(words, word);
        return near.empty() ? fmt::format("there is no \"{}\"; use one of {}", word, fmt::join(words, ", "))
                            : fmt::format("there is no \"{}\"; did you mean {}?", word, near);
    };
    return CLI::Validator(check, description);
}

}  // namespace muster::command_line
