// A JSON Patch, as the fixes of a system contain: the same result as nlohmann's, or a refusal with a reason. The input
// is {"document": ..., "patch": [...]}.
#include "core/text/canonical.hpp"
#include "core/text/document.hpp"
#include "core/text/edit.hpp"
#include "core/text/patch.hpp"
#include "fuzz/target.hpp"

#include <nlohmann/json.hpp>

#include <optional>

namespace muster::fuzz {

namespace {

using PlainJson = nlohmann::json;

/// The patched value; nothing if nlohmann refuses the patch.
std::optional<PlainJson> patchedByOther(const std::string& document, const std::string& patch)
{
    try {
        return PlainJson::parse(document).patch(PlainJson::parse(patch));
    } catch (const PlainJson::exception&) {
        return std::nullopt;
    }
}

/// nlohmann 3.11 moves a value into itself, and accepts some pointers that RFC 6901 does not.
bool isComparable(const PlainJson& patch)
{
    for (const auto& operation : patch) {
        if (!operation.is_object()) return false;
        for (const char* key : {"path", "from"}) {
            const auto pointer = operation.find(key);
            if (pointer == operation.end()) continue;
            if (!pointer->is_string() || pointer->get<std::string>().find('~') != std::string::npos) return false;
        }
        if (operation.value("op", PlainJson()) == "move") return false;
    }
    return true;
}

}  // namespace

void jsonPatch(std::string_view input)
{
    const auto parsed = text::parseFragment(std::string(input));
    if (!parsed.document) return;
    const auto root = parsed.document->root();
    const std::string before(root["document"].sourceText()), patch(root["patch"].sourceText());
    const auto document = text::parseFragment(before);
    if (!document.document || patch.empty()) return;
    const auto made = text::patched(*document.document, patch);
    if (const auto* error = std::get_if<text::PatchError>(&made)) {
        require(!error->message.empty(), "a patch is refused without a reason");
        return;
    }
    const auto& edits = std::get<std::vector<text::Edit>>(made);
    const auto after = text::applied(before, edits);
    const auto changed = text::parseFragment(after);
    require(changed.document != nullptr, "the patched text is not JSON");
    requireSame(text::applied(after, text::inverse(before, edits)), before, "undo does not give the old text");
    if (text::canonical(*document.document) == before)
        requireSame(after, text::canonical(*changed.document), "a canonical text is not so after a patch");
    if (!parsed.faults.empty() || !changed.faults.empty() || !isComparable(PlainJson::parse(patch))) return;
    const auto other = patchedByOther(before, patch);
    require(other.has_value(), "Muster applies a patch that nlohmann refuses");
    requireSame(PlainJson::parse(after).dump(), other->dump(), "the patched text differs from nlohmann's");
}

}  // namespace muster::fuzz
