#pragma once

#include "printer/layout/booklet.hpp"

#include <span>
#include <string>
#include <unordered_map>

namespace muster::printer {

/// The places of units in a booklet: their cards and their own sheets.
class UnitPlaces {
public:
    struct Place {
        std::size_t page;
        double top;                     ///< in millimetres
        const Element* card = nullptr;  ///< null for a sheet or a row
        std::string title = {};
    };

    /// Adds a unit's own sheet.
    void addSheet(const std::string& unit, std::size_t page);
    /// Adds the cards on some pages of a booklet, given by their indexes. Returns them in order.
    std::vector<Place> addCards(std::span<const Page> pages, std::span<const std::size_t> indexes);
    /// The first cell that is just the name, for each of the units without a card or sheet here; in order of pages.
    std::vector<Place> rowsOf(std::span<Page> pages, std::span<const std::string> units) const;
    /// Makes every cell of a table that is just the name of such a unit a link to it.
    void link(std::span<Page> pages) const;

private:
    std::unordered_map<std::string, Place> m_places;  ///< the first of each name
};

/// Makes each row of the last table on these pages a link to one of the pages of the print, in the same order.
void linkRows(std::span<Page> pages, std::span<const std::size_t> targets);

}  // namespace muster::printer
