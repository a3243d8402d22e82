#pragma once

#include "editor/folder_table/folder_report.hpp"
#include "editor/start/folder_check.hpp"

#include <array>
#include <optional>
#include <vector>

namespace muster::editor {

/// Two armies that play each other, as indices into a list of armies. One that has nobody to play comes first.
using Pairing = std::array<std::optional<std::size_t>, 2>;

enum class PairingOrder { asListed, byPoints, atRandom };

/// Pairs armies of the same game and of different players, neighbours in an order first. Those that are left over come
/// last. `seed` determines the random order.
std::vector<Pairing> paired(const std::vector<FileVerdict>& armies, PairingOrder order, unsigned seed);

/// Puts an army at a table, on the first or second side; whoever was there goes to where it was. Without an army, the
/// place is left to a player who has nobody to play; nothing changes if there is none.
void place(std::vector<Pairing>& pairings, std::size_t table, std::size_t side, std::optional<std::size_t> army);

/// "Anna: Anna's redcoats"; just the army's name without a player.
QString playerAndArmy(const FileVerdict& army);
/// What is odd about two armies that meet, such as different games; empty if nothing is.
QString remarkOn(const Pairing& pairing, const std::vector<FileVerdict>& armies);
/// All pairings with what each side brings, one row per table.
FolderReport reportOf(const QString& title, const std::vector<Pairing>& pairings,
                      const std::vector<FileVerdict>& armies);

}  // namespace muster::editor
