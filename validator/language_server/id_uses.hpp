#pragma once

#include "core/files/kind.hpp"
#include "core/text/document.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {
class Library;
}

namespace muster::language_server {

/// What an id names.
enum class IdKind : std::uint8_t {
    system,
    list,
    entry,
    option,
    row,  ///< of a table
    rule,
    element,  ///< a unit, leader, group, piece of terrain, zone, side or objective
    file      ///< not an id, but the path of another file
};

/// Where an id is defined: the value, or for derived values and rules of house files the member, that gives it.
struct IdTarget {
    IdKind kind = IdKind::entry;
    std::filesystem::path file;
    std::string pointer;  ///< of the value that is the id; of the whole file for `file`

    bool operator==(const IdTarget&) const = default;
};

/// One place of a file that names something by its id.
struct IdUse {
    text::Node node;          ///< the text, or the member whose name it is
    bool isKey = false;       ///< the name of the member is the id
    std::string_view prefix;  ///< part of the text before the id, such as "old-trousers/"
    IdTarget target;
    text::Node definition;  ///< in its own document; absent for a file
    bool isDefinition = false;

    /// The bytes of the id itself, without quotes and prefix.
    text::Range range() const;
};

/// All uses of ids in a file, in no particular order; ids that name nothing known are left out. The nodes of
/// definitions are valid as long as the library.
std::vector<IdUse> idUses(text::Node root, files::FileKind kind, const std::filesystem::path& path,
                          rules::Library& library);

/// The use at a byte of the file; null if there is none.
const IdUse* useAt(const std::vector<IdUse>& uses, std::uint32_t offset);

}  // namespace muster::language_server
