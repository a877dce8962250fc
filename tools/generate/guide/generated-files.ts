import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { WidgetDeclaration } from '../../../components/widgets/declare.ts'
import { widgets } from '../../../components/widgets/index.ts'
import { frontMatterSchema } from '../../content/front-matter-schema.ts'
import { records } from '../../content/records.ts'
import { propFields } from '../../gallery/prop-fields.ts'
import { fieldTable, replacePart, widgetList } from './reference.ts'
import { snippets } from './snippets.ts'

/** The widgets that pages may use, by name. */
export const pageWidgets = (Object.values(widgets) as unknown as WidgetDeclaration[]).sort((a, b) =>
  a.name < b.name ? -1 : 1,
)

const schema = frontMatterSchema(records)

/** The fields of front matter, in the schema's order, as the gallery describes the props of a widget. */
export const frontMatterFields = propFields({ props: schema })

/** The generated files and their texts, from the widgets' declarations and the front matter's schema. */
export function generatedFiles(): Record<string, string> {
  const guide = readFileSync('content/README.md', 'utf8')
  return {
    '.vscode/content.code-snippets': json(snippets(pageWidgets, frontMatterFields)),
    '.vscode/front-matter.schema.json': json({
      ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
      title: 'Front matter of a page',
      description: 'The lines between --- and --- at the head of a file in content/.',
    }),
    'content/README.md': replacePart(
      replacePart(guide, 'front-matter', fieldTable(frontMatterFields)),
      'widgets',
      widgetList(pageWidgets),
    ),
  }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
