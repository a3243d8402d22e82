#include "editor/window/copy_armies.hpp"

#include "editor/army_files/army_copy.hpp"
#include "editor/document/scenario_edits.hpp"
#include "editor/look/words.hpp"
#include "editor/window/main_window.hpp"

#include <QMessageBox>

#include <utility>
#include <vector>

namespace muster::editor {

namespace fs = std::filesystem;

namespace {

struct Left {
    std::string side;  ///< its JSON pointer
    fs::path file;
};

std::vector<Left> leftBy(const text::Document& scenario, const fs::path& before, const fs::path& now)
{
    std::vector<Left> left;
    for (const auto side : scenario.root()["sides"]) {
        const std::string reference(side["army"].string());
        if (reference.empty()) continue;
        std::error_code error;
        const fs::path then = (before.parent_path() / reference).lexically_normal(),
                       there = (now.parent_path() / reference).lexically_normal();
        if (fs::is_regular_file(then, error) && !(fs::is_regular_file(there, error) && canName(there, now)))
            left.push_back({side.pointer(), then});
    }
    return left;
}

}  // namespace

bool copyArmiesAlong(MainWindow& window, Page& page, const fs::path& before)
{
    auto& document = page.document();
    const auto now = document.path().value_or(document.place());
    if (document.kind() != files::FileKind::scenario || !document.parsed() || before.parent_path() == now.parent_path())
        return false;
    const auto left = leftBy(*document.parsed(), before, now);
    if (left.empty()) return false;
    const auto question =
        MainWindow::tr("The battlefield is now in another folder than its armies. Copy them there, too?");
    if (QMessageBox::question(&window, MainWindow::tr("Copy the Armies"), question) != QMessageBox::Yes) return false;
    const auto parsed = document.parsed();
    std::vector<text::Edit> edits;
    for (const auto& [side, file] : left) {
        const auto reference = copyReference(file, now);
        if (const auto failed = copyArmy(file, now, reference)) {
            QMessageBox::warning(&window, MainWindow::tr("Army Not Copied"), toQString(*failed));
            continue;
        }
        const auto change = scenario::setArmy(scenario::ScenarioText(*parsed), side, reference);
        edits.insert(edits.end(), change.edits.begin(), change.edits.end());
    }
    return !edits.empty() && document.apply(edits, MainWindow::tr("Take armies along"));
}

}  // namespace muster::editor
