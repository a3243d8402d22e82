#include "editor/compare/source_comparison.hpp"

#include "editor/look/words.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace muster::editor {

namespace {

using Lines = std::vector<std::string_view>;
using Change = ComparedRow::Change;

constexpr std::size_t maxTable = 4'000'000;  ///< pairs of lines to compare; more are taken for different
constexpr std::size_t around = 3;            ///< equal lines shown beside a difference
constexpr std::size_t maxRows = 20'000;

Lines linesOf(std::string_view text)
{
    Lines lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        auto line = text.substr(0, end);
        if (line.ends_with('\r')) line.remove_suffix(1);
        lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

class SourceComparison {
    Q_DECLARE_TR_FUNCTIONS(SourceComparison)
public:
    SourceComparison(Lines left, Lines right) : m_left(std::move(left)), m_right(std::move(right)) {}

    std::vector<ComparedRow> take()
    {
        std::size_t begin = 0, endLeft = m_left.size(), endRight = m_right.size();
        while (begin < endLeft && begin < endRight && m_left[begin] == m_right[begin]) ++begin;
        while (endLeft > begin && endRight > begin && m_left[endLeft - 1] == m_right[endRight - 1])
            --endLeft, --endRight;
        for (std::size_t i = 0; i < begin; ++i) same();
        middle(endLeft, endRight);
        while (m_atLeft < m_left.size()) same();
        foldEqual(true);
        if (m_rows.size() > maxRows) {
            m_rows.resize(maxRows);
            m_rows.push_back({tr("More lines differ than are shown."), {}, {}, Change::same, true});
        }
        return std::move(m_rows);
    }

private:
    /// Compares what lies between the equal lines at the begin and those at the end.
    void middle(std::size_t endLeft, std::size_t endRight)
    {
        const std::size_t rows = endLeft - m_atLeft, columns = endRight - m_atRight;
        if (rows > 0 && columns > 0 && rows <= maxTable / columns) {
            const std::size_t fromLeft = m_atLeft, fromRight = m_atRight, width = columns + 1;
            // The number of common lines from each pair of lines on.
            std::vector<std::uint32_t> common((rows + 1) * width, 0);
            for (std::size_t i = rows; i-- > 0;)
                for (std::size_t j = columns; j-- > 0;)
                    common[i * width + j] = m_left[fromLeft + i] == m_right[fromRight + j]
                                                ? common[(i + 1) * width + j + 1] + 1
                                                : std::max(common[(i + 1) * width + j], common[i * width + j + 1]);
            std::size_t i = 0, j = 0;
            while (i < rows && j < columns) {
                if (m_left[fromLeft + i] == m_right[fromRight + j]) {
                    different(fromLeft + i, fromRight + j);
                    same();
                    ++i, ++j;
                } else if (common[(i + 1) * width + j] >= common[i * width + j + 1]) {
                    ++i;
                } else {
                    ++j;
                }
            }
        }
        different(endLeft, endRight);
    }

    /// The next line of both, which is the same.
    void same()
    {
        add(Change::same, m_atLeft, m_atRight);
        ++m_atLeft, ++m_atRight;
    }

    /// The next lines up to these ends: those of one side beside those of the other.
    void different(std::size_t endLeft, std::size_t endRight)
    {
        if (m_atLeft < endLeft || m_atRight < endRight) foldEqual(false);
        while (m_atLeft < endLeft || m_atRight < endRight) {
            const bool hasLeft = m_atLeft < endLeft, hasRight = m_atRight < endRight;
            add(hasLeft && hasRight ? Change::different
                : hasLeft           ? Change::onlyLeft
                                    : Change::onlyRight,
                hasLeft ? std::optional(m_atLeft) : std::nullopt, hasRight ? std::optional(m_atRight) : std::nullopt);
            if (hasLeft) ++m_atLeft;
            if (hasRight) ++m_atRight;
        }
    }

    void add(Change change, std::optional<std::size_t> left, std::optional<std::size_t> right)
    {
        m_equal = change == Change::same ? m_equal + 1 : 0;
        const auto number = [](std::optional<std::size_t> at) {
            return at ? QString::number(*at + 1) : QStringLiteral("\u2013");
        };
        // Numbers that are the same are written once.
        const QString what = left == right ? number(left) : QStringLiteral("%1 / %2").arg(number(left), number(right));
        m_rows.push_back({what, left ? toQString(m_left[*left]) : QString(),
                          right ? toQString(m_right[*right]) : QString(), change, false});
    }

    /// Leaves out most of the equal lines at the end of the rows, before a difference or at the end of the text.
    void foldEqual(bool isEnd)
    {
        const bool isBegin = m_equal == m_rows.size();
        const std::size_t before = isBegin ? 0 : around, after = isEnd ? 0 : around;
        if (m_equal <= before + after + 1) return;
        const auto first = m_rows.end() - static_cast<std::ptrdiff_t>(m_equal - before),
                   last = m_rows.end() - static_cast<std::ptrdiff_t>(after);
        const int left = static_cast<int>(last - first);
        *first = {tr("%n equal lines", nullptr, left), {}, {}, Change::same, true};
        m_rows.erase(first + 1, last);
        m_equal = after;
    }

    const Lines m_left, m_right;
    std::size_t m_atLeft = 0, m_atRight = 0;
    std::size_t m_equal = 0;  ///< equal lines at the end of the rows
    std::vector<ComparedRow> m_rows;
};

}  // namespace

std::vector<ComparedRow> comparedSources(std::string_view left, std::string_view right)
{
    return SourceComparison(linesOf(left), linesOf(right)).take();
}

}  // namespace muster::editor
