#include "core/threads/limits.hpp"

#include "core/threads/exception_text.hpp"

#include <cstdlib>
#include <cstring>
#include <exception>
#include <sys/resource.h>
#include <unistd.h>

namespace muster::threads {

namespace {

constexpr int failure = 3;
char programName[32];

void write(const char* text) { [[maybe_unused]] const auto written = ::write(STDERR_FILENO, text, std::strlen(text)); }

[[noreturn]] void end()
{
    // There may be no memory left, so the sentence is written in parts.
    write(programName);
    write(": ");
    try {
        write(textOf(std::current_exception()).c_str());
    } catch (...) {
        write("not enough memory");
    }
    write("\n");
    std::_Exit(failure);
}

}  // namespace

bool limitMemory(std::uint64_t mebibytes)
{
    const rlim_t bytes = static_cast<rlim_t>(mebibytes) << 20;
    // Writable memory counts as data: heap, threads' stacks and their own heaps, but not the mapped files of the
    // program.
    const rlimit data{bytes, bytes};
    return ::setrlimit(RLIMIT_DATA, &data) == 0;
}

void endOnUncaught(const std::string& program)
{
    std::strncpy(programName, program.c_str(), sizeof programName - 1);
    std::set_terminate(end);
}

}  // namespace muster::threads
