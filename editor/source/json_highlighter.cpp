#include "editor/source/json_highlighter.hpp"

#include "editor/look/theme.hpp"

namespace muster::editor {

namespace {

constexpr qsizetype maxLineLength = 5000;

/// The position after a string that starts at `at`.
qsizetype endOfString(const QString& line, qsizetype at)
{
    for (++at; at < line.size(); ++at) {
        if (line[at] == u'\\')
            ++at;
        else if (line[at] == u'"')
            return at + 1;
    }
    return line.size();
}

bool isKey(const QString& line, qsizetype at)
{
    while (at < line.size() && line[at].isSpace()) ++at;
    return at < line.size() && line[at] == u':';
}

}  // namespace

JsonHighlighter::JsonHighlighter(QTextDocument* document, const QPalette& palette) : QSyntaxHighlighter(document)
{
    setPalette(palette);
}

void JsonHighlighter::setPalette(const QPalette& palette)
{
    const bool onDark = isDark(palette);
    const auto set = [&](QTextCharFormat& format, const char* light, const char* dark) {
        format.setForeground(QColor(onDark ? dark : light));
    };
    set(m_key, "#24578a", "#8dbbe8");
    set(m_string, "#3d6b21", "#a5cf85");
    set(m_number, "#8f3d00", "#f0b27a");
    set(m_word, "#7a2f8a", "#d3a3e0");
    set(m_wrong, "#b3261e", "#ff8a80");
    rehighlight();
}

void JsonHighlighter::highlightBlock(const QString& line)
{
    if (line.size() > maxLineLength) return;
    for (qsizetype at = 0; at < line.size();) {
        const QChar c = line[at];
        if (c == u'"') {
            const auto end = endOfString(line, at);
            setFormat(static_cast<int>(at), static_cast<int>(end - at), isKey(line, end) ? m_key : m_string);
            at = end;
        } else if (c.isLetterOrNumber() || c == u'-' || c == u'+') {
            auto end = at + 1;
            while (end < line.size() &&
                   (line[end].isLetterOrNumber() || line[end] == u'.' || line[end] == u'-' || line[end] == u'+'))
                ++end;
            const auto word = QStringView(line).mid(at, end - at);
            const bool isNumber = c == u'-' || c.isDigit();
            const bool isWord = word == u"true" || word == u"false" || word == u"null";
            setFormat(static_cast<int>(at), static_cast<int>(end - at),
                      isNumber ? m_number
                      : isWord ? m_word
                               : m_wrong);
            at = end;
        } else {
            ++at;
        }
    }
}

}  // namespace muster::editor
