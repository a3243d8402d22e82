#pragma once

#include <string>

namespace muster::validator {

/// The version of this program with the identity of its build, so that two builds of one version differ.
std::string programIdentity();

}  // namespace muster::validator
