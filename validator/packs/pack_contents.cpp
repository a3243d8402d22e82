#include "validator/packs/pack_contents.hpp"

#include "core/check/check.hpp"
#include "core/command_line/finding_line.hpp"
#include "core/files/descriptor.hpp"
#include "core/files/file.hpp"
#include "core/files/kind.hpp"
#include "core/files/write_all.hpp"
#include "core/lint/lint_file.hpp"
#include "core/text/date.hpp"
#include "core/threads/exception_text.hpp"
#include "core/threads/in_parallel.hpp"
#include "validator/exit_code.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace muster::validator {

namespace fs = std::filesystem;

namespace {

/// Makes the folder a project of its own, wherever it is. Not part of any pack.
constexpr const char* settingsOfCheck = "{ \"format\": 1, \"root\": true }\n";

constexpr std::size_t maxShown = 20;

std::string cannotWriteInto(const fs::path& path, const std::string& reason)
{
    return fmt::format("cannot write {}: {}", path.string(), reason);
}

std::string replaced(std::string text, std::string_view from, std::string_view to)
{
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

std::string below(const std::string& folder, const std::string& path)
{
    return folder.empty() || folder == "." ? path : (fs::path(folder) / path).string();
}

/// A message with the folder of the check replaced by what the user knows.
std::string withoutFolder(std::string message, const fs::path& folder, const std::string& name)
{
    message = replaced(std::move(message), folder.native() + "/", below(name, ""));
    std::error_code error;
    // Messages name files below the current folder relative to it.
    const auto relative = folder.lexically_relative(fs::current_path(error));
    const bool isBelow = !error && !relative.empty() && *relative.begin() != "..";
    return isBelow ? replaced(std::move(message), relative.native() + "/", below(name, "")) : message;
}

}  // namespace

std::optional<std::string> writeContents(const Pack& pack, const fs::path& folder)
{
    for (const auto& file : pack.files) {
        const auto path = folder / file.path;
        std::error_code error;
        fs::create_directories(path.parent_path(), error);
        if (error) return cannotWriteInto(path.parent_path(), error.message());
        files::Descriptor made(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666));
        if (!made.isOpen() || !files::writeAll(made.number(), file.bytes) || !made.close())
            return cannotWriteInto(path, std::strerror(errno));
    }
    return std::nullopt;
}

std::vector<std::string> errorsOf(const Pack& pack, const fs::path& folder, const std::string& name,
                                  const std::vector<fs::path>& more, Session& session)
{
    const auto settings = folder / "muster.json";
    if (const auto error = files::writeFile(settings, settingsOfCheck)) return {error->message};
    auto data = session.dataFolders();
    data.insert(data.begin(), more.begin(), more.end());
    rules::Library library(data, {}, files::Links::inside, session.today ? *session.today : text::today());
    std::vector<const PackedFile*> checked;
    for (const auto& file : pack.files) {
        const auto kind = files::kindOf(fs::path(file.path));
        if (!kind) continue;
        checked.push_back(&file);
        if (*kind != files::FileKind::army && *kind != files::FileKind::scenario)
            rules::expect(library, folder / file.path);
    }
    std::vector<diagnostics::Diagnostics> found(checked.size());
    const auto faults = threads::inParallel(checked.size(), 0, [&](std::size_t i) {
        const auto& file = *checked[i];
        const auto path = folder / file.path;
        const auto source = std::make_shared<const text::Source>(below(name, file.path), file.bytes);
        rules::Subject subject{source, path, *files::kindOf(path), folder};
        subject.withSheets = true;
        found[i] = rules::check(subject, library);
    });
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < checked.size(); ++i) {
        if (faults[i])
            lines.push_back(fmt::format("{} was not checked completely: {}", below(name, checked[i]->path),
                                        threads::textOf(faults[i])));
        for (const auto& finding : found[i])
            if (finding.level == diagnostics::Level::error && finding.accepted.empty())
                lines.push_back(withoutFolder(command_line::findingLine(finding), folder, name));
    }
    for (const auto& sentence : library.unreadable()) lines.push_back(sentence);
    std::error_code ignored;
    fs::remove(settings, ignored);
    return lines;
}

bool mayUse(const std::vector<std::string>& errors, bool isForced, const std::string& refused, Session& session)
{
    for (std::size_t i = 0; i < errors.size() && i < maxShown; ++i) session.note(errors[i]);
    if (errors.size() > maxShown) session.note(fmt::format("{} more errors are not shown", errors.size() - maxShown));
    if (errors.empty() || isForced) return true;
    session.fail(ExitCode::findings,
                 fmt::format("{}, because the files have errors; to do it nevertheless, add --force", refused));
    return false;
}

ScratchFolder::ScratchFolder()
{
    std::error_code error;
    std::string name = (fs::canonical(fs::temp_directory_path(error), error) / "muster-pack-XXXXXX").native();
    if (error || !::mkdtemp(name.data()))
        m_problem = fmt::format("cannot write to a temporary folder: {}; set TMPDIR to a folder that can be written",
                                error ? error.message() : std::strerror(errno));
    else
        m_path = name;
}

ScratchFolder::~ScratchFolder()
{
    std::error_code ignored;
    if (!m_path.empty()) fs::remove_all(m_path, ignored);
}

}  // namespace muster::validator
