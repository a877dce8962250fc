import { valueToEstree } from 'estree-util-value-to-estree'
import type { Program } from 'estree-jsx'
import type { Root } from 'hast'
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression'
import type { MdxJsxAttributeValueExpression } from 'mdast-util-mdx-jsx'
import { mdxToHast } from 'satteri'
import { visit } from 'unist-util-visit'

/** Where the native parser reads in another way than micromark, now and then. The test beside this file compares the two. */
const READ_OTHERWISE = new RegExp([
  // Task lists, notes, and addresses without https.
  /^[\s>]*(?:[-+*]|\d+[.)])\s+\[[ x]\]/, /\[\^/, /www\./,
  // Emphasis behind an escaped sign, and code that does not end in its line.
  /\\[*_~]/, /^[^`\n]*`(?:[^`\n]*`[^`\n]*`)*[^`\n]*$/,
  // A tag or a remark of several lines right behind a line of words, which may be in a list.
  /^(?!<).*\S.*\n[<{](?!.*[>}]\s*$)/,
].map(({ source }) => source).join('|'), 'im')

const REMARK = /^\s*\/\*[^]*\*\/\s*$/

/**
 * A content file's text as a tree of HTML and widgets, read natively: thirty times as fast as micromark, which is most of what a page
 * costs. It says less where something is wrong.
 * @returns undefined for what only the thorough parser reads for certain, a mistake above all
 */
export function quickTree(source: string): Root | undefined {
  if (READ_OTHERWISE.test(source)) return undefined
  try {
    const tree = mdxToHast(source) as Root
    visit(tree, (node) => {
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') readExpression(node)
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
      for (const { value } of node.attributes) if (value && typeof value === 'object') readExpression(value)
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
