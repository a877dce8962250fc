import type { ContentPage } from '../content/content-index.ts'
import type { Publication } from '../content/publication.ts'
import type { Compiled } from '../mdx/content-compiler.ts'

/** The content that a build has read for its engine to render. */
export type ProvidedContent = {
  /** Every page, drafts included. */
  pages: ContentPage[]
  publication: Publication
  /** The live site's address, without a trailing slash. */
  origin: string
  /** The texts of the pages that are to be rendered, by their files. */
  texts: ReadonlyMap<string, Compiled>
}

let content: ProvidedContent | undefined

/** Hands the engine the content: before it renders the first page. */
export function provide(given: ProvidedContent): void {
  content = given
}

/** @throws where an engine renders before it was given content */
export function provided(): ProvidedContent {
  if (!content) throw new Error('This engine has no content yet: pages/build/render-site.ts provides it.')
  return content
}
