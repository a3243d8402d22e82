#include "core/text/nearest.hpp"
#include "core/text/shortlist.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/packs/installed_packs.hpp"
#include "validator/packs/required_games.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>
#include <string>
#include <variant>

namespace muster::validator {

namespace {

struct RemoveOptions {
    std::string id;
    bool force = false;
};

void removePack(const RemoveOptions& options, Session& session)
{
    auto opened = InstalledPacks::open();
    if (const auto* problem = std::get_if<std::string>(&opened)) return session.fail(ExitCode::failure, *problem);
    auto& packs = std::get<InstalledPacks>(opened);
    const auto pack = packs.find(options.id);
    const auto ids = packs.ids();
    if (!pack) {
        const auto near = text::nearest(ids, options.id);
        return session.fail(ExitCode::usage,
                            fmt::format("no pack \"{}\" is installed in {}; {}", options.id, packs.folder().string(),
                                        near.empty() ? "installed are: " + text::shortlist(ids, options.id).text
                                                     : fmt::format("did you mean {}?", near)));
    }
    if (const auto lost = lossOf(*pack); !lost.empty() && !options.force) return session.fail(ExitCode::failure, lost);
    if (const auto problem = packs.remove(options.id)) return session.fail(ExitCode::failure, *problem);
    writeOut("removed {}{}{}\n", options.id, pack->version.empty() ? "" : " ", pack->version);
    for (const auto& sentence : dependentsOf(options.id, packs, {})) session.note(sentence);
}

}  // namespace

void addRemove(CLI::App& app, Session& session)
{
    auto options = std::make_shared<RemoveOptions>();
    auto* command = app.add_subcommand("remove", "Remove a pack that you have installed with muster add");
    command->add_option("id", options->id, "The id of the pack")->required();
    command->add_flag("--force", options->force, "Remove it with your changes of its files");
    command->footer("Example:\n  muster remove lantern-cove");
    command->callback([options, &session] { removePack(*options, session); });
}

}  // namespace muster::validator
