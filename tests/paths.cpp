#include "tests/paths.hpp"

namespace muster::test {

// The only file of the tests that depends on the path of the tree, so that another clone need not recompile the others.

std::string sourcePath(std::string_view inTree)
{
    std::string path = MUSTER_SOURCE_FOLDER;
    if (!inTree.empty()) path.append("/").append(inTree);
    return path;
}

std::string programPath(std::string_view name)
{
    std::string path = MUSTER_PROGRAM_FOLDER "/";
    return path.append(name);
}

}  // namespace muster::test
