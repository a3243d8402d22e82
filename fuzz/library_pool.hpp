#pragma once

#include "core/check/check.hpp"

#include <memory>

namespace muster::fuzz {

/// The ids of the shipped systems.
std::span<const std::string_view> systemIds();

/// A library of the shipped games that is replaced from time to time, because it remembers every name that it was
/// asked for.
rules::Library& shippedLibrary();

/// A text to check as if it stood at that path, with everything that a check can do.
rules::Subject subjectOf(std::string_view text, const std::string& path, files::FileKind kind);

/// Findings have a rule, a message and places inside the text; the fixes of those that have one can be applied.
void requireSound(const diagnostics::Diagnostics& findings, const rules::Subject& subject);

}  // namespace muster::fuzz
