#include "validator/test/coverage_report.hpp"

#include <array>
#include <ostream>

namespace muster::validator {

namespace {

struct CoverageFormat {
    std::string_view name;
    void (*write)(const rules::Coverage& coverage, std::ostream& out);
};

constexpr std::array coverageForms{CoverageFormat{"text", writeCoverageAsText},
                                   CoverageFormat{"json", writeCoverageAsJson},
                                   CoverageFormat{"lcov", writeCoverageAsLcov}};

}  // namespace

std::vector<std::string> coverageFormats()
{
    std::vector<std::string> names;
    for (const auto& form : coverageForms) names.emplace_back(form.name);
    return names;
}

void writeCoverage(const rules::Coverage& coverage, std::string_view format, std::ostream& out)
{
    for (const auto& form : coverageForms)
        if (form.name == format) form.write(coverage, out);
}

}  // namespace muster::validator
