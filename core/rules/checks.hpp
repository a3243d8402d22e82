#pragma once

#include "core/rules/check.hpp"
#include "core/rules/findings.hpp"

#include <set>
#include <string>

namespace muster::rules {

/// The inputs and outputs of checking one file.
struct CheckContext {
    const Subject& subject;
    std::shared_ptr<const text::Document> document;
    Library& library;
    const model::Project& project;
    Findings& findings;
    Trace* trace;

    text::Node root() const { return document->root(); }
};

/// All findings of one parsed text, without a look at cached findings; use check() instead.
diagnostics::Diagnostics checkParsed(const Subject& subject, const text::Document::Parsed& parsed, Library& library,
                                     Trace* trace = nullptr);

// Each checks one kind of file; the text is already parsed and its faults are reported.
void checkList(const CheckContext& context);
void checkSystem(const CheckContext& context);
void checkHouse(const CheckContext& context);
void checkConfig(const CheckContext& context);

/// Reports the problems of a rules context at the keys that cause them.
void reportContextProblems(const CheckContext& context, const RulesContext& rulesContext);

/// Reports, at the key that refers to it, each file with errors that this one builds on, with the first error. A file
/// that cannot be used at all is a problem of the rules context instead.
void reportBroken(const CheckContext& context, const RulesContext& rulesContext);

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

/// "did you mean ...?", or the fallback if no name is similar or the file has used up its allowance for comparing
/// names.
std::string suggestion(Findings& findings, const std::vector<std::string>& names, std::string_view name,
                       std::string fallback);

}  // namespace muster::rules
