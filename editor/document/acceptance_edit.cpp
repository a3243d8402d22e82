#include "editor/document/acceptance_edit.hpp"

#include "core/text/edit.hpp"
#include "editor/document/army_element.hpp"

#include <QtGlobal>

#include <fmt/format.h>

namespace muster::editor {

Change addAcceptance(const text::Document& file, std::string_view element, const Acceptance& acceptance,
                     std::string_view title)
{
    auto item =
        fmt::format(R"({{ "rule": {}, "reason": {})", text::quoted(acceptance.rule), text::quoted(acceptance.reason));
    if (!acceptance.until.empty()) item += fmt::format(R"(, "until": {})", text::quoted(acceptance.until));
    item += " }";
    text::Draft draft(file);
    if (!draft.insertInto(element, "accept", text::atEnd, item)) return {};
    return changeOf(draft, QT_TRANSLATE_NOOP("Change", "Accept: %1"), {std::string(title)});
}

}  // namespace muster::editor
