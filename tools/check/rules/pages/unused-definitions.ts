import { visit } from 'unist-util-visit'
import { startOf } from '../../../content/mdx/element.ts'
import { pageRule } from '../rule.ts'

/** Each address that is defined, as in [guide]: /pricing, has a link or a picture that refers to it. */
export const unusedDefinitions = pageRule('unused-definitions', 'error', ({ tree }, add) => {
  if (!tree) return
  const used = new Set<string>()
  visit(tree, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier)
  })
  visit(tree, 'definition', (node) => {
    if (!used.has(node.identifier))
      add({
        place: startOf(node),
        reason: `Nothing refers to [${node.label ?? node.identifier}], so this line is not shown.`,
        fix: `Write [the words of the link][${node.label ?? node.identifier}] where it belongs, or delete the line.`,
      })
  })
})
