#include "core/files/file.hpp"

#include "core/files/descriptor.hpp"
#include "core/files/synchronize.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace muster::files {

namespace {

FileError cannotRead(const std::filesystem::path& path, int error)
{
    return {fmt::format("cannot read {}: {}", path.string(), std::strerror(error)),
            std::error_code(error, std::generic_category())};
}

}  // namespace

std::variant<std::shared_ptr<const text::Source>, FileError> readFile(const std::filesystem::path& path,
                                                                      std::string name, text::Limits limits)
{
    // O_NONBLOCK: opening a pipe without a writer must not block a check.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat status {};
    if (file.number() < 0 || ::fstat(file.number(), &status) != 0) return cannotRead(path, errno);
    if (S_ISDIR(status.st_mode)) return FileError{fmt::format("cannot read {}: it is a folder", path.string())};
    if (!S_ISREG(status.st_mode))
        return FileError{fmt::format("cannot read {}: it is not a regular file", path.string())};
    const auto max = static_cast<std::size_t>(limits.bytes) + 1;
    std::string bytes(std::min(static_cast<std::size_t>(status.st_size), max), '\0');
    std::size_t filled = 0;
    while (filled < bytes.size()) {
        const auto got = uninterrupted([&] { return ::read(file.number(), &bytes[filled], bytes.size() - filled); });
        if (got < 0) return cannotRead(path, errno);
        if (got == 0) break;
        filled += static_cast<std::size_t>(got);
    }
    bytes.resize(filled);
    return std::make_shared<const text::Source>(std::move(name), std::move(bytes));
}

}  // namespace muster::files
