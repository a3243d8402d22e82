#pragma once

#include "core/text/document.hpp"
#include "validator/language_server/text_positions.hpp"

#include <filesystem>
#include <vector>

namespace muster::language_server {

/// What the client said of itself in `initialize`.
struct Client {
    Encoding encoding = Encoding::utf16;
    bool showsRelated = false;                   ///< related information of diagnostics
    bool showsDescriptions = false;              ///< links of the codes of diagnostics
    bool hasSnippets = false;                    ///< inserts snippets
    bool showsMarkdown = false;                  ///< in hovers
    bool hasCodeActionLiterals = false;          ///< takes code actions instead of commands
    bool hasNestedSymbols = false;               ///< shows symbols as a tree
    bool hasDocumentChanges = false;             ///< takes edits with versions and of names of files
    bool renamesFiles = false;                   ///< as a part of an edit
    bool asksAnnotations = false;                ///< asks the user about edits that need a confirmation
    bool watchesFiles = false;                   ///< takes registrations for changes of files
    bool refreshesLenses = false;                ///< asks for code lenses again when told
    bool refreshesHints = false;                 ///< the same for inlay hints
    std::vector<std::filesystem::path> folders;  ///< of the workspace
};

/// Reads the parameters of `initialize`.
Client clientFrom(text::Node parameters);

/// The result of `initialize`.
Json initializeResult(const Client& client, std::string_view version);

}  // namespace muster::language_server
