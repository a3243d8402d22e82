#pragma once

#include "core/files/data_folders.hpp"
#include "editor/document/document.hpp"
#include "editor/form/element_form.hpp"
#include "editor/live_check/file_checker.hpp"
#include "tests/editor/document/temporary_folder.hpp"
#include "tests/paths.hpp"

#include <QApplication>
#include <QTest>
#include <QWidget>

#include <fstream>
#include <iterator>
#include <memory>
#include <string>

namespace muster::test {

/// A shipped army, for shippedText().
inline const std::string rangers = "opend6-fantasy/armies/ice-rangers.army.json";

inline std::string shippedText(const std::string& file)
{
    std::ifstream in(sourcePath("armylists/") + file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// One document with its form, checked on request.
class FormFixture {
public:
    explicit FormFixture(std::string text)
        : m_library(std::make_unique<rules::Library>(files::dataFolders())), document(m_folder.folders())
    {
        document.begin(files::FileKind::army, std::move(text), m_folder.path("test.army.json"));
        form.resize(460, 900);
        static_cast<QWidget&>(form).show();
        form.activateWindow();
        QApplication::processEvents();
    }

    /// Checks the current text and shows the element at the pointer.
    void show(const std::string& pointer)
    {
        checkResult = std::make_shared<const editor::CheckResult>(editor::check({document.source(),
                                                                                 {document.parsed(), document.faults()},
                                                                                 document.place(),
                                                                                 document.kind(),
                                                                                 document.revision()},
                                                                                *m_library));
        form.show(document, checkResult, pointer);
        QApplication::processEvents();
    }
    /// The same for the element already shown.
    void settle() { show(form.pointer()); }

    QWidget* field(const std::string& key) const
    {
        return form.findChild<QWidget*>(QStringLiteral("field:") + QString::fromStdString(key));
    }
    /// The widget of that type that contains or is the control of a key.
    template <class Widget>
    Widget* part(const std::string& key) const
    {
        QWidget* control = field(key);
        if (auto* own = qobject_cast<Widget*>(control)) return own;
        return control ? control->findChild<Widget*>() : nullptr;
    }
    text::Node at(const std::string& pointer) const { return document.parsed()->root().at(std::string_view(pointer)); }

private:
    TemporaryFolder m_folder = TemporaryFolder::inMemory();
    std::unique_ptr<rules::Library> m_library;

public:
    editor::Document document;
    std::shared_ptr<const editor::CheckResult> checkResult;
    editor::ElementForm form;
};

}  // namespace muster::test
