#pragma once

#include <QWidget>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QLabel;
class QLineEdit;
QT_END_NAMESPACE

namespace muster::editor {

class SourceText;

/// Finds and replaces in the source text. Escape closes it.
class FindBar : public QWidget {
    Q_OBJECT
public:
    explicit FindBar(SourceText& text, QWidget* parent = nullptr);
    void open(bool withReplace);
    bool findNext(bool backward = false);
    /// Returns the number of replacements.
    int replaceAll();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void replaceOne();
    void showText(const QString& text);

    SourceText& m_text;
    QLineEdit* m_wanted = nullptr;
    QLineEdit* m_with = nullptr;
    QWidget* m_replaceLine = nullptr;
    QCheckBox* m_case = nullptr;
    QLabel* m_status = nullptr;
};

}  // namespace muster::editor
