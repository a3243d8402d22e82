#include "editor/look/copy_dialog.hpp"

#include "editor/look/screen_room.hpp"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::editor {

CopyDialog::CopyDialog(const QString& title, const QString& text, QWidget* parent)
    : QDialog(parent), m_text(new QPlainTextEdit(text, this))
{
    setObjectName("copy-text");
    setWindowTitle(title);
    m_text->setObjectName("text-to-copy");
    m_text->setAccessibleName(title);
    m_text->setTabChangesFocus(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* copy = buttons->addButton(tr("C&opy"), QDialogButtonBox::AcceptRole);
    copy->setObjectName("copy");
    copy->setDefault(true);
    connect(copy, &QPushButton::clicked, this, &CopyDialog::copy);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_text);
    layout->addWidget(buttons);
    resizeToFit(*this, {680, 480});
    copy->setFocus();
}

void CopyDialog::copy()
{
    QGuiApplication::clipboard()->setText(m_text->toPlainText());
    accept();
}

}  // namespace muster::editor
