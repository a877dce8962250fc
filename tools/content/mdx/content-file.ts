import { relative } from 'node:path'
import type { VFile } from 'vfile'

/** A file's path as messages print it: relative to the repository, with forward slashes. */
export function contentFile({ cwd, path }: VFile): string {
  return path ? relative(cwd, path).replaceAll('\\', '/') : 'content/untitled.mdx'
}
