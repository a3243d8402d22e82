// Open tabs from one start of the program to the next.
#include "editor/folder_table/folder_table.hpp"
#include "editor/look/words.hpp"
#include "editor/page/sourced_page.hpp"
#include "editor/window/main_window.hpp"

#include <QFileInfo>
#include <QTabWidget>

#include <vector>

namespace muster::editor {

namespace {

constexpr auto tabsKey = "session/tabs", currentKey = "session/current", wantedKey = "session/wanted";

}  // namespace

bool MainWindow::isSessionWanted() const { return m_appContext.settings.value(wantedKey, true).toBool(); }

void MainWindow::setSessionWanted(bool wanted) { m_appContext.settings.setValue(wantedKey, wanted); }

void MainWindow::rememberSession()
{
    m_hasSession = m_hasSession || m_tabs->count() > 0;
    // An empty window at the start must not replace the tabs that it is about to open.
    if (!m_hasSession) return;
    auto& settings = m_appContext.settings;
    settings.remove(tabsKey);
    settings.beginWriteArray(tabsKey);
    int place = 0, current = 0;
    for (int i = 0; i < m_tabs->count(); ++i) {
        const auto* page = qobject_cast<Page*>(m_tabs->widget(i));
        const auto* folder = qobject_cast<FolderTable*>(m_tabs->widget(i));
        // A text that was never saved is kept by its journal, or was discarded.
        if (page ? !page->document().path() : !folder) continue;
        if (i == m_tabs->currentIndex()) current = place;
        settings.setArrayIndex(place++);
        settings.setValue("path", page ? shownPath(*page->document().path()) : folder->folder());
        const auto* sourced = qobject_cast<const SourcedPage*>(page);
        settings.setValue("selection", sourced ? sourced->currentPlace() : QString());
    }
    settings.endArray();
    settings.setValue(currentKey, current);
}

void MainWindow::restoreSession()
{
    if (!isSessionWanted()) return;
    struct Tab {
        QString path, selection;
    };
    std::vector<Tab> tabs;
    auto& settings = m_appContext.settings;
    const int current = settings.value(currentKey).toInt();
    const int count = settings.beginReadArray(tabsKey);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        tabs.push_back({settings.value("path").toString(), settings.value("selection").toString()});
    }
    settings.endArray();
    QWidget* wanted = nullptr;
    for (std::size_t i = 0; i < tabs.size(); ++i) {
        // What is no longer there is no news for somebody who only starts the program.
        const QFileInfo file(tabs[i].path);
        if (tabs[i].path.isEmpty() || !file.exists()) continue;
        if (file.isDir()) {
            openFolder(tabs[i].path);
        } else if (auto* page = qobject_cast<SourcedPage*>(openFile(tabs[i].path));
                   page && !tabs[i].selection.isEmpty()) {
            page->whenSettled([page, selection = tabs[i].selection] { page->selectPlace(selection); });
        }
        if (static_cast<int>(i) == current) wanted = m_tabs->currentWidget();
    }
    if (wanted) m_tabs->setCurrentWidget(wanted);
}

}  // namespace muster::editor
