#include "editor/look/file_reference.hpp"

#include "editor/look/words.hpp"

#include <QFileDialog>

namespace muster::editor {

namespace fs = std::filesystem;

std::string referenceTo(const fs::path& file, const fs::path& from)
{
    std::error_code error;
    const auto folder = fs::absolute(from, error).parent_path();
    const auto relative = fs::absolute(file, error).lexically_normal().lexically_relative(folder.lexically_normal());
    return (relative.empty() ? file : relative).generic_string();
}

std::string chooseReference(QWidget* parent, const QString& title, const QString& filter, const fs::path& from,
                            const std::string& now, const char* usual)
{
    std::error_code error;
    auto folder = from.parent_path();
    if (!now.empty())
        folder = (folder / now).parent_path();
    else if (fs::is_directory(folder / usual, error))
        folder = folder / usual;
    const auto chosen = QFileDialog::getOpenFileName(parent, title, shownPath(folder.lexically_normal()), filter);
    return chosen.isEmpty() ? std::string() : referenceTo(pathOf(chosen), from);
}

}  // namespace muster::editor
