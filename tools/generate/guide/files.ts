import { readFileSync } from 'node:fs'
import type { WidgetDeclaration } from '../../../components/widgets/declare.ts'
import { widgets } from '../../../components/widgets/index.ts'
import { frontMatterFields, frontMatterJson } from './front-matter.ts'
import { fieldTable, replacePart, widgetList } from './reference.ts'
import { snippets } from './snippets.ts'

/** The widgets that pages may use, by name. */
export const pageWidgets = (Object.values(widgets) as unknown as WidgetDeclaration[])
  .filter(({ kit }) => !kit)
  .sort((a, b) => (a.name < b.name ? -1 : 1))

/** The generated files and their texts, from the widgets' declarations and the front matter's schema. */
export function generatedFiles(): Record<string, string> {
  const fields = frontMatterFields()
  const guide = readFileSync('content/README.md', 'utf8')
  return {
    '.vscode/content.code-snippets': json(snippets(pageWidgets, fields)),
    '.vscode/front-matter.schema.json': json(frontMatterJson()),
    'content/README.md': replacePart(
      replacePart(guide, 'front-matter', fieldTable(fields)),
      'widgets',
      widgetList(pageWidgets),
    ),
  }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
