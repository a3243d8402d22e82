#include "editor/form/text_controls.hpp"

#include "core/text/edit.hpp"
#include "editor/look/words.hpp"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace muster::editor {

using text::Node;

namespace {

/// Returns true for a text that a line edit preserves.
bool isOneLine(Node value)
{
    if (!value.isString()) return false;
    const auto text = toQString(value.string());
    return std::none_of(text.begin(), text.end(), [](QChar c) {
        return c == u'\n' || c == u'\r' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
    });
}

std::string jsonOf(const QString& text) { return text::quoted(utf8(text)); }

}  // namespace

QPlainTextEdit* smallTextBox(int lines, QWidget* parent)
{
    auto* edit = new QPlainTextEdit(parent);
    edit->setTabChangesFocus(true);
    edit->setUndoRedoEnabled(false);
    edit->setFixedHeight(edit->fontMetrics().lineSpacing() * lines + 2 * edit->frameWidth() + 10);
    edit->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    return edit;
}

void showText(QPlainTextEdit& edit, const QString& text)
{
    if (edit.toPlainText() == text) return;
    const int caret = edit.textCursor().position();
    const QSignalBlocker blocker(&edit);
    edit.setPlainText(text);
    auto cursor = edit.textCursor();
    cursor.setPosition(std::min(caret, static_cast<int>(text.size())));
    edit.setTextCursor(cursor);
}

LineControl::LineControl(const Field& field, const Field& top, std::string key, EditController& controller,
                         QWidget* parent)
    : Control(field, top, std::move(key), controller, parent), m_edit(new QLineEdit(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_edit);
    const auto max = field.schema["maxLength"];
    m_edit->setMaxLength(max.isInteger() && max.integer() < 32000
                             ? static_cast<int>(std::max<std::int64_t>(max.integer(), 0))
                         : field.schema ? 32000
                                        : 200);
    setFocusProxy(m_edit);
    watch(m_edit);
    connect(m_edit, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (text.isEmpty() && this->field().emptyIsNone)
            this->controller().clear(this->key());
        else
            this->controller().set(this->key(), jsonOf(text));
    });
}

bool LineControl::fits(Node value) const
{
    return !value || (isOneLine(value) && toQString(value.string()).size() <= m_edit->maxLength());
}

void LineControl::take(const FieldView& view)
{
    const QString own = view.isInherited() ? QString() : toQString(view.own.string());
    if (m_edit->text() != own) m_edit->setText(own);
    m_edit->setPlaceholderText(toQString(view.formModel.words()(view.inherited.value.string())));
    m_edit->setReadOnly(view.readOnly);
}

NotesControl::NotesControl(const Field& field, const Field& top, std::string key, EditController& controller,
                           QWidget* parent)
    : Control(field, top, std::move(key), controller, parent), m_edit(smallTextBox(3, this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_edit);
    setFocusProxy(m_edit);
    watch(m_edit);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        const QString text = m_edit->toPlainText();
        if (text.isEmpty())
            this->controller().clear(this->key());
        else
            this->controller().set(this->key(), jsonOf(text));
    });
}

void NotesControl::take(const FieldView& view)
{
    showText(*m_edit, view.isInherited() ? QString() : toQString(view.own.string()));
    m_edit->setPlaceholderText(toQString(view.inherited.value.string()));
    m_edit->setReadOnly(view.readOnly);
}

TextsControl::TextsControl(const Field& field, const Field& top, std::string key, EditController& controller,
                           QWidget* parent)
    : Control(field, top, std::move(key), controller, parent), m_edit(smallTextBox(3, this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_edit);
    m_edit->setPlaceholderText(tr("one per line"));
    setFocusProxy(m_edit);
    watch(m_edit);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        std::string json;
        for (const auto& line : m_edit->toPlainText().split(u'\n')) {
            if (line.trimmed().isEmpty()) continue;
            json += (json.empty() ? "" : ", ") + jsonOf(line);
        }
        // Without a value of its own, the element would inherit its list's text again.
        if (json.empty() && !m_inheritsSome)
            this->controller().clear(this->key());
        else
            this->controller().set(this->key(), "[" + json + "]");
    });
}

bool TextsControl::fits(Node value) const
{
    return !value || (value.isArray() && std::all_of(value.begin(), value.end(), [](Node item) {
                          return isOneLine(item) && !toQString(item.string()).trimmed().isEmpty();
                      }));
}

void TextsControl::take(const FieldView& view)
{
    m_inheritsSome = view.inherited.value.size() > 0;
    QStringList lines, written;
    for (const Node item : view.value()) lines << toQString(item.string());
    for (const auto& line : m_edit->toPlainText().split(u'\n'))
        if (!line.trimmed().isEmpty()) written << line;
    // Keep empty lines, because the user may be about to write there.
    if (written != lines) showText(*m_edit, lines.join(u'\n'));
    m_edit->setReadOnly(view.readOnly);
    setQuiet(m_edit, view.isInherited());
}

}  // namespace muster::editor
