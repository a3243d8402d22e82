#include "validator/reporters/reporter.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::validator {

std::string FixCounts::sentence(std::string_view verb) const
{
    const auto more = unsafe > 0 ? fmt::format(" ({} more with --fix=unsafe)", unsafe) : std::string();
    if (findings == 0)
        return unsafe == 0
                   ? std::string()
                   : fmt::format("{} {} can be fixed with --fix=unsafe", unsafe, unsafe == 1 ? "finding" : "findings");
    return fmt::format("{} {} {} in {} {}{}", verb, findings, findings == 1 ? "finding" : "findings", files,
                       files == 1 ? "file" : "files", more);
}

std::size_t Report::count(diagnostics::Level level) const
{
    return static_cast<std::size_t>(std::count_if(diagnostics.begin(), diagnostics.end(), [&](const auto& finding) {
        return finding.level == level && finding.accepted.empty();
    }));
}

std::size_t Report::acceptedCount() const
{
    return static_cast<std::size_t>(std::count_if(diagnostics.begin(), diagnostics.end(),
                                                  [](const auto& finding) { return !finding.accepted.empty(); }));
}

std::vector<Reported> Report::reported() const { return chosen(false); }

std::vector<Reported> Report::listed() const { return chosen(showsAccepted); }

std::vector<Reported> Report::chosen(bool withAccepted) const
{
    std::vector<Reported> list;
    for (std::size_t i = 0; i < diagnostics.size(); ++i) {
        if (!withAccepted && !diagnostics[i].accepted.empty()) continue;
        if (diagnostics[i].level > lowest) continue;
        list.push_back({diagnostics[i], i < fingerprints.size() ? fingerprints[i] : std::string_view()});
    }
    return list;
}

std::map<std::string, std::vector<Reported>, std::less<>> Report::byFile() const
{
    std::map<std::string, std::vector<Reported>, std::less<>> found;
    for (const auto& name : names) found[name];
    for (const auto& one : reported()) found[one.diagnostic.place.file].push_back(one);
    return found;
}

std::string_view Report::pageOf(std::string_view rule) const
{
    const auto found = rules.find(rule);
    return found == rules.end() ? std::string_view() : found->second.page;
}

}  // namespace muster::validator
