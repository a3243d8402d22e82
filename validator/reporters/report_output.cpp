#include "validator/reporters/report_output.hpp"

#include "core/files/file.hpp"
#include "core/files/kind.hpp"
#include "core/text/nearest.hpp"
#include "validator/reporters/job_summary.hpp"
#include "validator/terminal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <sstream>

namespace muster::validator {

namespace {

namespace fs = std::filesystem;

std::vector<std::string_view> formatNames()
{
    std::vector<std::string_view> list;
    for (const auto& format : allFormats()) list.push_back(format.name);
    return list;
}

std::string unknownFormat(std::string_view name)
{
    const auto known = formatNames();
    const auto near = text::nearest(known, name);
    return fmt::format("there is no format \"{}\"; {}", name,
                       near.empty() ? fmt::format("use one of {}", fmt::join(known, ", "))
                                    : fmt::format("did you mean {}?", near));
}

bool isSame(const std::string& a, const std::string& b)
{
    return fs::path(a).lexically_normal() == fs::path(b).lexically_normal();
}

std::string writeTo(const ReportOutput& output, const Report& report, files::Links links)
{
    // Devices such as /dev/stderr are links.
    if (const auto refused = files::refusal(output.file, links); refused && !output.file.starts_with("/dev/"))
        return *refused;
    std::ostringstream text;
    output.format->make(false)->write(report, text);
    const auto error = files::writeFile(output.file, text.str());
    return error ? fmt::format("{} (the report {})", error->message, output.format->name) : std::string();
}

}  // namespace

std::variant<std::vector<ReportOutput>, std::string> reportOutputs(const std::vector<std::string>& values)
{
    std::vector<ReportOutput> outputs;
    for (const auto& value : values) {
        const auto colon = value.find(':');
        const auto name = value.substr(0, colon);
        const auto* format = formatNamed(name);
        if (!format) return unknownFormat(name);
        ReportOutput output{format, colon == std::string::npos ? std::string() : value.substr(colon + 1)};
        if (colon != std::string::npos && output.file.empty())
            return fmt::format("--format {} names no file; write it as {}:FILE", value, name);
        if (files::kindOf(output.file))
            return fmt::format("{} is the name of a Muster file; write the report {} to another one", output.file,
                               name);
        const auto other = std::find_if(outputs.begin(), outputs.end(),
                                        [&](const auto& each) { return isSame(each.file, output.file); });
        if (other != outputs.end() && output.file.empty())
            return fmt::format("only one report fits on standard output; write one of them to a file, as in "
                               "--format {} --format {}:FILE",
                               other->format->name, name);
        if (other != outputs.end())
            return fmt::format("two reports cannot be written to the same file {}", output.file);
        outputs.push_back(std::move(output));
    }
    return outputs;
}

std::vector<std::string> writeReports(Report& report, const std::vector<ReportOutput>& outputs,
                                      const ReportStyle& style)
{
    std::vector<std::string> problems;
    const auto note = [&](std::string problem) {
        if (!problem.empty()) problems.push_back(std::move(problem));
    };
    const auto usual = style.lowest.value_or(diagnostics::Level::info);
    const auto prepare = [&](const ReportOutput& output) {
        report.lowest = output.format->isForPeople ? style.lowest.value_or(style.forPeople) : usual;
    };
    for (const auto& output : outputs) {
        if (output.file.empty()) continue;
        prepare(output);
        note(writeTo(output, report, style.links));
    }
    for (const auto& output : outputs) {
        prepare(output);
        if (output.file.empty() && style.onError)
            output.format->make(false)->write(report, std::cerr);
        else if (output.file.empty())
            output.format->make(wantsColour(style.colour))->write(report, std::cout);
        // The summary is the place for everything that the annotations leave out.
        report.lowest = usual;
        if (output.format->hasJobSummary) note(appendJobSummary(report));
    }
    return problems;
}

}  // namespace muster::validator
