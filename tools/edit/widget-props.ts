import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import { parseContent } from '../content/mdx/mdx-options.ts'
import { attributesOf } from '../content/mdx/element.ts'
import { attributeValue, valueIfStatic } from '../content/mdx/static-value.ts'
import type { Vocabulary } from '../content/vocabulary.ts'
import { writeProps } from '../content/mdx/opening-tag.ts'
import type { Block } from './block.ts'
import { nodeAt, widgetIn } from './blocks.ts'
import { defaultValues, fieldsOf, invalidReason, type Field } from '../gallery/form-fields.ts'
import { EditError, splice } from './source-files.ts'

/** The form of a widget: its declaration's sentence and its props as written. */
export type WidgetForm = { description: string; fields: Field[] }

/** Reads the form of a widget at a block. */
export function widgetForm(source: string, block: Block, { widgets }: Vocabulary): WidgetForm {
  const { element, widget } = find(source, block, widgets)
  const values: Record<string, unknown> = {}
  const locked: Record<string, string> = {}
  for (const attribute of attributesOf(element)) {
    const value = valueOf(attribute)
    if (value === undefined) locked[attribute.name] = 'It is computed: change it as text.'
    else values[attribute.name] = value
  }
  return { description: widget.description, fields: fieldsOf(widget.props, values, locked) }
}

/**
 * Writes one prop in its present form. A value that is empty or equal to the default removes it.
 * @returns the widget's new source
 * @throws {EditError} if the schema does not allow the value
 */
export function writeProp(source: string, block: Block, name: string, value: unknown, vocabulary: Vocabulary): string {
  const { element, widget } = find(source, block, vocabulary.widgets)
  const newValue = value === '' || value === null ? undefined : value
  const reason = invalidReason(widget.props, name, newValue)
  if (reason) throw new EditError(reason)
  const known = attributesOf(element).find((attribute) => attribute.name === name)
  const blockSource = source.slice(block.start, block.end)
  const written = writeProps({ [name]: newValue }, defaultValues(widget.props))
  if (!known) {
    const last = element.attributes.at(-1)
    const at = (last?.position?.end.offset ?? element.position!.start.offset! + 1 + element.name!.length) - block.start
    return splice(blockSource, at, at, written)
  }
  if (JSON.stringify(valueOf(known)) === JSON.stringify(newValue)) return blockSource
  const [start, end] = [known.position!.start.offset! - block.start, known.position!.end.offset! - block.start]
  if (!written) return splice(blockSource, start - /\s*$/.exec(blockSource.slice(0, start))![0].length, end, '')
  const form = blockSource.slice(start, end)
  // A text in braces stays in braces, and one in single quotation marks keeps them.
  if (typeof newValue === 'string' && /^[\w-]+=\{/.test(form))
    return splice(blockSource, start, end, `${name}={${JSON.stringify(newValue)}}`)
  if (typeof newValue === 'string' && /^[\w-]+='/.test(form) && !/['&]/.test(newValue))
    return splice(blockSource, start, end, `${name}='${newValue}'`)
  return splice(blockSource, start, end, written.trimStart())
}

function find(source: string, block: Block, widgets: Vocabulary['widgets']) {
  const element = widgetIn(nodeAt(parseContent(source), block.path))
  const widget = element && widgets[element.name!]
  if (!element || !widget) throw new EditError('There is no such widget any more. Reload the page.')
  return { element, widget }
}

/** The value of an attribute; undefined if it is computed. */
function valueOf(attribute: MdxJsxAttribute): unknown {
  return attributeValue(attribute, valueIfStatic)
}
