#pragma once

#include "core/game/findings.hpp"
#include "core/game/trace.hpp"
#include "core/library/library.hpp"
#include "core/library/subject.hpp"

#include <set>
#include <string>

namespace muster::rules {

/// The inputs and outputs of checking one file.
struct CheckContext {
    const Subject& subject;
    std::shared_ptr<const text::Document> document;
    Library& library;
    const files::Project& project;
    Findings& findings;
    Trace* trace;
    bool onlyErrors =
        false;  ///< only whether the file has errors matters, so checks that cannot find any may be left out

    text::Node root() const { return document->root(); }
};

/// False if the findings of a rule would be of no use: it is off, or only errors matter and it reports none.
bool isAsked(const CheckContext& context, std::string_view rule, diagnostics::Level usual);

/// Reports the problems of a rules context at the keys that cause them.
void reportContextProblems(const CheckContext& context, const RulesContext& rulesContext);

/// Resolves a reference written in `from`; a file that is missing or outside the project is reported at `named`.
std::optional<std::filesystem::path> follow(const CheckContext& context, const std::filesystem::path& from,
                                            std::string_view reference, text::Node named);

/// Reports an id that is already in `seen`.
void checkUnique(text::Node id, std::set<std::string_view>& seen, Findings& findings);

/// Reports a system or list whose id differs from the stem of its file name.
void checkFileName(const CheckContext& context);

/// Reports a system or list whose id is also used by another file of the project, or that replaces a file of the data
/// folders.
void checkOtherFiles(const CheckContext& context);

/// Reports a system version other than the installed one, in a file other than an army.
void checkVersion(text::Node file, const Game& game, Findings& findings);

/// The full name of a rule that was named without its game; empty if no game has it.
std::string_view wholeRuleName(const std::vector<std::string>& names, std::string_view name);

/// "did you mean ...?", or the fallback if no name is similar or the file has used up its allowance for comparing
/// names.
std::string suggestion(Findings& findings, const std::vector<std::string>& names, std::string_view name,
                       std::string fallback);

/// The same, where the fallback is the names themselves: "LEAD: a, b and 12 more; see: COMMAND". The command is named
/// only if names are left out. `name` is empty if nothing was named.
std::string choice(Findings& findings, const std::vector<std::string>& names, std::string_view name,
                   std::string_view lead, std::string_view command = {});

}  // namespace muster::rules
