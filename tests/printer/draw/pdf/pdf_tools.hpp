#pragma once

#include <QByteArray>
#include <QImage>

#include <string>

/// Inspects a PDF with other programs.
namespace muster::printer::tests {

/// Returns true if a program is installed; otherwise a warning names its Debian package.
bool hasTool(const std::string& program, const std::string& package);

/// Both outputs of a command about a PDF, which must succeed; "{}" in it stands for the file.
std::string outputOf(const std::string& command, const QByteArray& pdf);

/// The first page as rendered by poppler, in grey, with that many dots per millimetre.
QImage drawn(const QByteArray& pdf, int dotsPerMillimetre);

}  // namespace muster::printer::tests
