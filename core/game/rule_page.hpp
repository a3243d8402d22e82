#pragma once

#include "core/game/shared_rules.hpp"

#include <string>
#include <string_view>

namespace muster::rules {

/// The project's page, without a slash at its end; pages about rules are below docs/rules/ there.
extern const std::string_view homepage;

/// The address of the page about the rules of a system that comes with the program.
std::string pageOfSystem(std::string_view system);

/// The address of the section about a rule, named without its system, on the page about the rules of its system.
std::string pageOfRule(std::string_view pageOfSystem, std::string_view rule);

/// The address of the section about a rule that all systems share.
std::string pageOf(const SharedRule& rule);

}  // namespace muster::rules
