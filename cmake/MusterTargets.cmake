# muster_library(NAME [SOURCES file...] [LINKS target...]): a static library of the tree.
function(muster_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC muster_options ${ARG_LINKS})
endfunction()

# muster_test(NAME [SOURCES file...] [LINKS target...] [COST seconds] [LABELS label...]): one Catch2 program, registered
# with CTest as one quick entry unless COST says more.
function(muster_test name)
  cmake_parse_arguments(ARG "" "COST" "SOURCES;LINKS;LABELS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE muster_test_main ${ARG_LINKS})
  add_test(NAME ${name} COMMAND ${name})
  muster_entry(${name} COST ${ARG_COST} LABELS ${ARG_LABELS})
endfunction()

# muster_entry(NAME [COST seconds] [TIMEOUT seconds] [LABELS label...]): sets the properties of a CTest entry. COST is
# its duration in preset ci; CTest starts long entries first. Up to 5 seconds an entry is quick, else slow.
function(muster_entry name)
  cmake_parse_arguments(ARG "" "COST;TIMEOUT" "LABELS" ${ARGN})
  if(NOT ARG_COST)
    set(ARG_COST 1)
  endif()
  if(ARG_COST GREATER 5)
    set(speed slow)
  else()
    set(speed quick)
  endif()
  set_tests_properties(${name} PROPERTIES COST ${ARG_COST} LABELS "${speed};${ARG_LABELS}")
  if(ARG_TIMEOUT)
    set_tests_properties(${name} PROPERTIES TIMEOUT ${ARG_TIMEOUT})
  endif()
endfunction()
