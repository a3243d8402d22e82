#pragma once

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QStringList>
#include <QTabBar>

#include <map>

namespace muster::test {

/// The mnemonic letter of a text, or none.
inline QChar mnemonicOf(const QString& text)
{
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != u'&') continue;
        if (text[i + 1] != u'&') return text[i + 1].toLower();
        ++i;
    }
    return {};
}

/// Texts with a mnemonic: of buttons, labels with a field, and tabs.
inline QStringList lettered(const QWidget& widget)
{
    QStringList texts;
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) texts << button->text();
    if (const auto* label = qobject_cast<const QLabel*>(&widget);
        label && label->buddy() && label->textFormat() != Qt::PlainText)
        texts << label->text();
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        for (int i = 0; i < tabs->count(); ++i) texts << tabs->tabText(i);
    texts.removeIf([](const QString& text) { return mnemonicOf(text).isNull(); });
    return texts;
}

/// Texts whose mnemonic opens a menu or is used by another visible widget.
inline QStringList clashes(const QMainWindow& window)
{
    std::map<QChar, QString> menus, seen;
    QStringList found;
    for (const auto* action : window.menuBar()->actions()) menus[mnemonicOf(action->text())] = action->text();
    for (const auto* widget : window.findChildren<QWidget*>())
        for (const auto& text : lettered(*widget)) {
            const QChar letter = mnemonicOf(text);
            if (menus.count(letter)) found << QStringLiteral("%1 and the menu %2").arg(text, menus[letter]);
            if (!widget->isVisible()) continue;
            const auto [other, fresh] = seen.emplace(letter, text);
            if (!fresh && other->second != text) found << QStringLiteral("%1 and %2").arg(text, other->second);
        }
    return found;
}

}  // namespace muster::test
