# Debian packages by CPack: muster (command line, printer, data) and muster-editor. scripts/package builds them.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME muster)
set(CPACK_PACKAGE_VENDOR "The Muster authors")
set(CPACK_PACKAGE_CONTACT "The Muster authors <muster@muster.invalid>" CACHE STRING "Maintainer of the packages")
# Each package has its own; CPack would put a common one before them.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
# Others may not read a file that was made with a strict umask.
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_COMPONENTS_ALL muster)
if(MUSTER_EDITOR)
  list(APPEND CPACK_COMPONENTS_ALL muster-editor)
endif()
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/DebianDocuments.cmake)
set(CPACK_MUSTER_SOURCE_FOLDER ${PROJECT_SOURCE_DIR})

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

set(CPACK_DEBIAN_MUSTER_PACKAGE_NAME muster)
set(CPACK_DEBIAN_MUSTER_DESCRIPTION "linter and printer for army lists of tabletop wargames
Muster checks armies, army lists, battlefields and house rules, which are JSON
files, against the rules of their game. It explains each finding, adds up
costs, writes reports for CI, and prints record sheets as PDF, SVG, PNG, HTML,
text or Markdown. Games are data files too, and five are included.")
# The type of the sheets, and a font for the signs that it lacks (arrows, ticks): pages look the same on every machine.
set(CPACK_DEBIAN_MUSTER_PACKAGE_DEPENDS "fonts-roboto-unhinted, fonts-dejavu-core")
set(CPACK_DEBIAN_MUSTER_PACKAGE_SUGGESTS "git, muster-editor")

set(CPACK_DEBIAN_MUSTER-EDITOR_PACKAGE_NAME muster-editor)
set(CPACK_DEBIAN_MUSTER-EDITOR_DESCRIPTION "editor for armies and battlefields of tabletop wargames
The editor of Muster shows what an army list allows, adds up the cost of an
army and reports while you type which rules it breaks. It lays out
battlefields and prints record sheets.")
# The icons are SVG pictures, which Qt reads with a plugin.
set(CPACK_DEBIAN_MUSTER-EDITOR_PACKAGE_DEPENDS "muster (= ${PROJECT_VERSION}-1), libqt6svg6")
set(CPACK_DEBIAN_MUSTER-EDITOR_PACKAGE_RECOMMENDS "qt6-translations-l10n")

include(CPack)
