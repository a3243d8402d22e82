#pragma once

#include "editor/print/print_files.hpp"

namespace muster::editor {

/// Armies and scenarios to print as one file, with a cover.
struct PackTask {
    QString title;
    QStringList files;
    printer::Settings settings;
    PrintForm form = PrintForm::pdf;  ///< a format of one file
    QString path;                     ///< of the print
};

/// How a pack was printed.
struct PackResult {
    std::size_t printed = 0;  ///< files in the pack
    QStringList omitted;      ///< a sentence for each file that is not in it
    QString problem;          ///< why nothing was written; empty on success
};

/// Writes a pack as the command line does. Needs no GUI thread.
PackResult writePack(const PackTask& task, const std::shared_ptr<rules::Library>& library);

}  // namespace muster::editor
