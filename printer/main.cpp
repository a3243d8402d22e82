#include "core/text/terminal.hpp"
#include "core/threads/deadline.hpp"
#include "core/threads/exception_text.hpp"
#include "core/threads/limits.hpp"
#include "printer/command/print.hpp"

#include <csignal>
#include <cstdio>

namespace {

constexpr int failure = 3;

int printMessage(const std::string& message)
{
    std::fprintf(stderr, "muster-print: %s\n", muster::text::forTerminal(message).c_str());
    return failure;
}

}  // namespace

int main(int argc, char** argv)
{
    using namespace muster;
    threads::endOnUncaught("muster-print");
    std::signal(SIGXFSZ, SIG_IGN);  // report a file that exceeds the size limit as an error
    try {
        const auto read = printer::readOptions(argc, argv);
        if (const auto* exit = std::get_if<printer::Exit>(&read)) return exit->status;
        const auto& options = std::get<printer::Options>(read);
        if (options.maxMemory > 0 && !threads::limitMemory(options.maxMemory))
            return printMessage("this operating system cannot limit the memory of a program");
        threads::Deadline deadline(std::chrono::seconds(options.timeout), [&options] {
            return printMessage("stopped after " + std::to_string(options.timeout) +
                                " s (--timeout); the remaining output is missing");
        });
        const int status = printer::print(options);
        deadline.meet();
        return status;
    } catch (...) {
        return printMessage(threads::textOf(std::current_exception()));
    }
}
