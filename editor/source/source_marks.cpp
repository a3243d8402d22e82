#include "editor/source/source_marks.hpp"

#include "editor/look/theme.hpp"
#include "editor/look/words.hpp"

#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

namespace muster::editor {

namespace {

constexpr std::size_t maxFaults = 100;  ///< text that is not JSON at all could have any number of them

}  // namespace

QTextCursor SourceMarks::cursorAt(const diagnostics::Place& place) const
{
    // Lines and code points correspond to lines and characters here, except for surrogate pairs.
    const auto position = [&](std::uint32_t line, std::uint32_t column) {
        const auto block = m_text.findBlockByNumber(static_cast<int>(line) - 1);
        if (!block.isValid()) return m_text.characterCount() - 1;
        const QString signs = block.text();
        int units = 0;
        for (std::uint32_t i = 1; i < column && units < signs.size(); ++i)
            units += signs[units].isHighSurrogate() ? 2 : 1;
        return block.position() + std::min(units, static_cast<int>(signs.size()));
    };
    QTextCursor cursor(&m_text);
    cursor.setPosition(position(place.line, place.column));
    int end = place.endLine ? position(place.endLine, place.endColumn) : cursor.position() + 1;
    end = std::clamp(end, cursor.position(), m_text.characterCount() - 1);
    cursor.setPosition(end, QTextCursor::KeepAnchor);
    return cursor;
}

void SourceMarks::setFindings(const diagnostics::Diagnostics& findings)
{
    m_findings.clear();
    for (const auto& finding : findings) {
        if (finding.place.line == 0 || finding.kind == diagnostics::FindingKind::syntax) continue;
        m_findings.push_back(
            {cursorAt(finding.place), finding.level, toQString(finding.message), toQString(finding.rule)});
    }
}

void SourceMarks::setFaults(const std::vector<text::Fault>& faults, const TextMap& map)
{
    m_faults.clear();
    const int last = m_text.characterCount() - 1;
    for (const auto& fault : faults) {
        QTextCursor cursor(&m_text);
        const int begin = map.shownAt(fault.range.begin);
        cursor.setPosition(std::min(begin, last));
        cursor.setPosition(std::clamp(map.shownAt(fault.range.end), std::min(begin + 1, last), last),
                           QTextCursor::KeepAnchor);
        if (!cursor.hasSelection() && last > 0) {
            // At the end of the text, underline the last character.
            cursor.setPosition(last - 1);
            cursor.setPosition(last, QTextCursor::KeepAnchor);
        }
        m_faults.push_back({cursor, diagnostics::Level::error, toQString(fault.message), toQString(fault.rule)});
        if (m_faults.size() >= maxFaults) break;
    }
}

QList<QTextEdit::ExtraSelection> SourceMarks::underlines(const QPalette& palette) const
{
    QList<QTextEdit::ExtraSelection> underlines;
    for (const auto* marks : {&m_findings, &m_faults})
        for (const auto& mark : *marks) {
            QTextEdit::ExtraSelection underline;
            underline.cursor = mark.place;
            underline.format.setUnderlineStyle(mark.level == diagnostics::Level::info ? QTextCharFormat::DotLine
                                                                                      : QTextCharFormat::WaveUnderline);
            underline.format.setUnderlineColor(levelColour(mark.level, palette));
            underlines << underline;
        }
    return underlines;
}

std::vector<SourceMargin::Sign> SourceMarks::signs() const
{
    std::vector<SourceMargin::Sign> signs;
    for (const auto* marks : {&m_findings, &m_faults})
        for (const auto& mark : *marks)
            signs.push_back({m_text.findBlock(mark.place.selectionStart()).blockNumber(), mark.level});
    return signs;
}

QString SourceMarks::tipAt(int position) const
{
    constexpr int max = 5;  // maximum number of messages in a tool tip
    QStringList texts;
    for (const auto* marks : {&m_findings, &m_faults})
        for (const auto& mark : *marks)
            if (texts.size() < max && position >= mark.place.selectionStart() && position <= mark.place.selectionEnd())
                texts << QStringLiteral("<p>%1: %2<br><i>%3</i></p>")
                             .arg(levelWord(mark.level), mark.message.toHtmlEscaped(), mark.rule.toHtmlEscaped());
    return texts.join(QString());
}

}  // namespace muster::editor
