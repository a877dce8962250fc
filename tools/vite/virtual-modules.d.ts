declare module 'virtual:content' {
  export type FrontMatter = import('../content/front-matter.ts').FrontMatter
  export type Heading = import('../content/mdx/page-facts.ts').Heading
  export type NamedWidget = import('../content/mdx/page-facts.ts').NamedWidget
  /** A page as it is rendered. */
  export type Page = import('../content/routes.ts').ContentPage & {
    /** Whether it is in the sitemap, with a Markdown version and a share picture. */
    listed: boolean
  }
  /** The pages of this build, without the 404 page. */
  export const pages: Page[]
  /** The 404 page; undefined if its file is missing. */
  export const notFound: Page | undefined
  export const publication: import('../content/publication.ts').Publication
  /** The live site's origin, without a trailing slash. */
  export const origin: string
}

declare module 'virtual:islands' {
  /** A function for each island that imports its view, which is the export with the island's name. */
  export const islands: Record<
    string,
    () => Promise<Record<string, import('react').ComponentType<Record<string, unknown>>>>
  >
}

interface ImportMetaEnv {
  /** Whether this build has the gallery: dev and previews do. */
  readonly STAFFROOM_GALLERY: boolean
}

declare module 'virtual:gallery' {
  /** The gallery; undefined in live builds. */
  export const gallery: typeof import('../gallery/specimens.tsx').gallery | undefined
}

declare module 'virtual:gallery-client' {
  /** Starts the gallery's controls and examples in the browser. */
  export const start: typeof import('../gallery/browser/load-gallery.ts').start
}

declare module 'virtual:widget-examples' {
  import type { MDXContent } from 'mdx/types'
  /** A widget's compiled example, with the widgets that it uses. */
  export type WidgetExample = { default: MDXContent; widgets: import('../content/mdx/page-facts.ts').NamedWidget[] }
  /** A function that loads the example of each widget, by the widget's name. */
  export const examples: Record<string, () => Promise<WidgetExample>>
}
