#include "validator/reporters/checkstyle.hpp"
#include "validator/reporters/concise.hpp"
#include "validator/reporters/github.hpp"
#include "validator/reporters/gitlab.hpp"
#include "validator/reporters/json.hpp"
#include "validator/reporters/jsonl.hpp"
#include "validator/reporters/junit.hpp"
#include "validator/reporters/markdown.hpp"
#include "validator/reporters/rdjson.hpp"
#include "validator/reporters/reporter.hpp"
#include "validator/reporters/sarif.hpp"
#include "validator/reporters/tap.hpp"
#include "validator/reporters/text.hpp"

#include <array>

namespace muster::validator {

namespace {

template <class Made>
std::unique_ptr<Reporter> make(bool)
{
    return std::make_unique<Made>();
}

std::unique_ptr<Reporter> makeText(bool colour) { return std::make_unique<TextReporter>(colour); }

constexpr std::array formats{
    Format{"text", "for people, with the line and a caret", makeText, false, false, false, true},
    Format{"concise", "for editors: one line for each finding", make<ConciseReporter>, false, false, false, true},
    Format{"json", "for scripts: one object", make<JsonReporter>},
    Format{"jsonl", "for scripts: an object on each line", make<JsonlReporter>},
    Format{"sarif", "SARIF 2.1.0, for code scanning", make<SarifReporter>, true, true},
    Format{"github", "the text, annotations and job summary of GitHub Actions", make<GithubReporter>, true, false, true,
           true},
    Format{"gitlab", "GitLab code quality", make<GitlabReporter>},
    Format{"junit", "JUnit XML, for test reports", make<JunitReporter>},
    Format{"checkstyle", "Checkstyle XML", make<CheckstyleReporter>},
    Format{"tap", "TAP 13, the Test Anything Protocol", make<TapReporter>},
    Format{"rdjson", "for reviewdog", make<RdjsonReporter>, true, true},
    Format{"markdown", "tables for a comment or a page", make<MarkdownReporter>, true, false, false, true},
};

constexpr bool namesDiffer()
{
    for (std::size_t i = 0; i < formats.size(); ++i)
        for (std::size_t j = i + 1; j < formats.size(); ++j)
            if (formats[i].name == formats[j].name) return false;
    return true;
}
static_assert(namesDiffer());

}  // namespace

std::span<const Format> allFormats() { return formats; }

const Format* formatNamed(std::string_view name)
{
    for (const auto& format : formats)
        if (format.name == name) return &format;
    return nullptr;
}

}  // namespace muster::validator
