#include "tests/core/expectation/project.hpp"

#include "core/library/library.hpp"

#include <atomic>
#include <fstream>
#include <unistd.h>

namespace muster::test {

namespace fs = std::filesystem;

namespace {

constexpr auto toy = R"json({
  "format": 1, "id": "toy", "version": "1.0.0", "name": "Toy", "measure": "in",
  "budget": { "label": "points", "default": 30 },
  "unit": { "type": "object", "required": ["strength"],
            "properties": { "strength": { "title": "Strength", "type": "integer", "minimum": 1, "maximum": 9 } } },
  "cost": { "unit": { "times": { "label": "bases", "value": "self.count" },
                      "each": [{ "label": "strength", "value": "self.strength * 2" }] } },
  "rules": [
    { "id": "strong", "level": "error", "scope": "unit", "title": "Strong", "source": "1",
      "let": { "least": "1 + 2", "name": "self.id" },
      "require": "self.strength >= least", "message": "Strength {self.strength} of {name} is below {least}.",
      "help": "Take a stronger one.", "fileHelp": "Write at least {least}." },
    { "id": "big", "level": "remark", "scope": "unit", "title": "Big", "source": "2",
      "require": "self.count < 9 || self.strength > 8", "message": "{self.id} is big." }
  ],
  "sheets": [
    { "id": "roll", "title": "Roll of {self.name}", "for": "army",
      "blocks": [{ "block": "table", "rows": "self.units",
                   "columns": [{ "label": "Unit", "value": "{item.id} of {item.strength}" }] }] },
    { "id": "card", "title": "Card", "for": "unit", "blocks": [{ "block": "text", "text": "Card of {self.id}" }] }
  ]
})json";

}  // namespace

Project::Project()
{
    static std::atomic<int> made = 0;
    m_folder =
        fs::temp_directory_path() / ("muster-expectation-" + std::to_string(::getpid()) + "-" + std::to_string(++made));
    fs::create_directories(m_folder);
    write("muster.json", R"({"format": 1})");
    write("toy.system.json", toy);
    write("a.army.json", "{}");
}

Project::~Project()
{
    std::error_code error;
    fs::remove_all(m_folder, error);
}

void Project::write(const std::string& name, const std::string& text) const
{
    std::ofstream(m_folder / name, std::ios::binary) << text;
    m_library.reset();
}

rules::Subject Project::subject(const std::string& army) const
{
    return {std::make_shared<const text::Source>("a.army.json", army), m_folder / "a.army.json"};
}

rules::Compared Project::compared(const std::string& army, expr::Recording* recording) const
{
    if (recording) m_library.reset();
    if (!m_library) m_library = std::make_unique<rules::Library>(std::vector<fs::path>{});
    if (recording) m_library->record(*recording);
    return rules::compared(subject(army), *m_library, recording != nullptr);
}

std::optional<rules::Updated> Project::updated(const std::string& army) const
{
    return rules::updated(subject(army), compared(army));
}

std::string army(const std::string& units, const std::string& expect)
{
    return "{ \"format\": 1, \"system\": \"toy\", \"systemVersion\": \"1.0.0\", \"name\": \"Toys\", \"units\": [" +
           units + "]" + (expect.empty() ? "" : ",\n  \"expect\": " + expect) + " }\n";
}

}  // namespace muster::test
