#include "core/files/expect_file.hpp"
#include "core/game/schema_check.hpp"
#include "core/lint/file_checks.hpp"

#include <fmt/format.h>

namespace muster::rules {

using diagnostics::Level;

void checkExpectations(const CheckContext& context)
{
    checkSchema(sharedSchema("expect"), context.root(), context.findings);
    const auto& path = context.subject.path;
    const auto files = files::filesOfExpectFile(path);
    if (files.size() == 1) return;
    const auto stem = files::stemOf(path);
    if (files.empty())
        context.findings.add("ref/expect-file", Level::error, context.root(),
                             "there is no file beside this one that it could be about",
                             fmt::format("give it the name of the file that it is about: {0}.expect.json belongs to "
                                         "{0}.army.json, {0}.list.json and so on",
                                         stem));
    else
        context.findings.add("ref/expect-file", Level::error, context.root(),
                             fmt::format("this file could be about {} or {}", files[0].filename().string(),
                                         files[1].filename().string()),
                             "rename one of them, or write the expectations into the file itself, under \"expect\"");
}

}  // namespace muster::rules
