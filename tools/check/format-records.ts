import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Formats the files of `data/` that can be read, so that an edit on the web needs no knowledge of line breaks.
 * @returns the changed files
 */
export async function formatRecords(root: string): Promise<string[]> {
  const { format, resolveConfig } = await import('prettier')
  const changed: string[] = []
  for (const name of readdirSync(join(root, 'data')).filter((candidate) => candidate.endsWith('.ts'))) {
    const path = join(root, 'data', name)
    const source = readFileSync(path, 'utf8')
    // Another rule reports a file that cannot be parsed.
    const text = await format(source, { ...(await resolveConfig(path)), filepath: path }).catch(() => source)
    if (text === source) continue
    writeFileSync(path, text)
    changed.push(`data/${name}`)
  }
  return changed
}
