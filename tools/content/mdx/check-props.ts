import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import type { core } from 'zod'
import type { WidgetDeclaration } from '../../../components/widgets/declare.ts'
import type { Place, ReportFinding } from '../content-error.ts'
import { bestMatch, correction, suggestion } from '../suggestion.ts'
import type { Records } from '../records.ts'
import { attributesOf, nameOf, startOf, type Element } from './element.ts'
import { entryNames, explainIssue, missingProp } from './explain-prop.ts'
import { attributeValue, expressionIn, expressionOf, NotStatic, partAt, placeOfNode } from './static-value.ts'

/** Checks a widget's props against its schema when the page is compiled. */
export function checkProps(element: Element, widget: WidgetDeclaration, records: Records, add: ReportFinding): void {
  const { name } = widget
  const shape = widget.props.shape as Record<string, core.$ZodType>
  const { values, attributes } = readProps(element, name, add)
  const free = Object.keys(shape).filter((prop) => !attributes.has(prop))
  const misspelt = new Set<string | undefined>()
  for (const [prop, attribute] of attributes) {
    if (Object.hasOwn(shape, prop)) continue
    misspelt.add(bestMatch(prop, free))
    add({
      place: startOf(attribute),
      reason: `<${name}> has no prop "${prop}".`,
      fix: Object.keys(shape).length ? suggestion(prop, free) : `<${name}> has no props: delete it.`,
      edits: correction({ ...startOf(attribute), length: prop.length }, prop, free),
    })
  }
  const isSpread = element.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute')
  const issues = widget.props.safeParse(values, { reportInput: true }).error?.issues ?? []
  for (const issue of issues) {
    const [prop] = issue.path.map(String)
    if (prop === undefined) {
      if (issue.code !== 'unrecognized_keys') add({ place: nameOf(element), reason: `<${name}>: ${issue.message}.` })
    } else if (attributes.has(prop)) {
      // Program code has no value, and is reported already.
      if (prop in values && !isMisspeltEntry(issue, issues)) explain(issue, attributes.get(prop)!, widget, records, add)
    } else if (!misspelt.has(prop) && !isSpread) {
      add({ place: nameOf(element), ...missingProp(name, prop, shape[prop]!) })
    }
  }
  if (!widget.takesChildren) refuseChildren(element, name, add)
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
        other.keys.some((key) => bestMatch(key, [String(issue.path.at(-1))]) !== undefined),
    )
  )
}

/** A widget's props: their values, of those that are not program code, and the attribute of each. */
function readProps(element: Element, name: string, add: ReportFinding) {
  const values: Record<string, unknown> = {}
  const attributes = new Map<string, MdxJsxAttribute>()
  for (const attribute of element.attributes) {
    const place = startOf(attribute)
    if (attribute.type === 'mdxJsxExpressionAttribute')
      add({ place, reason: `<${name}> cannot be given props with {...}.`, fix: 'Write each prop by its name.' })
    else if (attributes.has(attribute.name))
      add({ place, reason: `"${attribute.name}" is given to <${name}> twice.`, fix: 'Keep one of the two.' })
    else {
      attributes.set(attribute.name, attribute)
      try {
        values[attribute.name] = attributeValue(attribute)
      } catch (error) {
        if (!(error instanceof NotStatic)) throw error
        add({
          place: placeOfNode(error.node),
          reason: `The value of "${attribute.name}" is program code.`,
          fix: 'Write a text, a number, true, false, or a list of them in [ ].',
        })
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
  add: ReportFinding,
): void {
  const [prop, ...path] = issue.path.map(String) as [string, ...string[]]
  const root = expressionIn(attribute)
  const placeOf = (part: 'key' | 'value', to: readonly string[]): Place => {
    const found = root && partAt(root, to)
    const node = found?.type === 'Property' ? found[part] : found
    return node ? placeOfNode(node) : startOf(attribute)
  }
  if (issue.code === 'unrecognized_keys') {
    const names = entryNames(widget.props.shape[prop] as core.$ZodType, path).filter(
      (known) => !(known in (issue.input as object)),
    )
    for (const key of issue.keys)
      add({
        place: placeOf('key', [...path, key]),
        reason: `An entry of "${prop}" has no "${key}".`,
        fix: names.length ? suggestion(key, names) : 'Delete it.',
      })
    return
  }
  const { reason, fix, text } = explainIssue(issue, widget.name, records)
  if (path.length) return add({ place: placeOf('value', path), reason, fix })
  const place = startOf(attribute)
  add({ place, reason, fix, edits: text === undefined || place.length === undefined ? undefined : [{ place, text }] })
}

function refuseChildren(element: Element, name: string, add: ReportFinding): void {
  const child = element.children.find((node) => !(node.type === 'text' && node.value.trim() === '') && !isComment(node))
  if (child)
    add({
      place: startOf(child),
      reason: `<${name}> takes no text between its tags.`,
      fix: `Write ${selfClosing(element)} and move the text out of it.`,
    })
}

/** A tag with its props, and nothing between tags. */
function selfClosing(element: Element): string {
  const props = attributesOf(element).map(({ name, value }) => {
    if (value === null || value === undefined) return ` ${name}`
    return typeof value === 'string' ? ` ${name}="${value}"` : ` ${name}={${value.value}}`
  })
  return `<${element.name}${props.join('')} />`
}

function isComment(node: Element['children'][number]): boolean {
  return (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && !expressionOf(node.data?.estree)
}
