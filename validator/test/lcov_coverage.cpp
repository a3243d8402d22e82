#include "validator/reporters/report_path.hpp"
#include "validator/terminal.hpp"
#include "validator/test/coverage_report.hpp"

#include <fmt/format.h>

#include <map>
#include <ostream>

namespace muster::validator {

namespace {

/// The lines and branches of one file, in the terms of lcov.
class LcovFile {
public:
    void add(const rules::CoveredExpression& expression)
    {
        ++m_block;
        unsigned branch = 0;
        for (const auto& part : expression.parts) {
            const auto line = expression.position(part.begin).line;
            m_lines[line] = m_lines[line] || part.wasEvaluated;
            if (!part.isCondition) continue;
            for (const bool seen : {part.wasTrue, part.wasFalse}) {
                const auto taken = !part.wasEvaluated ? "-" : seen ? "1" : "0";
                m_branches += fmt::format("BRDA:{},{},{},{}\n", line, m_block, branch++, taken);
                ++m_found;
                m_hit += seen ? 1 : 0;
            }
        }
    }

    void write(std::ostream& out) const
    {
        out << m_branches << fmt::format("BRF:{}\nBRH:{}\n", m_found, m_hit);
        std::size_t hit = 0;
        for (const auto& [line, wasEvaluated] : m_lines) {
            out << fmt::format("DA:{},{}\n", line, wasEvaluated ? 1 : 0);
            hit += wasEvaluated ? 1 : 0;
        }
        out << fmt::format("LF:{}\nLH:{}\n", m_lines.size(), hit);
    }

private:
    std::map<std::uint32_t, bool> m_lines;  ///< by number, whether anything in it was evaluated
    std::string m_branches;
    std::size_t m_block = 0, m_found = 0, m_hit = 0;
};

}  // namespace

void writeCoverageAsLcov(const rules::Coverage& coverage, std::ostream& out)
{
    for (const auto& file : coverage.files) {
        LcovFile lcov;
        for (const auto& item : file.items)
            for (const auto& expression : item.expressions) lcov.add(expression);
        out << "TN:muster test\nSF:" << forTerminal(reportPath(file.name), LineFeeds::shown) << '\n';
        lcov.write(out);
        out << "end_of_record\n";
    }
}

}  // namespace muster::validator
