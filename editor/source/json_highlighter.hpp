#pragma once

#include <QPalette>
#include <QSyntaxHighlighter>
#include <QTextCharFormat>

namespace muster::editor {

/// Highlights JSON line by line, because no token spans lines. Very long lines stay plain.
class JsonHighlighter : public QSyntaxHighlighter {
    Q_OBJECT
public:
    JsonHighlighter(QTextDocument* document, const QPalette& palette);
    void setPalette(const QPalette& palette);

protected:
    void highlightBlock(const QString& line) override;

private:
    QTextCharFormat m_key, m_string, m_number, m_word, m_wrong;
};

}  // namespace muster::editor
