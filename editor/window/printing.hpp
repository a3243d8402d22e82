#pragma once

namespace muster::editor {

class MainWindow;
class Page;
enum class PrintForm;

/// Returns true if the page's kind has sheets: an army or a scenario.
bool canPrint(const Page* page);
/// Shows the print dialog for the current text.
void printPage(MainWindow& window, Page& page);
/// Asks for a file and writes only the map of a scenario to it.
void exportMap(MainWindow& window, Page& page);
/// Copies the sheets as text or Markdown to the clipboard, and confirms that.
void copyForForum(MainWindow& window, Page& page, PrintForm form);

}  // namespace muster::editor
