#pragma once

#include "editor/form/control.hpp"

#include <QString>

QT_BEGIN_NAMESPACE
class QComboBox;
QT_END_NAMESPACE

namespace muster::editor {

/// A reference to another element by id, or none.
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
    /// The text for no reference; empty if one is required.
    virtual QString nothing(const FieldView& view) const = 0;
    /// The text for an id that does not exist.
    virtual QString lost(const QString& id) const = 0;

private:
    QComboBox* m_box = nullptr;
    std::vector<Target> m_shown;  ///< contents of the list, to detect changes
};

/// The entry of a unit or leader.
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

/// The list of an army.
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
