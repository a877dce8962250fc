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
