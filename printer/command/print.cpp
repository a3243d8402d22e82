#include "printer/command/print.hpp"

#include "core/model/kind.hpp"
#include "printer/command/army_sheets.hpp"
#include "printer/command/output.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <set>

namespace muster::printer {

namespace {

/// The gravest thing so far decides the exit status.
class Status {
public:
    void raise(int to) { m_value = std::max(m_value, to); }
    int value() const { return m_value; }

private:
    int m_value = 0;
};

void complain(const std::string& message) { std::cerr << "muster-print: " << message << '\n'; }

void show(const diagnostics::Diagnostics& findings, Status& status)
{
    for (const auto& finding : findings) {
        const auto place = finding.place.line > 0 ? fmt::format("{}:{}:{}: ", finding.place.file, finding.place.line, finding.place.column)
                                                  : finding.place.file.empty() ? "" : finding.place.file + ": ";
        std::cerr << fmt::format("{}{}: {} [{}]\n", place, diagnostics::levelName(finding.level), finding.message, finding.rule);
        if (finding.level == diagnostics::Level::error) status.raise(1);
    }
}

/// An army on its way to its own file in the output folder.
struct Job {
    std::string file;
    sheet::Booklet booklet;
};

std::vector<Job> makeSheets(const Options& options, Status& status)
{
    SheetMaker maker;
    std::vector<Job> jobs;
    for (const auto& file : options.files) {
        if (model::kindOf(file) != model::FileKind::army) {
            complain(fmt::format("{} is not an army: its name must end in .army.json", file));
            status.raise(2);
            continue;
        }
        auto made = maker.make(file, options.sheet);
        show(made.findings, status);
        if (made.booklet && made.booklet->sheets.empty()) made.failure = "none of its sheets applies to this army";
        if (!made.failure.empty()) complain(made.unreadable ? made.failure : fmt::format("{} was not printed: {}", file, made.failure));
        if (made.booklet && !made.booklet->sheets.empty()) {
            jobs.push_back({file, std::move(*made.booklet)});
            continue;
        }
        if (made.failure.empty()) complain(fmt::format("{} was not printed: mend its errors first", file));
        status.raise(made.unreadable ? 3 : made.wrongSheet ? 2 : made.failure.empty() ? 1 : 3);
    }
    return jobs;
}

/// Names in a folder, each once, although armies of different folders may be called alike.
std::string fileInFolder(const Options& options, const std::string& army, std::set<std::string>& taken)
{
    const auto stem = model::stemOf(army);
    auto name = stem;
    for (int copy = 2; !taken.insert(name).second; ++copy) name = fmt::format("{}-{}", stem, copy);
    return (std::filesystem::path(options.output) / fmt::format("{}.{}", name, suffixOf(options.format))).string();
}

void writeOne(Output& output, std::span<const sheet::Booklet> booklets, const std::string& file, Status& status)
{
    diagnostics::Diagnostics findings;
    const auto failure = output.write(booklets, file, findings);
    for (auto& finding : findings) finding.place.file = file == "-" ? "" : file;
    show(findings, status);
    if (!failure) return;
    complain(failure->message);
    status.raise(3);
}

}  // namespace

int print(const Options& options)
{
    Status status;
    Output output(options);
    if (const auto failure = output.ready()) {
        complain(failure->message);
        return 3;
    }
    auto jobs = makeSheets(options, status);
    if (jobs.empty()) return status.value();
    if (!options.toFolder) {
        std::vector<sheet::Booklet> booklets;
        for (auto& job : jobs) booklets.push_back(std::move(job.booklet));
        writeOne(output, booklets, options.output, status);
        return status.value();
    }
    std::error_code error;
    std::filesystem::create_directories(options.output, error);
    if (error) {
        complain(fmt::format("cannot make the folder {}: {}", options.output, error.message()));
        return 3;
    }
    std::set<std::string> taken;
    for (const auto& job : jobs) writeOne(output, {&job.booklet, 1}, fileInFolder(options, job.file, taken), status);
    return status.value();
}

}  // namespace muster::printer
