import { createHash } from 'node:crypto'
import { standaloneDrawing } from './standalone-drawing.ts'

const APART = /<svg\b([^>]*?) data-apart(?:="[^"]*")?([^>]*)>[^]*?<\/svg>/g
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Takes the drawings that are marked `data-apart` out of a page, into one picture that it asks for: a page with many drawings
 * would not arrive in one round trip. They keep their place, their size and their words, and follow the theme as before.
 * @param write keeps the picture, and answers its address
 */
export function withDrawingsApart(html: string, write: (svg: string) => string): string {
  const groups: string[] = []
  const marked = html.replace(APART, (drawing, before: string, after: string) => {
    const id = LETTERS[groups.length]
    if (!id) throw new Error('More drawings stand apart than there are letters to name them.')
    groups.push(standaloneDrawing(drawing, id))
    // What the drawing itself is called by stays; its department's colours are in the picture.
    const attributes = `${before}${after}`.replace(/ class="([\w-]+)[^"]*"/, ' class="$1"')
    return `<svg${attributes}><use href="\u00ab${id}"/></svg>`
  })
  if (!groups.length) return html
  const address = write(`<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`)
  return marked.replaceAll('\u00ab', `${address}#`)
}

/** The address of a file beside another, with its own hash in its name. */
export function hashed(beside: string, name: string, content: string): string {
  const [, base, extension] = /^(.*)\.(\w+)$/.exec(name)!
  return beside.replace(
    /[^/]*$/,
    `${base}.${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.${extension}`,
  )
}
