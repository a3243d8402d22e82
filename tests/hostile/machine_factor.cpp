// Prints how many times as long as the reference machine this one needs, for tests that are not in C++.
#include "tests/processor_watch.hpp"

#include <cstdio>

int main()
{
    std::printf("%.4f\n", muster::test::machineFactor());
    return 0;
}
