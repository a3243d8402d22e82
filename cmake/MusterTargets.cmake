# muster_room(NAME [SOURCES file...] [LINKS target...]): one room of the house as a static library.
function(muster_room name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC muster_options ${ARG_LINKS})
endfunction()

# muster_test(NAME [SOURCES file...] [LINKS target...]): one Catch2 program, registered with CTest.
function(muster_test name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE muster_test_main ${ARG_LINKS})
  add_test(NAME ${name} COMMAND ${name})
endfunction()
