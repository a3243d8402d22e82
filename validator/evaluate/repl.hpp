#pragma once

#include "core/inspection/inspection.hpp"
#include "validator/evaluate/line_reader.hpp"
#include "validator/session.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster::validator {

/// Evaluates the expressions that somebody types, one after the other, on one element of a file.
class Repl {
public:
    Repl(std::string file, Session& session) : m_file(std::move(file)), m_session(session) {}

    /// Reads lines until the end of the input or `:quit`. Without a terminal, an expression without a value sets the
    /// exit code.
    void run(const std::string& place);

private:
    /// False if the line ends the session.
    bool obey(std::string_view line);
    void evaluate(std::string_view expression, bool isTraced);
    void showType(std::string_view expression);
    void moveTo(std::string_view place);
    void listElements() const;
    void name(std::string_view definition);
    void showRules() const;
    void openAgain();
    void refuse(std::string_view sentence);
    std::string prompt() const;
    LineCompletion completion(std::string_view beginning) const;

    std::string m_file;
    Session& m_session;
    std::shared_ptr<const rules::Inspection> m_inspection;
    rules::Viewpoint m_at;
    std::vector<rules::NamedPart> m_parts;
    bool m_hasFailed = false;
};

}  // namespace muster::validator
