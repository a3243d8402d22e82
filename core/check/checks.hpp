#pragma once

#include "core/check/check.hpp"
#include "core/game/findings.hpp"

#include <set>
#include <string>

namespace muster::rules {

/// What the check of one file works with.
struct CheckContext {
    const Subject& subject;
    std::shared_ptr<const text::Document> document;
    Library& library;
    const files::Project& project;
    Findings& findings;
    Trace* trace;

    text::Node root() const { return document->root(); }
};

/// Everything wrong with one text that has been parsed, without asking what is known of it already; check() is the way
/// in.
diagnostics::Diagnostics checkParsed(const Subject& subject, const text::Document::Parsed& parsed, Library& library,
                                     Trace* trace = nullptr);

// One file kind each; the text itself is read and its faults are reported already.
void checkList(const CheckContext& context);
void checkSystem(const CheckContext& context);
void checkHouse(const CheckContext& context);
void checkConfig(const CheckContext& context);

/// Reports the problems of a rules context at the keys that name what is troubled.
void reportContextProblems(const CheckContext& context, const RulesContext& rulesContext);

/// Reports, at the keys that lead there, that a file which this one builds on has errors, with the first of them. A
/// file that cannot be used at all is a problem of the rules context instead.
void reportBroken(const CheckContext& context, const RulesContext& rulesContext);

/// The file that a reference written in `from` means; when it is missing or outside the project that is reported at
/// `named`.
std::optional<std::filesystem::path> follow(const CheckContext& context, const std::filesystem::path& from,
                                            std::string_view reference, text::Node named);

/// Reports an id that is already in `seen`.
void checkUnique(text::Node id, std::set<std::string_view>& seen, Findings& findings);

/// Reports a system or list whose id is not the stem of its file name.
void checkFileName(const CheckContext& context);

/// Reports a system or list whose id another file of the project has too, and one that takes the place of a file of the
/// data folders.
void checkOtherFiles(const CheckContext& context);

/// Reports a system version other than the one installed, in a file that is no army.
void checkVersion(text::Node file, const Game& game, Findings& findings);

/// "did you mean ...?", or the fallback when nothing is near, or when the file has used up what looking for it may
/// cost.
std::string suggestion(Findings& findings, const std::vector<std::string>& names, std::string_view name,
                       std::string fallback);

}  // namespace muster::rules
