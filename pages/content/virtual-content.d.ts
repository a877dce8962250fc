declare module 'virtual:content' {
  import type { ContentPage } from './content-index.ts'
  import type { Publication } from './publication.ts'
  /** Every page that could be read, drafts included. */
  export const pages: ContentPage[]
  export const publication: Publication
  /** The live site's address, without a trailing slash. */
  export const origin: string
}
