#include "core/text/sha256.hpp"

#include <catch2/catch.hpp>

using namespace muster::text;

TEST_CASE("digests are those of the standard")
{
    CHECK(hex(sha256(""), 32) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(hex(sha256("abc"), 32) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"), 32) ==
          "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    CHECK(hex(sha256(std::string(1000, 'a')), 4) == "41edece4");
    CHECK(base64(sha256("abc")) == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
}

TEST_CASE("base64 is read as it is written, and nothing else is")
{
    for (const std::string bytes : {"", "f", "fo", "foo", "foob", "fooba", "foobar"})
        CHECK(fromBase64(base64(bytes)) == bytes);
    std::string all;
    for (int i = 0; i < 256; ++i) all += static_cast<char>(i);
    CHECK(fromBase64(base64(all)) == all);
    CHECK(fromBase64("Zm9vYg==") == "foob");
    // Cut, with spaces, with padding inside, with letters of another alphabet, with bits that belong to no byte.
    for (const char* text : {"Zm9vYg=", "Zm9v Yg==", "Zg==Zm9v", "Zm9v\n", "====", "Z===", "Zm-_", "Zh==", "Zm=v"}) {
        INFO(text);
        CHECK_FALSE(fromBase64(text));
    }
}
