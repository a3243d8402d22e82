#pragma once

#include "validator/reporters/reporter.hpp"

#include <limits>
#include <string>
#include <string_view>

namespace muster::validator {

/// A heading with the numbers, then a table of findings for each file that has some. Nothing in a name or a message is
/// Markdown, HTML, a mention or a link.
class MarkdownReporter final : public Reporter {
public:
    void write(const Report& report, std::ostream& out) const override;
};

/// A text as Markdown that shows it as it is, on one line.
std::string markdownText(std::string_view text);

/// The same report in at most that many bytes; says how many findings it leaves out.
std::string markdownOf(const Report& report, std::size_t longest = std::numeric_limits<std::size_t>::max());

}  // namespace muster::validator
