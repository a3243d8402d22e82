#include "core/army/opened_army.hpp"
#include "core/command_line/language.hpp"
#include "core/files/file.hpp"
#include "core/proposals/propose.hpp"
#include "core/text/counted.hpp"
#include "core/text/nearest.hpp"
#include "core/text/shortlist.hpp"
#include "validator/check/fix_refusal.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/proposals/report.hpp"
#include "validator/reporters/json_text.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <iostream>

namespace muster::validator {

namespace {

using Outcome = rules::Completion::Outcome;

struct CompleteOptions {
    std::string file, format = "text", write;
    rules::CompletionWishes wishes;
    std::uint64_t checks = rules::CompletionBound().checks;
    std::int64_t seconds = 10;
};

class Completing {
public:
    Completing(const CompleteOptions& options, Session& session) : m_options(options), m_session(session) {}

    void run()
    {
        const auto& file = m_options.file;
        if (files::kindOf(file) != files::FileKind::army)
            return m_session.fail(ExitCode::usage,
                                  fmt::format("{} is not an army: its name must end in .army.json", file));
        if (const auto refusal = files::refusal(file, m_session.links))
            return m_session.fail(ExitCode::failure, *refusal);
        auto read = files::readFile(file, file);
        if (const auto* error = std::get_if<files::FileError>(&read))
            return m_session.fail(ExitCode::failure, error->message);
        m_source = std::get<std::shared_ptr<const text::Source>>(std::move(read));
        const auto completion =
            rules::completionOf({m_source, file, files::FileKind::army}, m_session.library(), m_options.wishes,
                                {m_options.checks, std::chrono::seconds(m_options.seconds)});
        if (completion.outcome == Outcome::unknownWish) return refuse(completion);
        if (completion.outcome == Outcome::unusable)
            return m_session.fail(ExitCode::findings,
                                  fmt::format("{} cannot be completed; see its errors with: {}", file, checkCommand()));
        if (!m_options.write.empty() && completion.outcome == Outcome::found) return write(completion);
        show(completion);
        if (completion.outcome != Outcome::found && completion.outcome != Outcome::complete)
            m_session.exitCode = std::max<int>(m_session.exitCode, ExitCode::findings);
    }

private:
    std::string checkCommand() const
    {
        return fmt::format("muster check {}{}",
                           m_session.house.empty() ? "" : fmt::format("--house {} ", m_session.house), m_options.file);
    }

    void refuse(const rules::Completion& completion)
    {
        const auto near = text::nearest(completion.known, completion.unknown);
        m_session.fail(
            ExitCode::usage,
            fmt::format("neither the army nor its list has \"{}\"{}", completion.unknown,
                        near.empty()
                            ? fmt::format("; use one of {}", text::shortlist(completion.known, completion.unknown).text)
                            : fmt::format("; did you mean {}?", near)));
    }

    void show(const rules::Completion& completion)
    {
        if (m_options.format == "json")
            std::cout << jsonText(proposalsJson(completion, m_options.file), 2) << '\n';
        else
            std::cout << proposalsText(completion, m_options.file, m_options.wishes, wantsColour(Colour::automatic));
    }

    void write(const rules::Completion& completion)
    {
        const auto& file = m_options.file;
        const auto wanted = std::stoul(m_options.write);
        if (wanted > completion.proposals.size())
            return m_session.fail(ExitCode::usage,
                                  fmt::format("{} is unchanged: there is no proposal {}, only {}", file, wanted,
                                              text::counted(completion.proposals.size(), "proposal")));
        if (const auto refusal = fixRefusal({file, file, files::FileKind::army, {}}))
            return m_session.fail(ExitCode::failure, fmt::format("{} is unchanged: {}", file, *refusal));
        const auto now = files::readFile(file, file);
        const auto* source = std::get_if<std::shared_ptr<const text::Source>>(&now);
        if (!source || (*source)->bytes() != m_source->bytes())
            return m_session.fail(
                ExitCode::failure,
                fmt::format("{} is unchanged: another program changed it meanwhile; try again", file));
        if (const auto failed = files::writeFile(file, completion.proposals[wanted - 1].text))
            return m_session.fail(ExitCode::failure, failed->message);
        show(completion);
        if (m_options.format == "text") writeOut("\nwrote proposal {} to {}\n", wanted, file);
    }

    const CompleteOptions& m_options;
    Session& m_session;
    std::shared_ptr<const text::Source> m_source;
};

std::string fault(const std::string& value)
{
    const bool isNumber = !value.empty() && value.size() < 4 && value.find_first_not_of("0123456789") == value.npos;
    return isNumber && std::stoul(value) > 0 ? std::string() : "use --write or --write=N with the number of a proposal";
}

}  // namespace

void addComplete(CLI::App& app, Session& session)
{
    auto options = std::make_shared<CompleteOptions>();
    auto* command = app.add_subcommand("complete", "Propose ways to make an army legal and spend its points");
    command->add_option("file", options->file, "An army")->required();
    command->add_option("--proposals", options->wishes.proposals, "Show at most this many proposals")
        ->check(CLI::Range(1, 20))
        ->capture_default_str();
    command
        ->add_option("--prefer", options->wishes.preferred,
                     "Take more of this entry, or of everything with this value, such as an arm")
        ->type_name("ENTRY|ARM")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    command->add_option("--lock", options->wishes.locked, "Keep this unit or leader; the others may be removed")
        ->type_name("ID")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    command->add_flag("--replace", options->wishes.mayRemove,
                      "Units and leaders that are not locked may be removed, as few as possible");
    command->add_flag("--cheapest", options->wishes.cheapest,
                      "Spend as few points as possible, not as many as possible");
    command->add_option("--budget", options->wishes.budget, "The points to spend, instead of those of the army")
        ->check(CLI::Range(0, 1'000'000))
        ->type_name("POINTS");
    command
        ->add_flag("--write", options->write, "Write the first proposal to the file, or the one that --write=N names")
        ->transform([](const std::string& value) { return value == "true" ? std::string("1") : value; })
        ->check(fault);
    command->add_option("--checks", options->checks, "Stop after checking this many armies")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command->add_option("--seconds", options->seconds, "Stop after this many seconds")
        ->check(CLI::Range(1, 3600))
        ->capture_default_str();
    addFormatChoice(*command, options->format);
    command_line::addLanguage(*command, session.language);
    command->add_option("--house", session.house, "House rules for an army without its own")->check(CLI::ExistingFile);
    addFollowLinks(*command, session);
    command->footer("Examples:\n"
                    "  muster complete my.army.json\n"
                    "  muster complete my.army.json --prefer cavalry --write\n"
                    "  muster complete my.army.json --lock guard --replace --proposals 5");
    command->callback([options, &session] { Completing(*options, session).run(); });
}

}  // namespace muster::validator
