// Included first, because the core uses Qt's macro `slots` as a name.
#include "printer/job/sheet_maker.hpp"

#include "editor/print/map_export.hpp"

#include "editor/live_check/live_checker.hpp"
#include "editor/look/words.hpp"
#include "printer/settings/setting_texts.hpp"

namespace muster::editor {

namespace {

constexpr double dotsPerInch = 200;  // about 2,300 pixels wide: sharp on a screen, and small enough to send

}  // namespace

QString writeMap(const Snapshot& scenario, PrintForm form, const QString& path, const SharedLibrary& library)
{
    PrintBuilder press(library.library());
    PrintTask task{scenario, {}, 0};
    auto& settings = task.choice.settings;
    settings.mapScale = printer::MapScale::alone;
    settings.dotsPerInch = dotsPerInch;
    auto print = press.make(task);
    auto opened = printer::Typesetter::open({});
    auto* fonts = std::get_if<printer::Typesetter>(&opened);
    if (!fonts) return toQString(std::get<printer::NoFont>(opened).message);
    print.type = std::make_shared<printer::Typesetter>(std::move(*fonts));
    setPages(print, *print.type);
    return print.isValid() ? writePrint(print, form, path) : toQString(print.failure);
}

}  // namespace muster::editor
