#include "core/army/opened_army.hpp"
#include "core/army/pin_change.hpp"
#include "core/army/pin_edit.hpp"
#include "core/files/file.hpp"
#include "core/game/game.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/reporters/json_text.hpp"
#include "validator/terminal.hpp"
#include "validator/upgrade_report.hpp"
#include "validator/versions/version_check.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <iostream>

namespace muster::validator {

namespace {

using files::FileKind;
using text::Node;

struct UpgradeOptions {
    std::vector<std::string> paths;
    std::string format = "text", since;
    bool check = false, dryRun = false;
};

/// Armies have points and a verdict to compare; other kinds only pin a version. A system may extend another.
bool isPinned(FileKind kind)
{
    return kind == FileKind::army || kind == FileKind::list || kind == FileKind::scenario || kind == FileKind::house ||
           kind == FileKind::system;
}

class Upgrade {
public:
    Upgrade(const UpgradeOptions& options, Session& session) : m_options(options), m_session(session) {}

    void run()
    {
        for (const auto& file : m_session.files(m_options.paths)) {
            if (isPinned(file.kind))
                upgrade(file);
            else
                refuseUnpinned(file);
        }
        if (m_options.format == "json")
            std::cout << jsonText(upgradesJson(m_upgrades), 2) << '\n';
        else
            writeOut(upgradesText(m_upgrades));
        const bool outdated = std::any_of(m_upgrades.begin(), m_upgrades.end(), [](const auto& upgrade) {
            return upgrade.action != Upgraded::Action::nothing;
        });
        if (m_options.check && outdated) m_session.exitCode = std::max<int>(m_session.exitCode, ExitCode::findings);
    }

private:
    void upgrade(const InputFile& file)
    {
        const auto read = files::readFile(file.path, file.name);
        if (const auto* error = std::get_if<files::FileError>(&read))
            return m_session.fail(ExitCode::failure, error->message);
        const auto& source = std::get<std::shared_ptr<const text::Source>>(read);
        const auto parsed = text::Document::parse(source);
        if (!parsed.faults.empty() || !parsed.document) {
            const auto& fault = parsed.faults.front();
            const auto place = source->position(fault.range.begin);
            return m_session.fail(ExitCode::findings,
                                  fmt::format("{}:{}:{}: error [{}] {}; the file is unchanged", file.name, place.line,
                                              place.column, fault.rule, fault.message));
        }
        if (file.kind == FileKind::system && !parsed.document->root()["extends"])
            refuseUnpinned(file);
        else if (file.kind == FileKind::army)
            upgradeArmy(file, parsed);
        else
            upgradeVersion(file, *parsed.document);
    }

    /// Such a file in a folder is passed over.
    void refuseUnpinned(const InputFile& file)
    {
        if (file.given.empty())
            m_session.fail(ExitCode::usage,
                           fmt::format("{} does not belong to a system, so there is nothing to pin", file.name));
    }

    void refuse(const InputFile& file)
    {
        m_session.fail(
            ExitCode::findings,
            fmt::format("{} is unchanged: its system cannot be used; see: muster check {}", file.name, file.name));
    }

    void upgradeArmy(const InputFile& file, const text::Document::Parsed& parsed)
    {
        const auto army = rules::OpenedArmy::open(
            {parsed.document->sharedSource(), file.path, file.kind, file.given, {}, parsed}, m_session.library());
        if (!army->roster()) return refuse(file);
        const auto& game = *army->rulesContext()->game;
        const auto& found = army->findings();
        const Node root = army->root();
        // A pin is independent of what the file accepts, which may change later.
        auto all = found;
        all.insert(all.end(), army->accepted().begin(), army->accepted().end());
        const auto then = rules::pinIn(root), now = rules::pinOf(*army->roster(), army->rulesContext()->hashes, all);

        Upgraded upgraded;
        upgraded.isArmy = true;
        upgraded.list = root["list"].string();
        upgraded.points = game.document->root()["budget"]["label"].string();
        upgraded.then = then, upgraded.now = now;
        upgraded.change = rules::compare(then, now);
        upgraded.errors = static_cast<std::size_t>(std::count_if(found.begin(), found.end(), rules::isIllegal));
        finish(file, std::move(upgraded), game,
               then == now ? std::string() : rules::withPin(*army->document(), now.version, &now));
    }

    void upgradeVersion(const InputFile& file, const text::Document& document)
    {
        auto& library = m_session.library();
        const Node root = document.root();
        const auto named = root[file.kind == FileKind::system ? "extends" : "system"].string();
        const auto system = library.system(*library.project(file.path, file.given), named);
        if (!system || !system->game) return refuse(file);
        Upgraded upgraded;
        upgraded.then.version = root["systemVersion"].string();
        upgraded.now.version = system->game->version;
        // A file without a version fits all versions.
        if (!root["systemVersion"]) upgraded.now.version.clear();
        upgraded.change = rules::compare(upgraded.then, upgraded.now);
        const bool same = upgraded.then.version == upgraded.now.version;
        finish(file, std::move(upgraded), *system->game,
               same ? std::string() : rules::withPin(document, system->game->version, nullptr));
    }

    /// Writes the new text, if there is one, and records the result.
    void finish(const InputFile& file, Upgraded upgraded, const rules::Game& game, const std::string& text)
    {
        upgraded.file = file.name, upgraded.system = game.id, upgraded.systemName = game.name;
        if (!text.empty()) {
            const bool onlyShown = m_options.check || m_options.dryRun;
            // The pin may lack what they say.
            if (m_session.failUnreadable())
                return m_session.fail(ExitCode::failure,
                                      fmt::format("{} is unchanged: not all files that it depends on "
                                                  "can be read",
                                                  file.name));
            if (!onlyShown)
                if (const auto error = files::writeFile(file.path, text))
                    return m_session.fail(ExitCode::failure, error->message);
            upgraded.action = onlyShown ? Upgraded::Action::wouldRewrite : Upgraded::Action::rewritten;
        }
        m_upgrades.push_back(std::move(upgraded));
    }

    const UpgradeOptions& m_options;
    Session& m_session;
    std::vector<Upgraded> m_upgrades;
};

}  // namespace

void addUpgrade(CLI::App& app, Session& session)
{
    auto options = std::make_shared<UpgradeOptions>();
    auto* command = app.add_subcommand(
        "upgrade", "Show how a changed system affects armies, and pin them to the installed version");
    command->add_option("path", options->paths, "Files or folders")->required();
    command->add_flag("--check", options->check, "Change nothing; exit with 1 if a file would change");
    command->add_flag("--dry-run", options->dryRun, "Change nothing, only show");
    command
        ->add_option("--since", options->since,
                     "Instead compare systems and lists with an earlier version, in a folder, a file, a pack or a "
                     "commit of git, and exit with 1 if the version number does not fit the changes")
        ->type_name("REF|FOLDER|FILE");
    addFormatChoice(*command, options->format);
    command->add_option("--house", session.house, "House rules for armies without their own")->check(CLI::ExistingFile);
    addFollowLinks(*command, session);
    command->footer("Examples:\n  muster upgrade my.army.json\n  muster upgrade --dry-run armies/\n"
                    "  muster upgrade my-game.system.json --since v1.0.0\n"
                    "  muster upgrade lists/ --since dark-ages-1.0.0.musterpack.json");
    command->callback([options, &session] {
        if (options->since.empty()) return Upgrade(*options, session).run();
        if (options->format != "text")
            return session.fail(ExitCode::usage, "--since has no --format json; its report is a text");
        checkVersions(options->paths, options->since, session);
    });
}

}  // namespace muster::validator
