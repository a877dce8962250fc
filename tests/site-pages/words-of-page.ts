import { find, parsePage } from '../../tools/lib/html.ts'
import { visibleText } from '../visible-text.ts'

/** What a document's main part says, as visitors read it. */
export function wordsOfPage(html: string): string {
  const isInline = (tagName: string) => /^(b|em|strong|small|span|a)$/.test(tagName)
  const main = find(parsePage(html), 'main')
  return main ? visibleText(main, (tagName) => (isInline(tagName) ? '' : ' ')).replace(/\s+/g, ' ') : ''
}
