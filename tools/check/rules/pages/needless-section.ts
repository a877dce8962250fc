import type { Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { isSection, layOut } from '../../../content/mdx/layout.ts'
import { nameOf } from '../../../content/mdx/element.ts'
import { pageRule } from '../rule.ts'
import type { Site, SitePage } from '../site.ts'

/** A Section that changes nothing is left out, so that pages read as text. */
export const needlessSection = pageRule('needless-section', 'warning', (page, add, site) => {
  const { tree, frontMatter } = page
  if (frontMatter?.template !== 'page' || !tree) return
  const written = shapeOf(tree, page, site)
  tree.children.forEach((node, index) => {
    if (!isSection(node) || shapeOf(without(tree, index), page, site) !== written) return
    add({
      place: nameOf(node),
      reason: 'The page looks the same without this <Section>.',
      fix: 'Delete its two tags: a heading of the second level begins a section.',
      edits: tagLines(node, page).map(({ line, length }) => ({ place: { line, column: 1, length }, text: '' })),
    })
  })
})

/** A tree in which a Section is replaced by its children. */
function without(tree: Root, index: number): Root {
  const section = tree.children[index] as MdxJsxFlowElement
  return { ...tree, children: tree.children.toSpliced(index, 1, ...(section.children as RootContent[])) }
}

/** The layout of a tree, without positions. */
function shapeOf(tree: Root, { frontMatter }: SitePage, { vocabulary }: Site): string {
  const copy = structuredClone(tree)
  layOut(copy, { ...frontMatter!, takesHead: (name) => vocabulary.widgets[name]?.takesHead === true })
  return JSON.stringify(copy, (key, value: unknown) => {
    if (key === 'position' || key === 'data') return undefined
    return key === 'attributes' ? (value as { name: string }[]).toSorted((a, b) => (a.name < b.name ? -1 : 1)) : value
  })
}

/** The lines of both tags, each with the empty line below it; none if anything else is on them. */
function tagLines({ position }: MdxJsxFlowElement, { source }: SitePage): { line: number; length: number }[] {
  const lines = source.split('\n')
  const { start, end } = position!
  const isTag = (line: number) => /^\s*<\/?Section\b[^<]*>\s*$/.test(lines[line - 1] ?? '')
  if (!isTag(start.line) || !isTag(end.line)) return []
  return [start.line, end.line].map((line) => {
    const below = lines[line]?.trim() === '' ? lines[line].length + 1 : 0
    return { line, length: Math.min(lines[line - 1]!.length + 1 + below, source.length) }
  })
}
