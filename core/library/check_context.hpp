#pragma once

#include "core/game/findings.hpp"
#include "core/game/trace.hpp"
#include "core/library/library.hpp"
#include "core/library/subject.hpp"

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

/// Reports the problems of a rules context at the keys that name what is troubled.
void reportContextProblems(const CheckContext& context, const RulesContext& rulesContext);

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
