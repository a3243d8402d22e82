#include "core/expr/template_text.hpp"

#include "core/expr/token.hpp"

#include <algorithm>
#include <utility>

namespace muster::expr {

std::size_t endOfExpression(std::string_view source, std::size_t begin)
{
    std::size_t open = 0;
    for (std::size_t i = begin; i < source.size(); ++i) {
        const char c = source[i];
        if (c == '{') ++open;
        if (c == '}' && open-- == 0) return i;
        if (c != '"' && c != '\'') continue;
        const bool raw = i > begin && (source[i - 1] == 'r' || source[i - 1] == 'R');
        const std::size_t end = endOfString(source, i, raw);
        if (end == std::string_view::npos) return end;
        i = end - 1;
    }
    return std::string_view::npos;
}

std::optional<std::vector<TemplatePart>> partsOfTemplate(std::string_view source)
{
    std::vector<TemplatePart> parts;
    std::string words;
    for (std::size_t at = 0; at < source.size();) {
        const char c = source[at];
        if (c != '{' && c != '}') {
            const std::size_t end = std::min(source.find_first_of("{}", at), source.size());
            words += source.substr(at, end - at);
            at = end;
        } else if (at + 1 < source.size() && source[at + 1] == c) {
            words += c;
            at += 2;
        } else {
            const std::size_t end = c == '{' ? endOfExpression(source, at + 1) : std::string_view::npos;
            if (end == std::string_view::npos) return std::nullopt;
            if (!words.empty()) parts.push_back({std::exchange(words, {}), false});
            parts.push_back({std::string(source.substr(at + 1, end - at - 1)), true});
            at = end + 1;
        }
    }
    if (!words.empty()) parts.push_back({std::move(words), false});
    return parts;
}

}  // namespace muster::expr
