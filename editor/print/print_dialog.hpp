#pragma once

#include "editor/print/print_files.hpp"
#include "editor/print/print_worker.hpp"

#include <QDialog>

QT_BEGIN_NAMESPACE
class QLabel;
class QMenu;
class QSettings;
class QTimer;
QT_END_NAMESPACE

namespace muster::editor {

class OptionGroup;
class Preview;
class RunningOptions;
class SheetOptions;

/// Selects how an army or scenario is printed, shows the pages, and prints or exports them.
class PrintDialog : public QDialog {
    Q_OBJECT
public:
    /// The text is the current one, saved or not. Choices are stored in the settings.
    PrintDialog(Snapshot text, SharedLibrary& library, QSettings& settings, QWidget* parent = nullptr);
    ~PrintDialog() override;

    /// The options as shown.
    PrintChoice choice() const;
    /// The last print; it may belong to an older choice: see settle().
    std::shared_ptr<const Print> print() const { return m_print; }
    /// Waits for the print of the shown options; null if there is none, or if the dialog is closed meanwhile.
    std::shared_ptr<const Print> settle();
    Preview& preview() { return *m_preview; }

    /// Writes the shown print; reports errors.
    bool writeTo(PrintForm form, const QString& path);

Q_SIGNALS:
    /// Emitted when the preview shows a new print.
    void printed();

protected:
    void done(int result) override;

private:
    QWidget* makeOptions();
    QWidget* makeButtons();
    void addExports(QMenu& menu);
    void optionsChanged();
    void ask();
    void take(std::shared_ptr<Print> print);
    void showState();
    void chooseFile(PrintForm form);
    void toPaper();
    QString fault() const;
    QString faultOfTexts() const;

    Snapshot m_text;
    QSettings& m_settings;
    QString m_game;  ///< system and kind, the key of the saved sheets
    std::shared_ptr<PrintBuilder> m_printBuilder;
    std::unique_ptr<PrintWorker> m_worker;
    std::shared_ptr<const Print> m_print;
    std::uint64_t m_wanted = 0;  ///< the number of the print for the shown options
    QTimer* m_delay = nullptr;
    std::vector<OptionGroup*> m_groups;
    SheetOptions* m_sheets = nullptr;
    Preview* m_preview = nullptr;
    QLabel* m_state = nullptr;
};

}  // namespace muster::editor
