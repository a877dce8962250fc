// Completion and hover for front matter: the YAML tools of VS Code read YAML files, and leave MDX alone.
const vscode = require('vscode')
const { completions, explanation } = require('./front-matter.cjs')

const PAGES = { scheme: '*', pattern: '**/content/**/*.mdx' }
const SCHEMA = '.vscode/front-matter.schema.json'

exports.activate = function activate({ subscriptions }) {
  const watcher = vscode.workspace.createFileSystemWatcher(`**/${SCHEMA}`)
  const schemas = new Map()
  const forget = () => schemas.clear()
  watcher.onDidChange(forget)
  watcher.onDidCreate(forget)
  watcher.onDidDelete(forget)

  /** The schema of the folder that a page belongs to; undefined where there is none. */
  async function schemaFor({ uri }) {
    const folder = vscode.workspace.getWorkspaceFolder(uri)
    if (!folder) return undefined
    const file = vscode.Uri.joinPath(folder.uri, SCHEMA)
    if (!schemas.has(file.toString())) {
      const reading = vscode.workspace.fs.readFile(file).then((bytes) => JSON.parse(Buffer.from(bytes).toString('utf8')), () => undefined)
      schemas.set(file.toString(), reading)
    }
    return schemas.get(file.toString())
  }

  subscriptions.push(
    watcher,
    vscode.languages.registerCompletionItemProvider(PAGES, {
      async provideCompletionItems(document, { line, character }) {
        const schema = await schemaFor(document)
        if (!schema) return []
        return completions(schema, linesOf(document), line, character, today()).map(({ label, insert, detail, explanation, from }) => {
          const isField = insert.endsWith(': ')
          const item = new vscode.CompletionItem(label, isField ? vscode.CompletionItemKind.Property : vscode.CompletionItemKind.Value)
          item.insertText = insert
          item.detail = detail
          item.documentation = explanation
          item.range = new vscode.Range(line, from, line, character)
          // A field is followed by its value.
          if (isField) item.command = { command: 'editor.action.triggerSuggest', title: 'Suggest a value' }
          return item
        })
      },
    }, ':', ' '),
    vscode.languages.registerHoverProvider(PAGES, {
      async provideHover(document, { line }) {
        const schema = await schemaFor(document)
        const found = schema && explanation(schema, linesOf(document), line)
        if (!found) return undefined
        const values = found.values.length ? `\n\n${found.values.map((value) => `\`${value}\``).join(', ')}` : ''
        return new vscode.Hover(new vscode.MarkdownString(`**${found.name}** (${found.detail})\n\n${found.explanation}${values}`))
      },
    }),
  )
}

function linesOf(document) {
  return document.getText().split(/\r?\n/)
}

/** The writer's own day, not that of Greenwich. */
function today() {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
