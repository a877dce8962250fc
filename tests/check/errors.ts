import type { WrongPage } from './cases.ts'
import { links } from './errors/links.ts'
import { marks } from './errors/marks.ts'
import { structure } from './errors/structure.ts'
import { words } from './errors/words.ts'

export { records } from './errors/records.ts'

/** Pages with errors. */
export const errors: Record<string, WrongPage> = { ...links, ...words, ...marks, ...structure }
