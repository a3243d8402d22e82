#include "validator/git/staged_files.hpp"

#include "core/files/resolved_path.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>

namespace muster::validator {

namespace fs = std::filesystem;

namespace {

/// Absolute; links in the folders above are resolved, but not the path itself.
fs::path named(const fs::path& path)
{
    std::error_code error;
    const fs::path absolute = fs::absolute(path, error).lexically_normal();
    const fs::path whole = absolute.has_filename() ? absolute : absolute.parent_path();
    return files::resolvedPath(whole.parent_path()) / whole.filename();
}

void replaceAll(std::string& text, std::string_view from, std::string_view to)
{
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

}  // namespace

StagedFiles::StagedFiles(fs::path top, fs::path folder) : m_top(std::move(top)), m_folder(std::move(folder))
{
    std::error_code error;
    const fs::path here = fs::current_path(error);
    const auto add = [&](const fs::path& from, const std::string& to) {
        m_names.emplace_back(from.native() + "/", to);
        // A temporary folder below the current one is shown relative to it.
        if (files::isBelow(from, here)) m_names.emplace_back(from.lexically_relative(here).native() + "/", to);
    };
    if (files::isBelow(here, m_top)) add(staged(here), "");
    add(m_folder, m_top.native() + "/");
    m_names.emplace_back(m_folder.native(), m_top.native());
}

StagedFiles::~StagedFiles()
{
    std::error_code ignored;
    fs::remove_all(m_folder, ignored);
}

std::variant<std::unique_ptr<StagedFiles>, GitProblem> StagedFiles::of(const Repository& repository)
{
    std::error_code error;
    std::string name = (fs::canonical(fs::temp_directory_path(error), error) / "muster-staged-XXXXXX").native();
    if (error || !::mkdtemp(name.data()))
        return GitProblem{fmt::format("cannot write the staged files to a temporary folder: {}; set TMPDIR to a folder "
                                      "that can be written",
                                      error ? error.message() : std::strerror(errno))};
    std::unique_ptr<StagedFiles> files(new StagedFiles(repository.top(), name));
    if (auto problem = repository.writeStaged(files->m_folder)) return *problem;
    return files;
}

bool StagedFiles::contains(const fs::path& path) const { return files::isBelow(named(path), m_top); }

fs::path StagedFiles::staged(const fs::path& path) const
{
    if (!contains(path)) return path;
    const auto relative = named(path).lexically_relative(m_top);
    return relative == "." ? m_folder : m_folder / relative;
}

std::string StagedFiles::original(std::string text) const
{
    for (const auto& [from, to] : m_names) replaceAll(text, from, to);
    return text;
}

void StagedFiles::rename(diagnostics::Diagnostics& findings) const
{
    for (auto& finding : findings) {
        for (auto* text : {&finding.message, &finding.help, &finding.fileHelp, &finding.place.file})
            *text = original(std::move(*text));
        for (auto& related : finding.related) {
            related.message = original(std::move(related.message));
            related.place.file = original(std::move(related.place.file));
        }
    }
}

}  // namespace muster::validator
