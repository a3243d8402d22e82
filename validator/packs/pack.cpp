#include "validator/packs/pack.hpp"

#include "core/text/canonical.hpp"
#include "core/text/document.hpp"
#include "core/text/edit.hpp"
#include "core/text/sha256.hpp"
#include "core/text/utf8.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>
#include <utility>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;

enum class Contents : std::uint8_t { included, leftOut };

std::string textWith(const Pack& pack, Contents contents)
{
    Json files = Json::array();
    for (const auto& file : pack.files) {
        Json item = {{"path", file.path}, {"sha256", hashOf(file.bytes)}};
        if (contents == Contents::included) {
            const bool isText = text::findInvalidUtf8(file.bytes) == std::string_view::npos;
            item[isText ? "text" : "base64"] = isText ? file.bytes : text::base64(file.bytes);
        }
        files.push_back(std::move(item));
    }
    Json json = {{"format", packFormat}, {"muster", MUSTER_VERSION}, {"id", pack.id},        {"version", pack.version},
                 {"name", pack.name},    {"licence", pack.licence},  {"system", pack.system}};
    for (const auto& game : pack.required)
        json["requires"].push_back({{"id", game.id}, {"version", game.version}, {"sha256", game.sha256}});
    json["sha256"] = hashOf(pack);
    json["files"] = std::move(files);
    const auto parsed = text::Document::parse(
        std::make_shared<const text::Source>("pack", json.dump(-1, ' ', false, Json::error_handler_t::replace)));
    return parsed.document ? text::canonical(*parsed.document) : std::string();
}

}  // namespace

std::string hashOf(std::string_view bytes)
{
    const auto digest = text::sha256(bytes);
    return text::hex(digest, digest.size());
}

std::string hashOf(const Pack& pack)
{
    std::string lines = fmt::format("{} {}\n{}\n", pack.id, pack.version, text::quoted(pack.licence));
    for (const auto& game : pack.required)
        lines += fmt::format("requires {} {} {}\n", game.id, game.version, game.sha256);
    for (const auto& file : pack.files) lines += fmt::format("{}  {}\n", hashOf(file.bytes), file.path);
    return hashOf(std::string_view(lines));
}

std::string shownPack(const Pack& pack) { return fmt::format("{} {} ({})", pack.name, pack.version, pack.id); }

std::string packText(const Pack& pack) { return textWith(pack, Contents::included); }

std::string packRecord(const Pack& pack) { return textWith(pack, Contents::leftOut); }

}  // namespace muster::validator
