#pragma once

#include "core/sheet/budget.hpp"
#include "core/sheet/description.hpp"

namespace muster::sheet {

/// A failure in a part of a sheet, with the items of the enclosing loops, the innermost last.
struct Fault : text::Fault {
    std::vector<expr::Value> items;

    /// The name or id of the innermost item that has one; else empty.
    std::string_view name() const;
};

/// A sheet with final texts, and the faults found during composition.
struct Composed {
    std::optional<Sheet> sheet;  ///< absent if the sheet's `when` is false
    std::size_t gaps = 0;        ///< on a blank sheet: number of gaps to fill
    std::vector<Fault> faults;   ///< "print/expression" and "print/limit", at their place in the system file
    bool asBoard = false;        ///< the sheet should have the orientation in which its map is larger
};

/// Whether a sheet is composed of an army's values, also of one that lacks some (`unfinished`, whose unknown values are
/// dashes), left blank to be filled by hand, or only checked: without blocks, and without evaluating what cannot fail
/// for an ordinary file (see core/expr/certainty.hpp). `checkOwn` leaves out the blocks that faultsOfSharedBlocks()
/// checks.
enum class Filling : std::uint8_t { army, unfinished, blank, check, checkOwn };

/// What an army counts in play, with all texts and values, and the faults found.
struct ComposedPlay {
    std::optional<Play> play;  ///< absent if the system describes none
    std::vector<Fault> faults;
};

/// Composes the `play` of a description for an army, whose values are in the slots of its environment.
ComposedPlay composePlay(const Description& description, std::span<const expr::Value> slots, expr::Arena& arena,
                         Budget& budget);

/// Composes one sheet of a description for an army, unit or group, whose values are in the slots of its purpose's
/// environment. A failing expression appears as "?" or omits its block, and is reported; composition always continues.
/// Its costs are charged to the budget; once that is used up, the result is useless. Maps are drawn from the picture,
/// or left out without one. In a blank sheet failures are not faults: they leave a line or box to write in, and blocks
/// follow their `blank`.
Composed compose(const Description& description, std::size_t sheet, std::span<const expr::Value> slots,
                 expr::Arena& arena, const std::vector<Finding>& findings, Budget& budget,
                 Filling filling = Filling::army, std::shared_ptr<const MapPicture> picture = {});

/// The faults of the blocks that read nothing which differs between armies of a list, whose values are in the slots.
std::vector<Fault> faultsOfSharedBlocks(const Description& description, std::span<const expr::Value> slots,
                                        expr::Arena& arena);

}  // namespace muster::sheet
