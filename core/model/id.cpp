#include "core/model/id.hpp"

#include <cctype>

namespace muster::model {

std::string idFrom(std::string_view name, std::string_view fallback)
{
    constexpr std::size_t longest = 90;
    std::string id;
    for (const char c : name) {
        const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        const bool may = (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9');
        if (may) id += small;
        else if (!id.empty() && id.back() != '-') id += '-';
        if (id.size() == longest) break;
    }
    if (!id.empty() && id.back() == '-') id.pop_back();
    return id.empty() ? std::string(fallback) : id;
}

bool isId(std::string_view text)
{
    const auto isSign = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isHyphen = text[i] == '-' && i > 0 && text[i - 1] != '-' && i + 1 < text.size();
        if (!isSign(text[i]) && !isHyphen) return false;
    }
    return !text.empty() && text.size() <= longestId;
}

std::string inWords(std::string_view id)
{
    std::string text;
    for (const char c : id) {
        if (c == '-' || c == '_' || c == ':') text += c == ':' ? ": " : " ";
        else if (std::isupper(static_cast<unsigned char>(c)) && !text.empty() && text.back() != ' ') (text += ' ') += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        else text += c;
    }
    if (!text.empty()) text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    return text;
}

}  // namespace muster::model
