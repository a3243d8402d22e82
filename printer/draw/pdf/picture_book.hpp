#pragma once

#include "printer/draw/pdf/file.hpp"
#include "printer/page/marks.hpp"

#include <QImage>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace muster::printer::pdf {

/// Adds an image of colours and, separately, its alpha channel; returns the object's number.
int addPicture(File& file, const QImage& picture);

/// The pictures of a document, each embedded once however often it is drawn.
class PictureBook {
public:
    /// The resource name of a picture.
    const std::string& nameOf(const std::shared_ptr<const sheet::Picture>& picture);
    /// Embeds all pictures and returns their entries of the dictionary of XObjects.
    std::string embed(File& file) const;

private:
    std::map<const sheet::Picture*, std::string> m_names;
    std::vector<std::shared_ptr<const sheet::Picture>> m_pictures;
};

}  // namespace muster::printer::pdf
