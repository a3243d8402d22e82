#include "editor/document/army_edits.hpp"

#include "editor/document/army_element.hpp"

#include "core/text/patch.hpp"

#include <QtGlobal>

namespace muster::editor {

std::string Change::name() const
{
    std::string text;
    for (std::size_t i = 0; i < what.size(); ++i) {
        const bool place = what[i] == '%' && i + 1 < what.size() && what[i + 1] >= '1' && what[i + 1] <= '9';
        const auto word = place ? static_cast<std::size_t>(what[i + 1] - '1') : words.size();
        if (word < words.size()) {
            text += words[word].text;
            ++i;
        } else {
            text += what[i];
        }
    }
    return text;
}

std::string freeId(const text::Document& army, std::string_view preferred) { return Ids(army).take(preferred); }

Change quickFix(const text::Document& army, std::string_view patch, std::string_view title)
{
    auto made = text::patched(army, patch);
    auto* edits = std::get_if<std::vector<text::Edit>>(&made);
    if (!edits) return {};
    return {std::move(*edits), QT_TRANSLATE_NOOP("Change", "Quick fix: %1"), {std::string(title)}, {}, {}};
}

}  // namespace muster::editor
