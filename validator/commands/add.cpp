#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/packs/gather_pack.hpp"
#include "validator/packs/installed_packs.hpp"
#include "validator/packs/pack_conflicts.hpp"
#include "validator/packs/pack_contents.hpp"
#include "validator/packs/read_pack.hpp"
#include "validator/packs/required_games.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

namespace muster::validator {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t maxRefusals = 20;

struct AddOptions {
    std::string named;
    PackWishes wishes;
    bool force = false, replace = false;
};

/// Installs a pack for the user, or nothing.
class Installation {
public:
    Installation(const AddOptions& options, Session& session) : m_options(options), m_session(session) {}

    void run()
    {
        if (!readPackOrFolder()) return;
        auto opened = InstalledPacks::open();
        if (const auto* problem = std::get_if<std::string>(&opened)) return fail(*problem);
        auto& packs = std::get<InstalledPacks>(opened);
        const auto before = packs.find(m_pack.id);
        if (before && before->hash == hashOf(m_pack) && before->changed.empty()) {
            writeOut("{} is already installed in {}\n", shownPack(m_pack), before->folder.string());
            return;
        }
        if ((before && !mayReplace(*before)) || !mayStandBesideOthers(packs) || !hasRequired()) return;
        auto prepared = packs.prepare(m_pack.id);
        if (const auto* problem = std::get_if<std::string>(&prepared)) return fail(*problem);
        const auto& folder = std::get<fs::path>(prepared);
        if (const auto problem = writeContents(m_pack, folder)) return fail(*problem);
        if (!mayUse(errorsOf(m_pack, folder, m_name, {}, m_session), m_options.force, "nothing is installed",
                    m_session))
            return;
        if (const auto problem = packs.install(m_pack)) return fail(*problem);
        report(before, packs.folder() / m_pack.id);
        for (const auto& sentence : dependentsOf(m_pack.id, packs, m_pack.version)) m_session.note(sentence);
    }

private:
    void fail(const std::string& message) { m_session.fail(ExitCode::failure, message); }
    bool refuse(const std::string& message)
    {
        fail(message);
        return false;
    }

    bool readPackOrFolder()
    {
        std::error_code error;
        const fs::path path(m_options.named);
        m_name = path.lexically_normal().string();
        if (fs::is_directory(path, error) || files::kindOf(path) == files::FileKind::system) {
            auto made = gatherPack(m_options.named, m_options.wishes, m_session);
            if (!made) return false;
            m_pack = std::move(made->pack);
            m_name = made->folder.lexically_normal().string();
            return true;
        }
        if (const auto refused = files::refusal(path, m_session.links)) return refuse(*refused);
        auto read = readPack(path, m_options.force);
        for (const auto& problem : read.problems)
            m_session.fail(read.isUnreadable ? ExitCode::failure : ExitCode::findings, problem);
        if (!read.pack) return false;
        m_pack = std::move(*read.pack);
        return true;
    }

    bool mayReplace(const InstalledPack& before)
    {
        const auto folder = before.folder.string();
        if (!m_options.replace)
            return refuse(before.isDescribed
                              ? fmt::format("{} {} is already installed in {}; to replace it by {}{}, add --replace",
                                            before.id, before.version, folder, m_pack.version,
                                            before.version == m_pack.version ? " with other contents" : "")
                              : fmt::format("{} is already in {}; to replace it, add --replace", before.id, folder));
        const auto lost = m_options.force ? std::string() : lossOf(before);
        return lost.empty() || refuse(lost);
    }

    /// False after messages if others have the ids of the pack.
    bool mayStandBesideOthers(const InstalledPacks& packs)
    {
        const auto conflicts = conflictsOf(m_pack, m_session);
        const auto refusedBefore = m_refused;
        for (const auto& each : conflicts) {
            const auto path = each.path.string();
            switch (each.origin) {
            case files::Origin::project: break;
            case files::Origin::named:
                oppose(fmt::format("{} is already in {}, a folder of $MUSTER_DATA, and would be used instead of this "
                                   "one; remove it there",
                                   each.what, path));
                break;
            case files::Origin::installed: {
                const auto other = each.path.lexically_relative(packs.folder()).begin()->string();
                oppose(fmt::format("{} is already in {}; remove that pack first: muster remove {}", each.what, path,
                                   other));
                break;
            }
            case files::Origin::shipped:
                if (!m_options.replace)
                    oppose(fmt::format("{} comes with Muster, in {}; to use this one instead, add --replace", each.what,
                                       path));
                break;
            }
        }
        if (m_refused > maxRefusals) m_session.note(fmt::format("{} more are not shown", m_refused - maxRefusals));
        return m_refused == refusedBefore;
    }

    /// False after messages if the user lacks a game that the packed one extends.
    bool hasRequired()
    {
        const auto problems = problemsOfRequired(m_pack, m_session);
        for (const auto& problem : problems)
            if (m_options.force)
                m_session.note(problem);
            else
                fail(problem);
        return problems.empty() || m_options.force;
    }

    void oppose(const std::string& message)
    {
        if (++m_refused <= maxRefusals) fail(message);
    }

    void report(const std::optional<InstalledPack>& before, const fs::path& folder) const
    {
        if (before && before->isDescribed)
            writeOut("installed {} instead of {} in {}\n", shownPack(m_pack), before->version, folder.string());
        else
            writeOut("installed {} in {}\n", shownPack(m_pack), folder.string());
        writeOut("  licence: {}\n  sha256:  {}\n", m_pack.licence, hashOf(m_pack));
    }

    const AddOptions& m_options;
    Session& m_session;
    Pack m_pack;
    std::string m_name;
    std::size_t m_refused = 0;
};

}  // namespace

void addAdd(CLI::App& app, Session& session)
{
    auto options = std::make_shared<AddOptions>();
    auto* command = app.add_subcommand("add", "Install a pack, or the game or book of lists in a folder, for yourself");
    command->add_option("file", options->named, "A *.musterpack.json, or a folder to pack and install")->required();
    command->add_flag("--replace", options->replace, "Install it instead of another version, or of a shipped game");
    command->add_flag("--force", options->force,
                      "Install files with errors too, or those of a newer Muster; lose changes of installed files");
    addPackWishes(*command, options->wishes);
    addFollowLinks(*command, session);
    command->footer("Everything is checked first; what is not installed completely is not installed at all.\n\n"
                    "Examples:\n  muster add lantern-cove-0.1.0.musterpack.json\n  muster add ~/games/my-game");
    command->callback([options, &session] { Installation(*options, session).run(); });
}

}  // namespace muster::validator
