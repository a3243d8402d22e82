#include "editor/print/print_files.hpp"

#include "core/files/file.hpp"
#include "editor/look/words.hpp"
#include "printer/draw/devices.hpp"
#include "printer/job/for_blocks.hpp"
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

/// The pictures of maps come first, so that the text refers to nothing that is missing.
QString writeMarkdownFiles(const Print& print, const QString& path)
{
    const QFileInfo info(path);
    const auto made = writeMarkdown(print.booklets, utf8(info.completeBaseName()), print.settings.inkMode);
    for (const auto& map : made.maps)
        if (const auto problem = save(info.dir().filePath(toQString(map.name)), map.content); !problem.isEmpty())
            return problem;
    return save(path, made.text);
}

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

std::size_t picturesOf(const Print& print, PrintForm form)
{
    if (form != PrintForm::markdown) return print.out.pages.size();
    std::size_t count = 0;
    for (const auto& booklet : print.booklets)
        for (const auto& sheet : booklet.sheets)
            forBlocks<sheet::Map>(sheet.blocks, [&](const sheet::Map& map) { count += hasMapPicture(map) ? 1 : 0; });
    return count;
}

QStringList filesOf(PrintForm form, const QString& path, std::size_t pictures)
{
    const QFileInfo info(path);
    QStringList files;
    if (form == PrintForm::markdown) {
        files << path;
        for (std::size_t map = 1; map <= pictures; ++map)
            files << info.dir().filePath(toQString(mapFile(utf8(info.completeBaseName()), map)));
        return files;
    }
    if ((form != PrintForm::svg && form != PrintForm::png) || pictures < 2) return {path};
    const auto digits = QString::number(pictures).size();
    for (std::size_t page = 1; page <= pictures; ++page)
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
    case PrintForm::markdown: return writeMarkdownFiles(print, path);
    case PrintForm::pdf:
        return save(path, view(writePdf(print.out.pages, *print.type,
                                        DocumentFacts{print.out.title, print.out.author, print.out.language,
                                                      print.out.bookmarks, print.out.subject})));
    case PrintForm::svg:
    case PrintForm::png: return writeImages(print, form, path);
    }
    return {};
}

}  // namespace muster::editor
