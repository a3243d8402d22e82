#include "core/command_line/described.hpp"

#include <string_view>

namespace muster::command_line {

std::optional<std::vector<std::string>> wordsToComplete(int argc, char** argv)
{
    if (argc < 2 || argv[1] != std::string_view("--complete")) return std::nullopt;
    return std::vector<std::string>(argv + 2, argv + argc);
}

std::optional<std::string> requestedManual(const CLI::App& program, const ManualExtras& extras, int argc, char** argv)
{
    if (argc < 2 || argc > 3 || argv[1] != std::string_view("--manual")) return std::nullopt;
    const std::string_view date = argc == 3 ? argv[2] : "";
    if (date.find_first_not_of("0123456789-") != date.npos) return std::nullopt;
    return manualPage(program, extras, date);
}

}  // namespace muster::command_line
