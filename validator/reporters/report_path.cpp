#include "validator/reporters/report_path.hpp"

#include "core/text/percent_encoding.hpp"

#include <filesystem>
#include <system_error>

namespace muster::validator {

std::string currentFolder()
{
    std::error_code error;
    const auto folder = std::filesystem::current_path(error).string();
    if (error) return {};
    return folder.ends_with('/') ? folder : folder + '/';
}

std::string reportPath(std::string_view file)
{
    if (const auto folder = currentFolder(); !folder.empty() && file.starts_with(folder))
        file.remove_prefix(folder.size());
    while (file.starts_with("./") && file.size() > 2) file.remove_prefix(2);
    return std::string(file);
}

std::string reportUri(std::string_view file)
{
    const auto path = reportPath(file);
    std::string uri;
    if (path.starts_with('/'))
        uri = "file://";
    else if (path.substr(0, path.find('/')).find(':') != std::string::npos)
        uri = "./";  // else the part before the colon would be a scheme
    return uri + text::percentEncoded(path, "-._~/:!$&'()*+,;=@");
}

}  // namespace muster::validator
