/** What a document's main part says, as visitors read it: tags, styles and scripts taken away. */
export function wordsOfPage(html: string): string {
  return html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<!--.*?-->/g, '')
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?(?:b|em|strong|small|span|a)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
}
