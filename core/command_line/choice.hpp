#pragma once

#include <CLI/CLI.hpp>

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace muster::command_line {

/// Accepts only these words; the message about any other one suggests a similar word, or names them all.
CLI::Validator choice(std::vector<std::string> words);

/// Makes an option take one of the words and store its value.
template <class Value>
CLI::Option* chooseFrom(CLI::Option* option, std::map<std::string, Value> values)
{
    std::vector<std::string> words;
    for (const auto& [word, value] : values) words.push_back(word);
    // The transformation added last sees the word first.
    return option->transform(CLI::CheckedTransformer(std::move(values)).description(""))
        ->transform(choice(std::move(words)));
}

}  // namespace muster::command_line
