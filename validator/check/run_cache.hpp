#pragma once

#include "validator/cache/result_cache.hpp"
#include "validator/check/check_options.hpp"
#include "validator/session.hpp"

#include <memory>

namespace muster::validator {

/// The cache for a run with these options; null if results cannot or should not be cached.
std::unique_ptr<ResultCache> cacheFor(const CheckOptions& options, Session& session);

/// The findings of a subject: those of an earlier check if nothing has changed since, otherwise checked now and kept.
diagnostics::Diagnostics cachedFindings(ResultCache& cache, rules::Subject subject, rules::Library& library);

}  // namespace muster::validator
