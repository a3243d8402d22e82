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

/// One page of the wizard: shows a part of the request and changes it. What the game says of that part stands above.
class WizardStep : public QWidget {
    Q_OBJECT
public:
    explicit WizardStep(const QString& title, QWidget* parent = nullptr);

    const QString& title() const { return m_title; }
    /// Shows the request as it is, for that game.
    virtual void show(const WizardGame& game, const ScenarioRequest& request) = 0;
    using QWidget::show;
    /// Writes what is chosen here into the request.
    virtual void write(ScenarioRequest& request) const = 0;
    /// What came of the request.
    virtual void receive(const ScenarioResult&) {}

Q_SIGNALS:
    /// The person has chosen something else.
    void changed();

protected:
    /// Puts what the game says about these parts above the page.
    void setAdvice(const WizardGame& game, std::initializer_list<std::string_view> about);
    QVBoxLayout& body() { return *m_body; }

private:
    QString m_title;
    QLabel* m_advice = nullptr;
    QVBoxLayout* m_body = nullptr;
};

}  // namespace muster::editor
