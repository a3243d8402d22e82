#include "core/files/file.hpp"
#include "core/text/counted.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/packs/gather_pack.hpp"
#include "validator/packs/pack_contents.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <iostream>
#include <memory>
#include <vector>

namespace muster::validator {

namespace {

namespace fs = std::filesystem;

struct PackOptions {
    std::string named, output;
    PackWishes wishes;
    bool force = false;
};

void writePack(const PackOptions& options, Session& session)
{
    const auto made = gatherPack(options.named, options.wishes, session);
    if (!made) return;
    const auto& pack = made->pack;
    const bool isPrinted = options.output == "-";
    const fs::path output =
        options.output.empty() ? fmt::format("{}-{}{}", pack.id, pack.version, packSuffix) : options.output;
    if (!isPrinted && !output.filename().string().ends_with(packSuffix))
        return session.fail(ExitCode::usage, fmt::format("{} is not a valid name for a pack: it must end in {}",
                                                         output.string(), packSuffix));
    const ScratchFolder scratch;
    if (scratch.path().empty()) return session.fail(ExitCode::failure, scratch.problem());
    if (const auto problem = writeContents(pack, scratch.path())) return session.fail(ExitCode::failure, *problem);
    std::vector<fs::path> more;
    for (const auto& file : made->needed) more.push_back(file.parent_path());
    const auto name = made->folder.lexically_normal().string();
    if (!mayUse(errorsOf(pack, scratch.path(), name, more, session), options.force, "nothing is packed", session))
        return;
    const auto text = packText(pack);
    if (text.empty() || text.size() > text::Limits{}.bytes)
        return session.fail(ExitCode::failure, "the pack would have more than 64 MiB");
    if (isPrinted) {
        std::cout << text;
        return;
    }
    if (const auto error = files::writeFile(output, text)) return session.fail(ExitCode::failure, error->message);
    writeOut("wrote {}: {}, {}\n", output.string(), shownPack(pack), text::counted(pack.files.size(), "file"));
    writeOut("  licence: {}\n  sha256:  {}\n", pack.licence, hashOf(pack));
    for (const auto& game : pack.required)
        session.note(fmt::format("it extends {} {}, which players must have installed too", game.id, game.version));
}

}  // namespace

void addPack(CLI::App& app, Session& session)
{
    auto options = std::make_shared<PackOptions>();
    auto* command = app.add_subcommand(
        "pack", "Write a game with its lists, or a book of lists, to one file that others can install");
    command->add_option("game", options->named, "The id of a game, its *.system.json, or a folder")->required();
    command->add_option("-o,--output", options->output,
                        "The file to write (ID-VERSION.musterpack.json if none; - "
                        "for standard output)");
    addPackWishes(*command, options->wishes);
    command->add_flag("--force", options->force, "Pack files with errors too");
    addFollowLinks(*command, session);
    command->footer("Tests, settings, and what the settings ignore are left out.\n\n"
                    "Examples:\n  muster pack my-game --licence CC-BY-4.0\n"
                    "  muster pack lists/ --id dark-ages --book-version 1.0.0 -o dark-ages.musterpack.json");
    command->callback([options, &session] { writePack(*options, session); });
}

}  // namespace muster::validator
