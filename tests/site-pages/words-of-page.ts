import { decoded } from '../../pages/document/entities.ts'

/** What a document's main part says, as visitors read it: tags, styles and scripts taken away. */
export function wordsOfPage(html: string): string {
  const text = html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<!--.*?-->/g, '')
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?(?:b|em|strong|small|span|a)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
  return decoded(text).replace(/\s+/g, ' ')
}
