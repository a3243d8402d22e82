#include "validator/check/run_cache.hpp"

#include "core/check/check.hpp"
#include "validator/cache/program_identity.hpp"

namespace muster::validator {

namespace {

/// The document of a subject, as the check will use it; null with isUsable false if the file is changing just now.
struct Checked {
    std::shared_ptr<const text::Document> document;
    bool isUsable = true;
};

Checked checkedDocument(rules::Subject& subject, rules::Library& library)
{
    if (subject.kind == files::FileKind::army || subject.kind == files::FileKind::scenario) {
        subject.parsed = text::Document::parse(subject.source);
        return {subject.parsed.document};
    }
    // The check takes these from the library, which needs them for armies too.
    std::error_code error;
    const auto loaded = library.file(std::filesystem::weakly_canonical(subject.path, error));
    const bool isSame = loaded->source && loaded->source->bytes() == subject.source->bytes();
    return {isSame ? loaded->document : nullptr, isSame};
}

}  // namespace

std::unique_ptr<ResultCache> cacheFor(const CheckOptions& options, Session& session)
{
    // Traces and profiles are made by evaluating. Staged texts are in a folder with a new name each time.
    if (options.noCache || !options.trace.empty() || !options.profile.empty() || session.staged) return nullptr;
    const auto folder = usualCacheFolder(options.cacheDir);
    if (!folder) return nullptr;
    auto& library = session.library();
    return std::make_unique<ResultCache>(
        *folder,
        ResultCache::Conditions{programIdentity(), library.today(), session.house, library.language(), session.links},
        library);
}

diagnostics::Diagnostics cachedFindings(ResultCache& cache, rules::Subject subject, rules::Library& library)
{
    if (!ResultCache::covers(subject.kind)) return rules::check(subject, library);
    if (auto known = cache.find(subject)) return std::move(*known);
    const auto checked = checkedDocument(subject, library);
    if (!checked.isUsable) return rules::check(subject, library);
    auto inputs = cache.inputsOf(subject, checked.document.get());
    auto findings = rules::check(subject, library);
    cache.store(std::move(inputs), findings);
    return findings;
}

}  // namespace muster::validator
