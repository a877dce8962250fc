import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, posix } from 'node:path'
import { ContentError } from '../../content/content-error.ts'
import type { SitePage } from '../rules/site.ts'
import { removeStale } from '../../lib/remove-stale.ts'
import { mirrorOf } from './mirror.ts'

/** Where the mirrors of pages stand, a folder for each check. Inside the repository, so that packages are found from there. */
const SHELF = '.staffroom/types'

/** Checks the types of all code, and of the props in all pages. */
export async function checkTypes(root: string, pages: readonly SitePage[]): Promise<ContentError[]> {
  mkdirSync(join(root, SHELF), { recursive: true })
  removeStale(readdirSync(join(root, SHELF)).map((name) => join(root, SHELF, name)))
  const folder = `${SHELF}/${basename(mkdtempSync(join(root, SHELF, 'check-')))}`
  try {
    return await checkTypesIn(folder, root, pages)
  } finally {
    rmSync(join(root, folder), { recursive: true, force: true })
  }
}

async function checkTypesIn(folder: string, root: string, pages: readonly SitePage[]): Promise<ContentError[]> {
  const mirrors = writeMirrors(root, folder, pages)
  const config = `${folder}/tsconfig.json`
  const { include, exclude } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    include: string[]
    exclude: string[]
  }
  const up = (path: string) => posix.relative(folder, path)
  writeFileSync(
    join(root, config),
    JSON.stringify({
      extends: up('tsconfig.json'),
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: [...include.map(up), './content'],
      exclude: exclude.map(up),
    }),
  )
  const output = await compile(root, config)
  return messagesIn(output).flatMap((message) => explain(message, root, mirrors))
}

/** The compiler's messages; what belongs to one is indented below it. */
function messagesIn(output: string): string[] {
  return output.split(/\r?\n(?! )/).filter(Boolean)
}

/** Writes a mirror of each page that can be parsed; gives the pages by the paths of their mirrors. */
function writeMirrors(root: string, folder: string, pages: readonly SitePage[]): Map<string, SitePage> {
  const mirrors = new Map<string, SitePage>()
  for (const page of pages) {
    if (!page.tree || page.problems.length) continue
    const mirror = `${folder}/${page.file.replace(/\.mdx$/, '.tsx')}`
    mkdirSync(dirname(join(root, mirror)), { recursive: true })
    writeFileSync(join(root, mirror), mirrorOf(page.tree, page.source, posix.dirname(mirror)))
    mirrors.set(mirror, page)
  }
  mkdirSync(join(root, folder, 'content'), { recursive: true })
  return mirrors
}

/** The native compiler, ten times as quick; where its binary is missing, the one that editors use. */
function compile(root: string, config: string): Promise<string> {
  const require = createRequire(join(root, 'package.json'))
  const compiler = ['typescript7', 'typescript'].flatMap((name) => {
    try {
      return join(dirname(require.resolve(`${name}/package.json`)), 'bin/tsc')
    } catch {
      return []
    }
  })[0]!
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [compiler, '-p', config, '--pretty', 'false'], { cwd: root })
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('error', reject)
    child.on('close', () => resolve(output))
  })
}

/** A message of the compiler as one of ours: of a page at the page's own place, and no longer than a reader's patience. */
function explain(text: string, root: string, mirrors: ReadonlyMap<string, SitePage>): ContentError[] {
  const match = /^(.+?)\((\d+),(\d+)\): error TS\d+: (.*)$/.exec(text.split('\n')[0]!)
  if (!match) {
    if (/^error TS/.test(text)) throw new Error(text)
    return []
  }
  const [, path, line, column, first] = match as unknown as [string, string, string, string, string]
  const place = { line: Number(line), column: Number(column) }
  const page = mirrors.get(path)
  const file = page?.file ?? path
  const source = page?.source ?? readFileSync(join(root, file), 'utf8')
  // The last line says what the first one comes down to.
  const problem = [first, ...text.split('\n').slice(1)]
    .at(-1)!
    .trim()
    .replace(/'[^']{120,}'/g, "'…'")
    .replace(/([^.?!])$/, '$1.')
  return [
    new ContentError({ file, source, place: { ...place, length: wordAt(source, place) }, rule: 'types', problem }),
  ]
}

/** How long the word at a place is, for underlining. */
function wordAt(source: string, { line, column }: { line: number; column: number }): number {
  return /^[\w$]+/.exec((source.split('\n')[line - 1] ?? '').slice(column - 1))?.[0].length ?? 1
}
