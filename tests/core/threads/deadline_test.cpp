#include "core/threads/deadline.hpp"

#include <catch2/catch.hpp>

#include <sys/wait.h>
#include <unistd.h>

using namespace muster;

namespace {

/// The exit status of a process that runs the action.
template <class Action>
int statusOf(Action action)
{
    const pid_t child = ::fork();
    if (child == 0) {
        action();
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace

TEST_CASE("work that goes on beyond the deadline is ended with what is said then")
{
    CHECK(statusOf([] {
              threads::Deadline deadline(std::chrono::seconds(1), [] { return 3; });
              for (;;) ::pause();
          }) == 3);
}

TEST_CASE("work that ends in time is left alone")
{
    CHECK(statusOf([] {
              threads::Deadline deadline(std::chrono::seconds(1), [] { return 3; });
              deadline.meet();
              ::sleep(2);
          }) == 0);
    CHECK(statusOf([] { threads::Deadline none(std::chrono::seconds(0), [] { return 3; }); }) == 0);
}
