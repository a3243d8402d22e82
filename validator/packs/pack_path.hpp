#pragma once

#include <string>
#include <string_view>

namespace muster::validator {

/// The name of the file that describes an installed pack, beside its files.
inline constexpr std::string_view packRecordName = "pack.json";

/// Why a pack may not contain a file at this path, as the end of a sentence about it; empty if it may. A path is valid
/// if it stays in the folder of the pack, and means the same on every system and in every search for files.
std::string pathProblem(std::string_view path);

/// The same for a file that no pack contains: everything but systems, lists, armies, scenarios and house rules, texts
/// such as LICENSE and README.md, and pictures.
std::string contentProblem(std::string_view path);

/// True for a text about a pack, such as LICENSE or README.md.
bool isPackText(std::string_view path);
/// True for LICENSE, LICENCE or COPYING.
bool isLicence(std::string_view path);
/// True for a picture that a print can use.
bool isPackPicture(std::string_view path);

/// Two paths that this makes equal name one file on some systems.
std::string foldedPath(std::string_view path);

}  // namespace muster::validator
