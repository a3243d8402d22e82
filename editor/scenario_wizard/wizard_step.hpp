#pragma once

#include "editor/scenario_wizard/scenario_request.hpp"
#include "editor/scenario_wizard/wizard_games.hpp"

#include <QWidget>

#include <initializer_list>
#include <string_view>

QT_BEGIN_NAMESPACE
class QLabel;
class QVBoxLayout;
QT_END_NAMESPACE

namespace muster::editor {

/// One page of the wizard, which edits a part of the request. The game's advice on that part is shown above.
class WizardStep : public QWidget {
    Q_OBJECT
public:
    explicit WizardStep(const QString& title, QWidget* parent = nullptr);

    const QString& title() const { return m_title; }
    /// Shows the current request for that game.
    virtual void show(const WizardGame& game, const ScenarioRequest& request) = 0;
    using QWidget::show;
    /// Writes this page's choices to the request.
    virtual void write(ScenarioRequest& request) const = 0;
    /// Called with the result of the request.
    virtual void receive(const ScenarioResult&) {}

Q_SIGNALS:
    /// Emitted after a change by the user.
    void changed();

protected:
    /// Shows the game's advice on these parts above the page.
    void setAdvice(const WizardGame& game, std::initializer_list<std::string_view> about);
    QVBoxLayout& body() { return *m_body; }

private:
    QString m_title;
    QLabel* m_advice = nullptr;
    QVBoxLayout* m_body = nullptr;
};

}  // namespace muster::editor
