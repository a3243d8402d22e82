#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster::validator {

/// The version of the format of packs, their suffix, and the maximum number of files in one.
inline constexpr std::int64_t packFormat = 1;
inline constexpr std::string_view packSuffix = ".musterpack.json";
inline constexpr std::size_t maxPackFiles = 10'000;

/// A file of a pack.
struct PackedFile {
    std::string path;  ///< relative to the pack's folder, separated by `/`
    std::string bytes;
};

/// A game that a packed one extends, directly or through others: exactly that version of its file.
struct RequiredGame {
    std::string id, version, sha256;
};

/// A game with its lists, or a book of lists for a game, to be shared as one file.
struct Pack {
    std::string id, version, name, licence;
    std::string system;                  ///< the id of its game; that of the pack itself if it contains the game
    std::vector<PackedFile> files;       ///< sorted by path
    std::vector<RequiredGame> required;  ///< that must be installed too; the nearest first

    bool hasSystem() const { return id == system; }
};

/// The SHA-256 of a file, or of everything that a pack consists of, as 64 hexadecimal digits.
std::string hashOf(std::string_view bytes);
std::string hashOf(const Pack& pack);

/// A pack in one sentence part: "Lantern Cove 0.1.0 (lantern-cove)".
std::string shownPack(const Pack& pack);

/// The text of a file with the pack, in canonical form.
std::string packText(const Pack& pack);

/// The text that describes an installed pack: the same without the contents of its files.
std::string packRecord(const Pack& pack);

}  // namespace muster::validator
