#pragma once

#include "core/inspection/inspection.hpp"
#include "validator/session.hpp"

#include <memory>
#include <string>

namespace muster::validator {

/// Opens a file to evaluate expressions on; null after an error message if that is not possible. A note says if the
/// file has errors, because values may be missing then.
std::shared_ptr<const rules::Inspection> inspectedFile(const std::string& path, Session& session);

}  // namespace muster::validator
