#include "core/files/file.hpp"
#include "core/game/evaluation.hpp"
#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "core/roster/roster.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <regex>

using namespace muster;
using rules::Scope;

namespace {

const std::filesystem::path root = test::sourcePath();

struct Example {
    std::size_t line;
    std::string source, arrow, shown;
};

/// The army used by the examples, and the examples.
struct Page {
    std::string army;
    std::vector<Example> examples;
};

/// Table cells escape a vertical bar as `\|`.
std::string withoutTableEscapes(std::string text)
{
    for (auto at = text.find("\\|"); at != std::string::npos; at = text.find("\\|", at + 1)) text.erase(at, 1);
    return text;
}

Page readPage()
{
    // `expression` → `value` states a value, `sentence` shows `text` states a filled-in sentence.
    static const std::regex pattern("`([^`]+)` (→|shows) `([^`]+)`");
    Page page;
    std::ifstream file(root / "docs/rule-language.md");
    REQUIRE(file);
    std::string line, fence;
    for (std::size_t number = 1; std::getline(file, line); ++number) {
        if (line.starts_with("```")) {
            fence = fence.empty() ? line : "";
            if (fence == "```json" && !page.army.empty()) fence = "```other";
            continue;
        }
        if (fence == "```json") page.army += line + "\n";
        if (!fence.empty()) continue;
        if (line.starts_with("|")) line = withoutTableEscapes(line);
        for (std::sregex_iterator match(line.begin(), line.end(), pattern), end; match != end; ++match)
            page.examples.push_back({number, (*match)[1], (*match)[2], (*match)[3]});
    }
    return page;
}

/// The page's army of Old Trousers, for evaluation in army scope.
class Fixture {
public:
    explicit Fixture(const std::string& army)
        : m_library({root / "armylists"}),
          m_document(text::Document::parse(std::make_shared<const text::Source>("page.army.json", army)).document),
          m_rulesContext(rulesContext()), m_roster(m_document, m_rulesContext->catalogue), m_evaluation(m_arena)
    {
        m_roster.showArmy(m_evaluation);
    }

    std::string value(const std::string& source)
    {
        auto compiled = expr::Program::compile(source, environment());
        if (auto* problems = std::get_if<std::vector<expr::Problem>>(&compiled))
            return "mistake: " + problems->front().message;
        const auto result = m_evaluation.value(std::get<expr::Program>(compiled));
        return result ? expr::toText(*result) : "error: " + m_evaluation.error().message;
    }

    std::string sentence(const std::string& source)
    {
        auto compiled = expr::Template::compile(source, environment());
        if (auto* problems = std::get_if<std::vector<expr::Problem>>(&compiled))
            return "mistake: " + problems->front().message;
        return m_evaluation.text(std::get<expr::Template>(compiled));
    }

private:
    const expr::Environment& environment() const { return m_rulesContext->game->environment(Scope::army); }

    std::shared_ptr<const rules::RulesContext> rulesContext()
    {
        REQUIRE(m_document);
        auto made = m_library.rulesContext(*m_library.project(root / "armylists"),
                                           {m_document->root()["system"].string(), {}, {}, root});
        REQUIRE(made->catalogue);
        return made;
    }

    rules::Library m_library;
    std::shared_ptr<const text::Document> m_document;
    std::shared_ptr<const rules::RulesContext> m_rulesContext;
    rules::Roster m_roster;
    expr::Arena m_arena;
    rules::Evaluation m_evaluation;
};

}  // namespace

TEST_CASE("every example of the rule language gives what the page says")
{
    const auto page = readPage();
    CHECK(page.examples.size() > 130);
    Fixture fixture(page.army);
    for (const auto& example : page.examples) {
        INFO("docs/rule-language.md:" << example.line << ": " << example.source);
        CHECK((example.arrow == "shows" ? fixture.sentence(example.source) : fixture.value(example.source)) ==
              example.shown);
    }
}

TEST_CASE("every function of the rule language stands on its page")
{

    static const std::regex registered(
        "add(?:Member|Variadic)?\\(\"([A-Za-z.]+)\"|OfReal\\{\"([A-Za-z.]+)\"|\\{\"(math\\.[A-Za-z]+)\"");
    const auto page = readPage();
    std::size_t found = 0;
    for (const auto& entry : std::filesystem::directory_iterator(root / "core/expr")) {
        const auto name = entry.path().filename().string();
        if (!name.starts_with("standard_") && name != "nearest.cpp") continue;
        std::ifstream file(entry.path());
        const std::string code{std::istreambuf_iterator<char>(file), {}};
        for (std::sregex_iterator match(code.begin(), code.end(), registered), end; match != end; ++match) {
            const std::string function = (*match)[1].str() + (*match)[2].str() + (*match)[3].str();
            INFO(function << "() of " << name << " has no example in docs/rule-language.md");
            CHECK(std::any_of(page.examples.begin(), page.examples.end(), [&](const Example& example) {
                return example.source.find(function + "(") != std::string::npos;
            }));
            ++found;
        }
    }
    CHECK(found > 60);
}
