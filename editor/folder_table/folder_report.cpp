#include "editor/folder_table/folder_report.hpp"

#include <algorithm>

namespace muster::editor {

namespace {

QString csvCell(QString cell)
{
    // A spreadsheet takes a cell that begins like this for a formula.
    if (!cell.isEmpty() && QStringLiteral("=+-@\t\r").contains(cell.front())) cell.prepend(u'\'');
    if (std::none_of(cell.begin(), cell.end(), [](QChar c) { return QStringLiteral(",\"\r\n").contains(c); }))
        return cell;
    return u'"' + cell.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString csvRow(const QStringList& cells)
{
    QStringList written;
    for (const auto& cell : cells) written << csvCell(cell);
    return written.join(u',') + QStringLiteral("\r\n");
}

QString markdownText(const QString& text)
{
    QString escaped;
    for (const QChar c : text.simplified()) {
        if (QStringLiteral("\\`*_{}[]<>|#!~&").contains(c)) escaped += u'\\';
        escaped += c;
    }
    return escaped;
}

QString markdownRow(const QStringList& cells)
{
    QString row = QStringLiteral("|");
    for (const auto& cell : cells) row += u' ' + markdownText(cell) + QStringLiteral(" |");
    return row + u'\n';
}

QString htmlRow(const QStringList& cells, const QString& tag)
{
    QString row = QStringLiteral("<tr>");
    for (const auto& cell : cells)
        row += QStringLiteral("<%1>").arg(tag) + cell.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")) +
               QStringLiteral("</%1>").arg(tag);
    return row + QStringLiteral("</tr>\n");
}

QString csv(const FolderReport& report)
{
    // The mark tells spreadsheets that this is UTF-8.
    QString text = QChar(0xfeff) + csvRow(report.head);
    for (const auto& row : report.rows) text += csvRow(row);
    return text;
}

QString markdown(const FolderReport& report)
{
    QString text =
        QStringLiteral("# ") + markdownText(report.title) + QStringLiteral("\n\n") + markdownRow(report.head);
    text += u'|' + QStringLiteral(" --- |").repeated(report.head.size()) + u'\n';
    for (const auto& row : report.rows) text += markdownRow(row);
    return text;
}

QString html(const FolderReport& report)
{
    QString text = QStringLiteral(R"(<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>)") + report.title.toHtmlEscaped() +
                   QStringLiteral(R"(</title>
<style>
body { font-family: sans-serif; margin: 2em; }
table { border-collapse: collapse; }
th, td { border: 1px solid #999; padding: 0.3em 0.6em; text-align: left; vertical-align: top; }
th { background: #eee; color: #000; }
</style>
</head>
<body>
<h1>)") + report.title.toHtmlEscaped() +
                   QStringLiteral("</h1>\n<table>\n<thead>\n");
    text += htmlRow(report.head, QStringLiteral("th")) + QStringLiteral("</thead>\n<tbody>\n");
    for (const auto& row : report.rows) text += htmlRow(row, QStringLiteral("td"));
    return text + QStringLiteral("</tbody>\n</table>\n</body>\n</html>\n");
}

}  // namespace

QString written(const FolderReport& report, ReportForm form)
{
    switch (form) {
    case ReportForm::csv: return csv(report);
    case ReportForm::markdown: return markdown(report);
    case ReportForm::html: return html(report);
    }
    return {};
}

}  // namespace muster::editor
