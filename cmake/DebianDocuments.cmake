# Run by CPack before it makes the packages: adds what Debian's policy asks for, and compresses the manual pages.
foreach(component IN LISTS CPACK_COMPONENTS_ALL)
  set(root ${CPACK_TEMPORARY_DIRECTORY}/${component}/usr)
  set(documents ${root}/share/doc/${component})
  execute_process(
    COMMAND ${CPACK_MUSTER_SOURCE_FOLDER}/packaging/debian-documents ${component} ${CPACK_PACKAGE_VERSION}-1
            "${CPACK_PACKAGE_CONTACT}" ${documents}
    COMMAND_ERROR_IS_FATAL ANY)
  file(GLOB pages ${root}/share/man/man1/*.1)
  if(pages)
    execute_process(COMMAND gzip -9nf ${pages} COMMAND_ERROR_IS_FATAL ANY)
  endif()
endforeach()
