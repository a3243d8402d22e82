# The manual pages and completions, which the programs themselves write, so that they agree with --help.

# The date of the newest release in the changelog, as 2026-11-22.
file(STRINGS ${PROJECT_SOURCE_DIR}/CHANGELOG.md releases REGEX "^## [[][0-9.]+[]] - [0-9-]+$")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/CHANGELOG.md)
string(REGEX MATCH "[0-9]+-[0-9]+-[0-9]+" MUSTER_RELEASE_DATE "${releases}")

set(MUSTER_ZSH_COMPLETIONS ${CMAKE_INSTALL_DATADIR}/zsh/site-functions CACHE STRING
  "Folder of zsh's completions, below the prefix; Debian's packages use share/zsh/vendor-completions")

if(CMAKE_CROSSCOMPILING)
  message(FATAL_ERROR "The build runs its own programs, which a build for another processor cannot")
endif()

# muster_manual(PROGRAM COMPONENT): writes the program's manual page to man/ of the build folder and installs it.
function(muster_manual program component)
  set(page ${PROJECT_BINARY_DIR}/man/${program}.1)
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/man)
  add_custom_command(OUTPUT ${page} COMMAND ${program} --manual ${MUSTER_RELEASE_DATE} > ${page}
    DEPENDS ${program} VERBATIM COMMENT "Writing the manual page of ${program}")
  add_custom_target(${program}-manual ALL DEPENDS ${page})
  install(FILES ${page} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT ${component})
endfunction()

# muster_completions(PROGRAM COMPONENT): the same for the completions of a program, which muster writes.
function(muster_completions program component)
  set(folder ${PROJECT_BINARY_DIR}/completions)
  set(bash ${folder}/bash/${program})
  set(fish ${folder}/fish/${program}.fish)
  set(zsh ${folder}/zsh/_${program})
  file(MAKE_DIRECTORY ${folder}/bash ${folder}/fish ${folder}/zsh)
  add_custom_command(OUTPUT ${bash} ${fish} ${zsh}
    COMMAND muster completion bash ${program} > ${bash}
    COMMAND muster completion fish ${program} > ${fish}
    COMMAND muster completion zsh ${program} > ${zsh}
    DEPENDS muster VERBATIM COMMENT "Writing the completions of ${program}")
  add_custom_target(${program}-completions ALL DEPENDS ${bash} ${fish} ${zsh})
  install(FILES ${bash} DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT ${component})
  install(FILES ${fish} DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT ${component})
  install(FILES ${zsh} DESTINATION ${MUSTER_ZSH_COMPLETIONS} COMPONENT ${component})
endfunction()
