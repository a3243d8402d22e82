#include "editor/print/print_files.hpp"

#include "core/files/file.hpp"
#include "editor/look/words.hpp"
#include "printer/draw/devices.hpp"
#include "printer/text_formats/writers.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace muster::editor {

using namespace printer;

namespace {

QString save(const QString& path, std::string_view bytes)
{
    const auto error = files::writeFile(pathOf(path), bytes);
    return error ? toQString(error->message) : QString();
}

std::string_view view(const QByteArray& bytes) { return {bytes.constData(), static_cast<std::size_t>(bytes.size())}; }

QString writeImages(const Print& print, PrintForm form, const QString& path)
{
    const auto& pages = print.out.pages;
    const auto files = filesOf(form, path, pages.size());
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const auto bytes = form == PrintForm::svg ? writeSvg(pages[i], *print.type, print.out.title)
                                                  : writePng(pages[i], *print.type, print.settings.dotsPerInch);
        if (bytes.isEmpty())
            return QCoreApplication::translate("PrintFiles", "Page %1 could not be drawn. Is there enough memory?")
                .arg(i + 1);
        if (const auto problem = save(files[static_cast<qsizetype>(i)], view(bytes)); !problem.isEmpty())
            return problem;
    }
    return {};
}

}  // namespace

QString suffixOf(PrintForm form)
{
    switch (form) {
    case PrintForm::pdf: return QStringLiteral("pdf");
    case PrintForm::svg: return QStringLiteral("svg");
    case PrintForm::png: return QStringLiteral("png");
    case PrintForm::html: return QStringLiteral("html");
    case PrintForm::text: return QStringLiteral("txt");
    case PrintForm::markdown: return QStringLiteral("md");
    }
    return {};
}

QStringList filesOf(PrintForm form, const QString& path, std::size_t pages)
{
    if ((form != PrintForm::svg && form != PrintForm::png) || pages < 2) return {path};
    const QFileInfo info(path);
    const auto digits = QString::number(pages).size();
    QStringList files;
    for (std::size_t page = 1; page <= pages; ++page)
        files << info.dir().filePath(QStringLiteral("%1-%2.%3")
                                         .arg(info.completeBaseName())
                                         .arg(page, static_cast<int>(digits), 10, QChar(u'0'))
                                         .arg(info.suffix()));
    return files;
}

QString writePrint(const Print& print, PrintForm form, const QString& path)
{
    switch (form) {
    case PrintForm::html: return save(path, writeHtml(print.booklets, print.settings));
    case PrintForm::text: return save(path, writeText(print.booklets));
    case PrintForm::markdown: return save(path, writeMarkdown(print.booklets));
    case PrintForm::pdf:
        return save(path, view(writePdf(print.out.pages, *print.type,
                                        DocumentFacts{print.out.title, print.out.author, "en", print.out.bookmarks,
                                                      print.out.subject})));
    case PrintForm::svg:
    case PrintForm::png: return writeImages(print, form, path);
    }
    return {};
}

}  // namespace muster::editor
