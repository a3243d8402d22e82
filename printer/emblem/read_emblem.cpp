#include "printer/emblem/read_emblem.hpp"

#include "core/files/file.hpp"
#include "printer/emblem/safe_svg.hpp"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>
#include <QtEndian>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <zlib.h>

#include <algorithm>
#include <cctype>

namespace muster::printer {

namespace {

constexpr std::uint32_t maxBytes = 2'000'000;
constexpr int maxSide = 4'000;   // px of a PNG: 64 MB when decoded
constexpr int drawnSide = 600;   // dots; at 40 mm, the largest an emblem is printed, 380 to the inch
constexpr int maxDecoded = 128;  // MB

ReadEmblem refused(std::string problem) { return {nullptr, std::move(problem)}; }

/// The size with that ratio whose longer side has that many dots.
QSize fitted(const QSizeF& size, int side)
{
    return size.scaled(side, side, Qt::KeepAspectRatio).toSize().expandedTo({1, 1});
}

bool showsNothing(const QImage& image)
{
    for (int y = 0; y < image.height(); ++y) {
        const auto* dot = image.constScanLine(y);
        for (int x = 0; x < image.width(); ++x)
            if (dot[4 * x + 3] > 0) return false;
    }
    return true;
}

ReadEmblem taken(QImage image, std::string problem)
{
    image = image.convertToFormat(QImage::Format_RGBA8888);
    if (image.isNull()) return refused("there is not enough memory to read it");
    if (showsNothing(image)) return refused("it shows nothing");
    auto picture = std::make_shared<sheet::Picture>();
    picture->width = static_cast<std::uint32_t>(image.width());
    picture->height = static_cast<std::uint32_t>(image.height());
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = image.constScanLine(y);
        picture->dots.insert(picture->dots.end(), line, line + 4 * image.width());
    }
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG")) return refused("there is not enough memory to read it");
    picture->png = png.toStdString();
    return {std::move(picture), std::move(problem)};
}

bool isPng(const QByteArray& bytes) { return bytes.startsWith("\x89PNG\r\n\x1a\n"); }

/// All chunks are there and undamaged. Checked before the library reads them, because it reports damage on the
/// terminal.
bool isWholePng(const QByteArray& bytes)
{
    constexpr qsizetype signature = 8, head = 8, sum = 4;
    for (auto at = signature; at + head + sum <= bytes.size();) {
        const auto* chunk = reinterpret_cast<const Bytef*>(bytes.constData()) + at;
        const qsizetype length = qFromBigEndian<quint32>(chunk);
        if (length > bytes.size() - at - head - sum) return false;
        const auto covered = ::crc32(0, chunk + 4, static_cast<uInt>(length + 4));
        if (covered != qFromBigEndian<quint32>(chunk + head + length)) return false;
        if (bytes.mid(at + 4, 4) == "IEND") return true;
        at += head + length + sum;
    }
    return false;
}

ReadEmblem readPng(QByteArray bytes)
{
    if (!isPng(bytes)) return refused("it is not a PNG image");
    if (!isWholePng(bytes)) return refused("the image is damaged or incomplete");
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader::setAllocationLimit(maxDecoded);
    QImageReader reader(&buffer, "png");
    reader.setDecideFormatFromContent(false);
    const auto size = reader.size();
    if (!size.isValid()) return refused("the image is damaged or incomplete");
    if (size.width() > maxSide || size.height() > maxSide)
        return refused(
            fmt::format("it has {} × {} pixels, and {} a side are the limit", size.width(), size.height(), maxSide));
    auto image = reader.read();
    if (image.isNull()) return refused("the image is damaged or incomplete");
    if (std::max(image.width(), image.height()) > drawnSide)
        image = image.scaled(fitted(image.size(), drawnSide), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    return taken(std::move(image), {});
}

ReadEmblem readSvg(const QByteArray& bytes)
{
    const auto safe = safeSvg(bytes);
    if (!safe.problem.empty()) return refused(safe.problem);
    QSvgRenderer renderer;
    if (!renderer.load(safe.bytes)) return refused("it is not an SVG image");
    auto size = renderer.viewBoxF().size();
    if (!(size.width() > 0 && size.height() > 0)) size = renderer.defaultSize();
    if (!(size.width() > 0 && size.height() > 0)) return refused("the image has no size");
    QImage image(fitted(size, drawnSide), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, QRectF(image.rect()));
    painter.end();
    return taken(std::move(image), safe.omitted.empty() ? std::string()
                                                        : fmt::format("{} in it cannot be printed and are left out",
                                                                      fmt::join(safe.omitted, ", ")));
}

}  // namespace

ReadEmblem readEmblem(const std::filesystem::path& file)
{
    text::Limits limits;
    limits.bytes = maxBytes;
    const auto read = files::readFile(file, file.string(), limits);
    if (std::holds_alternative<files::FileError>(read)) return refused("the file cannot be read");
    const auto& content = std::get<std::shared_ptr<const text::Source>>(read)->bytes();
    if (content.size() > maxBytes) return refused("the file is larger than 2 MB");
    auto suffix = file.extension().string();
    std::transform(suffix.begin(), suffix.end(), suffix.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const QByteArray bytes(content.data(), static_cast<qsizetype>(content.size()));
    return suffix == ".svg" ? readSvg(bytes) : readPng(bytes);
}

}  // namespace muster::printer
