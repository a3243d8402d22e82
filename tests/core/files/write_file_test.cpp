#include "core/files/file.hpp"
#include "tests/validator/folder.hpp"

#include <catch2/catch.hpp>

#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

using namespace muster;
using test::contentOf;
using test::Folder;
namespace fs = std::filesystem;

namespace {

std::size_t filesIn(const fs::path& folder)
{
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

struct stat statusOf(const fs::path& path)
{
    struct stat status {};
    REQUIRE(::stat(path.c_str(), &status) == 0);
    return status;
}

}  // namespace

TEST_CASE("a new file has the permissions that the umask leaves")
{
    const Folder folder;
    const auto before = ::umask(027);
    CHECK_FALSE(files::writeFile(folder / "a.pdf", "new"));
    CHECK(::umask(before) == 027);
    CHECK((statusOf(folder / "a.pdf").st_mode & 07777) == 0640);
    CHECK(contentOf(folder / "a.pdf") == "new");
    CHECK(filesIn(folder.path()) == 1);
}

TEST_CASE("a file that is written keeps owner, permissions and extended attributes")
{
    const Folder folder;
    const auto path = folder.write("a.army.json", "old");
    const bool isRoot = ::geteuid() == 0;
    if (isRoot) REQUIRE(::chown(path.c_str(), 1234, 2345) == 0);
    REQUIRE(::chmod(path.c_str(), 02664) == 0);
    const bool hasAttributes = ::setxattr(path.c_str(), "user.club", "monday", 6, 0) == 0;
    CHECK_FALSE(files::writeFile(path, "new"));
    CHECK(contentOf(path) == "new");
    const auto status = statusOf(path);
    CHECK((status.st_mode & 07777) == 02664);
    if (isRoot) CHECK((status.st_uid == 1234 && status.st_gid == 2345));
    char value[16] = {};
    if (hasAttributes) CHECK(::getxattr(path.c_str(), "user.club", value, sizeof value) == 6);
    CHECK(filesIn(folder.path()) == 1);
}

TEST_CASE("a file in a folder that does not exist is refused, and no folder is made")
{
    const Folder folder;
    const auto error = files::writeFile(folder / "none/a.army.json", "new");
    REQUIRE(error);
    CHECK(error->message == "cannot write " + (folder / "none/a.army.json").string() + ": No such file or directory");
    CHECK(error->reason == std::errc::no_such_file_or_directory);
    CHECK(filesIn(folder.path()) == 0);
}

TEST_CASE("a folder and a path below a file are no place to write to")
{
    const Folder folder;
    const auto file = folder.write("file", "old");
    fs::create_directory(folder / "folder");
    const auto onFolder = files::writeFile(folder / "folder", "new");
    REQUIRE(onFolder);
    CHECK(onFolder->message == "cannot write " + (folder / "folder").string() + ": it is not a regular file");
    const auto belowFile = files::writeFile(folder / "file/a.army.json", "new");
    REQUIRE(belowFile);
    CHECK(belowFile->reason == std::errc::not_a_directory);
    const auto onLongName = files::writeFile(folder / std::string(300, 'x'), "new");
    REQUIRE(onLongName);
    CHECK(onLongName->reason == std::errc::filename_too_long);
    CHECK(contentOf(file) == "old");
    CHECK(filesIn(folder.path()) == 2);
}

TEST_CASE("any bytes are written as they are")
{
    const Folder folder;
    for (const std::string& bytes : {std::string(), std::string("a\0b\r\n\xFF", 6), std::string(3'000'000, 'x')}) {
        const auto path = folder / "line\nbreak \xFF.army.json";
        for (const char* target : {"new", "existing"}) {
            INFO(target);
            CHECK_FALSE(files::writeFile(path, bytes));
            CHECK(contentOf(path) == bytes);
        }
        fs::remove(path);
    }
    CHECK(filesIn(folder.path()) == 0);
}

TEST_CASE("hard links stay one file")
{
    const Folder folder;
    const auto path = folder.write("a.army.json", "a longer old text");
    fs::create_hard_link(path, folder / "b.army.json");
    for (const std::string& text : {std::string("short"), std::string(100'000, 'x')}) {
        CHECK_FALSE(files::writeFile(path, text));
        CHECK(contentOf(folder / "b.army.json") == text);
        CHECK(statusOf(path).st_nlink == 2);
    }
    CHECK(filesIn(folder.path()) == 2);
}

TEST_CASE("a link is written through, and one that leads nowhere is refused")
{
    const Folder folder;
    folder.write("real/a.army.json", "old");
    fs::create_symlink("real/a.army.json", folder / "link.army.json");
    CHECK_FALSE(files::writeFile(folder / "link.army.json", "new"));
    CHECK(fs::is_symlink(folder / "link.army.json"));
    CHECK(contentOf(folder / "real/a.army.json") == "new");
    fs::create_symlink("nowhere", folder / "dangling");
    const auto error = files::writeFile(folder / "dangling", "new");
    REQUIRE(error);
    CHECK_THAT(error->message, Catch::Contains("a link to a file that does not exist"));
    CHECK(fs::is_symlink(folder / "dangling"));
    CHECK_FALSE(fs::exists(folder / "nowhere"));
}

TEST_CASE("devices and pipes are written to")
{
    const Folder folder;
    CHECK_FALSE(files::writeFile("/dev/null", "new"));
    CHECK(files::writeFile("/dev/full", "new"));
    CHECK(fs::is_character_file("/dev/null"));
    const auto pipe = folder / "pipe";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    const int reader = ::open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
    CHECK_FALSE(files::writeFile(pipe, "new"));
    char text[8] = {};
    CHECK(::read(reader, text, sizeof text) == 3);
    ::close(reader);
}

TEST_CASE("what a killed program left behind is gone after the next write")
{
    const Folder folder;
    folder.write("a.army.json", "old");
    folder.write(".a.army.json.muster-new", "half");
    CHECK_FALSE(files::writeFile(folder / "a.army.json", "new"));
    CHECK(contentOf(folder / "a.army.json") == "new");
    CHECK(filesIn(folder.path()) == 1);
}

TEST_CASE("a program that is killed while it writes leaves the old file or the new one")
{
    const Folder folder;
    const std::string first(300'000, 'a'), second(300'000, 'b');
    folder.write("a.army.json", first);
    for (int round = 0; round < 40; ++round) {
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            for (bool turn = false;; turn = !turn) files::writeFile(folder / "a.army.json", turn ? first : second);
        }
        ::usleep(static_cast<useconds_t>(500 + 777 * round));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        const auto text = contentOf(folder / "a.army.json");
        CHECK((text == first || text == second));
    }
    CHECK_FALSE(files::writeFile(folder / "a.army.json", "end"));
    CHECK(filesIn(folder.path()) == 1);
}

TEST_CASE("a file that would grow too large is refused, and the old one stands")
{
    const Folder folder;
    const auto path = folder.write("a.army.json", "old");
    fs::create_hard_link(folder.write("linked.army.json", "old"), folder / "b.army.json");
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{1000, 1000};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        const std::string large(100'000, 'x');
        const bool both = files::writeFile(path, large) && files::writeFile(folder / "b.army.json", large);
        ::_exit(both ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    CHECK(status == 0);
    CHECK(contentOf(path) == "old");
    CHECK(contentOf(folder / "b.army.json") == "old");
    CHECK(filesIn(folder.path()) == 3);
}
