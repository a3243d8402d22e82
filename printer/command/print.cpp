#include "printer/command/print.hpp"

#include "core/files/data_folders.hpp"
#include "core/text/date.hpp"
#include "core/threads/exception_text.hpp"
#include "core/threads/in_parallel.hpp"
#include "printer/command/list_sheets.hpp"
#include "printer/command/output.hpp"
#include "printer/command/print_reporter.hpp"
#include "printer/emblem/read_emblem.hpp"
#include "printer/job/arrange.hpp"
#include "printer/job/inputs.hpp"
#include "printer/job/pack.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <iterator>
#include <set>

namespace muster::printer {

namespace {

using FailureKind = MadeSheets::FailureKind;

constexpr std::size_t batch =
    32;  // armies computed before the first of them is written: enough for all cores, with little memory

int printStatusOf(FailureKind failureKind)
{
    switch (failureKind) {
    case FailureKind::none: return 0;
    case FailureKind::findings: return 1;
    case FailureKind::wrongUsage: return 2;
    case FailureKind::noSheets:
    case FailureKind::unreadable: return 3;
    }
    return 3;
}

/// The name of the one folder that was given: "Club night" for "club-night/".
std::string titleOfPack(const std::vector<std::string>& inputs)
{
    std::error_code error;
    if (inputs.size() != 1 || !std::filesystem::is_directory(inputs.front(), error)) return "Armies and battles";
    auto name = std::filesystem::weakly_canonical(inputs.front(), error).filename().string();
    std::replace(name.begin(), name.end(), '-', ' ');
    std::replace(name.begin(), name.end(), '_', ' ');
    if (name.empty()) return "Armies and battles";
    name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
    return name;
}

/// Prints armies for the command line.
class Printing {
public:
    Printing(const Options& options, SheetMaker& maker, Output& output, PrintInputs inputs)
        : m_options(options), m_maker(maker), m_output(output), m_inputs(std::move(inputs)),
          m_names(outputNames(m_inputs.files)), m_reporter(m_inputs.files.size(), options.quiet),
          m_unknown(options.settings.sheets.begin(), options.settings.sheets.end())
    {}

    int run()
    {
        for (const auto& note : m_inputs.notes) reportError(note);
        for (const auto& problem : m_inputs.problems) m_reporter.reportError(problem, 3);
        const auto count = m_inputs.files.size();
        for (std::size_t first = 0; first < count; first += batch) makeBatch(first, std::min(count, first + batch));
        if (m_options.isPack && !m_parts.empty()) {
            m_printed = writePack();
        } else if (!m_posts.empty()) {
            if (write(m_posts, m_options.output)) m_printed = m_posts.size();
        } else if (!m_options.toFolder && !m_booklets.empty()) {
            const auto armies = m_booklets.size();
            if (write(m_booklets, m_options.output)) m_printed = armies;
        }
        if (m_knownSheets) {
            for (const auto& id : m_unknown)
                m_reporter.reportError(fmt::format("none of the systems has a sheet \"{}\"; "
                                                   "list them with: muster print FILE --list-sheets",
                                                   id),
                                       2);
        }
        m_reporter.printSummary(m_printed, count, m_output.pages());
        return m_reporter.status();
    }

private:
    void makeBatch(std::size_t first, std::size_t end)
    {
        std::vector<MadeSheets> made(end - first);
        const auto makeOne = [&](std::size_t i) {
            const auto& file = m_inputs.files[first + i].file;
            made[i] = m_options.isPost ? m_maker.makePost(file) : m_maker.make(file, m_options.settings);
        };
        const auto faults = threads::inParallel(made.size(), m_options.jobs, makeOne);
        for (std::size_t i = 0; i < faults.size(); ++i)
            if (faults[i])
                made[i] = MadeSheets::failed(
                    FailureKind::unreadable,
                    fmt::format("{} was not printed: {}", m_inputs.files[first + i].file, threads::textOf(faults[i])));
        for (auto i = first; i < end; ++i) {
            m_reporter.progress().show(i + 1, m_inputs.files[i].file);
            take(i, made[i - first]);
        }
    }
    void take(std::size_t index, MadeSheets& made)
    {
        const auto& file = m_inputs.files[index].file;
        m_reporter.show(made.findings);
        if (made.failureKind != FailureKind::wrongUsage) noteUnknown(made.unknownSheets);
        if (made.booklet && m_options.isPack) {
            std::error_code error;
            m_parts.push_back({std::filesystem::weakly_canonical(file, error).string(), std::move(made.facts),
                               std::move(*made.booklet)});
            return;
        }
        if (made.booklet) return keep(index, std::move(*made.booklet));
        if (made.post) return keep(index, std::move(*made.post));
        const auto reason = made.failure.empty() ? "fix its errors first" : made.failure;
        const bool saysTheFile = made.failureKind == FailureKind::unreadable || made.failure.starts_with(file);
        m_reporter.reportError(saysTheFile ? reason : fmt::format("{} was not printed: {}", file, reason),
                               printStatusOf(made.failureKind));
    }
    /// A requested sheet is known if any of the systems has it.
    void noteUnknown(const std::vector<std::string>& unknown)
    {
        m_knownSheets = true;
        std::erase_if(m_unknown,
                      [&](const auto& id) { return std::find(unknown.begin(), unknown.end(), id) == unknown.end(); });
    }
    void keep(std::size_t index, sheet::Booklet booklet)
    {
        if (!m_options.toFolder) {
            m_booklets.push_back(std::move(booklet));
            return;
        }
        std::vector<sheet::Booklet> one;
        one.push_back(std::move(booklet));
        m_printed += write(one, fileInFolder(index));
    }
    void keep(std::size_t index, sheet::Post post)
    {
        m_posts.push_back(std::move(post));
        if (!m_options.toFolder) return;
        m_printed += write(m_posts, fileInFolder(index));
        m_posts.clear();
    }
    std::string fileInFolder(std::size_t index) const
    {
        const std::filesystem::path folder(m_options.output);
        return (folder / fmt::format("{}.{}", m_names[index], suffixOf(m_options.format))).string();
    }
    /// Beside the roster, the reference must not take more pages than after it.
    void arrange(std::vector<sheet::Booklet>& booklets)
    {
        const auto place = m_options.settings.reference;
        auto after = place == ReferencePlace::beside ? booklets : std::vector<sheet::Booklet>();
        arrangeReference(booklets, place);
        if (after.empty()) return;
        arrangeReference(after, ReferencePlace::after);
        if (m_output.countPages(booklets) > m_output.countPages(after)) booklets = std::move(after);
    }
    /// The number of files printed.
    std::size_t writePack()
    {
        const auto count = m_parts.size();
        auto pack =
            packOf(titleOfPack(m_options.inputs), m_options.settings.date, std::move(m_parts), m_options.language);
        arrange(pack.armies);
        std::vector<sheet::Booklet> print{std::move(pack.cover)};
        std::move(pack.armies.begin(), pack.armies.end(), std::back_inserter(print));
        std::move(pack.scenarios.begin(), pack.scenarios.end(), std::back_inserter(print));
        return writeArranged(print, m_options.output) ? count : 0;
    }
    bool write(const std::vector<sheet::Post>& posts, const std::string& file)
    {
        const auto failure = m_output.write(posts, file);
        if (failure) m_reporter.reportError(failure->message, failure->status);
        return !failure;
    }
    bool write(std::vector<sheet::Booklet>& booklets, const std::string& file)
    {
        arrange(booklets);
        return writeArranged(booklets, file);
    }
    bool writeArranged(std::vector<sheet::Booklet>& booklets, const std::string& file)
    {
        std::erase_if(booklets, [](const auto& booklet) { return booklet.sheets.empty(); });
        if (booklets.empty()) {
            m_reporter.reportError(
                fmt::format("{} was not written: without the reference there is nothing to print", file), 3);
            return false;
        }
        diagnostics::Diagnostics findings;
        try {
            const auto failure = m_output.write(std::move(booklets), file, findings);
            for (auto& finding : findings) finding.place.file = file == "-" ? "" : file;
            m_reporter.show(findings);
            if (failure) m_reporter.reportError(failure->message, failure->status);
            return !failure;
        } catch (const std::exception&) {
            m_reporter.reportError(
                fmt::format("{} was not written: {}", file, threads::textOf(std::current_exception())), 3);
            return false;
        }
    }

    const Options& m_options;
    SheetMaker& m_maker;
    Output& m_output;
    PrintInputs m_inputs;
    std::vector<std::string> m_names;
    PrintReporter m_reporter;
    std::vector<std::string> m_unknown;  ///< requested sheets that no system has had so far
    bool m_knownSheets = false;          ///< the sheets of some system have been looked up
    std::vector<sheet::Booklet> m_booklets;
    std::vector<sheet::Post> m_posts;  ///< instead of booklets
    std::vector<PackPart> m_parts;     ///< instead of booklets, for a pack
    std::size_t m_printed = 0;
};

int printBlank(const Options& options, SheetMaker& maker, Output& output)
{
    PrintReporter reporter(1, options.quiet);
    auto made = maker.makeBlank(*options.blank, options.settings);
    reporter.show(made.findings);
    for (const auto& id : made.unknownSheets) {
        if (made.booklet) reporter.reportError(fmt::format("{} has no sheet \"{}\"", made.booklet->system, id), 2);
    }
    if (!made.booklet) {
        reporter.reportError(made.failure.empty() ? "nothing was printed" : made.failure,
                             printStatusOf(made.failureKind));
        return reporter.status();
    }
    std::vector<sheet::Booklet> booklets{std::move(*made.booklet)};
    arrangeReference(booklets, options.settings.reference);
    const auto file = options.toFolder ? (std::filesystem::path(options.output) /
                                          fmt::format("{}-blank.{}", options.blank->system, suffixOf(options.format)))
                                             .string()
                                       : options.output;
    diagnostics::Diagnostics findings;
    const auto failure = output.write(std::move(booklets), file, findings);
    for (auto& finding : findings) finding.place.file = file == "-" ? "" : file;
    reporter.show(findings);
    if (failure) reporter.reportError(failure->message, failure->status);
    return reporter.status();
}

int printWith(const Options& options, rules::Library& library)
{
    SheetMaker maker(library, readEmblem);
    if (options.listSheets) return listSheets(options, maker);
    PrintReporter reporter(0, options.quiet);
    Output output(options, library);
    auto inputs = findPrintInputs(options.inputs, options.links);
    std::vector<std::string> files;
    for (const auto& input : inputs.files) files.push_back(input.file);
    output.protect(std::move(files));
    auto failure = options.toFolder ? std::nullopt : output.refusal(options.output);
    if (!failure) failure = output.ready();
    if (failure) {
        reporter.reportError(failure->message, failure->status);
        return reporter.status();
    }
    if (options.toFolder) {
        std::error_code error;
        std::filesystem::create_directories(options.output, error);
        if (error) {
            reporter.reportError(fmt::format("cannot make the folder {}: {}", options.output, error.message()), 3);
            return reporter.status();
        }
    }
    if (options.blank) return printBlank(options, maker, output);
    return Printing(options, maker, output, std::move(inputs)).run();
}

}  // namespace

int print(const Options& options)
{
    rules::Library library(files::dataFolders(), {}, options.links, text::today());
    library.speak(options.language);
    const int status = printWith(options, library);
    const auto unreadable = library.unreadable();
    for (const auto& sentence : unreadable) reportError(sentence);
    return unreadable.empty() ? status : std::max(status, 3);
}

}  // namespace muster::printer
