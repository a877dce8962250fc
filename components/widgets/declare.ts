import type { ComponentType, ReactNode, ReactElement } from 'react'
import { z } from 'zod'
import type { Faq } from '../../data/faq.ts'
import type { DepartmentId } from '../../data/departments.ts'

/**
 * When a widget's script runs in the browser.
 * - never: the widget is static HTML.
 * - intent: the widget is an island; React hydrates it on the first pointer move, focus, touch or key in it.
 * - visible, idle, media: its own `script.ts`, without React, runs when it scrolls into view, when the browser is idle,
 *   or when its media query matches. These scripts count in every page's 2 kB.
 */
type Hydrate = 'never' | 'intent' | 'visible' | 'idle' | 'media'

/** The attributes by which the page's script finds a widget with a `script.ts`. */
export type ScriptAttributes = { 'data-script': string; 'data-hydrate': string }

/**
 * What a page's layout turns into a widget.
 * - section: a part of the page, from a `##` on.
 * - ticks: a list whose items all begin with `- [x]`.
 * - link, call: a link alone in its paragraph, or one to call (`tel:hotline`).
 */
type MadeFrom = 'section' | 'ticks' | 'link' | 'call'

/** The props of every widget besides those in MDX. */
export type WidgetContext = {
  /** The URL of the page. */
  route: string
  /** The MDX between the widget's tags, if it takes any. */
  children?: ReactNode
  /** The date of the page's last change, and whether front matter pins it. Islands do not get it. */
  updated?: { day: string; pinned: boolean }
  /** The day of the build, such as 2026-01-31. Islands get it only with `needsBuildDate`. */
  buildDate?: string
  /**
   * For `hydrate: 'visible' | 'idle' | 'media'`: spread it on the root element. The default export of `script.ts` is
   * called with that element.
   */
  script?: ScriptAttributes
}

/**
 * A widget, declared once: its MDX component, the checks of its props, its types and its gallery entry follow from it.
 */
export type WidgetDeclaration<Schema extends z.ZodObject = z.ZodObject> = {
  /** Its name in MDX, which is also the name of its folder, its view's file and its export. */
  name: string
  /** What the widget shows, in one sentence for a marketer. */
  description: string
  /** The props that MDX may give, each with a description. An island's props are plain JSON. */
  props: Schema
  /** MDX for the gallery and for copying. */
  example: string
  hydrate: Hydrate
  /** The query parameters that hold an island's state. It hydrates at once if the URL has one of them. */
  queryParameters?: readonly string[]
  /** Whether the part of the address after # is an island's state, too. */
  fragment?: boolean
  /** Whether an island answers keys that are pressed while nothing on the page has the focus. */
  pageKeys?: boolean
  /** The media query of a widget with `hydrate: 'media'`. */
  media?: string
  /** Whether MDX may be written between the widget's tags. */
  takesChildren: boolean
  /** What it shows of that MDX, if not all of it; messages say "it shows only …". */
  shows?: string
  /** Whether it renders the page's head: its children are the heading and the text above it. */
  takesHead?: boolean
  /** What the page's layout turns into it. One widget at most is made from each. */
  madeFrom?: MadeFrom
  /** Whether it stands in a row of buttons, by itself or beside links. */
  isButton?: boolean
  /** Whether it stands among the words of a page's head. Buttons do; the head ends before any other widget. */
  inHead?: boolean
  /** Whether each part between its tags begins its own outline of headings. */
  holdsParts?: boolean
  /** The questions that it answers, for the FAQ in a page's structured data. */
  questions?(props: z.output<Schema>): readonly Faq[]
  /** What a page with it is in the page's structured data, in schema.org's terms. */
  pageType?: 'ContactPage'
  /**
   * How it prints in the Transformation Blueprint. Without it, or if it returns undefined, what is between its tags is
   * printed.
   * @param buildDate such as 2026-01-31
   */
  print?(props: z.output<Schema>, buildDate: string): PrintBlock[] | undefined
  /** For an island: whether its props include the day of the build. Its pages then change every day. */
  needsBuildDate?: boolean
  component: ComponentType<z.output<Schema> & WidgetContext>
}

type Defaults = 'props' | 'hydrate' | 'takesChildren'

/**
 * Declares a widget, and checks that its view accepts the schema's props. Without other words it takes no props and no
 * children, and needs no script.
 */
export function declareWidget<Schema extends z.ZodObject = z.ZodObject<Record<never, never>>>(
  declaration: Omit<WidgetDeclaration<Schema>, Defaults> & Partial<Pick<WidgetDeclaration<Schema>, Defaults>>,
): WidgetDeclaration<Schema> {
  return { props: z.strictObject({}) as z.ZodObject as Schema, hydrate: 'never', takesChildren: false, ...declaration }
}

/** A run of text in one weight, with the address that it links to. */
export type Run = { text: string; strong: boolean; href?: string }

/** A block of a printed chapter. Texts are plain. */
export type PrintBlock =
  /** The first paragraph of a chapter, set larger. A widget's replaces the page's, which describes what moves. */
  | { kind: 'lead'; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  /** A heading within a chapter. */
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: Run[][] }
  /** Short points, each with a title. */
  | { kind: 'points'; points: { title: string; text: string; mark?: string }[] }
  /** Figures with the words below them, side by side. */
  | { kind: 'figures'; figures: readonly { value: string; label: string }[] }
  /** Periods drawn to scale; their texts follow as points. */
  | { kind: 'ruler'; periods: readonly { mark: string; from: number; to: number; department: DepartmentId }[] }
  /** A share of a whole, in percent, with its name. */
  | { kind: 'bar'; name: string; percent: number }
  /** Agents with their plan symbols. */
  | { kind: 'desks'; desks: { name: string; department: DepartmentId; text: string; proposed: boolean }[] }
  /** A table with figures on the right. The last row may be a total. */
  | { kind: 'table'; head: string[]; rows: string[][]; sum?: boolean }
  /** Questions with boxes to tick. */
  | { kind: 'form'; questions: readonly { question: string; options: readonly string[] }[] }
  /** A note in small type. */
  | { kind: 'note'; text: string }
  /** An SVG drawing with its text alternative; its width in points. */
  | { kind: 'drawing'; drawing: ReactElement; alternative: string; width: number }

/** A block of plain text. */
export function textBlock(kind: 'lead' | 'paragraph', text: string): PrintBlock {
  return { kind, runs: [{ text, strong: false }] }
}
