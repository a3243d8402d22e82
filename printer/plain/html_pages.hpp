#pragma once

#include "core/sheet/sheet.hpp"
#include "printer/settings/settings.hpp"

#include <map>
#include <string>

namespace muster::printer {

/// The kinds of page that a browser prints sheets on. Each has the margins chosen, lies or stands, and carries the head
/// and foot that the player chose; browsers that know nothing of page margins leave those away.
class HtmlPages {
public:
    explicit HtmlPages(const Settings& settings) : m_settings(settings) {}

    /// Whether the sheet lies on its page.
    bool lies(const sheet::Sheet& sheet) const
    {
        return m_settings.orientation.value_or(sheet.orientation) == sheet::Orientation::landscape;
    }
    /// The class of the page that a sheet of the booklet is printed on.
    std::string of(const sheet::Sheet& sheet, const sheet::Booklet& booklet);
    /// The style sheet of all pages asked for.
    std::string sheet() const;

private:
    const Settings& m_settings;
    std::map<std::string, std::size_t> m_pages;  ///< by what stands in their rule
};

}  // namespace muster::printer
