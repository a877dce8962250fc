import { attribute, type Element } from '../page/dom.ts'
import type { ElementDifference } from './attributes.ts'
import { compareJson } from './json.ts'

/** The name of the widget that an element is the root of: an island, or a custom element. */
export function widgetName(element: Element): string | undefined {
  return attribute(element, 'data-island') ?? (element.tagName.includes('-') ? element.tagName : undefined)
}

/** Compares two widgets: their names and props. */
export function compareWidgets(base: Element, head: Element): ElementDifference[] {
  const [was, is] = [widgetName(base), widgetName(head)]
  if (was !== is) return [{ kind: 'widget', before: was ?? '', after: is ?? '', name: 'widget' }]
  return compareJson(propsOf(base), propsOf(head)).map(({ path, before, after }) => ({
    kind: 'widget',
    before,
    after,
    name: path ? `${is}: ${path}` : is!,
  }))
}

function propsOf(element: Element): unknown {
  const props = attribute(element, 'data-props')
  try {
    return props === undefined ? undefined : JSON.parse(props)
  } catch {
    return props
  }
}
