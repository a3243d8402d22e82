#include "core/threads/limits.hpp"

#include "core/threads/exception_text.hpp"

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>
#include <sys/resource.h>
#include <unistd.h>

namespace muster::threads {

namespace {

constexpr int failure = 3;
char programName[32];
std::atomic<bool> wasMemoryShort = false;

void write(const char* text) { [[maybe_unused]] const auto written = ::write(STDERR_FILENO, text, std::strlen(text)); }

[[noreturn]] void end()
{
    // There may be no memory left, so the sentence is written in parts.
    write(*programName ? programName : program_invocation_short_name);
    write(": ");
    const auto exception = std::current_exception();
    try {
        // A destructor that runs while another exception is thrown ends the program without naming either.
        write(!exception && wasMemoryShort ? "not enough memory" : textOf(exception).c_str());
    } catch (...) {
        write("not enough memory");
    }
    write("\n");
    std::_Exit(failure);
}

void noteShortage()
{
    wasMemoryShort = true;
    throw std::bad_alloc();
}

/// Before the constructors of global objects, which can run out of memory too.
[[gnu::constructor(101)]] void beginEarly()
{
    std::set_new_handler(noteShortage);
    std::set_terminate(end);
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

void endOnUncaught(const std::string& program) { std::strncpy(programName, program.c_str(), sizeof programName - 1); }

}  // namespace muster::threads
