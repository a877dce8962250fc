import { createElement, useContext, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { WidgetContext, WidgetDeclaration } from '../../components/widgets/declare.ts'
import { PageRoute } from '../document/page-route.ts'
import { IslandIds, islandId } from './island-ids.ts'

type IslandProps = {
  widget: Pick<WidgetDeclaration, 'name' | 'component' | 'queryParameters'>
  /** What the widget is given; all but its children goes to the browser as JSON. */
  props: Record<string, unknown> & WidgetContext
  /** Where content names it, in builds for reviews. */
  source?: string
}

/** A widget that wakes in the browser, rendered as a React root of its own so that `useId` agrees when it is hydrated. */
export function Island({ widget, props: { children, ...props }, source }: IslandProps) {
  const ids = useContext(IslandIds)
  const json = plainJson(widget.name, props)
  const id = islandId(widget.name, json, ids)
  const inner =
    children === undefined ? undefined : (
      <StaticChildren ids={ids} route={props.route}>
        {children}
      </StaticChildren>
    )
  const html = renderToString(createElement(widget.component, { ...props, children: inner } as never), {
    identifierPrefix: id,
  })
  if (inner && !html.includes('data-island-children'))
    throw new Error(
      `${widget.name} does not show its children when it is first rendered; the browser takes them from the page's HTML.`,
    )
  return (
    <div
      className="contents"
      data-source={source}
      data-island={widget.name}
      data-id={id}
      data-props={json}
      data-wake-query={widget.queryParameters && `[?&](${widget.queryParameters.join('|')})\\b`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** MDX between an island's tags is HTML in the browser too: rendered here, adopted there. */
function StaticChildren({ ids, route, children }: { ids: Map<string, number>; route: string; children: ReactNode }) {
  const html = renderToStaticMarkup(
    <PageRoute value={route}>
      <IslandIds value={ids}>{children}</IslandIds>
    </PageRoute>,
  )
  return <div className="contents" data-island-children="" dangerouslySetInnerHTML={{ __html: html }} />
}

/** @throws when the browser would get other props than the build: a function, a date, an undefined in a list. */
function plainJson(name: string, props: Record<string, unknown>): string {
  for (const [key, value] of Object.entries(props)) {
    if (value !== undefined && !isPlain(value))
      throw new Error(`${name} wakes in the browser, so its props are plain JSON; "${key}" is not.`)
  }
  return JSON.stringify(props)
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain)
  if (value === null || typeof value !== 'object')
    return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)
  return (
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every((inner) => inner === undefined || isPlain(inner))
  )
}
