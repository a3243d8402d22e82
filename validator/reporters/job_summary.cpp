#include "validator/reporters/job_summary.hpp"

#include "core/files/descriptor.hpp"
#include "core/files/write_all.hpp"
#include "validator/reporters/markdown.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>

namespace muster::validator {

std::string appendJobSummary(const Report& report)
{
    /// GitHub refuses the whole summary of a step beyond one mebibyte.
    constexpr std::size_t longest = 1'000'000;
    const char* file = std::getenv("GITHUB_STEP_SUMMARY");
    if (!file || *file == '\0') return {};
    files::Descriptor summary(::open(file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0666));
    if (summary.isOpen() && files::writeAll(summary.number(), markdownOf(report, longest)) && summary.close())
        return {};
    return fmt::format("cannot write the job summary {}: {}; see $GITHUB_STEP_SUMMARY", file, std::strerror(errno));
}

}  // namespace muster::validator
