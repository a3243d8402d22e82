#pragma once

#include "core/files/data_folders.hpp"
#include "editor/board/tools/tool_set.hpp"
#include "editor/board/view/board_view.hpp"
#include "editor/document/document.hpp"
#include "editor/document/folders.hpp"
#include "editor/live_check/file_checker.hpp"
#include "editor/look/words.hpp"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

namespace muster::test {

/// A board without a window: a document, its check result after every change, a view with all tools, and user actions.
class BoardFixture : private editor::BoardHost {
public:
    /// Opens this text as a file at that path; by default beside the scenarios of Ancients D6.
    explicit BoardFixture(std::string text, std::filesystem::path at = {});
    static std::string shippedText(const std::string& file);

    editor::BoardHost& host() { return *this; }
    std::shared_ptr<const text::Document> text() const override { return document.parsed(); }
    bool make(const editor::Change& change) override
    {
        return text() && makeCompleted(withConsequences([&change](const text::Document&) { return change; })(*text()));
    }
    editor::ChangeMaker withConsequences(editor::ChangeMaker change) override;
    bool makeCompleted(const editor::Change& change) override;
    std::vector<editor::BoardItem> followersOf(const std::vector<editor::BoardItem>& items) override
    {
        return symmetry.followersOf(view->board(), items);
    }
    void requestForecast(editor::ChangeMaker) override {}
    void cancelForecast() override {}
    std::optional<editor::DropPlan> plan(const QMimeData&, geometry::Point) override { return {}; }
    void showMessage(const QString& words) override { message = words; }
    void undo() override;

    /// Checks the current text and shows it.
    void check();
    text::Node root() const { return document.parsed()->root(); }
    /// Returns true if the rule has a finding.
    bool finds(const std::string& rule) const;

    void choose(const char* tool) { view->choose(QString::fromLatin1(tool)); }
    QPoint pixel(double x, double y) const { return view->pixel({x, y}); }
    void click(double x, double y, Qt::KeyboardModifiers keys = Qt::NoModifier);
    void doubleClick(double x, double y);
    void moveTo(double x, double y, Qt::KeyboardModifiers keys = Qt::NoModifier);
    void pressAt(double x, double y, Qt::KeyboardModifiers keys = Qt::NoModifier);
    void releaseAt(double x, double y, Qt::KeyboardModifiers keys = Qt::NoModifier);
    void drag(double fromX, double fromY, double toX, double toY, Qt::KeyboardModifiers keys = Qt::NoModifier);
    void key(int key, Qt::KeyboardModifiers keys = Qt::NoModifier);

private:
    QTemporaryDir m_folder;

public:
    editor::Folders folders;
    std::filesystem::path place;
    editor::Document document;
    std::shared_ptr<rules::Library> library;
    editor::Symmetry symmetry;
    editor::DrawingChoice choice;
    std::unique_ptr<editor::BoardView> view;
    std::shared_ptr<const editor::CheckResult> checkResult;
    QString message;
    std::function<void()> whenChecked;
};

/// A board of 24 by 24 inches with two sides, each with a zone, and nothing else.
std::string emptyBoard();
/// The same with this terrain, a JSON array.
std::string boardWith(const std::string& terrain);

}  // namespace muster::test
