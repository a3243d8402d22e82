#include "editor/board/background/read_picture.hpp"

#include "core/files/file.hpp"
#include "core/files/project.hpp"
#include "editor/look/words.hpp"
#include "printer/emblem/safe_svg.hpp"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>
#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <optional>

namespace muster::editor {

namespace fs = std::filesystem;

namespace {

constexpr qint64 maxFilePixels = 500'000'000;  // of a file that is scaled while it is read
constexpr std::uint32_t maxSvgBytes = 8'000'000;
constexpr int svgSide = 3'000;      // dots of the longer side
constexpr int maxSide = 16'000;     // pixels that are kept
constexpr int maxDecoded = 144;     // MB: three eighths of a JPEG image, before Qt scales these to maxPixels
constexpr int maxDrawing = 10'000;  // ms, for the next size of an SVG image

class Reading {
    Q_DECLARE_TR_FUNCTIONS(muster::editor::BackgroundPicture)

public:
    explicit Reading(QString name) : m_name(std::move(name)) {}

    ReadPicture read(const fs::path& scenario, std::string_view reference) const
    {
        using files::Project;
        std::error_code error;
        const auto from = fs::absolute(scenario, error);
        if (!Project::isFollowed(reference)) return refused(tr("its path is too long"));
        const auto found = Project::resolveBelow(Project::rootOf(from), from, reference);
        if (const auto* failed = std::get_if<Project::ResolveError>(&found))
            return refused(*failed == Project::ResolveError::missing
                               ? tr("there is no such file. Put it back or choose it again; its place and size are "
                                    "kept")
                               : tr("it is outside the folder of the battlefield, and nothing outside it is read; "
                                    "choose it again to copy it there"));
        const auto& file = std::get<fs::path>(found);
        if (!fs::is_regular_file(file, error)) return refused(tr("it is no file"));
        QFile opened(shownPath(file));
        if (!opened.open(QIODevice::ReadOnly)) return refused(opened.errorString());
        const auto head = opened.peek(maxHead);
        if (head.startsWith("\x89PNG\r\n\x1a\n")) return readPng(opened, head);
        if (head.startsWith("\xff\xd8\xff")) return readJpeg(opened);
        return readSvg(file);
    }

private:
    static constexpr qint64 maxHead = 64;

    ReadPicture refused(const QString& why) const
    {
        return {{}, {}, tr("The background picture %1 is not shown: %2.").arg(m_name, why)};
    }
    ReadPicture damaged() const { return refused(tr("it is damaged, or no PNG, JPEG or SVG image")); }

    ReadPicture readPng(QFile& file, const QByteArray& head) const
    {
        constexpr int depthAt = 24, colourAt = 25, interlaceAt = 28;
        if (head.size() <= interlaceAt) return damaged();
        // Qt scales these while it reads them; of others it decodes everything first.
        const bool isScalable = head[depthAt] == 8 &&
                                (head[colourAt] == 2 || head[colourAt] == 4 || head[colourAt] == 6) &&
                                head[interlaceAt] == 0;
        return readPixels(file, "png", isScalable);
    }

    ReadPicture readJpeg(QFile& file) const
    {
        const auto isSequential = isSequentialJpeg(file);
        return isSequential ? readPixels(file, "jpeg", *isSequential) : damaged();
    }

    /// False for a progressive image, of which the library keeps everything until the end. Nothing without a frame.
    static std::optional<bool> isSequentialJpeg(QFile& file)
    {
        constexpr int maxSegments = 10'000;
        constexpr uchar baseline = 0xc0, extended = 0xc1, lastFrame = 0xcf, startOfScan = 0xda;
        bool isFound = false, isSequential = false;
        file.seek(2);
        for (int i = 0; i < maxSegments && !isFound; ++i) {
            const auto head = file.read(4);
            if (head.size() < 4 || uchar(head[0]) != 0xff) break;
            const auto marker = uchar(head[1]);
            if (marker == 0xff) {  // a fill byte
                file.seek(file.pos() - 3);
                continue;
            }
            const int length = qFromBigEndian<quint16>(head.constData() + 2);
            const bool isTable = marker == 0xc4 || marker == 0xc8 || marker == 0xcc;
            isFound = marker >= baseline && marker <= lastFrame && !isTable;
            isSequential = marker == baseline || marker == extended;
            if (marker == startOfScan || length < 2) break;
            file.seek(file.pos() + length - 2);
        }
        file.seek(0);
        return isFound ? std::optional(isSequential) : std::nullopt;
    }

    ReadPicture readPixels(QFile& file, const char* format, bool isScalable) const
    {
        QImageReader::setAllocationLimit(maxDecoded);
        QImageReader reader(&file, format);
        reader.setDecideFormatFromContent(false);
        reader.setAutoTransform(true);
        const QSize size = reader.size();
        if (size.isEmpty()) return damaged();
        const qint64 pixels = qint64(size.width()) * size.height();
        const double scale = std::min(std::sqrt(double(maxPixels) / double(pixels)),
                                      double(maxSide) / std::max(size.width(), size.height()));
        if (scale < 1) {
            if (!isScalable || pixels > maxFilePixels)
                return refused(tr("it has %1 megapixels, and at most %2 are read of an image of this kind. Save it "
                                  "smaller, or as a JPEG image that is not progressive")
                                   .arg(megapixels(pixels), megapixels(isScalable ? maxFilePixels : maxPixels)));
            reader.setScaledSize((QSizeF(size) * scale).toSize().expandedTo({1, 1}));
        }
        QImage image = reader.read();
        if (image.isNull()) return damaged();
        image.convertTo(image.hasAlphaChannel() ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
        if (image.isNull()) return refused(tr("there is not enough memory to read it"));
        return {std::move(image), size, {}};
    }

    ReadPicture readSvg(const fs::path& file) const
    {
        auto limits = text::Limits();
        limits.bytes = maxSvgBytes;
        const auto read = files::readFile(file, file.string(), limits);
        const auto* source = std::get_if<std::shared_ptr<const text::Source>>(&read);
        if (!source) return damaged();
        const auto bytes = (*source)->bytes();
        if (bytes.size() > maxSvgBytes) return refused(tr("it is too large for an SVG image, or of another kind"));
        const auto safe = printer::safeSvg(QByteArray(bytes.data(), qsizetype(bytes.size())));
        if (!safe.problem.empty()) return refused(tr("it is too complicated, or no PNG, JPEG or SVG image"));
        QSvgRenderer renderer;
        if (!renderer.load(safe.bytes)) return damaged();
        QSizeF box = renderer.viewBoxF().size();
        if (box.isEmpty()) box = renderer.defaultSize();
        if (box.isEmpty()) return damaged();
        // Thousands of shapes that each cover all of it would take minutes, so it grows only as long as that is quick.
        const auto sizeFor = [&](int side) {
            return box.scaled(side, side, Qt::KeepAspectRatio).toSize().expandedTo({1, 1});
        };
        QImage image;
        for (int side = svgSide / 8; side <= svgSide; side *= 2) {
            QElapsedTimer timer;
            timer.start();
            image = QImage(sizeFor(side), QImage::Format_ARGB32_Premultiplied);
            if (image.isNull()) return refused(tr("there is not enough memory to read it"));
            image.fill(Qt::transparent);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            renderer.render(&painter, QRectF(image.rect()));
            if (timer.elapsed() * 4 > maxDrawing) break;
        }
        return {std::move(image), sizeFor(svgSide), {}};
    }

    static QString megapixels(qint64 pixels)
    {
        constexpr qint64 million = 1'000'000;
        return QString::number((pixels + million / 2) / million);
    }

    QString m_name;
};

}  // namespace

ReadPicture readPicture(const fs::path& scenario, std::string_view reference)
{
    return Reading(toQString(files::shownReference(reference))).read(scenario, reference);
}

}  // namespace muster::editor
