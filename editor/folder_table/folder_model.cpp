#include "editor/folder_table/folder_model.hpp"

#include "editor/look/icons.hpp"
#include "editor/look/words.hpp"

#include <QDir>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>

#include <algorithm>

namespace muster::editor {

QString verdictOf(const FileVerdict& file)
{
    const bool none = file.errors + file.warnings + file.infos == 0;
    return none && file.kind == files::FileKind::army ? FolderModel::tr("legal")
                                                      : verdictWords(file.errors, file.warnings, file.infos);
}

void FolderModel::setFiles(const QString& folder, const QStringList& paths)
{
    beginResetModel();
    auto before = std::exchange(m_files, {});
    std::sort(before.begin(), before.end(),
              [](const File& a, const File& b) { return a.verdict.path < b.verdict.path; });
    m_folder = folder;
    for (const auto& path : paths) {
        const auto known = std::lower_bound(before.begin(), before.end(), path,
                                            [](const File& a, const QString& b) { return a.verdict.path < b; });
        if (known != before.end() && known->verdict.path == path) {
            m_files.push_back(std::move(*known));
            known->verdict.path = path;
            continue;
        }
        File file;
        file.verdict.path = path;
        file.verdict.kind = files::kindOf(pathOf(path)).value_or(files::FileKind::army);
        m_files.push_back(std::move(file));
    }
    endResetModel();
}

void FolderModel::take(const FileVerdict& verdict)
{
    const auto file =
        std::find_if(m_files.begin(), m_files.end(), [&](const File& one) { return one.verdict.path == verdict.path; });
    if (file == m_files.end()) return;
    *file = {verdict, true};
    const int row = static_cast<int>(file - m_files.begin());
    Q_EMIT dataChanged(index(row, 0), index(row, columnCountOfFolder - 1));
}

QString FolderModel::shortPath(int row) const { return QDir(m_folder).relativeFilePath(file(row).path); }

QStringList FolderModel::games() const
{
    QStringList games;
    for (const auto& one : m_files)
        if (!one.verdict.game.isEmpty() && !games.contains(one.verdict.game)) games << one.verdict.game;
    std::sort(games.begin(), games.end(), sortsBefore);
    return games;
}

int FolderModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_files.size());
}

int FolderModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columnCountOfFolder; }

QString FolderModel::textOf(int row, int column) const
{
    const auto& one = file(row);
    switch (column) {
    case fileColumn: return shortPath(row);
    case nameColumn: return one.name;
    case gameColumn: return one.game;
    case listColumn: return one.list;
    case playerColumn: return one.player;
    case pointsColumn: return one.points;
    case verdictColumn: return isChecked(row) ? verdictOf(one) : tr("checking...");
    case findingsColumn: return one.findings.empty() ? QString() : asSentence(one.findings.front().message);
    case versionColumn: return one.version;
    default: return QLocale().toString(one.modified, QLocale::ShortFormat);
    }
}

QVariant FolderModel::sortValueOf(int row, int column) const
{
    const auto& one = file(row);
    // Errors count most, then warnings.
    constexpr qulonglong most = 1'000'000;
    if (column == verdictColumn)
        return std::min<qulonglong>(one.errors, most) * most * 2 + std::min<qulonglong>(one.warnings, most);
    if (column == pointsColumn) return one.spent ? QVariant(*one.spent) : QVariant(-1.0);
    if (column == dateColumn) return one.modified;
    return textOf(row, column);
}

QVariant FolderModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const auto& one = file(index.row());
    if (role == Qt::DisplayRole) return textOf(index.row(), index.column());
    if (role == sortRole) return sortValueOf(index.row(), index.column());
    if (role == Qt::TextAlignmentRole && index.column() == pointsColumn)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::DecorationRole && index.column() == verdictColumn && isChecked(index.row()))
        return icon(one.errors ? "error" : one.warnings ? "warning" : "legal", QGuiApplication::palette());
    if (role == Qt::ToolTipRole) {
        if (index.column() == fileColumn) return one.path;
        if (index.column() != verdictColumn && index.column() != findingsColumn)
            return textOf(index.row(), index.column());
        QStringList lines;
        for (const auto& finding : one.findings)
            lines << levelWord(finding.level) + QStringLiteral(": ") + asSentence(finding.message);
        return lines.join(u'\n');
    }
    return {};
}

QVariant FolderModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case fileColumn: return tr("File");
    case nameColumn: return tr("Name");
    case gameColumn: return tr("Game");
    case listColumn: return tr("List");
    case playerColumn: return tr("Player");
    case pointsColumn: return tr("Points");
    case verdictColumn: return tr("Verdict");
    case findingsColumn: return tr("Findings");
    case versionColumn: return tr("Version");
    default: return tr("Date");
    }
}

}  // namespace muster::editor
