#include "printer/command/print.hpp"

#include <csignal>

int main(int argc, char** argv)
{
    std::signal(SIGXFSZ, SIG_IGN);  // a file that grows too large is an error that can be reported
    const auto read = muster::printer::readOptions(argc, argv);
    if (const auto* exit = std::get_if<muster::printer::Exit>(&read)) return exit->status;
    return muster::printer::print(std::get<muster::printer::Options>(read));
}
