#pragma once

#include <QObject>
#include <QStringList>

QT_BEGIN_NAMESPACE
class QSettings;
QT_END_NAMESPACE

namespace muster::editor {

/// The files opened or saved last, newest first, stored in the settings.
class RecentFiles : public QObject {
    Q_OBJECT
public:
    explicit RecentFiles(QSettings& settings, QObject* parent = nullptr);

    const QStringList& files() const { return m_files; }
    void add(const QString& path);
    void remove(const QString& path);
    void clear();

Q_SIGNALS:
    void changed();

private:
    void keep();

    QSettings& m_settings;
    QStringList m_files;
};

}  // namespace muster::editor
