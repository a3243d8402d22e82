#include "core/lint/report_faults.hpp"

#include "core/text/origins.hpp"

#include <algorithm>
#include <map>
#include <string_view>
#include <tuple>
#include <utility>

namespace muster::rules {

using diagnostics::Level;

void reportFaults(const CheckContext& context, std::vector<text::Fault> faults)
{
    constexpr std::size_t maxPlaces = 50;
    const auto& source = context.document->source();
    // A mistake that a file and the one that it extends share is reported in the file itself.
    const auto isElsewhere = [&](const text::Fault& fault) {
        return text::writtenAt(source, fault.range).source->name() != source.name();
    };
    std::stable_sort(faults.begin(), faults.end(), [&](const auto& a, const auto& b) {
        return std::pair(isElsewhere(a), a.range.begin) < std::pair(isElsewhere(b), b.range.begin);
    });
    std::map<std::tuple<std::string_view, std::string_view, bool>, diagnostics::Diagnostic> firsts;
    for (const auto& fault : faults) {
        auto place = placeOf(source, fault.range, context.document->nodeAt(fault.range.begin).pointer());
        const auto level = fault.isWarning ? Level::warning : Level::error;
        const auto [known, isNew] = firsts.try_emplace({fault.rule, fault.message, fault.isWarning});
        auto& first = known->second;
        if (isNew)
            first = {fault.rule, level, fault.message, place, fault.help, shownLine(source, place), {}, {}};
        else if (first.related.size() < maxPlaces)
            first.related.push_back({"and here", std::move(place)});
    }
    for (auto& [key, finding] : firsts) context.findings.add(std::move(finding));
}

}  // namespace muster::rules
