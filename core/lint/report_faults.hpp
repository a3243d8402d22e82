#pragma once

#include "core/library/check_context.hpp"

#include <vector>

namespace muster::rules {

/// Reports what a system or house rules file has wrong beyond its form. One mistake, such as a removed key, affects
/// every place that reads it: the finding is at the first place and names the others.
void reportFaults(const CheckContext& context, std::vector<text::Fault> faults);

}  // namespace muster::rules
