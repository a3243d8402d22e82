#pragma once

#include <string>
#include <string_view>

namespace muster::test {

/// An army of the toy system below: `units` are the items of its units array, `more` further members, each followed by
/// a comma.
std::string toyArmy(std::string_view units, std::string_view more = {});

/// A small valid system, `toy`: units with points, a budget of 10. `rules` are further items of its rules array, each
/// preceded by a comma, `more` further members, each followed by a comma.
std::string toySystem(std::string_view rules = {}, std::string_view more = {});

/// A rule of the army or the unit that requires an expression.
std::string ruleThat(std::string_view id, std::string_view scope, std::string_view require, std::string_view more = {});

}  // namespace muster::test
