#include "editor/findings/fix_words.hpp"

#include "core/files/id.hpp"
#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "core/text/pointer.hpp"
#include "editor/live_check/change_words.hpp"
#include "editor/look/words.hpp"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

#include <algorithm>

namespace muster::editor {

namespace {

class Fix {
    Q_DECLARE_TR_FUNCTIONS(Fix)
};

/// The last key in a pointer that is not an array index.
std::string keyOf(const std::string& pointer)
{
    std::string rest = pointer;
    while (!rest.empty()) {
        const auto slash = rest.rfind('/');
        if (slash == std::string::npos) break;  // a malformed file may contain an invalid pointer
        const auto token = rest.substr(slash + 1);
        const bool place = token == "-" || (!token.empty() && std::all_of(token.begin(), token.end(),
                                                                          [](char c) { return c >= '0' && c <= '9'; }));
        if (!place) return text::tokenName(token);
        rest.resize(slash);
    }
    return {};
}

/// The title of an option or entry of that id, else of a row of the game's tables, else the id in words.
QString idWords(const CheckResult& checkResult, const std::string& id)
{
    for (const auto* members : {&checkResult.army.units, &checkResult.army.leaders})
        for (const auto& member : *members)
            for (const auto& option : member.options)
                if (option.id == id) return toQString(option.title);
    for (const auto* entries : {&checkResult.catalogue.units, &checkResult.catalogue.leaders})
        for (const auto& entry : *entries)
            if (entry.id == id) return toQString(entry.title);
    if (checkResult.rulesContext && checkResult.rulesContext->game)
        for (const text::Node table : checkResult.rulesContext->game->document->root()["tables"])
            for (const text::Node row : table)
                if (row["id"].string() == id && !row["label"].string().empty())
                    return toQString(checkResult.worded(row["label"].string()));
    return toQString(checkResult.worded(files::inWords(id)));
}

QString valueWords(const CheckResult& checkResult, const nlohmann::json& value)
{
    if (value.is_string()) return idWords(checkResult, value.get<std::string>());
    return toQString(value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

}  // namespace

QString fixWords(const CheckResult& checkResult, const diagnostics::Diagnostic& finding)
{
    const QString plain = Fix::tr("Fix It");
    if (finding.kind == diagnostics::FindingKind::otherVersion) return Fix::tr("Build It with What Is Installed");
    const auto patch = nlohmann::json::parse(finding.fix, nullptr, false);
    if (!patch.is_array()) return plain;
    const nlohmann::json* only = nullptr;
    for (const auto& operation : patch) {
        if (!operation.is_object() || !operation.contains("op") || !operation["op"].is_string()) return plain;
        if (operation.value("op", "") == "test") continue;
        if (only) return plain;
        only = &operation;
    }
    if (!only || !only->contains("path") || !(*only)["path"].is_string()) return plain;
    const auto path = (*only)["path"].get<std::string>();
    const auto key = keyOf(path);
    const auto title = toQString(titleOfKey(checkResult, key));
    const auto verb = only->value("op", "");
    if (key.empty()) return plain;
    if (verb == "remove") return Fix::tr("Remove %1").arg(title);
    const auto value = only->find("value");
    if (value == only->end() || value->is_structured() || value->is_null() || value->is_boolean()) return plain;
    if (path.ends_with("/-")) return Fix::tr("Add %1").arg(valueWords(checkResult, *value));
    return Fix::tr("Set %1 to %2").arg(title, valueWords(checkResult, *value));
}

}  // namespace muster::editor
