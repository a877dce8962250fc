import { isDeepStrictEqual } from 'node:util'
import { createElement, useContext, createContext } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { WidgetContext, WidgetDeclaration } from '../../components/widgets/declare.ts'

type RenderedPage = Pick<WidgetContext, 'route' | 'updated' | 'buildDate'> & {
  /** How many islands on the page have each prefix of ids. */
  islandIds: Map<string, number>
}

/** The page that is being rendered, for the widgets on it. The default applies outside pages. */
export const RenderedPageContext = createContext<RenderedPage>({
  route: '/',
  updated: { day: '2000-01-01', pinned: true },
  islandIds: new Map(),
})

type IslandProps = {
  widget: Pick<WidgetDeclaration, 'name' | 'component' | 'queryParameters' | 'fragment' | 'pageKeys'>
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
  const page = useContext(RenderedPageContext)
  const json = plainJson(widget.name, props)
  const id = islandId(widget.name, json, page.islandIds)
  // The browser keeps these nodes.
  const staticChildren = children !== undefined && (
    <div
      className="contents"
      data-island-children=""
      dangerouslySetInnerHTML={{
        __html: renderToStaticMarkup(<RenderedPageContext value={page}>{children}</RenderedPageContext>),
      }}
    />
  )
  const html = renderToString(
    createElement(widget.component, { ...props, children: staticChildren || undefined } as never),
    {
      identifierPrefix: id,
    },
  )
  if (staticChildren && !html.includes('data-island-children'))
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
      data-hydrate-query={
        widget.queryParameters && `[?&](${widget.queryParameters.join('|')})\\b${widget.fragment ? '|#' : ''}`
      }
      data-page-keys={widget.pageKeys && ''}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/**
 * The prefix of an island's ids: a hash of its name and props. With a counter over all islands, an island that an author
 * inserts in dev would take over the state of the next. Equal islands are numbered in page order.
 */
function islandId(name: string, json: string, counts: Map<string, number>): string {
  let hash = 5381
  for (const character of name + json) hash = (hash * 33 + character.codePointAt(0)!) >>> 0
  const prefix = `${name}-${hash.toString(36)}-`
  const before = counts.get(prefix) ?? 0
  counts.set(prefix, before + 1)
  return before ? `${prefix}${before + 1}-` : prefix
}

/** @throws if JSON would change a prop, for example a function, a date, or undefined in an array */
function plainJson(name: string, props: Record<string, unknown>): string {
  for (const [key, value] of Object.entries(props)) {
    if (value !== undefined && !isDeepStrictEqual(value, JSON.parse(JSON.stringify(value) ?? 'null')))
      throw new Error(`${name} hydrates in the browser, so its props must be plain JSON; "${key}" is not.`)
  }
  return JSON.stringify(props)
}
