import type { Node } from 'estree'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import type { core } from 'zod'
import type { WidgetDeclaration } from '../../../components/widgets/declare.ts'
import { placeBetween, type ErrorCollector, type Place } from '../content-error.ts'
import { certain, closest, suggestion } from '../suggestion.ts'
import { valueAt } from '../values.ts'
import type { Records } from '../records.ts'
import { nameOf, startOf, type Element } from './element.ts'
import { entryNames, explainIssue, missingProp } from './explain-prop.ts'
import { attributeValue, expressionOf, NotStatic, partAt } from './static-value.ts'

/** A widget's props: their values, and the attribute of each. */
type Written = {
  values: Record<string, unknown>
  attributes: Map<string, MdxJsxAttribute>
  unreadable: Set<string>
  spread: boolean
}

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
  const written = readProps(element, name, errors)
  const free = Object.keys(shape).filter((prop) => !written.attributes.has(prop))
  const misspelt = new Set<string | undefined>()
  for (const [prop, attribute] of written.attributes) {
    if (Object.hasOwn(shape, prop)) continue
    misspelt.add(closest(prop, free))
    const meant = certain(prop, free)
    errors.add(
      startOf(attribute),
      `<${name}> has no prop "${prop}".`,
      Object.keys(shape).length ? suggestion(prop, free) : 'It takes none: delete it.',
      meant === undefined ? undefined : [{ place: { ...startOf(attribute), length: prop.length }, text: meant }],
    )
  }
  const issues = widget.props.safeParse(written.values).error?.issues ?? []
  for (const issue of issues) {
    const [prop] = issue.path.map(String)
    if (prop === undefined) {
      if (issue.code !== 'unrecognized_keys') errors.add(nameOf(element), `<${name}>: ${issue.message}.`)
    } else if (written.attributes.has(prop)) {
      if (!written.unreadable.has(prop) && !isMisspeltEntry(issue, issues))
        explain(issue, written, widget, records, errors)
    } else if (!misspelt.has(prop) && !written.spread) {
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

function readProps(element: Element, name: string, errors: ErrorCollector): Written {
  const written: Written = { values: {}, attributes: new Map(), unreadable: new Set(), spread: false }
  for (const attribute of element.attributes) {
    const place = startOf(attribute)
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      written.spread = true
      errors.add(place, `<${name}> cannot be given props with {...}.`, 'Write each prop by its name.')
    } else if (written.attributes.has(attribute.name))
      errors.add(place, `"${attribute.name}" is given to <${name}> twice.`, 'Keep one of the two.')
    else {
      written.attributes.set(attribute.name, attribute)
      try {
        written.values[attribute.name] = attributeValue(attribute)
      } catch (error) {
        if (!(error instanceof NotStatic)) throw error
        written.unreadable.add(attribute.name)
        errors.add(
          placeOfNode(error.node) ?? place,
          `The value of "${attribute.name}" is program code.`,
          'Write a text, a number, true, false, or a list of them in [ ].',
        )
      }
    }
  }
  return written
}

function explain(
  issue: core.$ZodIssue,
  { values, attributes }: Written,
  widget: WidgetDeclaration,
  records: Records,
  errors: ErrorCollector,
): void {
  const [prop, ...path] = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step)) as [
    string,
    ...(string | number)[],
  ]
  const attribute = attributes.get(prop)!
  const root = expression(attribute)
  const value = valueAt(values[prop], path)
  const placeOf = (part: 'key' | 'value', to: readonly (string | number)[]): Place => {
    const found = root && partAt(root, to)
    const node = found?.type === 'Property' ? found[part] : found
    return (node && placeOfNode(node)) ?? startOf(attribute)
  }
  if (issue.code === 'unrecognized_keys') {
    const names = entryNames(widget.props.shape[prop] as core.$ZodType, path).filter(
      (known) => !(known in (value as object)),
    )
    for (const key of issue.keys)
      errors.add(
        placeOf('key', [...path, key]),
        `An entry of "${prop}" has no "${key}".`,
        names.length ? suggestion(key, names) : 'Delete it.',
      )
    return
  }
  const { reason, fix, text } = explainIssue(issue, { widget: widget.name, prop, path, value }, records)
  if (path.length) return errors.add(placeOf('value', path), reason, fix)
  const place = startOf(attribute)
  errors.add(place, reason, fix, text === undefined || place.length === undefined ? undefined : [{ place, text }])
}

function expression({ value }: MdxJsxAttribute): Node | undefined {
  return value && typeof value === 'object' ? expressionOf(value.data?.estree) : undefined
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
