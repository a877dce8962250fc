import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod'

/**
 * When a widget's script wakes in the browser.
 * never: the widget is HTML, no script is its own.
 * intent: a pointer moving over it, focus, touch or a key on it loads React and the widget. Whatever loads React wakes so.
 * visible, idle, media: the widget's own `script.ts` runs when it scrolls into view, when the browser has time, or when
 * its media query matches. For a few hundred bytes without React: they count in every page's 2 kB.
 */
type Wakes = 'never' | 'intent' | 'visible' | 'idle' | 'media'

/** What the root element of a widget with a `script.ts` must carry, so that the page's script finds it. */
export type ScriptAttributes = { 'data-script': string; 'data-wakes': string }

/** What every widget is given beside the props that MDX writes. */
export type WidgetContext = {
  /** The URL of the page that the widget stands on. */
  route: string
  /** The MDX between the widget's tags, where it takes any. */
  children?: ReactNode
  /** The day that the page names as its last change, and whether front matter pins it; islands are not given it. */
  updated?: { day: string; pinned: boolean }
  /** For a widget that wakes when visible, idle or by media query: spread on its root element. Its `script.ts` exports as default a function that is called with that element. */
  script?: ScriptAttributes
}

/** What is said of a widget, once: the MDX component, the checks of its props, its types and its gallery entry follow from it. */
export type WidgetDeclaration<Schema extends z.ZodObject = z.ZodObject> = {
  /** The name that MDX uses; also the name of the widget's folder and of its view's file and export. */
  name: string
  /** What the widget shows, in one sentence for a marketer. */
  sentence: string
  /** The props that MDX may give, each described. An island's props are plain JSON. */
  props: Schema
  /** MDX that shows the widget at its best, for the gallery and for copying. */
  example: string
  wakes: Wakes
  /** Names of the query parameters that carry an island's state: it wakes at once where the page's URL has one of them. */
  queryParameters?: readonly string[]
  /** The media query that a widget with `wakes: 'media'` waits for. */
  media?: string
  /** Whether MDX may be written between the widget's tags. */
  takesChildren: boolean
  /** Whether it shows the page's head itself: it is given the heading and the words above it as children. */
  takesHead?: boolean
  /** Whether it is a part of the component kit that dev and previews show at /kit, and no widget for pages. */
  kit?: boolean
  component: ComponentType<z.output<Schema> & WidgetContext>
}

/** Declares a widget; the types of its view and of its schema must agree. */
export function declareWidget<Schema extends z.ZodObject>(
  declaration: WidgetDeclaration<Schema>,
): WidgetDeclaration<Schema> {
  return declaration
}
