#pragma once

#include <string>
#include <string_view>

namespace muster::test {

/// An army of the toy system below: `units` are the items of its units array, `more` further members with a comma
/// behind each.
std::string toyArmy(std::string_view units, std::string_view more = {});

/// A small sound system, `toy`: units with points, a budget of 10. `rules` are further items of its rules array, each
/// with a comma before it, `more` further members with a comma behind each.
std::string toySystem(std::string_view rules = {}, std::string_view more = {});

/// A rule of the army or the unit that requires an expression.
std::string ruleThat(std::string_view id, std::string_view scope, std::string_view require, std::string_view more = {});

}  // namespace muster::test
