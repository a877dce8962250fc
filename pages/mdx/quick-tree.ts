import { valueToEstree } from 'estree-util-value-to-estree'
import type { Program } from 'estree-jsx'
import type { Root } from 'hast'
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression'
import type { MdxJsxAttributeValueExpression } from 'mdast-util-mdx-jsx'
import { mdxToHast } from 'satteri'
import { walk } from './walk.ts'

const REMARK = /^\s*\/\*[^]*\*\/\s*$/

/**
 * A content file's text as a tree of HTML and widgets, read natively: thirty times as fast as micromark, which is most of what a page
 * costs. It says less where something is wrong.
 * @returns undefined for what only the thorough parser reads for certain, a mistake above all
 */
export function quickTree(source: string): Root | undefined {
  if (isReadOtherwise(source)) return undefined
  try {
    const tree = mdxToHast(source) as Root
    walk(tree, (node) => {
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') readExpression(node)
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
      for (const attribute of node.attributes) {
        // It does not say where; the checks ask before they know of a mistake.
        attribute.position = node.position
        if (attribute.value && typeof attribute.value === 'object') readExpression(attribute.value)
      }
    })
    return tree
  } catch {
    return undefined
  }
}

/** Adds what stands between braces as the thorough parser does. @throws for what is not JSON */
function readExpression(expression: MdxFlowExpression | MdxTextExpression | MdxJsxAttributeValueExpression): void {
  const values = REMARK.test(expression.value) ? [] : [JSON.parse(expression.value) as unknown]
  const body = values.map((value) => ({ type: 'ExpressionStatement', expression: valueToEstree(value) }))
  expression.data = { estree: { type: 'Program', sourceType: 'module', body } as Program }
}

/** Whether the native parser may read a text in another way than micromark. The test beside this file compares the two. */
function isReadOtherwise(source: string): boolean {
  // Task lists, notes, and addresses without https.
  if (/\[(?:[ x]\]|\^)|www\./i.test(source)) return true
  // Emphasis behind an escaped sign.
  if (source.includes('\\') && /\\[*_~]/.test(source)) return true
  // Code that does not end in its line.
  if (source.includes('`') && source.split('\n').some((line) => line.split('`').length % 2 === 0)) return true
  return [...source.matchAll(/\n[<{].*/g)].some(({ 0: line, index }) => !/[>}]\s*$/.test(line) && isWords(source.slice(source.lastIndexOf('\n', index - 1) + 1, index)))
}

/** Whether a tag or a remark of several lines right behind a line may go on with it, as in a list. */
function isWords(line: string): boolean {
  return line.trim() !== '' && !line.startsWith('<')
}
