#pragma once

#include "core/sheet/sheet.hpp"
#include "printer/style/ink.hpp"
#include "printer/text_formats/html_markup.hpp"

#include <map>
#include <string>
#include <vector>

namespace muster::printer {

/// An entry of the page's contents; level 1 is a sheet, 2 a part of it.
struct HtmlAnchor {
    std::string id;
    std::string text;
    int level = 1;
};

/// The relative width of each column, by the headings, because tables with the same headings are often stacked on a
/// sheet.
using ColumnShares = std::map<std::vector<std::string>, std::vector<double>>;

/// The shares for headings used by more than one table.
ColumnShares columnShares(const sheet::Blocks& blocks);

/// Writes the blocks of one army's sheets as HTML.
class HtmlBlocks {
public:
    /// Anchor ids start with the prefix; the styles must outlive this.
    HtmlBlocks(std::string prefix, HtmlStyles& styles, InkMode inkMode, const wording::Wording& wording)
        : m_prefix(std::move(prefix)), m_styles(styles), m_inkMode(inkMode), m_wording(wording)
    {}

    /// Writes this element before the words of each sheet's title.
    void setEmblem(std::string emblem) { m_emblem = std::move(emblem); }
    /// Writes a sheet; `classes` are print classes of its element.
    void sheet(const sheet::Sheet& sheet, const std::string& army, const std::string& classes);
    const std::vector<HtmlAnchor>& anchors() const { return m_anchors; }
    std::string take() { return std::move(m_out); }

private:
    void blocks(const sheet::Blocks& all);
    void write(const sheet::Heading& heading);
    void write(const sheet::Fields& fields);
    void write(const sheet::Table& table);
    void write(const sheet::Cards& cards);
    void write(const sheet::Track& track);
    void write(const sheet::Boxes& boxes);
    void write(const sheet::Grid& grid);
    void write(const sheet::Matrix& matrix);
    void write(const sheet::Text& text);
    void write(const sheet::Columns& columns);
    void write(const sheet::Reference& reference);
    void write(const sheet::Findings& findings);
    void write(const sheet::Map& map);
    void write(const sheet::Cutouts& cutouts);
    void write(const sheet::PlayTemplate& disc);

    void title(const std::string& text);
    void columnWidths(const sheet::Table& table);
    void cell(const sheet::Table& table, const std::vector<sheet::Cell>& row, std::size_t column, bool labelled);
    std::string anchor(const std::string& text, int level);
    /// The level of a heading inside the current block, so that no level is skipped.
    int inner() const { return m_level < 5 ? m_level + 1 : 6; }
    /// The accessible name of a box: its card or sheet, then the label.
    std::string boxName(const std::string& label) const { return named(m_context, shortened(label)); }

    std::string m_prefix;
    HtmlStyles& m_styles;
    InkMode m_inkMode;
    const wording::Wording& m_wording;
    std::string m_out;
    std::string m_context;
    std::string m_emblem;
    ColumnShares m_columns;
    int m_level = 1;  ///< of the heading that the current block is below
    std::vector<HtmlAnchor> m_anchors;
    std::size_t m_tracks = 0;
    std::size_t m_maps = 0;
};

}  // namespace muster::printer
