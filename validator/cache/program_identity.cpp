#include "validator/cache/program_identity.hpp"

#include <fmt/format.h>

#include <cstring>
#include <elf.h>
#include <link.h>
#include <string_view>
#include <sys/stat.h>

namespace muster::validator {

namespace {

/// The build id in the notes of a segment; empty if there is none.
std::string buildIdIn(std::string_view notes)
{
    const auto padded = [](std::size_t size) { return (size + 3) & ~std::size_t{3}; };
    while (notes.size() >= sizeof(ElfW(Nhdr))) {
        ElfW(Nhdr) note;
        std::memcpy(&note, notes.data(), sizeof note);
        notes.remove_prefix(sizeof note);
        const auto name = padded(note.n_namesz), content = padded(note.n_descsz);
        if (name > notes.size() || content > notes.size() - name) break;
        if (note.n_type == NT_GNU_BUILD_ID && notes.starts_with(std::string_view("GNU\0", 4))) {
            std::string id;
            for (const char c : notes.substr(name, note.n_descsz)) id += fmt::format("{:02x}", c & 0xff);
            return id;
        }
        notes.remove_prefix(name + content);
    }
    return {};
}

int readFirst(dl_phdr_info* program, std::size_t, void* id)
{
    for (ElfW(Half) i = 0; i < program->dlpi_phnum; ++i) {
        const auto& segment = program->dlpi_phdr[i];
        if (segment.p_type != PT_NOTE) continue;
        const auto* notes = reinterpret_cast<const char*>(program->dlpi_addr + segment.p_vaddr);
        auto& found = *static_cast<std::string*>(id);
        found = buildIdIn({notes, segment.p_memsz});
        if (!found.empty()) break;
    }
    return 1;  // the program itself comes first; its libraries do not count
}

}  // namespace

std::string programIdentity()
{
    std::string id;
    ::dl_iterate_phdr(readFirst, &id);
    if (struct stat status{}; id.empty() && ::stat("/proc/self/exe", &status) == 0)
        id = fmt::format("{}-{}.{}", status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec);
    return "muster " MUSTER_VERSION " " + id;
}

}  // namespace muster::validator
