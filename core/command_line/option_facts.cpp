#include "core/command_line/option_facts.hpp"

#include <CLI/CLI.hpp>

namespace muster::command_line {

bool isRepeatable(const CLI::Option& option)
{
    return option.get_expected_max() == CLI::detail::expected_max_vector_size;
}

std::vector<std::string> choicesOf(const CLI::Option& option)
{
    // The parser keeps the words only in the description of its check: {one,other}.
    const std::string type = option.get_type_name();
    const auto begin = type.find('{');
    const auto end = type.find('}', begin);
    if (begin == type.npos || end == type.npos) return {};
    return CLI::detail::split(type.substr(begin + 1, end - begin - 1), ',');
}

}  // namespace muster::command_line
