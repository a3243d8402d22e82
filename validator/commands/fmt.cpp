#include "core/files/file.hpp"
#include "core/text/canonical.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace muster::validator {

namespace {

/// The canonical text of a file, or nothing after printing its first fault.
std::optional<std::string> formatted(const std::shared_ptr<const text::Source>& source, Session& session)
{
    const auto parsed = text::Document::parse(source);
    if (parsed.document && parsed.faults.empty()) return text::canonical(*parsed.document);
    const auto& fault = parsed.faults.front();
    const auto place = source->position(fault.range.begin);
    session.fail(ExitCode::findings, fmt::format("{}:{}:{}: error [{}] {}; the file is unchanged", source->name(),
                                                 place.line, place.column, fault.rule, fault.message));
    return std::nullopt;
}

void formatFiles(const std::vector<std::string>& paths, bool checkOnly, Session& session)
{
    const auto files = session.files(paths);
    std::size_t changed = 0;
    for (const auto& file : files) {
        const auto read = files::readFile(file.path, file.name);
        if (const auto* error = std::get_if<files::FileError>(&read)) {
            session.fail(ExitCode::failure, error->message);
            continue;
        }
        const auto& source = std::get<std::shared_ptr<const text::Source>>(read);
        const auto text = formatted(source, session);
        if (!text || *text == source->bytes()) continue;
        if (!checkOnly)
            if (const auto error = files::writeFile(file.path, *text)) {
                session.fail(ExitCode::failure, error->message);
                continue;
            }
        ++changed;
        writeOut("{} {}\n", checkOnly ? "would rewrite" : "rewrote", file.name);
    }
    if (checkOnly && changed == 0)
        writeOut("all {} files are in canonical form\n", files.size());
    else
        writeOut("{} of {} files {} {}\n", changed, files.size(),
                 checkOnly ? (changed == 1 ? "is" : "are") : (changed == 1 ? "was" : "were"),
                 checkOnly ? "not in canonical form" : "rewritten");
    if (checkOnly && changed > 0) session.exitCode = std::max<int>(session.exitCode, ExitCode::findings);
}

}  // namespace

void addFormat(CLI::App& app, Session& session)
{
    struct Options {
        std::vector<std::string> paths;
        bool check = false;
    };
    auto options = std::make_shared<Options>();
    auto* command = app.add_subcommand("fmt", "Write files in canonical form: two spaces, key order kept");
    command->add_option("path", options->paths, "Files or folders")->required();
    command->add_flag("--check", options->check, "Change nothing; exit with 1 if a file would change");
    addFollowLinks(*command, session);
    command->footer("Examples:\n  muster fmt armies/\n  muster fmt --check .");
    command->callback([options, &session] { formatFiles(options->paths, options->check, session); });
}

}  // namespace muster::validator
