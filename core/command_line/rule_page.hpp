#pragma once

#include <string>
#include <string_view>

namespace muster::command_line {

/// The project's page, without a slash at its end; pages about rules are below docs/rules/ there.
extern const std::string_view homepage;

/// The address of the page about a rule, by its full name; `systemFile` is the file of its system. Only rules that all
/// systems share and those of systems that come with the program have pages; empty for others.
std::string rulePage(std::string_view rule, const std::string& systemFile);

}  // namespace muster::command_line
