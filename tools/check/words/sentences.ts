import type { DataFile } from '../site/data-file.ts'
import type { Site, SitePage } from '../site/site-reader.ts'

/** Its texts are lists of words. */
const SEARCH_WORDS = 'data/search.ts'

/** The pages and the records whose texts are sentences. */
export function filesWithSentences({ pages, data }: Pick<Site, 'pages' | 'data'>): (SitePage | DataFile)[] {
  return [...pages, ...data.filter(({ file }) => file !== SEARCH_WORDS)]
}
