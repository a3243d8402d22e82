#include "editor/start/recent_files.hpp"

#include <QSettings>

namespace muster::editor {

namespace {
constexpr qsizetype max = 12;
}

RecentFiles::RecentFiles(QSettings& settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_files(settings.value("files/recent").toStringList().mid(0, max))
{}

void RecentFiles::add(const QString& path)
{
    if (path.isEmpty()) return;
    m_files.removeAll(path);
    m_files.prepend(path);
    m_files = m_files.mid(0, max);
    keep();
}

void RecentFiles::remove(const QString& path)
{
    m_files.removeAll(path);
    keep();
}

void RecentFiles::clear()
{
    m_files.clear();
    keep();
}

void RecentFiles::keep()
{
    m_settings.setValue("files/recent", m_files);
    Q_EMIT changed();
}

}  // namespace muster::editor
