#include "validator/test/run_pattern.hpp"

#include "validator/exit_code.hpp"

#include <fmt/format.h>

namespace muster::validator {

std::optional<std::shared_ptr<const text::Regex>> runPattern(const std::string& pattern, Session& session)
{
    if (pattern.empty()) return std::shared_ptr<const text::Regex>();
    auto compiled = text::Regex::compile(pattern);
    if (const auto* fault = std::get_if<text::RegexFault>(&compiled)) {
        session.fail(ExitCode::usage, fmt::format("--run {}: {}", pattern, fault->sentence()));
        return std::nullopt;
    }
    return std::get<std::shared_ptr<const text::Regex>>(std::move(compiled));
}

}  // namespace muster::validator
