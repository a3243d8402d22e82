#include "validator/check/selection.hpp"

#include "core/text/source.hpp"
#include "validator/exit_code.hpp"
#include "validator/standard_input.hpp"

#include <memory>

namespace muster::validator {

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
    auto inputs = fromInput && paths.empty() ? Inputs() : session.inputs(paths);
    if (kind)
        inputs.files.push_back({std::filesystem::absolute(options.stdinName),
                                options.stdinName,
                                *kind,
                                {},
                                std::make_shared<const text::Source>(options.stdinName, readStandardInput())});
    if (!inputs.unreadable) inputs.problems.clear();
    return inputs;
}

}  // namespace muster::validator
