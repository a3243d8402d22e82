#include "tests/core/army/armies.hpp"

#include "core/check/check.hpp"
#include "core/files/file.hpp"
#include "tests/paths.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>

namespace muster::test {

namespace fs = std::filesystem;

Folder::Folder()
{
    std::string name = (fs::temp_directory_path() / "muster-test-XXXXXX").string();
    m_path = ::mkdtemp(name.data());
}

Folder::~Folder()
{
    std::error_code error;
    fs::remove_all(m_path, error);
}

fs::path Folder::write(const std::string& name, std::string_view text) const
{
    fs::create_directories((m_path / name).parent_path());
    std::ofstream(m_path / name, std::ios::binary) << text;
    return m_path / name;
}

ReadArmy::ReadArmy(const fs::path& path, rules::Library& library)
{
    const auto read = files::readFile(path, path.string());
    opened = rules::OpenedArmy::open({std::get<std::shared_ptr<const text::Source>>(read), path, files::FileKind::army},
                                     library, {.detail = rules::Roster::Detail::all});
    rulesContext = opened->rulesContext();
    roster = opened->roster();
}

fs::path shipped(std::string_view path) { return fs::path(sourcePath("armylists")) / path; }

diagnostics::Diagnostics check(const fs::path& path, rules::Library& library)
{
    const auto read = files::readFile(path, path.string());
    return rules::check({std::get<std::shared_ptr<const text::Source>>(read), path, *files::kindOf(path)}, library);
}

std::size_t count(const diagnostics::Diagnostics& findings, std::string_view rule)
{
    return static_cast<std::size_t>(
        std::count_if(findings.begin(), findings.end(), [&](const auto& finding) { return finding.rule == rule; }));
}

}  // namespace muster::test
