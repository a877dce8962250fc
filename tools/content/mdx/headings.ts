import GithubSlugger from 'github-slugger'
import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { walk } from './walk.ts'

/** A second-level heading of a page, for its table of contents. */
export type Heading = { id: string; text: string }

/** Gives each heading an id, made of its words, and tells the second-level ones in order. */
export function nameHeadings(tree: Root): Heading[] {
  const slugger = new GithubSlugger()
  const headings: Heading[] = []
  walk(tree, (node) => {
    if (node.type !== 'element' || !/^h[1-6]$/.test(node.tagName)) return
    const text = toString(node).trim()
    const id = String((node.properties['id'] ??= slugger.slug(text)))
    if (node.tagName === 'h2' && id) headings.push({ id, text })
  })
  return headings
}
