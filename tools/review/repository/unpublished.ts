import { routeOf } from '../../content/routes.ts'
import type { FoundChange } from '../compare/found-change.ts'
import type { SourceFile } from './git.ts'

/** Why a page is not published although its file exists; undefined if its front matter does not explain it. */
export function unpublishedReason(path: string, sources: readonly SourceFile[]): string | undefined {
  const source = contentOf(path, sources)
  const edited = (key: string) => {
    const value = readKey(source?.after, key)
    return value === readKey(source?.before, key) ? undefined : value
  }
  if (edited('draft')?.toLowerCase() === 'true') return 'it became a draft'
  const [publish, expires] = [edited('publish'), edited('expires')]
  return publish ? `it is published on ${publish}` : expires && `it expired after ${expires}`
}

const METADATA: Record<string, string> = { title: 'title', description: 'description', robots: 'noindex' }

/** The line of the front matter that says the changed metadata of a page. */
export function frontMatterSource({ kind, in: place }: FoundChange, path: string, sources: readonly SourceFile[]) {
  const key = METADATA[kind === 'open-graph' ? place.replace(/^\w+:/, '') : kind]
  const page = key ? contentOf(path, sources) : undefined
  const line = page?.after?.split('\n').findIndex((text) => text.startsWith(`${key}:`)) ?? -1
  return line < 0 ? undefined : `${page!.file}:${line + 1}:1`
}

function contentOf(path: string, sources: readonly SourceFile[]): SourceFile | undefined {
  return sources.find(({ file, after }) => after && /^content\/.*\.mdx$/.test(file) && routeOf(file) === path)
}

function readKey(text: string | undefined, key: string): string | undefined {
  const block = /^\uFEFF?---[ \t]*\r?\n[^]*?\n---/.exec(text ?? '')?.[0] ?? ''
  return new RegExp(`^${key}[ \\t]*:[ \\t]*['"]?([\\w-]+)`, 'm').exec(block)?.[1]
}
