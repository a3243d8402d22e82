# text_literal(RESULT TEXT MARK): sets RESULT to a raw C++ string literal of the text. Compilers may limit a literal to
# 64 KB, so it is split into several; MARK must not occur in the text after a closing parenthesis.
function(text_literal result text mark)
  set(literal "")
  string(LENGTH "${text}" length)
  set(at 0)
  while(at LESS length)
    string(SUBSTRING "${text}" ${at} 8000 part)
    string(APPEND literal "R\"${mark}(${part})${mark}\"\n")
    math(EXPR at "${at} + 8000")
  endwhile()
  set(${result} "${literal}" PARENT_SCOPE)
endfunction()
