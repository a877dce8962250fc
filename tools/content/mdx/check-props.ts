import type { Node } from 'estree'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import type { core } from 'zod'
import type { WidgetDeclaration } from '../../../components/widgets/declare.ts'
import { placeBetween, type ErrorCollector, type Place } from '../content-error.ts'
import { closest, correction, suggestion } from '../suggestion.ts'
import type { Records } from '../records.ts'
import { nameOf, startOf, type Element } from './element.ts'
import { entryNames, explainIssue, missingProp } from './explain-prop.ts'
import { attributeValue, expressionIn, expressionOf, NotStatic, partAt } from './static-value.ts'

/** Checks what a widget is given, at compile time, against its schema. */
export function checkProps(
  element: Element,
  widget: WidgetDeclaration,
  records: Records,
  errors: ErrorCollector,
): void {
  const { name } = widget
  errors.rule = 'props'
  const shape = widget.props.shape as Record<string, core.$ZodType>
  const { values, attributes } = readProps(element, name, errors)
  const free = Object.keys(shape).filter((prop) => !attributes.has(prop))
  const misspelt = new Set<string | undefined>()
  for (const [prop, attribute] of attributes) {
    if (Object.hasOwn(shape, prop)) continue
    misspelt.add(closest(prop, free))
    errors.add(
      startOf(attribute),
      `<${name}> has no prop "${prop}".`,
      Object.keys(shape).length ? suggestion(prop, free) : 'It takes none: delete it.',
      correction({ ...startOf(attribute), length: prop.length }, prop, free),
    )
  }
  const isSpread = element.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute')
  const issues = widget.props.safeParse(values, { reportInput: true }).error?.issues ?? []
  for (const issue of issues) {
    const [prop] = issue.path.map(String)
    if (prop === undefined) {
      if (issue.code !== 'unrecognized_keys') errors.add(nameOf(element), `<${name}>: ${issue.message}.`)
    } else if (attributes.has(prop)) {
      // Program code has no value, and is reported already.
      if (prop in values && !isMisspeltEntry(issue, issues))
        explain(issue, attributes.get(prop)!, widget, records, errors)
    } else if (!misspelt.has(prop) && !isSpread) {
      const { reason, fix } = missingProp(name, prop, shape[prop]!)
      errors.add(nameOf(element), reason, fix)
    }
  }
  if (!widget.takesChildren) refuseChildren(element, name, errors)
}

/** Whether a missing entry is already reported as a misspelt one. */
function isMisspeltEntry(issue: core.$ZodIssue, issues: readonly core.$ZodIssue[]): boolean {
  const group = issue.path.slice(0, -1).join()
  return (
    issue.path.length > 1 &&
    issue.code === 'invalid_type' &&
    issues.some(
      (other) =>
        other.code === 'unrecognized_keys' &&
        other.path.join() === group &&
        other.keys.some((key) => closest(key, [String(issue.path.at(-1))]) !== undefined),
    )
  )
}

/** A widget's props: their values, of those that are not program code, and the attribute of each. */
function readProps(element: Element, name: string, errors: ErrorCollector) {
  const values: Record<string, unknown> = {}
  const attributes = new Map<string, MdxJsxAttribute>()
  for (const attribute of element.attributes) {
    const place = startOf(attribute)
    if (attribute.type === 'mdxJsxExpressionAttribute')
      errors.add(place, `<${name}> cannot be given props with {...}.`, 'Write each prop by its name.')
    else if (attributes.has(attribute.name))
      errors.add(place, `"${attribute.name}" is given to <${name}> twice.`, 'Keep one of the two.')
    else {
      attributes.set(attribute.name, attribute)
      try {
        values[attribute.name] = attributeValue(attribute)
      } catch (error) {
        if (!(error instanceof NotStatic)) throw error
        errors.add(
          placeOfNode(error.node) ?? place,
          `The value of "${attribute.name}" is program code.`,
          'Write a text, a number, true, false, or a list of them in [ ].',
        )
      }
    }
  }
  return { values, attributes }
}

function explain(
  issue: core.$ZodIssue,
  attribute: MdxJsxAttribute,
  widget: WidgetDeclaration,
  records: Records,
  errors: ErrorCollector,
): void {
  const [prop, ...path] = issue.path.map(String) as [string, ...string[]]
  const root = expressionIn(attribute)
  const placeOf = (part: 'key' | 'value', to: readonly string[]): Place => {
    const found = root && partAt(root, to)
    const node = found?.type === 'Property' ? found[part] : found
    return (node && placeOfNode(node)) ?? startOf(attribute)
  }
  if (issue.code === 'unrecognized_keys') {
    const names = entryNames(widget.props.shape[prop] as core.$ZodType, path).filter(
      (known) => !(known in (issue.input as object)),
    )
    for (const key of issue.keys)
      errors.add(
        placeOf('key', [...path, key]),
        `An entry of "${prop}" has no "${key}".`,
        names.length ? suggestion(key, names) : 'Delete it.',
      )
    return
  }
  const { reason, fix, text } = explainIssue(issue, widget.name, records)
  if (path.length) return errors.add(placeOf('value', path), reason, fix)
  const place = startOf(attribute)
  errors.add(place, reason, fix, text === undefined || place.length === undefined ? undefined : [{ place, text }])
}

function placeOfNode({ loc }: Node): Place | undefined {
  if (!loc) return undefined
  const place = placeBetween(loc.start, loc.end)
  // ESTree counts columns from 0.
  return { ...place, column: place.column + 1 }
}

function refuseChildren(element: Element, name: string, errors: ErrorCollector): void {
  const child = element.children.find((node) => !(node.type === 'text' && node.value.trim() === '') && !isComment(node))
  if (child)
    errors.add(
      startOf(child),
      `<${name}> takes no text between its tags.`,
      `Write it as <${name} /> and move the text out of it.`,
    )
}

function isComment(node: Element['children'][number]): boolean {
  return (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && !expressionOf(node.data?.estree)
}
