import { createElement, useContext, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { WidgetContext, WidgetDeclaration } from '../../components/widgets/declare.ts'
import { PageRoute } from '../document/page-route.ts'
import { IslandIds, islandId } from './island-ids.ts'

type IslandProps = {
  widget: Pick<WidgetDeclaration, 'name' | 'component' | 'queryParameters'>
  /** The widget's props. All except the children go to the browser as JSON. */
  props: Record<string, unknown> & WidgetContext
  /** The position of its tag in the content file, only in builds for reviews. */
  source?: string
}

/**
 * A widget that hydrates in the browser. It is rendered as a separate React root, so that `useId` gives the same ids
 * there.
 * @throws if a prop is not plain JSON, or if the widget does not render its children
 */
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
      `${widget.name} does not show its children on its first render; the browser takes them from the page's HTML.`,
    )
  return (
    <div
      className="contents"
      data-source={source}
      data-island={widget.name}
      data-id={id}
      data-props={json}
      data-hydrate-query={widget.queryParameters && `[?&](${widget.queryParameters.join('|')})\\b`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** The MDX between an island's tags, rendered to HTML. The browser keeps these nodes. */
function StaticChildren({ ids, route, children }: { ids: Map<string, number>; route: string; children: ReactNode }) {
  const html = renderToStaticMarkup(
    <PageRoute value={route}>
      <IslandIds value={ids}>{children}</IslandIds>
    </PageRoute>,
  )
  return <div className="contents" data-island-children="" dangerouslySetInnerHTML={{ __html: html }} />
}

/** @throws if JSON would change a prop, for example a function, a date, or undefined in an array */
function plainJson(name: string, props: Record<string, unknown>): string {
  for (const [key, value] of Object.entries(props)) {
    if (value !== undefined && !isPlain(value))
      throw new Error(`${name} hydrates in the browser, so its props must be plain JSON; "${key}" is not.`)
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
