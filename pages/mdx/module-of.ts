import type { Compiled } from './content-compiler.ts'

/** A compiled content file as a module, for dev and the gallery. */
export function moduleOf({ tree, headings, widgets }: Compiled): string {
  return `import { contentOf } from '/pages/mdx/content-of.ts'
export const headings = ${JSON.stringify(headings)}
export const widgets = ${JSON.stringify(widgets)}
export default contentOf(${JSON.stringify(tree)})
`
}
