#pragma once

#include "core/text/document.hpp"

#include <string>
#include <string_view>

namespace muster::validator {

/// The names of a system that begins as a copy of another one.
struct SystemNames {
    std::string like;  ///< the id of the other one
    std::string id, name, version;
};

/// The text of a system with other names; its layout stays. What it accepts and expects is about its own rules then.
std::string systemCopy(const text::Document& system, const SystemNames& names);

/// The text of a list of the other system as one of the new system, with the same id.
std::string listCopy(const text::Document& list, const SystemNames& names);

}  // namespace muster::validator
