#pragma once

#include "core/sheet/budget.hpp"
#include "core/sheet/description.hpp"

namespace muster::sheet {

/// What went wrong with a part of a sheet, and for which items of the lists around it, the innermost last.
struct Fault : text::Fault {
    std::vector<expr::Value> items;

    /// The name of the innermost item that has one, or its id; else empty.
    std::string_view name() const;
};

/// A sheet with final texts, and what went wrong on the way.
struct Composed {
    std::optional<Sheet> sheet;  ///< absent when the sheet's `when` does not hold
    std::size_t gaps = 0;        ///< on a blank sheet: places left to be filled
    std::vector<Fault> faults;   ///< "print/expression" and "print/limit", at their place in the system file
};

/// Whether a sheet is composed of an army's values, or left open to be filled by hand.
enum class Filling : std::uint8_t { army, blank };

/// Computes one sheet of a description for an army, unit or group, whose values stand in the slots of its purpose's
/// environment. An expression that fails shows as "?" or leaves its block out, and is reported; nothing ends the sheet.
/// What it takes is taken from the budget; once that is spent, what has been composed so far is of no use.
/// Maps are drawn of the picture; without one they are left out.
/// In a blank sheet what fails is no fault: it leaves a line or box to write in, and blocks follow their `blank`.
Composed compose(const Description& description, std::size_t sheet, std::span<const expr::Value> slots,
                 expr::Arena& arena, const std::vector<Finding>& findings, Budget& budget,
                 Filling filling = Filling::army, std::shared_ptr<const MapPicture> picture = {});

}  // namespace muster::sheet
