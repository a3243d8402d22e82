#include "core/text/assembly.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using text::Assembly;
using text::Document;
using text::Node;
using text::Source;

namespace {

std::shared_ptr<const Document> documentNamed(std::string name, std::string text)
{
    return Document::parse(std::make_shared<const Source>(std::move(name), std::move(text))).document;
}

/// The file, line and text of what a node was written as.
std::string origin(Node node)
{
    const auto [source, document, range] = text::writtenAt(node.document().source(), node.range());
    return source->name() + ":" + std::to_string(source->position(range.begin).line) + " " +
           std::string(source->bytes().substr(range.begin, range.end - range.begin));
}

const auto assembledBase =
    documentNamed("base", "{\n  \"rows\": [\n    {\"id\": \"a\"},\n    {\"id\": \"b\"}\n  ],\n  \"n\": 1\n}\n");
const auto assembledOwn = documentNamed("own", "{\n\"rows\": [\n{ \"id\": \"c\" } ] }");

/// The rows of both, in an object that is the own one, and the number.
Document::Parsed assembled()
{
    Assembly assembly({assembledOwn, assembledBase});
    assembly.open(assembledOwn->root());
    assembly.open(assembledOwn->root()["rows"]);
    assembly.copy(assembledBase->root().at("/rows/1"));
    assembly.copy(assembledOwn->root().at("/rows/0"));
    assembly.close();
    assembly.copy(assembledBase->root()["n"]);
    assembly.close();
    return assembly.take("joined");
}

}  // namespace

TEST_CASE("parts of two documents make a third")
{
    const auto made = assembled();
    REQUIRE(made.document);
    CHECK(made.faults.empty());
    const Node root = made.document->root();
    CHECK(made.document->source().name() == "joined");
    CHECK(root.size() == 2);
    CHECK(root["rows"].size() == 2);
    CHECK(root.at("/rows/0/id").string() == "b");
    CHECK(root.at("/rows/1/id").string() == "c");
    CHECK(root["n"].integer() == 1);
}

TEST_CASE("each part of an assembled text is where it was written")
{
    const auto made = assembled();
    REQUIRE(made.document);
    const Node root = made.document->root();
    CHECK(origin(root.at("/rows/0")) == "base:4 {\"id\": \"b\"}");
    CHECK(origin(root.at("/rows/0/id")) == "base:4 \"b\"");
    CHECK(origin(root.at("/rows/1/id")) == "own:3 \"c\"");
    CHECK(origin(root["n"]) == "base:6 1");
    CHECK(origin(root["rows"]) == "own:2 [\n{ \"id\": \"c\" } ]");
    CHECK(origin(root) == "own:1 {\n\"rows\": [\n{ \"id\": \"c\" } ] }");
}

TEST_CASE("names and parts of texts are where they were written")
{
    const auto made = assembled();
    REQUIRE(made.document);
    const auto& source = made.document->source();
    const Node rows = made.document->root()["rows"], number = made.document->root()["n"];

    const auto name = text::writtenAt(source, rows.keyRange());
    CHECK(name.document == assembledOwn.get());
    CHECK(name.range.begin == assembledOwn->root()["rows"].keyRange().begin);
    CHECK(name.range.end == assembledOwn->root()["rows"].keyRange().end);

    const auto copied = text::writtenAt(source, number.keyRange());
    CHECK(copied.document == assembledBase.get());
    CHECK(copied.range.begin == assembledBase->root()["n"].keyRange().begin);
    CHECK(copied.range.end == assembledBase->root()["n"].keyRange().end);

    const Node id = rows.at("/0/id");
    const auto inside = text::writtenAt(source, {id.sourceOffset(0), id.sourceOffset(1)});
    CHECK(inside.range.begin == assembledBase->root().at("/rows/1/id").range().begin + 1);
    CHECK(inside.range.end == inside.range.begin + 1);

    // A finding about a whole file covers its opening bracket only.
    const auto bracket = text::writtenAt(source, {0, 1});
    CHECK(bracket.document == assembledOwn.get());
    CHECK(bracket.range.begin == 0);
    CHECK(bracket.range.end == 1);
}

TEST_CASE("a text assembled from an assembled one leads to the files")
{
    const auto first = assembled();
    REQUIRE(first.document);
    const auto last = documentNamed("last", "{ \"n\": 2 }");
    Assembly assembly({last, first.document});
    assembly.open(last->root());
    assembly.copy(first.document->root()["rows"]);
    assembly.copy(last->root()["n"]);
    assembly.close();
    const auto made = assembly.take("twice");
    REQUIRE(made.document);
    CHECK(origin(made.document->root().at("/rows/0/id")) == "base:4 \"b\"");
    CHECK(origin(made.document->root().at("/rows/1")) == "own:3 { \"id\": \"c\" }");
    CHECK(origin(made.document->root()["rows"]) == "own:2 [\n{ \"id\": \"c\" } ]");
    CHECK(origin(made.document->root()["n"]) == "last:1 2");

    std::vector<std::string> names;
    for (const Source* source : text::writtenSources(made.document->source())) names.push_back(source->name());
    CHECK(names == std::vector<std::string>{"last", "own", "base"});
}

TEST_CASE("a text of its own is where it is")
{
    CHECK(origin(assembledBase->root()["n"]) == "base:6 1");
    CHECK(text::writtenAt(assembledBase->source(), {0, 1}).document == nullptr);
    CHECK(text::writtenSources(assembledBase->source()) == std::vector<const Source*>{&assembledBase->source()});
}

TEST_CASE("an assembled text is nested no deeper than a file may be")
{
    const auto deep = documentNamed("deep", std::string(128, '[') + std::string(128, ']'));
    REQUIRE(deep);
    const auto outer = documentNamed("outer", "[]");
    Assembly assembly({outer, deep});
    assembly.open(outer->root());
    assembly.copy(deep->root());
    assembly.close();
    const auto made = assembly.take("deeper");
    CHECK_FALSE(made.document);
    REQUIRE(made.faults.size() == 1);
    CHECK(made.faults.front().rule == "json/limits");
}
