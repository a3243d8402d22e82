// Fails the build of the fixture test if a rule lacks a fixture that satisfies or one that violates it.
#include "tests/paths.hpp"
#include "tests/rules/fixtures.hpp"

#include <iostream>

int main()
{
    const auto sentences =
        muster::test::gaps(muster::test::sourcePath("tests/rules"), muster::test::sourcePath("armylists"));
    for (const auto& sentence : sentences) std::cerr << "tests/rules: " << sentence << '\n';
    return sentences.empty() ? 0 : 1;
}
