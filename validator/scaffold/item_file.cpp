#include "validator/scaffold/item_file.hpp"

#include "core/files/file.hpp"
#include "validator/check/fix_refusal.hpp"
#include "validator/exit_code.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace muster::validator {

namespace fs = std::filesystem;
using files::FileKind;

namespace {

/// "a list or a system".
std::string withArticles(std::span<const FileKind> kinds)
{
    std::string words;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        words += fmt::format("{}a {}{}",
                             i == 0                  ? ""
                             : i + 1 == kinds.size() ? " or "
                                                     : ", ",
                             kinds[i] == FileKind::house ? "house rules file" : files::kindName(kinds[i]),
                             kinds[i] == FileKind::house ? "" : " file");
    return words;
}

}  // namespace

std::optional<ItemFile> itemFile(const std::string& name, std::span<const FileKind> kinds, std::string_view item,
                                 Session& session)
{
    const auto fail = [&](int code, const std::string& message) {
        session.fail(code, message);
        return std::nullopt;
    };
    if (name.empty())
        return fail(ExitCode::usage, fmt::format("name the file to which {} is added: {}; for example muster new {} "
                                                 "my-own.{}.json",
                                                 item, withArticles(kinds), item.substr(item.find(' ') + 1),
                                                 files::kindName(kinds.front())));
    const auto kind = files::kindOf(name);
    if (!kind || std::find(kinds.begin(), kinds.end(), *kind) == kinds.end())
        return fail(ExitCode::usage,
                    fmt::format("{} is not a file to which {} can be added; name {}", name, item, withArticles(kinds)));
    std::error_code error;
    if (!fs::exists(fs::symlink_status(name, error)))
        return fail(ExitCode::usage, fmt::format("{} does not exist; create it with: muster new {} -o {}", name,
                                                 files::kindName(*kind), name));
    if (const auto refused = files::refusal(name, session.links)) return fail(ExitCode::failure, *refused);
    const auto path = fs::absolute(name).lexically_normal();
    if (const auto reason = fixRefusal({path, name, *kind, {}}))
        return fail(ExitCode::failure, fmt::format("{} is unchanged: {}", name, *reason));
    const auto read = files::readFile(path, name);
    if (const auto* unreadable = std::get_if<files::FileError>(&read))
        return fail(ExitCode::failure, unreadable->message);
    const auto& source = std::get<std::shared_ptr<const text::Source>>(read);
    auto parsed = text::Document::parse(source);
    if (!parsed.document || !parsed.faults.empty()) {
        const auto& fault = parsed.faults.front();
        const auto place = source->position(fault.range.begin);
        return fail(ExitCode::findings, fmt::format("{}:{}:{}: error [{}] {}; the file is unchanged", name, place.line,
                                                    place.column, fault.rule, fault.message));
    }
    if (!parsed.document->root().isObject())
        return fail(ExitCode::findings,
                    fmt::format("{} is unchanged: it is no object; see: muster check {}", name, name));
    ItemFile file{path, name, *kind, std::move(parsed.document), session.library().project(path)};
    if (*kind == FileKind::system && file.root()["extends"]) {
        const auto system = session.library().systemAt(*file.project, path);
        if (!system->document)
            return fail(ExitCode::findings, fmt::format("{} is unchanged: what it extends cannot be used; see: muster "
                                                        "check {}",
                                                        name, name));
        file.merged = system->document;
    }
    return file;
}

}  // namespace muster::validator
