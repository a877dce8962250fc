interface ImportMetaEnv {
  /** Whether this build has the gallery: dev and previews do. */
  readonly STAFFROOM_GALLERY: boolean
}

declare module 'virtual:gallery' {
  /** The gallery, which live builds have not. */
  export const gallery: typeof import('./gallery/specimens.tsx').gallery | undefined
}

declare module 'virtual:gallery-client' {
  /** Makes the gallery's controls and examples work in the browser. */
  export const start: typeof import('./gallery/browser/start.ts').start
}

declare module 'virtual:widget-examples' {
  import type { ComponentType } from 'react'
  import type { MDXContent } from 'mdx/types'
  /** A widget's example as its declaration writes it, compiled, with the widgets that it names. */
  export type WidgetExample = {
    default: MDXContent
    widgets: import('../content/mdx/page-facts.ts').NamedWidget[]
    views: Record<
      string,
      {
        fallbacks: Record<string, unknown>
        load: () => Promise<Record<string, ComponentType<Record<string, unknown>>>>
      }
    >
  }
  /** How the example of each widget is loaded, by the widget's name. */
  export const examples: Record<string, () => Promise<WidgetExample>>
}
