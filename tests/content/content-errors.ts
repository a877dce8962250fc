import type { WrongFile } from './content-cases.ts'
import { elements } from './errors/elements.ts'
import { frontMatter } from './errors/front-matter.ts'
import { syntax } from './errors/syntax.ts'

/** Pages that cannot be shown. */
export const errors: Record<string, WrongFile> = { ...frontMatter, ...syntax, ...elements }
