#include "editor/army_files/army_copy.hpp"

#include "core/files/file.hpp"
#include "core/files/project.hpp"
#include "core/text/document.hpp"

namespace muster::editor {

namespace fs = std::filesystem;

namespace {

constexpr int maxNames = 1000;
constexpr std::size_t maxPictureBytes = std::size_t{64} << 20;
constexpr std::string_view suffix = ".army.json";

std::optional<std::string> bytesOf(const fs::path& file)
{
    const auto read = files::readFile(file, file.string());
    const auto* source = std::get_if<std::shared_ptr<const text::Source>>(&read);
    return source ? std::optional(std::string((*source)->bytes())) : std::nullopt;
}

fs::path folderOf(const fs::path& scenario)
{
    std::error_code error;
    return fs::absolute(scenario, error).parent_path().lexically_normal();
}

}  // namespace

bool canName(const fs::path& file, const fs::path& scenario)
{
    std::error_code error;
    const auto relative = fs::weakly_canonical(file, error).lexically_relative(files::Project::rootOf(scenario, {}));
    return !relative.empty() && *relative.begin() != "..";
}

namespace {

/// A free reference for a copy in that folder, or that of a copy with the same contents.
std::string freeReference(const fs::path& file, const fs::path& scenario, const std::string& start,
                          std::string_view end)
{
    const auto folder = folderOf(scenario);
    std::string stem = file.filename().string();
    if (stem.ends_with(end)) stem.resize(stem.size() - end.size());
    const auto bytes = bytesOf(file);
    std::string reference;
    for (int number = 1; number <= maxNames; ++number) {
        reference = start + stem + (number == 1 ? "" : "-" + std::to_string(number)) + std::string(end);
        std::error_code error;
        if (!fs::exists(fs::symlink_status(folder / reference, error))) break;
        if (bytes && bytesOf(folder / reference) == bytes) break;
    }
    return reference;
}

std::optional<std::string> writeCopy(const std::string& bytes, const fs::path& place, const char* what)
{
    std::error_code error;
    if (fs::exists(fs::symlink_status(place, error)))
        return place.string() + " is there already, and is another " + what;
    fs::create_directories(place.parent_path(), error);
    if (error) return place.parent_path().string() + ": " + error.message();
    const auto failed = files::writeFile(place, bytes);
    return failed ? std::optional(failed->message) : std::nullopt;
}

}  // namespace

std::string copyReference(const fs::path& army, const fs::path& scenario)
{
    // Folders of battlefields contain their armies.
    const auto folder = folderOf(scenario);
    const bool isSorted =
        folder.filename() == "scenarios" && canName(folder.parent_path() / "armies" / "any", scenario);
    return freeReference(army, scenario, isSorted ? "../armies/" : "armies/", suffix);
}

std::optional<std::string> copyArmy(const fs::path& army, const fs::path& scenario, const std::string& reference)
{
    const auto bytes = bytesOf(army);
    if (!bytes) return army.string() + " cannot be read";
    const auto place = folderOf(scenario) / reference;
    if (bytesOf(place) == bytes) return std::nullopt;
    const auto parsed = text::Document::parse(std::make_shared<const text::Source>(army.string(), *bytes)).document;
    if (parsed && parsed->root()["house"].isString())
        return army.string() + " plays by house rules of its own, which a copy would leave behind";
    return writeCopy(*bytes, place, "army");
}

std::string pictureReference(const fs::path& picture, const fs::path& scenario)
{
    return freeReference(picture, scenario, "pictures/", picture.extension().string());
}

std::optional<std::string> copyPicture(const fs::path& picture, const fs::path& scenario, const std::string& reference)
{
    const auto bytes = bytesOf(picture);
    if (!bytes) return picture.string() + " cannot be read";
    if (bytes->size() > maxPictureBytes) return picture.string() + " is larger than 64 MB";
    const auto place = folderOf(scenario) / reference;
    return bytesOf(place) == bytes ? std::nullopt : writeCopy(*bytes, place, "picture");
}

std::optional<std::string> ArmyCopies::copy(const fs::path& army, const fs::path& scenario,
                                            const std::string& reference)
{
    const auto place = folderOf(scenario) / reference;
    std::error_code error;
    const bool isThere = fs::exists(fs::symlink_status(place, error)),
               hasFolder = fs::exists(place.parent_path(), error);
    if (auto failed = copyArmy(army, scenario, reference)) return failed;
    if (const auto bytes = bytesOf(place); bytes && !isThere) m_copies.push_back({place, *bytes, !hasFolder});
    return std::nullopt;
}

void ArmyCopies::remove() const
{
    std::error_code error;
    for (const auto& copy : m_copies)
        if (bytesOf(copy.file) == copy.bytes) fs::remove(copy.file, error);
    for (const auto& copy : m_copies)
        if (copy.isFolderNew && fs::is_empty(copy.file.parent_path(), error) && !error)
            fs::remove(copy.file.parent_path(), error);
}

}  // namespace muster::editor
