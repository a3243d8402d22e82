#pragma once

#include <QByteArray>
#include <QImage>

#include <string>

/// Asking other programs about the bytes of a PDF.
namespace muster::printer::tests {

/// Whether a program can be called; where it cannot, a warning names the Debian package that has it.
bool hasTool(const std::string& program, const std::string& package);

/// What a command says about a PDF, both its outputs; "{}" in it stands for the file. It has to succeed.
std::string outputOf(const std::string& command, const QByteArray& pdf);

/// The first page as poppler draws it, grey, with so many dots to the millimetre.
QImage drawn(const QByteArray& pdf, int dotsPerMillimetre);

}  // namespace muster::printer::tests
