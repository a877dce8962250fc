import { attribute, closest, elements, rawText, type Element } from '../page/dom.ts'
import { isNoise } from '../site/noise.ts'
import type { ElementDifference } from './attributes.ts'
import { compareJson } from './json.ts'

/** The name of the widget that an element is the root of. */
export function widgetName(element: Element): string | undefined {
  const named =
    attribute(element, 'data-island') ??
    attribute(element, 'data-widget') ??
    (attribute(element, 'data-props') === undefined
      ? undefined
      : (attribute(element, 'data-component') ?? element.tagName))
  if (named !== undefined) return named
  return element.tagName.includes('-') ? (attribute(element, 'component-export') ?? element.tagName) : undefined
}

/** Compares two widgets: their names, props and data. */
export function compareWidgets(base: Element, head: Element): ElementDifference[] {
  const [was, is] = [widgetName(base), widgetName(head)]
  if (was === undefined && is === undefined) return []
  if (was !== is) return [{ kind: 'widget', before: was ?? '', after: is ?? '', name: 'widget' }]
  return compareJson(propsOf(base), propsOf(head)).map(({ path, before, after }) => ({
    kind: 'widget',
    before,
    after,
    name: path ? `${is}: ${path}` : is!,
  }))
}

function propsOf(element: Element): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const name of ['data-props', 'data-widget-props', 'props']) {
    const value = attribute(element, name)
    if (value !== undefined) Object.assign(props, spread(parse(value)))
  }
  if (element.tagName.includes('-'))
    for (const { name, value } of element.attrs)
      if (!isNoise(name) && !/^(id|class|style|props)$/.test(name)) props[name] = parse(value)
  // Data that a widget reads from a script beside it.
  for (const script of elements(element)) {
    if (
      script.tagName !== 'script' ||
      !/^application\/json$/i.test(attribute(script, 'type') ?? '') ||
      closest(script, (found) => widgetName(found) !== undefined) !== element
    )
      continue
    Object.assign(props, { data: parse(scriptText(script)) })
  }
  return props
}

function scriptText(script: Element): string {
  return script.childNodes.map(rawText).join('')
}

function spread(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : { props: value }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
