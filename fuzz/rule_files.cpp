// System, list and house rules files: compiling and checking them end, and the same findings come twice.
#include "core/library/library.hpp"
#include "core/text/edit.hpp"
#include "fuzz/library_pool.hpp"
#include "fuzz/target.hpp"

#include <fmt/format.h>

#include <filesystem>

namespace muster::fuzz {

namespace {

/// The shipped system that a text names, or another one.
std::string_view systemOf(std::string_view text)
{
    const auto parsed = text::parseFragment(std::string(text));
    const auto ids = systemIds();
    if (!parsed.document) return ids.front();
    const auto named = parsed.document->root()["system"].string();
    const auto found = std::find(ids.begin(), ids.end(), named);
    return found == ids.end() ? ids.front() : *found;
}

void checkShipped(std::string_view input, std::string_view place, files::FileKind kind)
{
    const auto subject = subjectOf(input, sourcePath(fmt::format("armylists/{}/{}", systemOf(input), place)), kind);
    requireSound(rules::check(subject, shippedLibrary()), subject);
}

}  // namespace

void systemFile(std::string_view input)
{
    const auto subject = subjectOf(input, "/muster-fuzz/fuzz.system.json", files::FileKind::system);
    rules::Library library(std::vector<std::filesystem::path>{});
    requireSound(rules::check(subject, library), subject);
}

void listFile(std::string_view input) { checkShipped(input, "lists/fuzz.list.json", files::FileKind::list); }

void houseFile(std::string_view input) { checkShipped(input, "fuzz.house.json", files::FileKind::house); }

}  // namespace muster::fuzz
