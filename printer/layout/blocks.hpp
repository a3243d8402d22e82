#pragma once

#include "printer/layout/galley.hpp"

/// One function a kind of block; each lives in its own file.
namespace muster::printer {

void lay(const sheet::Heading& heading, Galley& galley);
void lay(const sheet::Fields& fields, Galley& galley);
void lay(const sheet::Table& table, Galley& galley);
void lay(const sheet::Cards& cards, Galley& galley);
void lay(const sheet::Track& track, Galley& galley);
void lay(const sheet::Boxes& boxes, Galley& galley);
void lay(const sheet::Grid& grid, Galley& galley);
void lay(const sheet::Matrix& matrix, Galley& galley);
void lay(const sheet::Text& text, Galley& galley);
void lay(const sheet::Columns& columns, Galley& galley);
void lay(const sheet::Reference& reference, Galley& galley);
void lay(const sheet::Findings& findings, Galley& galley);
void lay(const sheet::Map& map, Galley& galley);
void lay(const sheet::Cutouts& cutouts, Galley& galley);
void lay(const sheet::PlayTemplate& disc, Galley& galley);

/// The title above a table, grid or list; nothing when empty. It stays with what follows.
void layBlockTitle(const std::string& title, Galley& galley, double before = space::beforeBlock);

/// Lines of running text that may continue on the next page, but never leave a single line behind.
void layLines(const Paragraph& paragraph, Galley& galley, double x, double before,
              sheet::Align align = sheet::Align::left);

}  // namespace muster::printer
