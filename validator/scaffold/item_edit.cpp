#include "validator/scaffold/item_edit.hpp"

#include "core/files/id.hpp"
#include "core/game/findings.hpp"
#include "validator/exit_code.hpp"

#include <fmt/format.h>

#include <array>

namespace muster::validator {

namespace {

bool hasForm(bool isRight, std::string_view form, std::string_view key, const ItemFile& file, Session& session)
{
    if (!isRight)
        session.fail(ExitCode::findings, fmt::format("{} is unchanged: its \"{}\" is no {}; see: muster check {}",
                                                     file.name, key, form, file.name));
    return isRight;
}

}  // namespace

bool isIdFor(std::string_view option, std::string_view id, Session& session)
{
    if (files::isId(id) && id.size() <= files::maxIdLength) return true;
    if (id.empty())
        session.fail(ExitCode::usage, fmt::format("name it with {} ID, for example {} my-own", option, option));
    else
        session.fail(ExitCode::usage,
                     fmt::format("{}: \"{}\" is no id, which has up to {} lower-case letters and digits, in words "
                                 "joined by hyphens, for example {}",
                                 option, id, files::maxIdLength, files::idFrom(id, "my-own")));
    return false;
}

bool isNewIn(std::string_view key, std::string_view id, const ItemFile& file, Session& session)
{
    const auto itemOf = [&](text::Node root) {
        for (const auto item : root[key])
            if (item["id"].isString() && item["id"].string() == id) return item["id"];
        return text::Node();
    };
    if (const auto own = itemOf(file.root())) {
        session.fail(ExitCode::usage, fmt::format("{} is unchanged: it has \"{}\" already, in line {}; choose another "
                                                  "id",
                                                  file.name, id, rules::placeOf(own).line));
        return false;
    }
    if (const auto inherited = itemOf(file.whole())) {
        const auto place = rules::placeOf(inherited);
        session.fail(ExitCode::usage,
                     fmt::format("{} is unchanged: it inherits \"{}\" from {}:{}; choose another id, or "
                                 "copy it from there to change it",
                                 file.name, id, place.file, place.line));
        return false;
    }
    return true;
}

bool isArrayOrAbsent(text::Node value, std::string_view key, const ItemFile& file, Session& session)
{
    return hasForm(!value || value.isArray(), "list", key, file, session);
}

bool isObjectOrAbsent(text::Node value, std::string_view key, const ItemFile& file, Session& session)
{
    return hasForm(!value || value.isObject(), "object", key, file, session);
}

std::string withLastItem(const ItemFile& file, std::string_view key, const nlohmann::ordered_json& item)
{
    text::Draft draft(*file.document);
    draft.insertInto("", key, text::atEnd, item.dump(), keysOf(file.kind));
    return text::applied(file.document->source().bytes(), draft.edits());
}

text::KeyOrder keysOf(files::FileKind kind)
{
    // As in the schemas.
    static constexpr std::array<std::string_view, 43> ofSystems{
        "$schema",   "format",       "id",      "version", "name",       "summary",     "notice",     "source",
        "measure",   "lists",        "budget",  "tables",  "tableLinks", "definitions", "unit",       "entry",
        "leader",    "group",        "army",    "list",    "scenario",   "side",        "piece",      "placement",
        "entries",   "leaders",      "derived", "cost",    "rules",      "board",       "terrain",    "placing",
        "measuring", "setup",        "sheets",  "symbols", "emblems",    "symbolFrame", "statistics", "odds",
        "reference", "translations", "expect"};
    static constexpr std::array<std::string_view, 21> ofLists{
        "$schema", "format",  "system",  "systemVersion", "id",     "name",         "version",
        "book",    "period",  "summary", "colours",       "emblem", "sources",      "extends",
        "tables",  "entries", "leaders", "limits",        "rules",  "translations", "expect"};
    static constexpr std::array<std::string_view, 13> ofHouseRules{
        "$schema", "format", "system", "systemVersion", "name",         "summary", "extends",
        "budget",  "levels", "rules",  "tables",        "translations", "expect"};
    switch (kind) {
    case files::FileKind::system: return ofSystems;
    case files::FileKind::list: return ofLists;
    case files::FileKind::house: return ofHouseRules;
    default: return {};
    }
}

}  // namespace muster::validator
