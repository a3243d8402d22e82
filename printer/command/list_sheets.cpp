#include "printer/command/list_sheets.hpp"

#include "core/text/terminal.hpp"
#include "printer/command/print_reporter.hpp"
#include "printer/job/inputs.hpp"

#include <fmt/format.h>

#include <iostream>
#include <set>

namespace muster::printer {

namespace {

std::string_view purposeText(sheet::Purpose purpose)
{
    switch (purpose) {
    case sheet::Purpose::army: return "";
    case sheet::Purpose::unit: return "one for each unit";
    case sheet::Purpose::group: return "one for each group";
    case sheet::Purpose::scenario: return "of a scenario";
    case sheet::Purpose::side: return "one for each side";
    }
    return "";
}

/// Below a heading about scenarios, the remark need not mention them again.
std::string remarkOn(const SheetName& sheet, bool ofScenario)
{
    std::string remark(ofScenario && sheet.purpose == sheet::Purpose::scenario ? "" : purposeText(sheet.purpose));
    if (!sheet.byDefault) remark += remark.empty() ? "on request" : ", on request";
    return remark.empty() ? "" : " (" + remark + ")";
}

void show(const SheetList& list)
{
    std::size_t width = 0;
    for (const auto& sheet : list.sheets) width = std::max(width, sheet.id.size());
    const auto line = [](std::string_view text) {
        std::cout << text::forTerminal(text, text::LineFeeds::shown) << '\n';
    };
    line(list.system + (list.ofScenario ? ", of a scenario" : ""));
    for (const auto& sheet : list.sheets)
        line(fmt::format("  {:<{}}  {}{}", sheet.id, width, sheet.title, remarkOn(sheet, list.ofScenario)));
}

int listStatusOf(MadeSheets::FailureKind failureKind)
{
    return failureKind == MadeSheets::FailureKind::wrongUsage ? 2
           : failureKind == MadeSheets::FailureKind::findings ? 1
                                                              : 3;
}

}  // namespace

int listSheets(const Options& options, SheetMaker& maker)
{
    PrintReporter reporter(1, options.quiet);
    std::set<std::pair<std::string, bool>> shown;
    const auto add = [&](const SheetList& list, const std::string& name) {
        if (list.failed.failureKind != MadeSheets::FailureKind::none)
            return reporter.reportError(name + ": " + list.failed.failure, listStatusOf(list.failed.failureKind));
        if (shown.insert({list.system, list.ofScenario}).second) show(list);
    };
    if (options.blank) {
        add(maker.list(*options.blank), options.blank->system);
        return reporter.status();
    }
    const auto inputs = findPrintInputs(options.inputs, options.links);
    for (const auto& note : inputs.notes) reportError(note);
    for (const auto& problem : inputs.problems) reporter.reportError(problem, 3);
    for (const auto& input : inputs.files) add(maker.list(input.file), input.file);
    return reporter.status();
}

}  // namespace muster::printer
