import { relative } from 'node:path'
import type { VFile } from 'vfile'
import { readFrontMatter } from '../content/front-matter.ts'

/** Refuses a file whose front matter is wrong; the page index holds what it says. */
export function checkFrontMatter() {
  return (_tree: unknown, file: VFile): void => {
    readFrontMatter(contentFile(file), String(file))
  }
}

/** The file's path as messages print it: relative to the repository. */
export function contentFile(file: VFile): string {
  return file.path ? relative(process.cwd(), file.path).replaceAll('\\', '/') : 'content/untitled.mdx'
}
