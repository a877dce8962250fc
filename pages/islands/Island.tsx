import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { WidgetContext, WidgetDeclaration } from '../../components/widgets/declare.ts'

type IslandProps = { widget: WidgetDeclaration; props: Record<string, unknown> & WidgetContext }

/** A widget that wakes in the browser, rendered as a React root of its own so that `useId` agrees when it is hydrated. */
export function Island({ widget, props }: IslandProps) {
  const json = JSON.stringify(props)
  const prefix = islandPrefix(widget.name, json)
  const html = renderToString(createElement(widget.component, props), { identifierPrefix: prefix })
  return <div className="contents" data-island={widget.name} data-id={prefix} data-props={json} dangerouslySetInnerHTML={{ __html: html }} />
}

/** An island's prefix comes from what it is, not from a counter: an island inserted before it must not take its state. */
function islandPrefix(name: string, json: string): string {
  let hash = 5381
  for (const character of name + json) hash = (hash * 33 + character.codePointAt(0)!) >>> 0
  return `${name}-${hash.toString(36)}-`
}
