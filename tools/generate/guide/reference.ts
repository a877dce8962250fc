import { existsSync } from 'node:fs'
import type { WidgetDeclaration } from '../../../components/widgets/declare.ts'
import { propFields, type PropField } from '../../gallery/prop-fields.ts'

/** The path of a widget's picture from the repository's root. */
export function widgetPicturePath(name: string): string {
  return `.github/widgets/${name}.webp`
}

/** The guide's list of widgets as Markdown: description, picture, example and props of each. */
export function widgetList(widgets: readonly WidgetDeclaration[]): string {
  return widgets
    .map((widget) => {
      const { name, description, example } = widget
      const props = propFields(widget).map(
        ({ name: prop, description: meaning, type, required, fallback, control }) => {
          const values =
            control.kind === 'choice' && control.options.length <= 12
              ? control.options.map((option) => `\`${option}\``).join(', ')
              : type
          const optional =
            fallback === undefined ? 'optional' : `\`${JSON.stringify(fallback).replaceAll('"', '')}\` if left out`
          const use = required ? 'required' : optional
          return `- \`${prop}\` (${use}): ${meaning} ${values[0]!.toUpperCase() + values.slice(1)}.\n`
        },
      )
      const image = existsSync(widgetPicturePath(name)) ? `![${name}](../${widgetPicturePath(name)})\n\n` : ''
      const list = props.length ? `\n${props.join('')}` : ''
      return `### ${name}\n\n${description}\n\n${image}\`\`\`mdx\n${example}\n\`\`\`\n${list}`
    })
    .join('\n')
}

/** The guide's table of front matter fields as Markdown. */
export function fieldTable(fields: readonly PropField[]): string {
  const rows = fields.map(({ name, description }) => `| \`${name}:\` | ${description.replaceAll('|', '\\|')} |`)
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
