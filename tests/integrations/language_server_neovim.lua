-- Run in Neovim, in a folder with the shipped games, with one of their armies open: uses each feature once, and ends
-- Neovim with exit code 0 if all is well.
local buffer = vim.api.nvim_get_current_buf()

local function wait_for(what, condition)
  if not vim.wait(20000, condition, 20) then error("waited in vain for " .. what) end
end

local function request(method, params)
  params.textDocument = { uri = vim.uri_from_bufnr(buffer) }
  local answers = vim.lsp.buf_request_sync(buffer, method, params, 20000)
  for _, answer in pairs(answers or {}) do
    if answer.error then error(method .. ": " .. vim.inspect(answer.error)) end
    return answer.result
  end
  error(method .. ": no answer")
end

local function position_of(text)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    local column = line:find(text, 1, true)
    if column then return { line = number - 1, character = column - 1 } end
  end
  error("no " .. text)
end

local function inside(text)
  local position = position_of(text)
  position.character = position.character + #text - 2
  return position
end

local function rules()
  local found = {}
  for _, diagnostic in ipairs(vim.diagnostic.get(buffer)) do
    -- Neovim before 0.8 keeps the code among what the server sent.
    found[diagnostic.code or diagnostic.user_data.lsp.code] = diagnostic
  end
  return found
end

local function expect(condition, what)
  if not condition then error("wrong: " .. what) end
end

local function run()
  wait_for("the server", function() return #vim.tbl_values(vim.lsp.buf_get_clients(buffer)) == 1 end)
  local hover = request("textDocument/hover", { position = inside('"entry": "hastati"') })
  expect(hover.contents.value:find("total"), "hover without a cost")
  local definition = request("textDocument/definition", { position = inside('"entry": "hastati"') })
  expect(definition.uri:find("camillan%-rome%.list%.json"), "definition not in the list")
  local references = request("textDocument/references",
    { position = inside('"entry": "hastati"'), context = { includeDeclaration = true } })
  expect(#references > 1, "no references")
  local completion = request("textDocument/completion", { position = inside('"entry": "hastati"') })
  expect(#completion.items > 3, "no completion")
  expect(#request("textDocument/documentSymbol", {}) > 0, "no symbols")
  expect(#request("textDocument/foldingRange", {}) > 0, "no folding ranges")
  expect(#request("textDocument/formatting", { options = { tabSize = 2, insertSpaces = true } }) == 0,
    "the file is laid out")

  -- A mistake while typing, its finding, and its end.
  local line = position_of('"entry": "hastati"').line
  local text = vim.api.nvim_buf_get_lines(buffer, line, line + 1, false)[1]
  local misspelt = text:gsub('"entry": "hastati"', '"entry": "hastatii"')
  vim.api.nvim_buf_set_lines(buffer, line, line + 1, false, { misspelt })
  wait_for("a finding", function() return rules()["ref/not-found"] ~= nil end)
  expect(rules()["ref/not-found"].lnum == line, "the finding is in another line")
  expect(rules()["ref/not-found"].message:find("hastati"), "the finding names no other entry")
  vim.api.nvim_buf_set_lines(buffer, line, line + 1, false, { text })
  wait_for("the end of the finding", function() return rules()["ref/not-found"] == nil end)

  -- Formatting as the user does it.
  vim.api.nvim_buf_set_lines(buffer, line, line + 1, false, { "     " .. text })
  vim.lsp.buf.formatting_sync({}, 20000)
  expect(vim.api.nvim_buf_get_lines(buffer, line, line + 1, false)[1] == text, "not formatted")
  for _, client in pairs(vim.lsp.buf_get_clients(buffer)) do client.stop() end
  wait_for("the end of the server", function() return #vim.tbl_values(vim.lsp.buf_get_clients(buffer)) == 0 end)
end

local ok, fault = xpcall(run, debug.traceback)
io.stdout:write(ok and "all features work in Neovim\n" or fault .. "\n")
vim.cmd(ok and "qall!" or "cquit!")
