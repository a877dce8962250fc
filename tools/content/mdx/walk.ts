import type { Nodes as HtmlNode } from 'hast'
import type { Nodes as MarkdownNode } from 'mdast'

/** Visits every node of a tree, each before what is in it. For what runs on every page of a build, where unist's own visit, which also tells the ancestors, takes ten times as long. */
export function walk(tree: HtmlNode | MarkdownNode, visit: (node: HtmlNode | MarkdownNode) => void): void {
  visit(tree)
  if ('children' in tree) for (const child of tree.children) walk(child, visit)
}
