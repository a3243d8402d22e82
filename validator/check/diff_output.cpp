#include "validator/check/diff_output.hpp"

#include "validator/terminal.hpp"

#include <algorithm>
#include <cstdlib>
#include <unistd.h>

namespace muster::validator {

namespace {

constexpr std::string_view bold = "\x1b[1m", red = "\x1b[31m", green = "\x1b[32m", cyan = "\x1b[36m", plain = "\x1b[0m";

std::string_view colourOf(std::string_view line)
{
    if (line.starts_with("---") || line.starts_with("+++")) return bold;
    if (line.starts_with('-')) return red;
    if (line.starts_with('+')) return green;
    return line.starts_with("@@") ? cyan : std::string_view();
}

bool isInterpreted()
{
    const char* server = std::getenv("CI");
    return ::isatty(STDOUT_FILENO) == 1 || (server && *server != '\0');
}

}  // namespace

std::string shownDiff(std::string_view diff, bool colour)
{
    if (!isInterpreted()) return std::string(diff);
    std::string shown;
    while (!diff.empty()) {
        const auto line = diff.substr(0, diff.find('\n'));
        diff.remove_prefix(std::min(diff.size(), line.size() + 1));
        const auto style = colour ? colourOf(line) : std::string_view();
        shown.append(style).append(forTerminal(line)).append(style.empty() ? "" : plain).append("\n");
    }
    return shown;
}

}  // namespace muster::validator
