#include "printer/text_formats/html_play.hpp"

#include "printer/play_link/play_link.hpp"
#include "printer/play_link/play_rows.hpp"
#include "printer/text_formats/html_markup.hpp"

#include <fmt/format.h>

namespace muster::printer {

std::string htmlPlay(const sheet::Booklet& booklet, const std::string& id)
{
    const auto rows = playRows(booklet, PhaseText::whole);
    if (rows.empty()) return {};
    auto html = fmt::format("<section class=\"table\" id=\"{}-play\" hidden=\"\" data-army=\"{}\"><pre>", id,
                            escapedData(armyCode(booklet)));
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) html += (i > 0 ? "\t" : "") + escapedData(row[i]);
        html += '\n';
    }
    return html + "</pre></section>\n";
}

}  // namespace muster::printer
