interface ImportMetaEnv {
  /** Whether this build has the gallery: dev and previews do. */
  readonly STAFFROOM_GALLERY: boolean
}

declare module 'virtual:gallery' {
  /** The gallery; undefined in live builds. */
  export const gallery: typeof import('./specimens.tsx').gallery | undefined
}

declare module 'virtual:gallery-client' {
  /** Starts the gallery's controls and examples in the browser. */
  export const start: typeof import('./browser/load-gallery.ts').start
}

declare module 'virtual:widget-examples' {
  import type { MDXContent } from 'mdx/types'
  /** A widget's compiled example, with the widgets that it uses. */
  export type WidgetExample = { default: MDXContent; widgets: import('../content/mdx/page-facts.ts').NamedWidget[] }
  /** A function that loads the example of each widget, by the widget's name. */
  export const examples: Record<string, () => Promise<WidgetExample>>
}
