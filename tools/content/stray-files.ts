import { statSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { ContentError, TOP } from './content-error.ts'
import { contentEntries } from './routes.ts'

/** File names that look like pages. */
const PAGE_ENDING = /\.(mdx?|markdown)(\.txt)?$/i

/** Files in the content folder that look like pages but get no URL. */
export function strayFiles(root: string): ContentError[] {
  return contentEntries(root).flatMap(({ file, entry }) => {
    const why = whyStray(entry)
    return why ? [new ContentError({ file, source: '', place: TOP, rule: 'stray-files', ...why })] : []
  })
}

function whyStray(entry: Dirent): { reason: string; fix: string } | undefined {
  const { name } = entry
  if (entry.isSymbolicLink()) {
    if (!PAGE_ENDING.test(name) && !leadsToFolder(entry)) return undefined
    return {
      reason: 'This is a symbolic link, and those are ignored: only files in content/ itself become pages.',
      fix: 'Replace it with the file that it leads to.',
    }
  }
  if (!entry.isFile() || !PAGE_ENDING.test(name) || name.endsWith('.mdx') || /^readme\.md$/i.test(name))
    return undefined
  return {
    reason: 'This file is ignored: only files whose names end in .mdx become pages.',
    fix: `Rename it to ${name.replace(PAGE_ENDING, '')}.mdx, or move it out of content/.`,
  }
}

function leadsToFolder({ parentPath, name }: Dirent): boolean {
  return statSync(join(parentPath, name), { throwIfNoEntry: false })?.isDirectory() ?? false
}
