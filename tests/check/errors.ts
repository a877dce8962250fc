import type { WrongPage } from './cases.ts'
import { frontMatter } from './errors/front-matter.ts'
import { links } from './errors/links.ts'
import { structure } from './errors/structure.ts'

export { records } from './errors/records.ts'

/** Pages with errors that need front matter or an address of their own; texts with errors are in `mistakes.ts`. */
export const errors: Record<string, WrongPage> = { ...frontMatter, ...links, ...structure }
