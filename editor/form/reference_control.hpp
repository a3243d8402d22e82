#pragma once

#include "editor/form/control.hpp"

#include <QString>

QT_BEGIN_NAMESPACE
class QComboBox;
QT_END_NAMESPACE

namespace muster::editor {

/// Another element that is named by its id: one of those there are, or none.
class ReferenceControl : public Control {
    Q_OBJECT
public:
    ReferenceControl(const Field& field, const Field& top, std::string key, EditController& controller,
                     QWidget* parent);
    bool fits(text::Node value) const override { return !value || value.isString(); }
    void take(const FieldView& view) override;

protected:
    struct Target {
        QString id, name, help;
        bool operator==(const Target&) const = default;
    };
    virtual std::vector<Target> targets(const FieldView& view) const = 0;
    /// What is said where nothing is named; empty where something has to be.
    virtual QString nothing(const FieldView& view) const = 0;
    /// How an id is shown that is none of the targets'.
    virtual QString lost(const QString& id) const = 0;

private:
    QComboBox* m_box = nullptr;
    std::vector<Target> m_shown;  ///< what the list was made of, to leave it alone while it is the same
};

/// The line of the army list that a unit or leader comes from.
class EntryControl : public ReferenceControl {
    Q_OBJECT
public:
    using ReferenceControl::ReferenceControl;

protected:
    std::vector<Target> targets(const FieldView& view) const override;
    QString nothing(const FieldView& view) const override;
    QString lost(const QString& id) const override;
};

/// The unit that a leader is attached to.
class AttachControl : public ReferenceControl {
    Q_OBJECT
public:
    using ReferenceControl::ReferenceControl;

protected:
    std::vector<Target> targets(const FieldView& view) const override;
    QString nothing(const FieldView& view) const override;
    QString lost(const QString& id) const override;
};

/// The list that an army is built from.
class ListControl : public ReferenceControl {
    Q_OBJECT
public:
    using ReferenceControl::ReferenceControl;

protected:
    std::vector<Target> targets(const FieldView& view) const override;
    QString nothing(const FieldView& view) const override;
    QString lost(const QString& id) const override;
};

}  // namespace muster::editor
