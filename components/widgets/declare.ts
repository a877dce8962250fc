import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod'

/**
 * When a widget's script wakes in the browser.
 * never: the widget is HTML, no script is its own. intent: pointer over, focus, touch or a key on it loads React and the widget.
 */
export type Wakes = 'never' | 'intent'

/** What every widget is given beside the props that MDX writes. */
export type WidgetContext = {
  /** The URL of the page that the widget stands on. */
  route: string
  /** The MDX between the widget's tags, where it takes any. */
  children?: ReactNode
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
  /** Whether MDX may be written between the widget's tags. */
  takesChildren: boolean
  component: ComponentType<z.output<Schema> & WidgetContext>
}

/** Declares a widget; the types of its view and of its schema must agree. */
export function declareWidget<Schema extends z.ZodObject>(declaration: WidgetDeclaration<Schema>): WidgetDeclaration<Schema> {
  return declaration
}
