#include "printer/draw/pdf/picture_book.hpp"

#include "printer/draw/image_of.hpp"

#include <fmt/format.h>

namespace muster::printer::pdf {

int addPicture(File& file, const QImage& picture)
{
    std::string colours;
    std::string cover;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const auto dot = picture.pixel(x, y);
            colours += {static_cast<char>(qRed(dot)), static_cast<char>(qGreen(dot)), static_cast<char>(qBlue(dot))};
            cover += static_cast<char>(qAlpha(dot));
        }
    }
    const auto size = fmt::format("/Type/XObject/Subtype/Image/Width {}/Height {}/BitsPerComponent 8", picture.width(),
                                  picture.height());
    const int mask = file.addStream(size + "/ColorSpace/DeviceGray", cover);
    return file.addStream(fmt::format("{}/ColorSpace/DeviceRGB/SMask {} 0 R", size, mask), colours);
}

const std::string& PictureBook::nameOf(const std::shared_ptr<const sheet::Picture>& picture)
{
    auto& name = m_names[picture.get()];
    if (name.empty()) {
        name = fmt::format("I{}", m_pictures.size());
        m_pictures.push_back(picture);
    }
    return name;
}

std::string PictureBook::embed(File& file) const
{
    std::string entries;
    for (std::size_t i = 0; i < m_pictures.size(); ++i)
        entries += fmt::format("/I{} {} 0 R", i, addPicture(file, imageOf(*m_pictures[i])));
    return entries;
}

}  // namespace muster::printer::pdf
