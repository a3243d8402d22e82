#include "validator/evaluate/inspected_file.hpp"

#include "core/files/file.hpp"
#include "validator/exit_code.hpp"

#include <fmt/format.h>

namespace muster::validator {

std::shared_ptr<const rules::Inspection> inspectedFile(const std::string& path, Session& session)
{
    const auto files = session.files({path});
    if (session.exitCode != ExitCode::clean) return nullptr;
    if (files.size() != 1 || !files.front().given.empty()) {
        session.fail(ExitCode::usage, fmt::format("{} is a folder; name a file", path));
        return nullptr;
    }
    const auto& file = files.front();
    auto read = files::readFile(file.path, file.name);
    if (const auto* error = std::get_if<files::FileError>(&read)) {
        session.fail(ExitCode::failure, error->message);
        return nullptr;
    }
    rules::Subject subject{std::get<std::shared_ptr<const text::Source>>(std::move(read)), file.path, file.kind,
                           file.given};
    subject.parsed = text::Document::parse(subject.source);
    auto opened = rules::Inspection::open(subject, session.library());
    if (const auto* sentence = std::get_if<std::string>(&opened)) {
        session.fail(ExitCode::findings, *sentence);
        return nullptr;
    }
    auto inspection = std::get<std::shared_ptr<const rules::Inspection>>(std::move(opened));
    if (const auto errors = inspection->errors(); errors > 0)
        session.note(fmt::format("{} has {} error{}, so values may be missing; see: muster check {}", file.name, errors,
                                 errors == 1 ? "" : "s", file.name));
    return inspection;
}

}  // namespace muster::validator
