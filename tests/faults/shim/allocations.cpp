/// Preloaded into a program, lets chosen calls of `new` fail. Before each of them the process forks: in the child the
/// call fails, the parent waits for the child's end, reports it and goes on. So one run tries thousands of failures,
/// and no trial has to start the program again.
///
/// MUSTER_FAULT_PLAN     file with the numbers of the calls to fail, ascending, one a line; empty only counts
/// MUSTER_FAULT_MODE     "once" lets one call fail, "onwards" all later ones too
/// MUSTER_FAULT_CONTROL  socket: receives "at NUMBER" before each trial and "end STATUS" after it, and answers each
/// with
///                       a byte; receives "calls NUMBER" at exit
/// MUSTER_FAULT_OUT      file for what a child writes to standard output and standard error

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <new>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr std::size_t maxTrials = 1 << 17;
constexpr unsigned hangs = 20;  // seconds

unsigned long plan[maxTrials];
std::size_t planned = 0, tried = 0;
unsigned long calls = 0;
int control = -1;
bool allFollowing = false;
bool isChild = false;

void tell(const char* word, unsigned long number)
{
    char line[64];
    const int size = std::snprintf(line, sizeof line, "%s %lu\n", word, number);
    if (::write(control, line, static_cast<std::size_t>(size)) != size) std::_Exit(99);
}

void ask(const char* word, unsigned long number)
{
    tell(word, number);
    char answer = 0;
    if (::read(control, &answer, 1) != 1) std::_Exit(99);
}

/// Runs first in the program.
__attribute__((constructor)) void begin()
{
    const char* number = std::getenv("MUSTER_FAULT_CONTROL");
    const char* name = std::getenv("MUSTER_FAULT_PLAN");
    const char* mode = std::getenv("MUSTER_FAULT_MODE");
    if (!number || !name || !mode) return;
    allFollowing = std::strcmp(mode, "onwards") == 0;
    if (std::FILE* file = std::fopen(name, "r")) {
        while (planned < maxTrials && std::fscanf(file, "%lu", &plan[planned]) == 1) ++planned;
        std::fclose(file);
    }
    // A program that this one starts is not the one under test.
    ::unsetenv("LD_PRELOAD");
    calls = 0;
    control = std::atoi(number);
}

__attribute__((destructor)) void end()
{
    if (control >= 0 && !isChild) tell("calls", calls);
}

/// Returns in the child only if this call is to fail there.
bool isFailing()
{
    if (isChild) return allFollowing;
    if (control < 0 || ::getpid() != ::syscall(SYS_gettid)) return false;
    ++calls;
    if (tried >= planned || calls != plan[tried]) return false;
    ++tried;
    ask("at", calls);
    const pid_t child = ::fork();
    if (child < 0) std::_Exit(99);
    if (child > 0) {
        int status = 0;
        ::waitpid(child, &status, 0);
        ask("end", static_cast<unsigned long>(status));
        return false;
    }
    isChild = true;
    ::close(control);
    ::alarm(hangs);
    const int out = ::open(std::getenv("MUSTER_FAULT_OUT"), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0600);
    ::dup2(out, STDOUT_FILENO);
    ::dup2(out, STDERR_FILENO);
    ::close(out);
    return true;
}

/// As the standard says: the handler may find memory or throw.
void refuse()
{
    const auto handler = std::get_new_handler();
    if (!handler) throw std::bad_alloc();
    handler();
}

}  // namespace

void* operator new(std::size_t size)
{
    for (;;) {
        if (void* made = isFailing() ? nullptr : std::malloc(size ? size : 1)) return made;
        refuse();
    }
}

void* operator new(std::size_t size, std::align_val_t alignment)
{
    const auto unit = static_cast<std::size_t>(alignment);
    for (;;) {
        if (void* made = isFailing() ? nullptr : std::aligned_alloc(unit, (size + unit - 1) / unit * unit)) return made;
        refuse();
    }
}
