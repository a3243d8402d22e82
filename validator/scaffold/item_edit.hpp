#pragma once

#include "core/text/edit.hpp"
#include "validator/scaffold/item_file.hpp"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace muster::validator {

/// True if the text may be an id; otherwise says what to write after an option, such as --id.
bool isIdFor(std::string_view option, std::string_view id, Session& session);

/// True if no item of that array of the file's root, inherited or not, has that id; otherwise says where it is.
bool isNewIn(std::string_view key, std::string_view id, const ItemFile& file, Session& session);

/// True if the value is of the type that it should have, or absent; otherwise says so.
bool isArrayOrAbsent(text::Node value, std::string_view key, const ItemFile& file, Session& session);
bool isObjectOrAbsent(text::Node value, std::string_view key, const ItemFile& file, Session& session);

/// The text of the file with an item at the end of an array of its root, which is added where it usually stands if the
/// file lacks it.
std::string withLastItem(const ItemFile& file, std::string_view key, const nlohmann::ordered_json& item);

/// The usual order of the keys of such a file.
text::KeyOrder keysOf(files::FileKind kind);

}  // namespace muster::validator
