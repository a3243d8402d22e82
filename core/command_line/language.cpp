#include "core/command_line/language.hpp"

#include "core/text/language_code.hpp"

#include <CLI/CLI.hpp>

namespace muster::command_line {

void addLanguage(CLI::App& command, std::string& language)
{
    command
        .add_option("--language", language, "Language of findings and sheets, such as de, where they are translated")
        ->check([](const std::string& code) {
            return text::isLanguageCode(code) ? std::string()
                                              : code + " is no code of a language; write it like de or pt-BR";
        })
        ->type_name("CODE");
}

}  // namespace muster::command_line
