#include "editor/board/panels/install_board_tools.hpp"

#include "editor/board/background/background_tools.hpp"
#include "editor/board/page/board_page.hpp"
#include "editor/board/page/terrain_palette.hpp"
#include "editor/board/panels/arrange.hpp"
#include "editor/board/panels/background_rows.hpp"
#include "editor/board/panels/board_panel.hpp"
#include "editor/board/panels/fairness_panel.hpp"
#include "editor/board/panels/own_keys.hpp"
#include "editor/board/panels/panel_words.hpp"
#include "editor/board/panels/properties_panel.hpp"
#include "editor/board/panels/scenario_panel.hpp"
#include "editor/board/panels/sides_panel.hpp"
#include "editor/board/tools/drawing_bar.hpp"
#include "editor/board/tools/drawing_tool.hpp"
#include "editor/board/tools/tool_set.hpp"
#include "editor/look/words.hpp"

#include <QCoreApplication>
#include <QMenu>
#include <QScrollArea>
#include <QToolBar>

#include <algorithm>

namespace muster::editor {

namespace {

/// The path that references in the text are relative to.
std::filesystem::path placeOf(const Document& document)
{
    std::error_code error;
    return std::filesystem::absolute(document.place(), error);
}

/// The current tool if it draws terrain, else null.
const DrawingTool* terrainTool(const BoardView& view)
{
    const QStringList ids{"polygon", "rectangle", "ellipse", "freehand", "scatter", "way"};
    return ids.contains(view.tool().id()) ? dynamic_cast<const DrawingTool*>(&view.tool()) : nullptr;
}

void addTools(BoardPage& page, DrawingChoice& choice)
{
    const auto open = [&page] {
        const auto& document = page.document();
        const auto checkResult = page.checkResult();
        if (checkResult && checkResult->openedScenario && checkResult->document == document.parsed())
            return std::make_shared<MeasuredField>(checkResult->openedScenario);
        return std::make_shared<MeasuredField>(Snapshot{document.source(),
                                                        {document.parsed(), document.faults()},
                                                        placeOf(document),
                                                        document.kind(),
                                                        document.revision()},
                                               *page.appContext().library.library());
    };
    bool isMeasuring = false;
    page.toolBar().addSeparator();
    for (auto& [tool, key] : boardTools(page.view(), choice, open)) {
        if (tool->id() == QStringLiteral("tape") && !isMeasuring) page.toolBar().addSeparator(), isMeasuring = true;
        page.addTool(std::move(tool), key);
    }
    page.toolBar().addSeparator();
    auto* bar = new DrawingBar(page.view(), choice, &page.toolBar());
    page.toolBar().addWidget(bar);
    QObject::connect(&page, &Page::checkFinished, bar, &DrawingBar::refresh);
    // The palette's current kind is the kind to draw.
    QObject::connect(&page.terrain(), &TerrainPalette::currentChanged, bar, [&page, &choice](const QString& id) {
        for (const auto& kind : page.view().board().kinds) {
            if (toQString(kind.id) != id) continue;
            choice.setSubject(DrawingChoice::Subject::terrain);
            choice.setKind(id, kind.isLine);
            // A hill is no line, and a road no area.
            if (const auto* tool = terrainTool(page.view()); tool && tool->drawsLines() != kind.isLine)
                page.view().choose(kind.isLine ? QStringLiteral("way") : QStringLiteral("polygon"));
        }
    });
    // And the palette shows what a tool draws.
    QObject::connect(&page.view(), &BoardView::toolChanged, bar, [&page, &choice] {
        const auto* tool = terrainTool(page.view());
        const bool isZone = choice.subject() == DrawingChoice::Subject::zone;
        if (const auto* kind = tool && !isZone ? choice.kindOn(page.view().board(), tool->drawsLines()) : nullptr)
            page.terrain().setCurrent(toQString(kind->id));
    });
}

/// The background picture, with its rows in a panel and its tools.
void addBackground(BoardPage& page, BoardPanel& panel)
{
    auto& view = page.view();
    auto* background = new Background(view, &page);
    auto* rows = new BackgroundRows(
        view, *background, [&page] { return placeOf(page.document()); }, &panel);
    panel.addBackground(rows);
    // Chosen in the panel, because most battlefields have no picture.
    view.addTool(std::make_unique<MoveBackgroundTool>(view, *background));
    view.addTool(std::make_unique<MarkDistanceTool>(view, *background));
    QObject::connect(&page, &Page::checkFinished, background, [background] { background->refresh(); });
    QObject::connect(rows, &BackgroundRows::lengthWanted, &page, [&page, &panel] { page.showPanel(panel); });
}

void addPanels(BoardPage& page)
{
    auto& view = page.view();
    auto* arrange = new ArrangeActions(view);
    auto* item = new PropertiesPanel(view, *arrange);
    auto* sides = new SidesPanel(
        view, [&page] { return page.document().place(); },
        [&page, &view] {
            return availableArmies(*page.appContext().library.library(), placeOf(page.document()), view.board().system);
        });
    auto* scenario = new ScenarioPanel(view, [&page] { return page.document().place(); });
    auto* board = new BoardPanel(view, [&page](const TerrainTableRequest& request) {
        return [source = page.document().source(), place = placeOf(page.document()),
                library = page.appContext().library.library(), request](std::stop_token stop) {
            return generateTable(source, place, request, *library, std::move(stop));
        };
    });
    addBackground(page, *board);
    auto* fairness = new FairnessPanel(view);
    page.addPanel(scrolled(item, panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Selection")), &page.panels()),
                  panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Selection")));
    page.addPanel(scrolled(sides, panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Sides")), &page.panels()),
                  panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Sides")));
    page.addPanel(scrolled(scenario, panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Scenario")), &page.panels()),
                  panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Scenario")));
    page.addPanel(scrolled(board, panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Board")), &page.panels()),
                  panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Board")));
    page.addPanel(scrolled(fairness, panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Fairness")), &page.panels()),
                  panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Fairness")));
    page.panels().setAccessibleName(panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Properties")));
    QObject::connect(item, &PropertiesPanel::ruleRequested, &page, &BoardPage::ruleRequested);
    const auto refresh = [=] {
        item->refresh();
        sides->refresh();
        scenario->refresh();
        board->refresh();
        fairness->refresh();
    };
    QObject::connect(&page, &Page::checkFinished, item, refresh);
    // Panels show items that are not on the board.
    QObject::connect(&page, &BoardPage::placeWanted, &page, [&page](const QString& pointer) {
        const int tab = pointer.contains(QStringLiteral("/reinforcements")) ? 2
                        : pointer.startsWith(QStringLiteral("/sides"))      ? 1
                        : pointer.startsWith(QStringLiteral("/board"))      ? 3
                                                                            : 2;
        page.panels().setFolded(false);
        page.panels().setCurrentIndex(tab);
        auto* scroll = qobject_cast<QScrollArea*>(page.panels().currentWidget());
        if (!scroll || !scroll->widget()) return;
        // A key that the game adds, such as the agreed kinds of terrain.
        for (auto* own : scroll->widget()->findChildren<OwnKeys*>())
            if (own->takeKeyboard(utf8(pointer)))
                if (auto* focused = own->window()->focusWidget(); focused && own->isAncestorOf(focused))
                    return scroll->ensureWidgetVisible(focused, 20, 60);
    });
    QObject::connect(&page, &BoardPage::contextMenuOpening, arrange, [arrange](QMenu* menu) {
        menu->addSeparator();
        menu->addMenu(arrange->makeMenu(menu));
    });
}

}  // namespace

void installBoardTools(BoardPage& page)
{
    auto* symmetry = new Symmetry(&page);
    auto* choice = new DrawingChoice(*symmetry, &page);
    page.setMirror({[symmetry] {
                        const auto way = symmetry->axis();
                        return way ? Completion(
                                         [way](const text::Document& text, const BoardModel& board, Change change) {
                                             return completed(text, board, std::move(change), *way);
                                         })
                                   : Completion();
                    },
                    [&page, symmetry](const std::vector<BoardItem>& items) {
                        return symmetry->followersOf(page.view().board(), items);
                    }});
    addTools(page, *choice);
    addPanels(page);
}

}  // namespace muster::editor
