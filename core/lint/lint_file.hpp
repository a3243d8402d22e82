#pragma once

#include "core/library/check_context.hpp"

#include <functional>
#include <optional>
#include <string_view>

namespace muster::rules {

/// All findings, sorted, of a parsed system, list, house rules or settings file; `accepted` is set in those that the
/// file accepts.
diagnostics::Diagnostics lintFile(const Subject& subject, const text::Document::Parsed& parsed, Library& library,
                                  Trace* trace = nullptr);

/// All findings, sorted, of the system, list or house rules file at that path; computed once per library. Must not be
/// called during a check of the same file.
std::shared_ptr<const diagnostics::Diagnostics> findingsOf(Library& library, const files::Project& project,
                                                           const std::filesystem::path& path, files::FileKind kind);

/// At least the errors among these findings, computed once. Looking for warnings can take longer than checking an army.
/// A list may be checked for armies of another system than its own.
std::shared_ptr<const diagnostics::Diagnostics> errorsOf(Library& library, const files::Project& project,
                                                         const std::filesystem::path& path, files::FileKind kind,
                                                         std::string_view system = {});

/// Announces that a file will be checked for itself, so that its findings are computed only once. Not thread-safe: call
/// it before the first check.
void expect(Library& library, const std::filesystem::path& path);

/// The finding at the value that names a file with errors, with their number and the first of them; nothing if there is
/// none for which `isError` holds. `system` is named if the file has them only for that one.
std::optional<diagnostics::Diagnostic> brokenAt(text::Node named, const std::filesystem::path& path,
                                                const diagnostics::Diagnostics& findings,
                                                const std::function<bool(const diagnostics::Diagnostic&)>& isError,
                                                std::string_view system = {});

/// Reports, at the key that refers to it, each file with errors that this one builds on, with the first error. A file
/// that cannot be used at all is a problem of the rules context instead.
void reportBroken(const CheckContext& context, const RulesContext& rulesContext);

}  // namespace muster::rules
