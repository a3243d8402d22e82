#include "printer/command/print.hpp"

int main(int argc, char** argv)
{
    const auto read = muster::printer::readOptions(argc, argv);
    if (const auto* exit = std::get_if<muster::printer::Exit>(&read)) return exit->status;
    return muster::printer::print(std::get<muster::printer::Options>(read));
}
