#include "validator/check/selection.hpp"

#include "core/files/intended_name.hpp"
#include "core/text/source.hpp"
#include "validator/check/changed_selection.hpp"
#include "validator/check/path_list.hpp"
#include "validator/exit_code.hpp"
#include "validator/standard_input.hpp"

#include <fmt/format.h>

#include <memory>
#include <set>

namespace muster::validator {

namespace {

/// Adds the paths of --files-from. Lists often come from other programs and name every kind of file, so others are left
/// out, except nearly right names. False after an error message.
bool addListed(const CheckOptions& options, Session& session, std::vector<std::string>& paths,
               std::set<files::MisnamedFile>& misnamed)
{
    auto listed = readPathList(options.filesFrom);
    if (const auto* problem = std::get_if<std::string>(&listed)) {
        session.fail(ExitCode::failure, *problem);
        return false;
    }
    std::size_t others = 0;
    std::error_code error;
    for (auto& path : std::get<std::vector<std::string>>(listed)) {
        if (files::kindOf(path) || std::filesystem::is_directory(path, error))
            paths.push_back(std::move(path));
        else if (auto intended = files::intendedName(path))
            misnamed.insert({path, std::move(*intended)});
        else
            ++others;
    }
    if (others > 0)
        session.note(fmt::format("{} in the list {} left out, because {} not {} of Muster",
                                 others == 1 ? "1 path" : fmt::format("{} paths", others), others == 1 ? "is" : "are",
                                 others == 1 ? "it is" : "they are", others == 1 ? "a file" : "files"));
    return true;
}

}  // namespace

std::optional<Inputs> select(const CheckOptions& options, Session& session)
{
    auto paths = options.paths;
    const bool fromInput = std::erase(paths, "-") > 0;
    const auto kind = fromInput ? files::kindOf(options.stdinName) : std::nullopt;
    if (fromInput && !kind) {
        session.fail(ExitCode::usage,
                     "the kind of standard input is unknown; use: muster check - --stdin-filename NAME.army.json");
        return std::nullopt;
    }
    const bool isListed = !options.filesFrom.empty();
    std::set<files::MisnamedFile> misnamed;
    if (isListed && !addListed(options, session, paths, misnamed)) return std::nullopt;
    if (isListed && paths.empty() && misnamed.empty()) session.note("nothing to check: the list of files is empty");
    const bool isNothing = (fromInput || isListed) && paths.empty();
    auto found = isNothing        ? Inputs()
                 : options.staged ? stagedInputs(session, paths)
                                  : std::optional(session.inputs(paths, TestFiles::leftOut));
    if (!found || (!isNothing && !keepAffected(options, session, *found))) return std::nullopt;
    Inputs& inputs = *found;
    inputs.misnamed.merge(misnamed);
    if (kind)
        inputs.files.push_back({std::filesystem::absolute(options.stdinName),
                                options.stdinName,
                                *kind,
                                {},
                                std::make_shared<const text::Source>(options.stdinName, readStandardInput())});
    if (!inputs.unreadable) inputs.problems.clear();
    return found;
}

}  // namespace muster::validator
