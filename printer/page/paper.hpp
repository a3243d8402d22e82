#pragma once

#include "core/sheet/sheet.hpp"

#include <span>
#include <string_view>

namespace muster::printer {

/// A paper size, upright, in millimetres.
struct Paper {
    std::string_view id;    ///< as written on the command line
    std::string_view name;  ///< as shown to people
    double width;
    double height;
};

/// Every paper size the printer knows.
std::span<const Paper> papers();

/// The paper of that id, or nullptr.
const Paper* findPaper(std::string_view id);

/// Paper and margins of a print; lengths in millimetres.
struct PageSetup {
    Paper paper = *findPaper("a4");
    double margin = 12.0;
};

/// The page a sheet of that orientation is printed on: outer size and the rectangle between the margins.
struct PageSize {
    double width;
    double height;
};
PageSize pageSize(const PageSetup& setup, sheet::Orientation orientation);

}  // namespace muster::printer
