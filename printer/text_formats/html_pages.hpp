#pragma once

#include "core/sheet/sheet.hpp"
#include "printer/settings/settings.hpp"

#include <map>
#include <string>

namespace muster::printer {

/// The kinds of page on which a browser prints sheets, with the selected margins, orientation, header and footer;
/// browsers without support for page margins omit the latter.
class HtmlPages {
public:
    explicit HtmlPages(const Settings& settings) : m_settings(settings) {}

    /// Returns true for a sheet in landscape.
    bool lies(const sheet::Sheet& sheet) const
    {
        return m_settings.orientation.value_or(sheet.orientation) == sheet::Orientation::landscape;
    }
    /// The class of the page for a sheet of the booklet.
    std::string of(const sheet::Sheet& sheet, const sheet::Booklet& booklet);
    /// The style sheet of all requested pages.
    std::string sheet() const;

private:
    const Settings& m_settings;
    std::map<std::string, std::size_t> m_pages;  ///< by the contents of their rule
};

}  // namespace muster::printer
