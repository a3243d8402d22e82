#include "validator/language_server/text_edits.hpp"

namespace muster::language_server {

Json editsJson(std::span<const text::Edit> edits, const TextPositions& positions)
{
    Json list = Json::array();
    for (const auto& edit : edits) list.push_back({{"range", positions.json(edit.range)}, {"newText", edit.text}});
    return list;
}

}  // namespace muster::language_server
