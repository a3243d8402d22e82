#pragma once

namespace muster::editor {

class MainWindow;
class Page;
enum class PrintForm;

/// Whether the page is of a kind that has sheets: an army or a scenario.
bool canPrint(const Page* page);
/// Shows the print dialog for the text as it is now.
void printPage(MainWindow& window, Page& page);
/// Asks for a file and writes the map of a scenario into it, alone.
void exportMap(MainWindow& window, Page& page);
/// Puts the sheets as text or Markdown on the clipboard, and says so.
void copyForForum(MainWindow& window, Page& page, PrintForm form);

}  // namespace muster::editor
