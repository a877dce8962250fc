import { readFileSync, existsSync } from 'node:fs'
import { z } from 'zod'
import type { WidgetDeclaration } from '../../../components/widgets/declare.ts'
import { phraseNames } from '../../../data/phrases.ts'
import { widgetPicturePath } from '../../check/missing-pictures.ts'
import { frontMatterSchema } from '../../content/front-matter-schema.ts'
import { records } from '../../content/records.ts'
import * as registry from '../../../components/widgets/registry.ts'
import { fieldsOf, type SchemaField } from '../../gallery/form-fields.ts'
import { capitalised } from '../../lib/text.ts'

/** The widgets that pages may use, by name. */
export const pageWidgets = Object.values<WidgetDeclaration>(registry).sort((a, b) => (a.name < b.name ? -1 : 1))

const schema = frontMatterSchema(records)

/** The fields of front matter, in the schema's order, as the gallery describes the props of a widget. */
export const frontMatterFields = fieldsOf(schema)

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

type Snippet = { scope: string; prefix: string; body: string[]; description: string }

/** VS Code snippets for content: one for each widget, for each field of front matter and for a new page. */
function snippets(widgets: readonly WidgetDeclaration[], fields: readonly SchemaField[]): Record<string, Snippet> {
  const page = [
    '---',
    'title: ${1:At most 60 characters}',
    'description: ${2:One or two sentences, 50 to 160 characters}',
    'draft: true',
    '---',
    '',
    '# $1',
    '',
    '$0',
  ]
  const ofWidgets = widgets.map((widget): [string, Snippet] => [
    widget.name,
    snippet(widget.name, widgetLines(widget), widget.description),
  ])
  const ofFields = fields.map(({ name, help, kind, options }): [string, Snippet] => {
    const values = kind === 'switch' ? ['true', 'false'] : options
    return [`Front matter: ${name}`, snippet(name, [`${name}: ${values ? choice(1, values) : '${1}'}`], help)]
  })
  return {
    'A page': snippet('page', page, 'A new page, as a draft.'),
    'Front matter: a quoted record': snippet(
      'quote',
      [`{${choice(1, phraseNames)}}`],
      'A figure or phrase from `data/` in a title or description.',
    ),
    ...Object.fromEntries([...ofWidgets, ...ofFields]),
  }
}

function snippet(prefix: string, body: string[], description: string): Snippet {
  return { scope: 'mdx', prefix, body, description }
}

/** A widget's tag with its required props as tab stops. */
function widgetLines(widget: WidgetDeclaration): string[] {
  const props = fieldsOf(widget.props)
    .filter(({ required }) => required)
    .map((field, index) => ` ${field.name}=${tabStop(field, index + 1)}`)
    .join('')
  return widget.takesChildren
    ? [`<${widget.name}${props}>`, '', '$0', '', `</${widget.name}>`]
    : [`<${widget.name}${props} />$0`]
}

function tabStop({ name, kind, options, min = 1 }: SchemaField, place: number): string {
  if (options) return `"${choice(place, options)}"`
  return kind === 'text'
    ? `"\${${place}:${name}}"`
    : `{\${${place}:${kind === 'number' ? min : kind === 'switch' ? 'true' : '[]'}}}`
}

function choice(place: number, options: readonly string[]): string {
  return `\${${place}|${options.map((option) => option.replace(/[\\,|$}]/g, '\\$&')).join(',')}|}`
}

/** The guide's list of widgets as Markdown: description, picture, example and props of each. */
function widgetList(widgets: readonly WidgetDeclaration[]): string {
  return widgets
    .map((widget) => {
      const { name, description, example } = widget
      const props = fieldsOf(widget.props).map(({ name: prop, help, type, required, fallback, options }) => {
        const values = options && options.length <= 12 ? options.map((option) => `\`${option}\``).join(', ') : type
        const optional =
          fallback === undefined ? 'optional' : `\`${JSON.stringify(fallback).replaceAll('"', '')}\` if left out`
        const use = required ? 'required' : optional
        return `- \`${prop}\` (${use}): ${help} ${capitalised(values)}.\n`
      })
      const image = existsSync(widgetPicturePath(name)) ? `![${name}](../${widgetPicturePath(name)})\n\n` : ''
      const list = props.length ? `\n${props.join('')}` : ''
      return `### ${name}\n\n${description}\n\n${image}\`\`\`mdx\n${example}\n\`\`\`\n${list}`
    })
    .join('\n')
}

function fieldTable(fields: readonly SchemaField[]): string {
  const rows = fields.map(({ name, help }) => `| \`${name}:\` | ${help.replaceAll('|', '\\|')} |`)
  return `| line | what it does |\n| --- | --- |\n${rows.join('\n')}\n`
}

/**
 * Replaces the text between the comments of a generated part, such as `<!-- widgets -->` and `<!-- /widgets -->`.
 * @throws if a comment is missing
 */
export function replacePart(document: string, part: string, text: string): string {
  const [open, close] = [`<!-- ${part} -->`, `<!-- /${part} -->`]
  const [start, end] = [document.indexOf(open), document.indexOf(close)]
  if (start < 0 || end < start) throw new Error(`The guide has no ${open} … ${close}.`)
  return `${document.slice(0, start + open.length)}\n\n${text.trim()}\n\n${document.slice(end)}`
}
