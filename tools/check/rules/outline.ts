import { decoded } from '../../../pages/document/entities.ts'

/** A heading, anchor or link in a page's HTML. */
export type OutlineItem =
  | { kind: 'heading'; level: number; text: string; id?: string | undefined }
  | { kind: 'anchor'; id: string }
  | { kind: 'link'; href: string; text: string }
  | { kind: 'children' }

/** The element that replaces the MDX between a widget's tags. */
export const CHILDREN = 'x-children'

const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s=<>]+(?:="[^"]*")?)*)\s*\/?>/gi

/** Reads headings, links and anchors from HTML as React writes it: attributes in quotation marks, every element closed. */
export function outlineOf(html: string): OutlineItem[] {
  const items: OutlineItem[] = []
  const open: { name: string; from: number; item: { text: string } }[] = []
  for (const match of html.matchAll(TAG)) {
    const [tag, closes, name, attributes] = match as unknown as [string, string, string, string]
    const end = match.index + tag.length
    if (closes) {
      if (open.at(-1)?.name === name) {
        const { from, item } = open.pop()!
        item.text = textOf(html.slice(from, match.index))
      }
      continue
    }
    const id = attributeOf(attributes, 'id')
    const href = name === 'a' ? attributeOf(attributes, 'href') : undefined
    const item: OutlineItem | undefined = /^h[1-6]$/.test(name)
      ? { kind: 'heading', level: Number(name[1]), text: '', id }
      : href !== undefined
        ? { kind: 'link', href, text: '' }
        : name === CHILDREN
          ? { kind: 'children' }
          : undefined
    // Ids that React generates differ between renders.
    if (id !== undefined && !/_[rR]_|^:/.test(id)) items.push({ kind: 'anchor', id })
    if (item) items.push(item)
    if (item && 'text' in item) open.push({ name, from: end, item })
  }
  return items
}

function attributeOf(attributes: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]
  return value === undefined ? undefined : decoded(value)
}

function textOf(html: string): string {
  return decoded(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
}
