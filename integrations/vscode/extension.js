// Starts `muster lsp` for the files of Muster and connects it with VS Code.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

const FILES = "**/{*.army,*.list,*.system,*.scenario,*.house,*.expect,muster,*.muster}.json";
let client;

function start() {
  const settings = vscode.workspace.getConfiguration("muster");
  const server = { command: settings.get("program"), args: ["lsp", ...settings.get("arguments")] };
  client = new LanguageClient("muster", "Muster", server, { documentSelector: [{ pattern: FILES }] });
  return client.start().catch((error) => {
    const help = "Install Muster, or name the program in the setting muster.program.";
    vscode.window.showErrorMessage(`Muster cannot be started: ${error.message ?? error}. ${help}`);
  });
}

async function restart() {
  await client?.stop().catch(() => {});
  await start();
}

exports.activate = async (context) => {
  context.subscriptions.push(
    vscode.commands.registerCommand("muster.restart", restart),
    vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration("muster") && restart()),
  );
  await start();
};

exports.deactivate = () => client?.stop();
