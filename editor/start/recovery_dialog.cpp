#include "editor/start/recovery_dialog.hpp"

#include "editor/army/row_roles.hpp"
#include "editor/army/two_line_delegate.hpp"
#include "editor/look/screen_room.hpp"
#include "editor/look/words.hpp"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::editor {

RecoveryDialog::RecoveryDialog(const std::vector<RecoverableJournal>& left, QWidget* parent) : QDialog(parent)
{
    setObjectName("recovery");
    setWindowTitle(tr("Unsaved Changes Found"));
    auto* label = new QLabel(
        tr("Muster did not exit normally last time. These changes were not saved. Opening them changes no file."),
        this);
    label->setWordWrap(true);
    m_list = new QListWidget(this);
    m_list->setAccessibleName(tr("Files with unsaved changes"));
    for (std::size_t i = 0; i < left.size(); ++i) {
        const auto& each = left[i];
        const QString name = toQString(each.head.place.filename().string());
        auto* item = new QListWidgetItem(name, m_list);
        item->setCheckState(Qt::Checked);
        item->setData(Qt::UserRole, static_cast<uint>(i));
        QStringList words{
            tr("changed %1").arg(QLocale().toString(QDateTime::fromSecsSinceEpoch(each.time), QLocale::ShortFormat))};
        if (!each.head.path)
            words << tr("never saved");
        else if (!each.onDisk)
            words << tr("the file is no longer there");
        else if (each.changedSince)
            words << tr("the file has been changed since");
        item->setText(QStringLiteral("%1 (%2)").arg(name, words.join(QStringLiteral(", "))));
        item->setToolTip(shownPath(each.head.place));
    }
    auto* buttons = new QDialogButtonBox(this);
    auto* open = buttons->addButton(tr("&Open Them"), QDialogButtonBox::AcceptRole);
    auto* away = buttons->addButton(tr("&Discard..."), QDialogButtonBox::DestructiveRole);
    auto* later = buttons->addButton(tr("&Later"), QDialogButtonBox::RejectRole);
    for (auto* button : {open, away, later})
        button->setAccessibleName(QString(button->text()).remove(u'&').remove(QStringLiteral("...")));
    open->setDefault(true);
    connect(open, &QPushButton::clicked, this, [this] {
        m_recover = checked();
        accept();
    });
    connect(away, &QPushButton::clicked, this, &RecoveryDialog::discardChecked);
    connect(later, &QPushButton::clicked, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addWidget(m_list);
    layout->addWidget(buttons);
    resizeToFit(*this, {560, 320});
}

std::vector<std::size_t> RecoveryDialog::checked() const
{
    std::vector<std::size_t> indices;
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->checkState() == Qt::Checked)
            indices.push_back(m_list->item(row)->data(Qt::UserRole).toUInt());
    return indices;
}

void RecoveryDialog::discardChecked()
{
    const auto chosen = checked();
    if (chosen.empty()) return;
    const auto answer =
        QMessageBox::question(this, tr("Discard"), tr("Discard these changes? They cannot be recovered."),
                              QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Cancel);
    if (answer != QMessageBox::Discard) return;
    m_discard.insert(m_discard.end(), chosen.begin(), chosen.end());
    for (int row = m_list->count() - 1; row >= 0; --row)
        if (m_list->item(row)->checkState() == Qt::Checked) delete m_list->takeItem(row);
    if (m_list->count() == 0) accept();
}

}  // namespace muster::editor
