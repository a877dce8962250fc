declare module 'virtual:content' {
  export type FrontMatter = import('../content/front-matter.ts').FrontMatter
  export type Heading = import('../content/mdx/page-facts.ts').Heading
  export type NamedWidget = import('../content/mdx/page-facts.ts').NamedWidget
  /** A page as it is rendered. */
  export type Page = import('../content/routes.ts').ContentPage & {
    /** Whether the site shows it to the outside: in the sitemap, as Markdown, with a share picture. */
    listed: boolean
  }
  /** The pages that this build shows, without the 404 page. */
  export const pages: Page[]
  /** The page that answers an unknown URL; undefined while its file is missing. */
  export const notFound: Page | undefined
  export const publication: import('../content/publication.ts').Publication
  /** The live site's address, without a trailing slash. */
  export const origin: string
}
