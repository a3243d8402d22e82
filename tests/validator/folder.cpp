#include "tests/validator/folder.hpp"
#include "tests/paths.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace muster::test {

namespace fs = std::filesystem;

Folder::Folder()
{
    std::string name = (fs::temp_directory_path() / "muster-test-XXXXXX").string();
    if (!::mkdtemp(name.data())) throw std::runtime_error("cannot make a temporary folder");
    m_path = fs::canonical(name);
}

Folder::~Folder()
{
    std::error_code ignored;
    fs::remove_all(m_path, ignored);
}

fs::path Folder::write(std::string_view name, std::string_view text) const
{
    const fs::path path = m_path / name;
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
    return path;
}

std::string contentOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

fs::path shipped(std::string_view name) { return fs::path(sourcePath("armylists")) / name; }

std::vector<std::string> shippedSystems()
{
    std::vector<std::string> ids;
    for (const auto& folder : fs::directory_iterator(shipped(""))) {
        const auto id = folder.path().filename().string();
        if (fs::exists(folder.path() / (id + ".system.json"))) ids.push_back(id);
    }
    std::sort(ids.begin(), ids.end());
    return ids;
}

}  // namespace muster::test
