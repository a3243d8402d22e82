#pragma once

#include <QWidget>

#include <filesystem>
#include <functional>

QT_BEGIN_NAMESPACE
class QLineEdit;
QT_END_NAMESPACE

namespace muster::editor {

/// The house rules of an army: the path of their file, which can be chosen, typed or taken away.
class HouseLine : public QWidget {
    Q_OBJECT
public:
    /// `place` is the path of the army's own file, to which that of its house rules is relative.
    explicit HouseLine(std::function<std::filesystem::path()> place, QWidget* parent = nullptr);

    /// Shows the path that holds, unless somebody is typing another.
    void showText(const QString& path);
    void setReadOnly(bool readOnly);
    QLineEdit& line() { return *m_line; }

Q_SIGNALS:
    /// Another path; empty for none.
    void entered(const QString& path);

private:
    void tell(const QString& path);
    void choose();

    std::function<std::filesystem::path()> m_place;
    QLineEdit* m_line = nullptr;
    QWidget* m_choose = nullptr;
    QWidget* m_remove = nullptr;
    QString m_text;  ///< that holds
    bool m_isReadOnly = false;
};

}  // namespace muster::editor
