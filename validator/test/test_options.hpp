#pragma once

#include <string>
#include <vector>

namespace muster::validator {

struct TestOptions {
    std::vector<std::string> paths;
    std::string run;  ///< a regular expression; empty selects every test
    std::string format = "text";
    std::string coverage;        ///< the form of the report on coverage; empty for none
    std::string coverageOutput;  ///< its file; empty for standard output
    unsigned threshold = 0;      ///< in percent
    bool failOnEmpty = false;
    bool failOnUntested = false;
    bool update = false;
    unsigned threads = 0;
};

}  // namespace muster::validator
