import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { ContentFolder } from '../content-folder.ts'

/**
 * A remark plugin that leaves the words of a link to an expired page, and takes the link away: no build fails, and no
 * visitor follows a dead link, because a day has passed.
 */
export function unlinkExpired(folder: ContentFolder) {
  return async (tree: Root): Promise<void> => {
    const { pages } = await folder.index()
    const { buildDate } = folder.publication()
    const expired = new Set(
      pages.flatMap(({ route, frontMatter: { expires } }) => (expires && buildDate > expires ? route : [])),
    )
    if (!expired.size) return
    const isExpired = (url: string | undefined) => expired.has(url?.replace(/[?#].*$/s, '') ?? '')
    const urls = new Map<string, string>()
    visit(tree, 'definition', ({ identifier, url }) => void urls.set(identifier, url))
    visit(tree, (node, index, parent) => {
      const url =
        node.type === 'link' ? node.url : node.type === 'linkReference' ? urls.get(node.identifier) : undefined
      if (!parent || index === undefined || !isExpired(url) || !('children' in node)) return
      parent.children.splice(index, 1, ...(node.children as never[]))
      return index
    })
  }
}
