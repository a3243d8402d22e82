#include "tests/validator/armies.hpp"

#include <fmt/format.h>

namespace muster::test {

std::string toyArmy(std::string_view units, std::string_view more)
{
    return fmt::format(R"({{ "format": 1, "system": "toy", {} "name": "Toys", "units": [{}] }})", more, units);
}

std::string toySystem(std::string_view rules, std::string_view more)
{
    return fmt::format(R"({{
  "format": 1, "id": "toy", "version": "1.0.0", "name": "Toy", "lists": "none", {}
  "budget": {{ "label": "points", "default": 10 }},
  "unit": {{ "type": "object", "properties": {{ "points": {{ "type": "integer", "title": "Points", "minimum": 1 }} }},)"
                       R"( "required": ["points"] }},
  "cost": {{ "unit": {{ "times": {{ "label": "bases", "value": "self.count" }}, "each": [{{ "label": "points", )"
                       R"("value": "self.points" }}] }} }},
  "rules": [{{ "id": "points-total", "level": "error", "scope": "army", "at": "/units", "require": "self.cost <= )"
                       R"(self.budget",
               "message": "The army costs {{self.cost}} points; at most {{self.budget}} are allowed.",
               "help": "Remove units worth {{self.cost - self.budget}} points." }}{}]
}})",
                       more, rules);
}

std::string ruleThat(std::string_view id, std::string_view scope, std::string_view require, std::string_view more)
{
    return fmt::format(
        R"(, {{ "id": "{}", "level": "error", "scope": "{}", "require": "{}", {} "message": "It does not hold.{{''}}",
            "help": "Change it." }})",
        id, scope, require, more);
}

}  // namespace muster::test
