#include "validator/language_server/file_uri.hpp"

#include "core/text/percent_encoding.hpp"

namespace muster::language_server {

namespace {

int hexDigit(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

}  // namespace

std::optional<std::filesystem::path> pathOf(std::string_view uri)
{
    constexpr std::string_view scheme = "file://";
    if (!uri.starts_with(scheme)) return std::nullopt;
    uri.remove_prefix(scheme.size());
    if (uri.starts_with("localhost/")) uri.remove_prefix(std::string_view("localhost").size());
    if (!uri.starts_with('/')) return std::nullopt;
    std::string path;
    for (std::size_t i = 0; i < uri.size(); ++i) {
        if (uri[i] == '%' && i + 2 < uri.size() && hexDigit(uri[i + 1]) >= 0 && hexDigit(uri[i + 2]) >= 0) {
            path += static_cast<char>(hexDigit(uri[i + 1]) * 16 + hexDigit(uri[i + 2]));
            i += 2;
        } else {
            path += uri[i];
        }
    }
    // No file of the system has such a name.
    if (path.find('\0') != std::string::npos) return std::nullopt;
    return std::filesystem::path(path).lexically_normal();
}

std::string uriOf(const std::filesystem::path& path)
{
    return "file://" + text::percentEncoded(path.string(), "-._~/");
}

}  // namespace muster::language_server
