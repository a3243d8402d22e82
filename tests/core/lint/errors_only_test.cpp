#include "core/files/folder_walk.hpp"
#include "core/files/kind.hpp"
#include "core/lint/lint_file.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

using namespace muster;

namespace {

/// The errors of a file, as text.
std::vector<std::string> errorsIn(const diagnostics::Diagnostics& findings)
{
    std::vector<std::string> errors;
    for (const auto& finding : findings)
        if (finding.level == diagnostics::Level::error)
            errors.push_back(finding.rule + " " + finding.place.pointer + " " + finding.message + " " +
                             finding.accepted);
    return errors;
}

}  // namespace

TEST_CASE("looking only for errors finds the same errors")
{
    std::size_t files = 0, broken = 0;
    for (const char* name : {"tests/rules", "armylists"}) {
        const auto folder = std::filesystem::path(test::sourcePath(name));
        rules::Library library({test::sourcePath("armylists")});
        files::walk({folder, folder}, [&](const std::filesystem::path& path) {
            const auto kind = *files::kindOf(path);
            if (kind == files::FileKind::army || kind == files::FileKind::scenario) return true;
            const auto project = library.project(path);
            INFO(path);
            const auto all = errorsIn(*rules::findingsOf(library, *project, path, kind));
            CHECK(errorsIn(*rules::errorsOf(library, *project, path, kind)) == all);
            ++files;
            broken += !all.empty();
            return true;
        });
    }
    CHECK(files > 200);
    CHECK(broken > 100);
}
