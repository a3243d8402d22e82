#include "validator/reporters/concise.hpp"

#include "core/command_line/finding_line.hpp"

namespace muster::validator {

void ConciseReporter::write(const Report& report, std::ostream& out) const
{
    for (const auto& one : report.reported()) out << command_line::findingLine(one.diagnostic) << '\n';
}

}  // namespace muster::validator
