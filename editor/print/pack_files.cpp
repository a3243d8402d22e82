// Included first, because the core uses Qt's macro `slots` as a name.
#include "printer/job/sheet_maker.hpp"

#include "core/library/library.hpp"
#include "core/threads/exception_text.hpp"
#include "editor/print/pack_files.hpp"

#include "editor/look/words.hpp"
#include "printer/emblem/read_emblem.hpp"
#include "printer/job/arrange.hpp"
#include "printer/job/pack.hpp"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <variant>

namespace muster::editor {

using namespace printer;

namespace {

class PackWords {
    Q_DECLARE_TR_FUNCTIONS(PackFiles)
};

QString reasonOf(const QString& file, const MadeSheets& made)
{
    QString reason = toQString(made.failure);
    for (const auto& finding : made.findings)
        if (reason.isEmpty() && finding.level == diagnostics::Level::error) reason = toQString(finding.message);
    return QStringLiteral("%1: %2").arg(QFileInfo(file).fileName(), reason);
}

std::vector<PackPart> partsOf(const PackTask& task, rules::Library& library, QStringList& omitted)
{
    SheetMaker maker(library, readEmblem);
    std::vector<PackPart> parts;
    for (const auto& file : task.files) {
        auto made = maker.make(utf8(file), task.settings);
        std::error_code error;
        if (made.booklet)
            parts.push_back({std::filesystem::weakly_canonical(pathOf(file), error).string(), std::move(made.facts),
                             std::move(*made.booklet)});
        else
            omitted << reasonOf(file, made);
    }
    return parts;
}

}  // namespace

PackResult writePack(const PackTask& task, const std::shared_ptr<rules::Library>& library)
try {
    PackResult result;
    auto parts = partsOf(task, *library, result.omitted);
    result.printed = parts.size();
    if (parts.empty()) {
        result.problem = PackWords::tr("None of the files can be printed.");
        return result;
    }
    auto pack = packOf(utf8(task.title), task.settings.date, std::move(parts), library->language());
    arrangeReference(pack.armies, task.settings.reference);
    Print print;
    print.settings = task.settings;
    print.booklets.push_back(std::move(pack.cover));
    for (auto* booklets : {&pack.armies, &pack.scenarios})
        std::move(booklets->begin(), booklets->end(), std::back_inserter(print.booklets));
    std::erase_if(print.booklets, [](const auto& booklet) { return booklet.sheets.empty(); });
    auto opened = Typesetter::open(toQString(task.settings.font));
    auto* type = std::get_if<Typesetter>(&opened);
    if (!type) {
        result.problem = toQString(std::get<NoFont>(opened).message);
        return result;
    }
    print.type = std::make_shared<Typesetter>(std::move(*type));
    if (task.form == PrintForm::pdf) setPages(print, *print.type);
    result.problem = print.isValid() ? writePrint(print, task.form, task.path) : toQString(print.failure);
    return result;
} catch (const std::exception&) {
    PackResult failed;
    failed.problem = toQString(threads::textOf(std::current_exception()));
    return failed;
}

}  // namespace muster::editor
