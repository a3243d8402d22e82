#include "validator/check/path_list.hpp"

#include "core/files/file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>

namespace muster::validator {

namespace {

constexpr std::size_t maxListBytes = 16 << 20;

std::string tooLong(std::string_view file)
{
    return fmt::format("the list of files {} has more than {} MiB; name folders instead", file, maxListBytes >> 20);
}

}  // namespace

std::vector<std::string> pathsIn(std::string_view text)
{
    const bool isTerminated = text.find('\0') != std::string_view::npos;
    std::vector<std::string> paths;
    while (!text.empty()) {
        const auto end = std::min(text.find(isTerminated ? '\0' : '\n'), text.size());
        auto path = text.substr(0, end);
        if (!isTerminated && path.ends_with('\r')) path.remove_suffix(1);
        if (!path.empty()) paths.emplace_back(path);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return paths;
}

std::variant<std::vector<std::string>, std::string> readPathList(const std::string& file)
{
    if (file != "-") {
        text::Limits limits;
        limits.bytes = maxListBytes;
        const auto read = files::readFile(file, file, limits);
        if (const auto* error = std::get_if<files::FileError>(&read))
            return fmt::format("{}; it should contain the paths to check, one a line", error->message);
        const auto bytes = std::get<std::shared_ptr<const text::Source>>(read)->bytes();
        if (bytes.size() > maxListBytes) return tooLong(file);
        return pathsIn(bytes);
    }
    std::string bytes;
    char buffer[65536];
    while (bytes.size() <= maxListBytes && std::cin.read(buffer, sizeof buffer).gcount() > 0)
        bytes.append(buffer, static_cast<std::size_t>(std::cin.gcount()));
    if (bytes.size() > maxListBytes) return tooLong("on standard input");
    return pathsIn(bytes);
}

}  // namespace muster::validator
