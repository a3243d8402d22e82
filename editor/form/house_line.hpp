#pragma once

#include <QWidget>

#include <filesystem>
#include <functional>

QT_BEGIN_NAMESPACE
class QLineEdit;
QT_END_NAMESPACE

namespace muster::editor {

/// The path of an army's house rules, which can be selected, typed or removed.
class HouseLine : public QWidget {
    Q_OBJECT
public:
    /// `place` returns the path of the army's file; the path of its house rules is relative to that.
    explicit HouseLine(std::function<std::filesystem::path()> place, QWidget* parent = nullptr);

    /// Shows the current path, unless the user is typing.
    void showText(const QString& path);
    void setReadOnly(bool readOnly);
    QLineEdit& line() { return *m_line; }

Q_SIGNALS:
    /// Emitted with a new path; empty for none.
    void entered(const QString& path);

private:
    void tell(const QString& path);
    void choose();

    std::function<std::filesystem::path()> m_place;
    QLineEdit* m_line = nullptr;
    QWidget* m_choose = nullptr;
    QWidget* m_remove = nullptr;
    QString m_text;  ///< current path
    bool m_isReadOnly = false;
};

}  // namespace muster::editor
